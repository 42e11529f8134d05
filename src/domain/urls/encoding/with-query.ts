import { formatQueryString } from './query-string.ts';

/** An address with more parameters, before its own: of two of one name the first counts. What comes after `#` stays last. */
export function withQuery(address: string, params: Readonly<Record<string, string | undefined>>): string {
  const [way = '', place] = address.split(/#(.*)/s, 2);
  const [path = '', own = ''] = way.split(/\?(.*)/s, 2);
  const pairs = [formatQueryString(params).slice(1), own].filter((part) => part !== '').join('&');
  return `${path}${pairs === '' ? '' : `?${pairs}`}${place === undefined ? '' : `#${place}`}`;
}
