// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { prague } from '../../../../machines/configurator/configurator.paths.ts';
import { exampleOffer } from '../../../../machines/testing/example-offer.ts';
import type { Occupancy } from '../../../domain/search/participants.ts';
import { BusProvider } from '../../../bus/react.tsx';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../../i18n/react.tsx';
import { createTranslator } from '../../../i18n/translator.ts';
import { PageProvider } from '../../../parts/page.tsx';
import type { Page } from '../../../parts/page.tsx';
import { configuratorBus } from '../../../bus/testing/configurator-bus.ts';
import { PriceBox } from './price-box.tsx';

/** The words of the box that an offer stands in, an element's from the next one's by a bar. */
async function textOf(offer: Parameters<typeof exampleOffer>[1], occupancies?: Occupancy[]): Promise<string> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const bus = configuratorBus({ status: 'available', offer: exampleOffer(prague, offer) }, { occupancies });
  const translator = createTranslator('cs', await loadMessages('cs', ['shell', 'search', 'listing', 'hotel']));
  const page = { context: { language: 'cs', today: '2026-07-01' }, data: { hotel: { rooms: [] } } } as unknown as Page;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<BusProvider bus={bus}><PageProvider page={page}><TranslatorProvider translator={translator}><PriceBox /></TranslatorProvider></PageProvider></BusProvider>));
  const text = place.innerHTML.replaceAll(/(?:\s*<[^>]+>\s*)+/g, '|').replaceAll(/\u00a0|&nbsp;/g, ' ');
  await act(async () => root.unmount());
  return text;
}

it('marks the flight of a low-cost airline among what the price contains, beside the price before the discount [listing.low-cost] [listing.offer-fields]', async () => {
  const lowCost = await textOf({ lowCost: true });
  expect(lowCost).toContain('|zpáteční let včetně letištních poplatků|Nízkonákladový let|');
  expect(lowCost).toContain('29 980 Kč');
  const others = await textOf({ lowCost: false });
  expect(others).toContain('|zpáteční let včetně letištních poplatků|');
  expect(others).not.toContain('Nízkonákladový');
});

it('says that luggage is for everybody but infants where one travels, who is one by the day of return [upsell.fields]', async () => {
  const { endDate } = exampleOffer(prague, {});
  const [year, ...day] = endDate.split('-');
  const born = (age: number) => [{ adults: 2, childBirthDates: [[Number(year) - age, ...day].join('-')] }];
  expect(await textOf({}, born(1))).toContain('|odbavené zavazadlo 20 kg na osobu kromě dětí do 2 let|');
  expect(await textOf({}, born(2))).toContain('|odbavené zavazadlo 20 kg na osobu|');
});
