import type { FastifyInstance } from 'fastify';
import { LANGUAGES, localisedPath } from '../domain/language.ts';
import type { Language } from '../domain/language.ts';
import { imageUrl } from '../domain/urls/image-url.ts';
import type { Shop } from './shop.ts';
import { readSuggestable } from './suggest/suggestable.ts';

/** Pages of the shop's own that no place, hotel or editor names. */
const OWN_PAGES = ['/', '/dovolena', '/dovolena/nabidky-letecky', '/dovolena/nabidky-autem', '/dovolena/nabidky-okruzni', '/dovolena/nabidky-lyze', '/dovolena/nabidky-charter',
  '/kviz', '/nejnizsi-ceny', '/vyhledavac-letu', '/kontakt/cestovni-kancelar', '/newsletter', '/przedsprzedaz'];
/** What is one visitor's, or no page at all. */
const CLOSED = ['/api/', '/checkout/', '/mytui', '/oblibene', '/sandbox/', '/pz/', '/platba-negativni/'];
const AN_HOUR = 'public, max-age=3600';
const PICTURE = { width: 1200, height: 900 };

interface Entry { path: string; pictures: readonly string[] }

/** What search engines ask a site for: robots.txt, and a sitemap a language with every page, its other languages and its pictures. */
export function siteFiles(app: FastifyInstance, { config, content, database }: Pick<Shop, 'config' | 'content' | 'database'>): void {
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').header('Cache-Control', AN_HOUR)
    .send(`User-agent: *\n${CLOSED.flatMap((path) => LANGUAGES.map((language) => `Disallow: ${path === '/api/' || path === '/sandbox/' ? path : localisedPath(language, path)}`)).filter((line, at, all) => all.indexOf(line) === at).join('\n')}\nSitemap: ${config.origin}/sitemap.xml\n`));
  app.get('/sitemap.xml', async (_request, reply) => reply.type('application/xml; charset=utf-8').header('Cache-Control', AN_HOUR)
    .send(`<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${LANGUAGES.map((language) => `<sitemap><loc>${config.origin}/sitemap-${language}.xml</loc></sitemap>`).join('')}</sitemapindex>`));
  for (const language of LANGUAGES) {
    app.get(`/sitemap-${language}.xml`, async (_request, reply) => {
      const entries = await entriesOf(language, { content, database });
      return reply.type('application/xml; charset=utf-8').header('Cache-Control', AN_HOUR).send(sitemapOf(entries, language, config.origin));
    });
  }
}

async function entriesOf(language: Language, { content, database: { kysely } }: Pick<Shop, 'content' | 'database'>): Promise<Entry[]> {
  const [places, hotels] = await Promise.all([readSuggestable(kysely, language), kysely.selectFrom('hotel').select(['code', 'pictures']).execute()]);
  const pictures = new Map(hotels.map((hotel) => [hotel.code, hotel.pictures]));
  const paths = new Map<string, readonly string[]>([...OWN_PAGES, ...content.online().addresses()].map((path) => [path, []]));
  for (const { kind, code, path } of places) paths.set(path, kind === 'hotel' ? pictures.get(code) ?? [] : []);
  return [...paths].map(([path, shown]) => ({ path, pictures: shown }));
}

function sitemapOf(entries: readonly Entry[], language: Language, origin: string): string {
  const at = (other: Language, path: string) => escaped(origin + localisedPath(other, path));
  const urls = entries.map(({ path, pictures }) => `<url><loc>${at(language, path)}</loc>`
    + LANGUAGES.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${at(other, path)}"/>`).join('')
    + pictures.map((src) => `<image:image><image:loc>${escaped(origin + imageUrl(src, PICTURE))}</image:loc></image:image>`).join('')
    + '</url>');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
