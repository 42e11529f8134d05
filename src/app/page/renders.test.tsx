// @vitest-environment happy-dom
/** A press or a keystroke renders what shows it, not the page around it. */
import { act } from 'react';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { blank, cartWith } from '../../../machines/checkout/checkout.paths.ts';
import { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import { available, exampleInput, exampleMatrix, prague } from '../../../machines/configurator/configurator.paths.ts';
import { globalSearchMachine } from '../../../machines/global-search/global-search.machine.ts';
import { listingMachine } from '../../../machines/listing/listing.machine.ts';
import { examplePage } from '../../../machines/listing/listing.paths.ts';
import type { OffersPage } from '../../../machines/listing/listing.types.ts';
import { createBus } from '../../bus/bus.ts';
import type { Bus } from '../../bus/bus.ts';
import { BusProvider } from '../../bus/react.tsx';
import { defaultSearchState } from '../../domain/search/search-state.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { MESSAGE_AREAS } from '../../i18n/message-areas.ts';
import { TranslatorProvider } from '../../i18n/react.tsx';
import { createTranslator } from '../../i18n/translator.ts';
import { PageProvider } from '../../parts/page.tsx';
import type { Page } from '../../parts/page.tsx';
import { afterPaint } from '../../ui/loading/after-paint.ts';

/** What React's developer tools look at of a rendered view. */
interface Fiber {
  flags: number;
  type: unknown;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

const PERFORMED_WORK = 1;
const rendered: string[] = [];
const never = () => new Promise<never>(() => {});
const roots: Root[] = [];

/** Names the components that a commit has rendered: those React has been to since the commit before. */
function takeNames(fiber: Fiber | null): void {
  for (let at = fiber; at !== null; at = at.sibling) {
    const old = at.alternate;
    const type = at.type as { name?: string; type?: { name?: string } } | null;
    const name = typeof at.type === 'function' ? type?.name : type?.type?.name;
    if (name && (at.flags & PERFORMED_WORK) !== 0) rendered.push(name);
    if (old === null || old.child !== at.child) takeNames(at.child);
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    isDisabled: false, supportsFiber: true, inject: () => 1, checkDCE: () => {}, onCommitFiberUnmount: () => {}, onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => takeNames(current.child),
  });
});
afterEach(async () => {
  await act(async () => roots.splice(0).forEach((root) => root.unmount()));
});

async function shown(bus: Bus, view: ReactNode, data: unknown = {}): Promise<HTMLElement> {
  // React looks for the tools when it is loaded.
  const { createRoot } = await import('react-dom/client');
  const translator = createTranslator('cs', await loadMessages('cs', MESSAGE_AREAS.filter((area) => !['complaint', 'mail', 'server'].includes(area))), { overrides: {} });
  const page = { context: { language: 'cs', today: '2026-07-01', path: '/', query: '', origin: 'https://zefira.example' }, chrome: { cms: null }, data } as unknown as Page;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  await act(async () => root.render(<BusProvider bus={bus}><PageProvider page={page}><TranslatorProvider translator={translator}>{view}</TranslatorProvider></PageProvider></BusProvider>));
  rendered.length = 0;
  return place;
}

const createQuietBus = () => createBus({ report: (problem) => { throw problem; } });
const settled = () => act(async () => { await Promise.resolve(); });

it('a keystroke in the checkout renders its field', async () => {
  const { DetailsStep } = await import('../../views/checkout/details/details-step.tsx');
  const bus = createQuietBus();
  const cart = cartWith({ information: blank });
  bus.start('checkout', { machine: checkoutMachine, ports: { fetchCart: never, saveInformation: never, checkPrice: never, acceptPrice: never, placeOrder: never }, input: { cartId: 'c-1', cart } });
  bus.dispatch({ type: 'checkout.setOwner', field: 'city', value: 'B' });
  await shown(bus, <DetailsStep cart={cart} />);
  await act(async () => bus.dispatch({ type: 'checkout.setOwner', field: 'firstName', value: 'J' }));
  expect([...new Set(rendered)].sort()).toEqual(['Field', 'FormField', 'Messages', 'OwnerTextField', 'TextInput']);
  expect(rendered).toHaveLength(5);
});

it('a facet renders its option and what counts the chosen', async () => {
  const { FacetPanel } = await import('../../views/listing/facet-panel.tsx');
  const bus = createQuietBus();
  const options = Array.from({ length: 6 }, (_, index) => ({ value: String(index), label: String(index), count: 3, selected: false }));
  const facets = ['stars', 'boards', 'ratings'].map((filterId) => ({ filterId, label: filterId, options }));
  bus.start('listing', {
    machine: listingMachine, input: { searchState: defaultSearchState(), today: '2026-07-01' },
    ports: { fetchOffers: async () => examplePage(0, 'AB'), fetchFacets: async () => ({ facets }) as never, findNearestChanges: never, fetchPromoted: never, fetchSameDay: never },
  });
  await settled();
  const place = await shown(bus, <FacetPanel />, { base: { path: '/dovolena' } });
  await act(async () => {
    place.querySelectorAll('input')[1]!.click();
    await new Promise<void>(afterPaint);
  });
  // With its press, and once it is chosen.
  expect(rendered.filter((name) => name === 'FacetOption')).toHaveLength(2);
  expect(rendered.filter((name) => name === 'FacetSection')).toHaveLength(1);
});

