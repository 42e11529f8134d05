const LONGEST_TEXT = 28;
const MOST_MEMBERS = 4;

/** A value in one short line; what is deep inside is only hinted at. */
export function summaryOf(value: unknown, depth = 0): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return JSON.stringify(value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value);
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return depth > 0 || value.some((item) => typeof item === 'object') ? `[${value.length}]` : `[${value.slice(0, MOST_MEMBERS).map((item) => summaryOf(item, depth + 1)).join(', ')}${value.length > MOST_MEMBERS ? ', …' : ''}]`;
  }
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return '{}';
  if (depth > 1) return '{…}';
  return `{ ${members.slice(0, MOST_MEMBERS).map(([name, member]) => `${name}: ${summaryOf(member, depth + 1)}`).join(', ')}${members.length > MOST_MEMBERS ? ', …' : ''} }`;
}
