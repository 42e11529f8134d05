// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { upsellMachine } from '../../../machines/upsell/upsell.machine.ts';
import { booked, cart, classes, held, mapOf, offered, refused, upsellOf, withOptions } from '../../../machines/upsell/upsell.paths.ts';
import type { CartUpsell, UpsellChoice, UpsellPorts } from '../../../machines/upsell/upsell.types.ts';
import { createBus } from '../../bus/bus.ts';
import { BusProvider } from '../../bus/react.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../i18n/react.tsx';
import { createTranslator } from '../../i18n/translator.ts';
import { PageProvider } from '../../parts/page.tsx';
import type { Page } from '../../parts/page.tsx';
import { ExtrasPanel } from './extras-panel.tsx';

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error('No answer'));
const roots: Root[] = [];

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => act(async () => roots.splice(0).forEach((root) => root.unmount())));

async function shown(ports: Partial<UpsellPorts>, isBooked: boolean) {
  const bus = createBus({ report: (problem) => { throw problem; } });
  bus.start('upsell', {
    machine: upsellMachine, input: { holidayId: 'o-1', promoted: [] },
    ports: { fetchUpsells: never, chooseUpsell: never, confirmExtras: never, fetchFlightClasses: never, fetchSeatMap: fails, holdSeats: never, releaseSeats: never, submitSeats: never, clock: () => NEVER, ...ports },
  });
  const translator = createTranslator('cs', await loadMessages('cs', ['shell', 'extras']), { overrides: {} });
  const page = { context: { language: 'cs', today: '2026-07-01', path: '/', query: '', origin: 'https://zefira.example' }, chrome: { cms: null }, data: {} } as unknown as Page;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  await act(async () => root.render(<BusProvider bus={bus}><PageProvider page={page}><TranslatorProvider translator={translator}><ExtrasPanel names={['Jana']} isBooked={isBooked} /></TranslatorProvider></PageProvider></BusProvider>));
  return { bus, place };
}

it('extras that could not be read are ordered without from a cart, and change nothing of a booking [upsell.flow] [account.tabs]', async () => {
  const [cart, booking] = [await shown({ fetchUpsells: fails }, false), await shown({ fetchUpsells: fails }, true)] as const;
  expect(cart.place.textContent).toContain('Objednat můžete i bez nich.');
  expect(booking.place.textContent).toContain('Rezervace platí beze změny.');
  expect(booking.place.textContent).not.toContain('Objednat');
});

it('a payment that the bank is taking is told, with the way to where it is seen [account.tabs]', async () => {
  const { bus, place } = await shown({ fetchUpsells: async () => booked(100), confirmExtras: () => Promise.reject(refused('payment-in-progress')) }, true);
  await act(async () => bus.dispatch({ type: 'upsell.confirm' }));
  expect(place.textContent).toContain('Banka právě zpracovává platbu');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/mytui/reservation/o-1/payment');
});

