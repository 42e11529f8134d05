import { MARKET } from '../market/market.ts';

interface LinkContext {
  /** Origin of the page the link is on; the market's own counts too. */
  origin?: string;
  /** Whether editors wrote the link in rich text. */
  richText?: boolean;
}

/**
 * The `rel` a link must carry: none to our own hosts, `nofollow noreferrer` to others, with
 * `noopener` too in rich text [link.rel].
 * @param href as written; relative, `mailto:` and `tel:` links are our own
 */
export function linkRel(href: string, { origin = MARKET.origin, richText = false }: LinkContext = {}): string | undefined {
  const host = hostOf(href);
  if (host === undefined || host === hostOf(origin) || host === hostOf(MARKET.origin)) return undefined;
  return richText ? 'nofollow noopener noreferrer' : 'nofollow noreferrer';
}

/** Host and port of an absolute or `//` address the way browsers read it, undefined for others. */
function hostOf(href: string): string | undefined {
  // Browsers drop control characters and take a backslash for a slash.
  const plain = href.replace(/[\p{Cc} ]/gu, '').replaceAll('\\', '/');
  const [, authority] = /^(?:https?:)?\/\/+([^/?#]*)/i.exec(plain) ?? [];
  return authority?.replace(/^.*@/, '').toLowerCase();
}
