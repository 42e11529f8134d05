/**
 * Whether every text in a parsed JSON value can be kept: PostgreSQL takes neither NUL nor half a surrogate pair, and
 * a refusal by the database would be an error of ours instead of the client's.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}

/** Whether an address names NUL, which no route of ours can look for. */
export function namesNul(url: string): boolean {
  return url.includes('%00');
}
