/** Where a press on a link leads this tab; undefined for one that means a new tab, a menu, a download or a part of this page, or that somebody has taken. */
export function ledTo(link: Element | null, { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): URL | undefined {
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey ? undefined : leadsTo(link);
}

/** Where a link leads this tab: an address of the web, and no part of the page that stands. */
export function leadsTo(link: Element | null): URL | undefined {
  // An editor's text may have an address that is none: it has no protocol either.
  if (!(link instanceof HTMLAnchorElement) || !link.protocol.startsWith('http') || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return undefined;
  const url = new URL(link.href);
  const isPart = url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
  return isPart ? undefined : url;
}