it('what is chosen for a booking says for whom, and aloud what it comes to [account.tabs] [upsell.variant-state]', async () => {
  const { place } = await shown({ fetchUpsells: async () => booked(100) }, true);
  expect(place.querySelector('dt')?.textContent).toBe('small (Jana)');
  expect([...place.querySelectorAll('[role=status]')].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toContain('Doplňky celkem: 1 Kč');
});

/** The panel with the map of its seats. */
async function shownWithSeats(ports: Partial<UpsellPorts> = {}) {
  const { bus, place } = await shown({ fetchUpsells: async () => offered(), fetchFlightClasses: async () => classes, fetchSeatMap: async () => mapOf(), ...ports }, false);
  await act(async () => {
    bus.dispatch({ type: 'upsell.openSeats' });
    await import('./seat-steps.tsx');
  });
  await act(async () => bus.dispatch({ type: 'upsell.next' }));
  await act(async () => vi.waitUntil(() => bus.actor('upsell')!.getSnapshot().matches({ seats: 'map' })));
  return { bus, place };
}

it('seats are a grid for the keyboard, one stop of Tab, and each says its cabin, place, price and whether it is free [upsell.cabins]', async () => {
  const { place } = await shownWithSeats();
  const grid = place.querySelector('[role=grid]')!;
  const labelOf = (seat: string) => grid.querySelector(`[data-seat="${seat}"]`)!.getAttribute('aria-label')!.replace(/\s/g, ' ');
  expect(['1B', '3A', '4B'].map(labelOf)).toEqual([
    '1B, Comfort, do uličky, 5 Kč, volné', '3A, Economy, u okna, nouzový východ, 1 Kč, volné', '4B, Economy, do uličky, 1,01 Kč, obsazené',
  ]);
  const stops = () => [...grid.querySelectorAll<HTMLElement>('[data-seat][tabindex="0"]')].map(({ dataset }) => dataset.seat);
  expect(stops()).toEqual(['1A']);
  for (const [key, seat] of [['ArrowRight', '1B'], ['ArrowRight', '1C'], ['ArrowRight', '1C'], ['ArrowDown', '3C'], ['Home', '3A'], ['ArrowDown', '4A'], ['End', '4C'], ['ArrowUp', '3C'], ['ArrowLeft', '3B']] as const) {
    await act(async () => grid.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
    expect([key, stops(), (document.activeElement as HTMLElement).dataset.seat]).toEqual([key, [seat], seat]);
  }
});

it('a passenger of the other flight is chosen before its seats are drawn, and a press on those that go takes none [upsell.cabins]', async () => {
  const { bus, place } = await shownWithSeats();
  const passenger = () => [...place.querySelectorAll('[role=group]')].at(-1)!.querySelector('button')!;
  const grid = () => place.querySelector('[role=grid]')!;
  const look = () => [passenger().getAttribute('aria-pressed'), grid().getAttribute('aria-label'), grid().getAttribute('aria-busy')];
  const press = () => grid().querySelector<HTMLElement>('[data-seat="4A"]')!.click();
  const wanted = () => bus.actor('upsell')!.getSnapshot().context.wanted;
  // From here on React draws in its own time: what is deferred comes in a later turn.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  passenger().click();
  await Promise.resolve();
  expect(look()).toEqual(['true', 'Cesta tam, A320', 'true']);
  press();
  expect(wanted()).toEqual([]);
  await vi.waitUntil(() => grid().getAttribute('aria-busy') === null);
  expect(look()).toEqual(['true', 'Cesta zpět, A320', null]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => press());
  expect(wanted()).toEqual([{ leg: 'RETURN', person: 0, seat: '4A' }]);
});

it('the focus comes to the steps of the seats also where their code comes after their first answer [upsell.flow]', async () => {
  const { bus, place } = await shown({ fetchUpsells: async () => offered(), fetchFlightClasses: async () => classes, fetchSeatMap: async () => mapOf() }, false);
  const choose = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Vybrat sedadla')!;
  choose.focus();
  choose.click();
  await vi.waitUntil(() => bus.actor('upsell')!.getSnapshot().matches({ seats: 'cabins' }));
  await act(async () => import('./seat-steps.tsx'));
  expect((document.activeElement as HTMLElement).id).toBe('seat-step');
});

it('the heading of a step has the focus also where what stood around the pressed button got it first [upsell.flow]', async () => {
  const { bus, place } = await shownWithSeats({ fetchUpsells: async () => offered(upsellOf('activity')), releaseSeats: async () => ({ cart, holds: held() }) });
  const around = place.querySelector<HTMLElement>('[data-flow=upsell]')!;
  around.tabIndex = -1;
  around.focus();
  await act(async () => bus.dispatch({ type: 'upsell.skip' }));
  expect(document.activeElement!.textContent).toBe('Výlety v místě');
});

it('the focus goes along to the seats of the other flight, to the trips after them, and back to the extras [upsell.flow]', async () => {
  const { bus, place } = await shownWithSeats({ fetchUpsells: async () => offered(upsellOf('activity')), releaseSeats: async () => ({ cart, holds: held() }) });
  const focused = () => document.activeElement as HTMLElement;
  place.querySelector<HTMLElement>('[data-seat="3B"]')!.focus();
  await act(async () => bus.dispatch({ type: 'upsell.showPassenger', leg: 'RETURN', person: 0 }));
  await act(async () => vi.waitUntil(() => place.querySelector('[role=grid]')?.getAttribute('aria-label') === 'Cesta zpět, A320'));
  expect([focused().dataset.seat, place.contains(focused())]).toEqual(['1A', true]);
  await act(async () => bus.dispatch({ type: 'upsell.skip' }));
  expect(focused().textContent).toBe('Výlety v místě');
  await act(async () => bus.dispatch({ type: 'upsell.next' }));
  expect(focused().id).toBe('seats-title');
});

it('the call of a recommendation takes what it recommends and hands its focus on; an option is chosen beside its variant [upsell.fields]', async () => {
  const choices: UpsellChoice[] = [];
  const parking = (selected: CartUpsell['selected']) => withOptions(selected);
  const { place } = await shown({
    fetchUpsells: async () => offered(parking(null)),
    chooseUpsell: async ({ choice }) => {
      choices.push(choice);
      return offered(parking({ variantCode: choice.variantCode!, optionCode: choice.optionCode, personRefs: choice.personRefs }));
    },
  }, false);
  const call = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'parking');
  const pressed = call()!;
  pressed.focus();
  await act(async () => pressed.click());
  expect([call(), document.activeElement?.getAttribute('value')]).toEqual([undefined, 'small']);
  const select = place.querySelector('select')!;
  expect([select.getAttribute('aria-label'), [...select.options].map(({ text, disabled }) => [text.replaceAll(/\s/g, ' '), disabled])]).toEqual([
    'Možnosti: small', [['plain', false], ['charging (+ 0,25 Kč)', false], ['gone (+ 0,50 Kč)', true]],
  ]);
  await act(async () => {
    select.value = 'charging';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(choices.map(({ optionCode, personRefs, price }) => [optionCode, personRefs, price])).toEqual([['plain', [0, 1], 100], ['charging', [0, 1], 125]]);
  expect(select.value).toBe('charging');
});
