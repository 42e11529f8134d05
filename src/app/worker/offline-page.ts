import type { StoredCopies } from '../../domain/visitor/offline-copies.ts';
import { MARKET } from '../../domain/market/market.ts';
import { dark, light, type ColorRole } from '../../ui/theme/themes.ts';

const color = (role: ColorRole) => `light-dark(${light[role]},${dark[role]})`;
/** The shop's own style sheets may not be among what is stored. */
const STYLE = `:root{color-scheme:light dark}body{max-width:40rem;margin:0 auto;padding:24px 16px;background:${color('surface-page')};color:${color('text-default')};font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}`
  + `h1{font-size:1.75rem;line-height:1.2}ul{padding:0;list-style:none}li+li{border-top:1px solid ${color('border-default')}}.brand{margin:0;color:${color('action-text')};font-weight:800}a{display:block;padding:10px 0;color:${color('action-text')}}a:focus-visible{outline:3px solid ${color('focus-ring')}}`;

/** In place of a page that is not stored: why it is not there, and which pages are. */
export function offlinePage({ texts: { language, title, text }, pages }: StoredCopies): Response {
  const nonce = crypto.randomUUID();
  const html = `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style nonce="${nonce}">${STYLE}</style></head>`
    + `<body><main><p class="brand">${MARKET.brand}</p><h1>${escaped(title)}</h1><p>${escaped(text)}</p><ul>${pages.map((page) => `<li><a href="${escaped(page.url)}">${escaped(page.title)}</a></li>`).join('')}</ul></main></body></html>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'`, 'Cache-Control': 'no-store' } });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
