import { decodePercent } from '../../domain/urls/encoding/percent.ts';

/** Reads a Cookie header or `document.cookie`; of several cookies with one name the first counts. */
export function parseCookies(header: string): Record<string, string> {
  // Without a prototype: a cookie may be called `constructor`.
  const cookies = Object.create(null) as Record<string, string>;
  for (const pair of header.split(';')) {
    const separator = pair.indexOf('=');
    if (separator === -1) continue;
    const name = pair.slice(0, separator).trim();
    const value = decodePercent(pair.slice(separator + 1).trim());
    if (name !== '' && value !== undefined && !(name in cookies)) cookies[name] = value;
  }
  return cookies;
}