it('an airport renders its field and its own choice', async () => {
  const { SearchBar } = await import('../../views/global-search/screens/search-bar.tsx');
  const bus = createQuietBus();
  const options = ['PRG', 'BRQ', 'OSR'].map((code) => ({ code, label: code, selected: false, enabled: true }));
  const filters = [{ filterType: 'AIRPORT', options }, { filterType: 'REGION', options: [] }, { filterType: 'TYPE', options: [{ code: 'WS', label: 'Letecky', selected: true, enabled: true }] }];
  bus.start('globalSearch', {
    machine: globalSearchMachine, input: { searchState: defaultSearchState(), today: '2026-07-01' },
    ports: { fetchInitialFilters: async () => ({ filters, ignored: [] }) as never, updateFilters: never, countOffers: never, findNearestChanges: never, writeAddress: never },
  });
  await settled();
  await shown(bus, <SearchBar isCovered={false} />);
  await act(async () => bus.dispatch({ type: 'globalSearch.toggleAirport', code: 'PRG' }));
  expect(rendered.filter((name) => name === 'BarField')).toHaveLength(1);
  expect(rendered).not.toContain('TripTypeChoice');
  expect(rendered).not.toContain('SearchSubmit');
});

it('a board renders its choices and the price, not the other parts of the stay [config.choices]', async () => {
  const [{ ConfiguratorFields }, { PriceBox }] = await Promise.all([import('../../views/hotel-card/configurator/configurator-fields.tsx'), import('../../views/hotel-card/price/price-box.tsx')]);
  const bus = createQuietBus();
  const answers = [available(prague)];
  bus.start('configurator', {
    machine: configuratorMachine, input: exampleInput,
    ports: { fetchMatrix: async () => exampleMatrix, fetchOffer: async () => answers.shift() ?? never(), fetchDates: never, fetchCheapestOffer: never, addToCart: never, pageReturns: () => NEVER },
  });
  await settled();
  const board = exampleMatrix.boardTypes.at(-1)!.code;
  const place = await shown(bus, <><ConfiguratorFields /><PriceBox /></>, { hotel: { rooms: [{ roomCode: 'DR2', roomName: 'Room', capacity: 2 }] } });
  await act(async () => { place.querySelector<HTMLInputElement>(`[type=radio][value=${board}]`)!.click(); });
  await act(() => vi.waitFor(() => expect(rendered).toContain('PriceOfOffer')));
  // Boards as pressed, and as chosen; airport and length that are chosen say the new price, once.
  expect(rendered.filter((name) => name === 'ChoicePills')).toHaveLength(4);
  expect(rendered.filter((name) => name === 'Airports' || name === 'Durations')).toHaveLength(2);
  for (const part of ['ConfiguratorFields', 'PartyField', 'DateField', 'RoomChoice', 'Contents']) expect(rendered).not.toContain(part);
});

it('a longer list is busy until it is drawn, although the button that asked for it has gone [listing.store]', async () => {
  const { OfferList } = await import('../../views/listing/offer-list.tsx');
  const bus = createQuietBus();
  const next = Promise.withResolvers<ReturnType<typeof examplePage>>();
  bus.start('listing', {
    machine: listingMachine, input: { searchState: defaultSearchState(), today: '2026-07-01' },
    ports: { fetchOffers: async ({ request }: OffersPage) => (request.metaData.page === 0 ? examplePage(0, 'AB') : next.promise), fetchFacets: never, findNearestChanges: never, fetchPromoted: never, fetchSameDay: never },
  });
  await act(async () => { await vi.waitUntil(() => bus.actor('listing')?.getSnapshot().value.offers === 'loaded'); });
  const place = await shown(bus, <OfferList />);
  const button = () => [...place.querySelectorAll('button')].find(({ textContent }) => /^Načíst|^Načítáme/.test(textContent));
  const list = () => [place.querySelectorAll('article').length, place.querySelector('ul[aria-busy]') !== null, button() !== undefined];
  await act(async () => {
    button()!.click();
    await new Promise<void>(afterPaint);
  });
  // From here on React draws in its own time: what is deferred comes in a later turn.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  next.resolve(examplePage(1, 'CD'));
  for (let turn = 0; turn < 50 && button(); turn += 1) await Promise.resolve();
  expect(list()).toEqual([2, true, false]);
  await vi.waitUntil(() => place.querySelectorAll('article').length === 4);
  expect(list()).toEqual([4, false, false]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
