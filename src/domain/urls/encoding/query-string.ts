import { decodePercent, encodePercent } from './percent.ts';

/** Values of every parameter, in order. */
export type QueryParams = ReadonlyMap<string, readonly string[]>;

/**
 * Reads a query string, with or without its `?`. Pairs that cannot be decoded are left out;
 * never throws.
 */
export function parseQueryString(search: string): QueryParams {
  const params = new Map<string, string[]>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [rawName = '', ...rest] = pair.split('=');
    const name = decodePercent(rawName.replaceAll('+', ' '));
    const value = decodePercent(rest.join('=').replaceAll('+', ' '));
    if (!name || value === undefined) continue;
    params.set(name, [...(params.get(name) ?? []), value]);
  }
  return params;
}

/**
 * Writes parameters in the order given: `?q=…&fullPrice=true`, or '' when none has a value.
 * Colons, slashes and commas stay readable: a query may hold them as they are (RFC 3986).
 */
export function formatQueryString(params: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || value === ''
      ? []
      : [`${encodePercent(name)}=${encodePercent(value).replace(/%(3A|2F|2C)/g, decodeURIComponent)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
