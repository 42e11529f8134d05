import type { HeadFacts } from '../../routes/page-answer.ts';

/** Makes the document's head that of another page. */
export function applyHead(head: HeadFacts, language: string): void {
  document.title = head.title;
  // Said anew, it has the browser find the style of every element anew.
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
  setAttribute('meta[name=description]', 'content', head.description);
  setAttribute('meta[property="og:title"]', 'content', head.title);
  setAttribute('link[rel=canonical]', 'href', head.canonical);
  document.head.querySelectorAll('link[rel=alternate][hreflang],meta[name=robots],script[type="application/ld+json"]').forEach((element) => element.remove());
  const added: HTMLElement[] = head.alternates.map(([hreflang, href]) => Object.assign(document.createElement('link'), { rel: 'alternate', hreflang, href }));
  if (head.alternates.length === 0) added.push(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));
  if (head.structuredData !== null) added.push(Object.assign(document.createElement('script'), { type: 'application/ld+json', textContent: head.structuredData }));
  document.head.append(...added);
}

/** What the document's own head says. */
export function readHead(): HeadFacts {
  const attribute = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name) ?? '';
  return {
    title: document.title,
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    alternates: [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map(({ hreflang, href }) => [hreflang, href] as const),
    structuredData: document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? null,
  };
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

/** The picture of a page's first screen, before its view asks for it. */
export function prefetchPicture({ firstPicture }: HeadFacts): void {
  if (firstPicture === undefined) return;
  const { srcSet, sizes } = firstPicture;
  if (document.head.querySelector(`link[imagesrcset="${CSS.escape(srcSet)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.imageSrcset = srcSet;
  link.imageSizes = sizes;
  // It must not stay: a walk through the shop would pile them up.
  link.addEventListener('load', () => link.remove());
  link.addEventListener('error', () => link.remove());
  document.head.append(link);
}
