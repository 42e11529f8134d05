import { linkRel } from '../domain/content/links.ts';
import { useHref, usePage } from '../parts/page.tsx';

/** Attributes of a link of content: our paths in the page's language, `rel` for other hosts [link.rel]. */
export function useContentLink(): (url: string) => { href: string; rel?: string } {
  const href = useHref();
  const { origin } = usePage().context;
  return (url) => {
    const rel = linkRel(url, { origin });
    return { href: isOwnPath(url) ? href(url) : url, ...(rel !== undefined && { rel }) };
  };
}

/** A path of the shop; `//host` is another host's. */
function isOwnPath(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}
