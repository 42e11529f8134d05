// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { NEVER } from 'rxjs';
import { beforeAll, expect, it, vi } from 'vitest';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { lastViewedMachine } from '../../machines/last-viewed/last-viewed.machine.ts';
import { memoryMachine } from '../../machines/memory/memory.machine.ts';
import { exampleOffer } from '../../machines/testing/example-offer.ts';
import { createBus } from '../bus/bus.ts';
import { BusProvider } from '../bus/react.tsx';
import { tileOfferOf } from '../domain/offers/tile-offer.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { TranslatorProvider } from '../i18n/react.tsx';
import { createTranslator } from '../i18n/translator.ts';
import { ChatPlace } from '../parts/messages/chat-place.tsx';
import { PageProvider } from '../parts/page.tsx';
import type { Page } from '../parts/page.tsx';
import { componentNames, loadComponents } from './component-registry.ts';
import { ContentSlot } from './content-slot.tsx';
import type { CmsComponent } from './content.types.ts';

const offer = tileOfferOf(exampleOffer('GRK1042_PRG_20260712_07_AI_DR2'));
const never = () => new Promise<never>(() => {});

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.documentElement.lang = 'cs';
  await loadComponents([{ components: componentNames().map((name) => ({ name })) }]);
});

/** A page with one component in its slot, as a visitor sees it who has looked at a hotel: the words, an element's from the next one's by a bar. */
async function wordsOf(name: string): Promise<() => string> {
  const component: CmsComponent = {
    uid: name, name, html: `<p>Text ${name}</p>`, items: [{ title: `Titulek ${name}`, text: 'Věta', url: '/o-nas', linkLabel: 'Dál' }],
    options: [{ key: 'title', value: `Nadpis ${name}` }, { key: 'endLabel', value: 'Končí' }], profiles: [], active: true, validFrom: null, validTo: '2026-08-01',
    ...(['topHotels', 'lastMinute'].includes(name) && { offers: [offer] }),
  };
  const page = {
    data: {},
    context: { pageType: 'homePage', language: 'cs', path: '/', query: '', origin: 'https://www.zefira.example', now: '2026-07-03T10:00:00Z', today: '2026-07-03', userStatus: 'FIRST_TIME_ON_PAGE', loggedIn: false },
    chrome: { around: [], cms: { url: '/', slots: [{ name: 'main', components: [component] }], breadcrumbs: [{ label: 'Úvod', url: '/' }, { label: 'Tady', url: '/tady' }] } },
  } as unknown as Page;
  const bus = createBus({ report: (problem) => { throw problem; } });
  const categories = { preferences: true, statistics: false, marketing: false };
  bus.start('memory', { machine: memoryMachine, ports: { storeMemory: async () => {}, mergeWithAccount: never, removeMemory: async () => {} }, input: { categories, stored: { searches: [], hotels: [{ hotelCode: 'GRK1042', tripType: 'WS' }] } } });
  bus.start('lastViewed', { machine: lastViewedMachine, ports: { fetchViewed: async () => [offer] }, input: { hotels: [{ hotelCode: 'GRK1042', tripType: 'WS' }], today: '2026-07-03' } });
  bus.start('chat', {
    machine: chatMachine, input: { about: { kind: 'general' }, isWidget: true },
    ports: {
      readAgreement: never, storeAgreement: never, fetchChat: never, sendMessage: never, seeMessages: never, uploadFiles: never, readOutbox: never, disownOutbox: never, storeOutbox: never,
      changes: () => NEVER, networkReturns: () => NEVER,
    },
  });
  const translator = createTranslator('cs', await loadMessages('cs', ['shell', 'search', 'listing']));
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(
    <BusProvider bus={bus}><PageProvider page={page}><TranslatorProvider translator={translator}>
      <ContentSlot name="main" provided={{ globalSearch: <form>Kam pojedete?</form> }} />
      <ChatPlace />
    </TranslatorProvider></PageProvider></BusProvider>,
  ));
  return () => place.innerHTML.replaceAll(/(?:\s*<[^>]+>\s*)+/g, '|').replaceAll('\u00a0', ' ');
}

/** What of its content each type shows; those of offers show them, the search is the page's own. */
const SAID: Record<string, string | undefined> = {
  banner: '|Titulek banner|Věta|Dál|',
  benefits: '|Nadpis benefits|Titulek benefits|Věta|Dál|',
  blog: '|Nadpis blog|Titulek blog|Věta|',
  bottomInfo: '|Text bottomInfo|',
  breadcrumbs: '|Úvod|Tady|',
  chatWidget: '|Napište nám|',
  checkoutNotification: '|Titulek checkoutNotification.|Věta|',
  countdown: '|Titulek countdown|Končí|01.08.2026|Věta|Dál|',
  customHtml: '|Text customHtml|',
  destinations: '|Nadpis destinations|Titulek destinations|Věta|',
  globalSearch: '|Kam pojedete?|',
  highlights: '|Nadpis highlights|Titulek highlights|Věta|Dál|',
  inspiration: '|Nadpis inspiration|Titulek inspiration|Věta|Dál|',
  lastMinute: '|Hotel GRK1042|',
  lastViewedOffers: '|Hotel GRK1042|',
  regulations: '|Text regulations|',
  seoLinks: '|Titulek seoLinks|',
  tiles: '|Nadpis tiles|Titulek tiles|Věta|',
  topHotels: '|Hotel GRK1042|',
  tripTypeTiles: '|Nadpis tripTypeTiles|Titulek tripTypeTiles|Věta|',
};

// Former searches are in the words of the page's own search: a browser test has one [cms.home-components].
it.each(componentNames().filter((name) => name !== 'lastSearches'))('a slot shows %s [cms.slot-components]', async (name) => {
  const words = await wordsOf(name);
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(words()).toContain(SAID[name] ?? 'words in this table');
  }, { timeout: 4_000 });
});
