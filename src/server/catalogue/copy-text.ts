/** A line of COPY's text format, with its newline. Objects become JSON, lists become array literals, null is `\N`. */
export function copyLine(values: readonly unknown[]): string {
  return `${values.map(field).join('\t')}\n`;
}

function field(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Int32Array) return `{${value.join(',')}}`;
  if (Array.isArray(value)) return escaped(`{${value.map(element).join(',')}}`);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'object') return escaped(JSON.stringify(value));
  return escaped(String(value));
}

function element(value: unknown): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `"${String(value).replace(/["\\]/g, '\\$&')}"`;
}

function escaped(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/\t/g, '\\t').replace(/\n/g, '\\n').replace(/\r/g, '\\r');
}
