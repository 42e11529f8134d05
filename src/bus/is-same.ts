/**
 * Whether two selected values show the same: selectors put arrays and objects together anew, what is within them is mostly
 * the same. Only arrays and plain objects are looked into.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isPlain(a) || !isPlain(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && isSame(a[name], b[name]));
}

function isPlain(value: object): value is Record<string, unknown> {
  return Object.getPrototypeOf(value) === Object.prototype;
}
