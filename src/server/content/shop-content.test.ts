import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { componentView } from '../../content/component-registry.ts';
import { LANGUAGES } from '../../domain/market/language.ts';
import { createShopRouter, pageMatcher } from '../../routes/shop-router.ts';
import { isVisible } from '../../domain/content/visibility.ts';
import { compileDictionary } from '../../i18n/compile-dictionary.ts';
import { createFormat } from '../../i18n/format.ts';
import { loadMessages } from '../../i18n/load-messages.node.ts';
import { MESSAGE_AREAS } from '../../i18n/message-areas.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { compiledContract } from '../contract/contract-validators.ts';
import { SCENES } from '../../demo/scenes/scene-list.ts';
import { compileDocument } from './compile-document.ts';
import { readContentFiles } from './content-files.ts';
import { createLibrary } from './content-library.ts';
import { withRealDays } from './relative-days.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const folder = fileURLToPath(new URL('../../../content', import.meta.url));
const { validators } = compiledContract();
const files = readContentFiles(folder);
const content = createLibrary(files.map((file) => compileDocument(file, validators, file.file)));
const BLOCKS = ['header', 'footer', 'global-search', 'checkout-header', 'dictionary'];
const ADDRESSES = [
  '/', '/hotelCard', '/checkout', '/obchodni-podminky', '/ochrana-osobnich-udaju', '/o-nas', '/kontakt', '/pripravujeme', '/akce', '/pristupnost',
  '/dovolena', '/nejnizsi-ceny', '/vyhledavac-letu', '/pokrocily-vyhledavac-letu', '/chartersLandingPage/recko',
  '/zimni-dovolena', '/first-minute', '/silvestr', '/jarni-prazdniny', '/odlety-z-brna', '/odlety-z-ostravy', '/odlety-z-madeiry', '/turecko-nabidky', '/vlastni-doprava-leto',
  ...['letecky', 'autem', 'okruzni', 'lyze', 'charter'].flatMap((type) => [`/dovolena/nabidky-${type}`, `/dovolena/recko/nabidky-${type}`]),
];

/** Every value under a key, however deep. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...valuesOf(inner, key)]);
}

const everything = LANGUAGES.flatMap((language) => [
  ...ADDRESSES.map((address) => content.page(address, language)),
  ...BLOCKS.map((block) => content.block(block, language)),
]);

describe('the content of the shop', () => {
  it('has every global block and every page in every language, as the contract says [cms.globals] [market.languages]', () => {
    expect(everything.filter((thing) => thing === undefined)).toEqual([]);
    expect(LANGUAGES.map((language) => content.block('header', language)?.groups?.[0]?.title))
      .toEqual(['Letecky', 'Samolotem', 'Cu avionul', 'Літаком', 'Repülővel']);
    expect(LANGUAGES.map((language) => content.block('checkout-header', language)?.text)).toHaveLength(5);
  });

  it('names components that have views, pictures that exist and addresses that lead somewhere [cms.page-slots]', () => {
    const names = new Set(valuesOf(everything, 'components').flat().map((component) => (component as { name: string }).name));
    expect([...names].filter((name) => componentView(name) === undefined)).toEqual([]);
    const scenes = new Set(SCENES.map(({ id }) => `/images/file/scenes/${id}`));
    expect(valuesOf(everything, 'src').filter((src) => !scenes.has(src as string))).toEqual([]);
    const paths = new Set(valuesOf(everything, 'url').map(String));
    const matchPage = pageMatcher(createShopRouter('cs'));
    const known = (path: string) => path.includes('*') || content.page(path, 'cs') !== undefined || matchPage(path)?.name !== 'content';
    expect([...paths].filter((path) => !known(path))).toEqual([]);
  });

  it.each([['2026-12-31', '2026-12-31'], ['2027-01-01', '2027-12-31']])('counts on %s to the end of %s [view.countdown]', (today, end) => {
    const [countdown] = withRealDays(content.page('/silvestr', 'cs')!, today).slots[0]!.components;
    expect([countdown!.name, countdown!.validTo]).toEqual(['countdown', end]);
  });

  it('keeps one component of limited validity in view whatever the day', () => {
    for (const today of ['2026-01-15', '2029-07-31']) {
      const home = withRealDays(content.page('/', 'cs')!, today);
      const viewer = { now: `${today}T12:00:00Z`, userStatus: 'returning', loggedIn: false };
      const limited = home.slots.flatMap(({ components }) => components).filter(({ validTo }) => validTo !== null);
      expect(limited.map((component) => [component.uid, isVisible(component, viewer)])).toEqual([['home-mountains', true], ['home-spring-over', false]]);
    }
  });

  it('has a page that is not active [cms.inactive-page]', () => {
    expect(content.page('/pripravujeme', 'cs')?.active).toBe(false);
  });

  it('has a dictionary whose every text and form is used [cms.dictionary]', async () => {
    for (const language of LANGUAGES) {
      const own = Object.assign({}, ...await loadMessages(language, MESSAGE_AREAS));
      const rejected: string[] = [];
      const { texts } = compileDictionary(content.block('dictionary', language)!, own, (key) => rejected.push(key));
      expect(rejected).toEqual([]);
      const counts = [1, 2, 5, 21];
      const roomsOf = (overrides: typeof texts) => {
        const format = createFormat(createTranslator(language, [own], { overrides }));
        return counts.map((count) => format.count('room', count));
      };
      expect(roomsOf(texts)).toEqual(roomsOf({}));
    }
  });

  it('lets through text and links only, and other hosts get their rel whatever the editor wrote [link.rel]', () => {
    expect(sanitiseHtml('<h2 onclick="x()">A</h2><script>x()</script><a href="https://cizi.example" rel="follow" style="color:red">B</a><a href="/o-nas">C</a><a href="javascript:x()">D</a><img src=x onerror=x()>'))
      .toBe('<h2>A</h2><a href="https://cizi.example" rel="nofollow noopener noreferrer">B</a><a href="/o-nas">C</a><a>D</a>');
  });
});
