import type { FastifyInstance } from 'fastify';
import { LANGUAGES, localisedPath } from '../domain/market/language.ts';
import type { Language } from '../domain/market/language.ts';
import { MARKET } from '../domain/market/market.ts';
import { imageUrl } from '../domain/urls/pictures/image-url.ts';
import { readCatalogueVersion } from './catalogue/catalogue-version.ts';
import { todayOf } from './clock.ts';
import { rateLimitOf } from './security/rate-limits.ts';
import type { Shop } from './shop.ts';
import type { ServerText } from './server-texts.ts';
import { readSuggestable } from './suggest/suggestable.ts';

/** Pages of the shop's own that no place, hotel or editor names. */
const OWN_PAGES = ['/', '/dovolena', '/dovolena/nabidky-letecky', '/dovolena/nabidky-autem', '/dovolena/nabidky-okruzni', '/dovolena/nabidky-lyze', '/dovolena/nabidky-charter',
  '/kviz', '/nejnizsi-ceny', '/vyhledavac-letu', '/kontakt/cestovni-kancelar', '/newsletter', '/przedsprzedaz'];
/** What is one visitor's, or no page at all. */
const CLOSED = ['/api/', '/checkout/', '/mytui', '/oblibene', '/sandbox/', '/pz/', '/platba-negativni/'];
const OFFICES_PATH = '/kontakt/cestovni-kancelar';
const AN_HOUR = 'public, max-age=3600';
const PICTURE = { width: 1200, height: 900 };

interface Entry { path: string; pictures: readonly string[] }

/**
 * What search engines ask a site for: robots.txt, and a sitemap a language with every page, its other languages and its
 * pictures. And what browsers ask who put it among their apps: a manifest a language.
 */
export function siteFiles(app: FastifyInstance, { clock, config, content, database, texts }: Pick<Shop, 'clock' | 'config' | 'content' | 'database' | 'texts'>): void {
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').header('Cache-Control', AN_HOUR)
    .send(`User-agent: *\n${CLOSED.flatMap((path) => LANGUAGES.map((language) => `Disallow: ${path === '/api/' || path === '/sandbox/' ? path : localisedPath(language, path)}`)).filter((line, at, all) => all.indexOf(line) === at).join('\n')}\nSitemap: ${config.origin}/sitemap.xml\n`));
  app.get('/sitemap.xml', async (_request, reply) => reply.type('application/xml; charset=utf-8').header('Cache-Control', AN_HOUR)
    .send(`<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${LANGUAGES.map((language) => `<sitemap><loc>${config.origin}/sitemap-${language}.xml</loc></sitemap>`).join('')}</sitemapindex>`));
  const sitemap = sitemaps({ clock, config, content, database });
  const limited = { rateLimit: config.rateLimit === 0 ? false as const : rateLimitOf('sitemap', config.rateLimit) };
  for (const language of LANGUAGES) {
    const manifest = JSON.stringify(manifestOf(language, texts[language]));
    app.get(localisedPath(language, '/manifest.webmanifest'), async (_request, reply) => reply.type('application/manifest+json; charset=utf-8').header('Cache-Control', AN_HOUR).send(manifest));
    app.get(`/sitemap-${language}.xml`, { config: limited }, async (_request, reply) => reply.type('application/xml; charset=utf-8').header('Cache-Control', AN_HOUR).send(await sitemap(language)));
  }
}

/** Each language's is made once for a catalogue, what editors have published, and a day, on which what they publish may begin or end. */
function sitemaps({ clock, config, content, database }: Pick<Shop, 'clock' | 'config' | 'content' | 'database'>): (language: Language) => Promise<string> {
  const cache = new Map<Language, { version: string; sitemap: Promise<string> }>();
  return async (language) => {
    const version = [await readCatalogueVersion(database.kysely), content.version(), todayOf(clock)].join(' ');
    const known = cache.get(language);
    if (known?.version === version) return known.sitemap;
    const made = { version, sitemap: entriesOf(language, { clock, content, database }).then((entries) => sitemapOf(entries, language, config.origin)) };
    cache.set(language, made);
    // A failure is not cached: the next request tries again.
    made.sitemap.catch(() => cache.get(language) === made && cache.delete(language));
    return made.sitemap;
  };
}

/** In all languages it is one app: who changes the language has its shortcuts in the new one. */
function manifestOf(language: Language, { t }: ServerText) {
  const icon = (size: string) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  const shortcut = (name: string, path: string) => ({ name, url: localisedPath(language, path), icons: [icon('192')] });
  return {
    id: '/', name: MARKET.brand, short_name: MARKET.brand, lang: language, start_url: localisedPath(language, '/'), scope: '/',
    display: 'minimal-ui', background_color: '#fbf8f3', theme_color: '#0b5c8a',
    shortcuts: [shortcut(t('account.reservations.title'), '/mytui'), shortcut(t('account.mailbox.title'), '/mytui/mailbox'), shortcut(t('wishlist.title'), '/oblibene')],
    icons: [{ ...icon('192'), purpose: 'any' }, { ...icon('512'), purpose: 'any maskable' }],
  };
}

async function entriesOf(language: Language, { clock, content, database: { kysely } }: Pick<Shop, 'clock' | 'content' | 'database'>): Promise<Entry[]> {
  const [places, hotels] = await Promise.all([readSuggestable(kysely, language), kysely.selectFrom('hotel').select(['code', 'pictures']).execute()]);
  const pictures = new Map(hotels.map((hotel) => [hotel.code, hotel.pictures]));
  const library = content.online();
  const offices = library.offices(language).flatMap(({ citySlug, addressSlug, officeId }) => [`${OFFICES_PATH}/${citySlug}`, `${OFFICES_PATH}/${citySlug}/${addressSlug}/${officeId}`]);
  const paths = new Map<string, readonly string[]>([...OWN_PAGES, ...offices].map((path) => [path, []]));
  for (const { url, pictures: shown } of library.indexed(todayOf(clock))) paths.set(url, shown);
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
