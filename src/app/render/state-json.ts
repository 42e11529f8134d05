/** Writes what pages share once: shared answers are most of a page's state, and frozen. */
export type StateJson = (value: unknown) => string;

/** @returns JSON as JSON.stringify has it, of plain values, with no `<` that could close a script element or start a comment */
export function createStateJson(): StateJson {
  const written = new WeakMap<object, string>();
  const write = (value: unknown): string | undefined => {
    if (typeof value !== 'object' || value === null) return escaped(value);
    if ('toJSON' in value) return escaped(value);
    if (!Object.isFrozen(value)) return composed(value, write);
    const before = written.get(value);
    if (before !== undefined) return before;
    const text = escaped(value)!;
    written.set(value, text);
    return text;
  };
  return (value) => write(value) ?? 'null';
}

function composed(value: object, write: (part: unknown) => string | undefined): string {
  if (Array.isArray(value)) return `[${value.map((item) => write(item) ?? 'null').join(',')}]`;
  const fields = Object.entries(value).flatMap(([name, part]) => {
    const text = write(part);
    return text === undefined ? [] : [`${escaped(name)}:${text}`];
  });
  return `{${fields.join(',')}}`;
}

function escaped(value: unknown): string | undefined {
  return (JSON.stringify(value) as string | undefined)?.replaceAll('<', '\\u003c');
}
