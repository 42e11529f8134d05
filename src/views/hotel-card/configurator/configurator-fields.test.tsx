// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { available, exampleMatrix, prague } from '../../../../machines/configurator/configurator.paths.ts';
import { BusProvider } from '../../../bus/react.tsx';
import { configuratorBus } from '../../../bus/testing/configurator-bus.ts';
import { isByCar, TRIP_TYPES } from '../../../domain/search/trip-types.ts';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../../i18n/react.tsx';
import { createTranslator } from '../../../i18n/translator.ts';
import { PageProvider } from '../../../parts/page.tsx';
import type { Page } from '../../../parts/page.tsx';
import { ConfiguratorFields } from './configurator-fields.tsx';

/** The fields of the example hotel, or of one that is as different as this, once they are shown. */
async function fieldsOf(different: Parameters<typeof configuratorBus>[1]) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const bus = configuratorBus(available(prague), different);
  const translator = createTranslator('cs', await loadMessages('cs', ['shell', 'search', 'listing', 'hotel']));
  const page = { context: { language: 'cs', today: '2026-07-01' }, data: { hotel: { rooms: [] } } } as unknown as Page;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<BusProvider bus={bus}><PageProvider page={page}><TranslatorProvider translator={translator}><ConfiguratorFields /></TranslatorProvider></PageProvider></BusProvider>));
  const text = place.textContent.replaceAll('\u00a0', ' ');
  const hasHours = place.querySelector('[data-part=hours]') !== null;
  await act(async () => root.unmount());
  return { text, hasHours };
}

it('sums up the lengths as ranges where a stay has a range of nights, and not where each stands alone [config.duration-periods]', async () => {
  const lengthsOf = async (...durationPeriods: { from: number; to: number }[]) => (await fieldsOf({ matrix: { ...exampleMatrix, durationPeriods } })).text;
  expect(await lengthsOf({ from: 3, to: 4 }, { from: 7, to: 7 }, { from: 10, to: 14 })).toContain('Na výběr: 3–4 noci, 7 nocí, 10–14 nocí');
  const alone = await lengthsOf({ from: 7, to: 7 }, { from: 11, to: 11 });
  expect(alone).toContain('Na jak dlouho');
  expect(alone).not.toContain('Na výběr');
});

it('has neither airports nor hours by car and to the snow, where the day is one of arrival [trip.by-car]', async () => {
  const shown: unknown[] = [];
  for (const tripType of TRIP_TYPES) {
    const { text, hasHours } = await fieldsOf({ tripType, matrix: { ...exampleMatrix, byPlane: !isByCar(tripType) } });
    shown.push([tripType, text.includes('Odkud letíte'), hasHours, /Den (?:odletu|příjezdu)/.exec(text)?.[0]]);
  }
  expect(shown).toEqual([
    ['WS', true, true, 'Den odletu'], ['DW', false, false, 'Den příjezdu'], ['WO', true, true, 'Den odletu'], ['NR', false, false, 'Den příjezdu'], ['CZ', true, true, 'Den odletu'],
  ]);
});

it('has airports as far as the matrix says that one goes by plane [config.success]', async () => {
  const hasAirports = async (byPlane: boolean) => (await fieldsOf({ tripType: 'WS', matrix: { ...exampleMatrix, byPlane } })).text.includes('Odkud letíte');
  expect(await hasAirports(true)).toBe(true);
  expect(await hasAirports(false)).toBe(false);
});
