import type { StoredCopies } from '../../domain/offline-copies.ts';

/** In place of a page that is not stored: why it is not there, and which pages are. */
export function offlinePage({ texts: { language, title, text }, pages }: StoredCopies): Response {
  const html = `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head>`
    + `<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p><ul>${pages.map((page) => `<li><a href="${escaped(page.url)}">${escaped(page.title)}</a></li>`).join('')}</ul></main></body></html>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'", 'Cache-Control': 'no-store' } });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
