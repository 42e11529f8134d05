// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { prague } from '../../../machines/configurator/configurator.paths.ts';
import { exampleOffer } from '../../../machines/testing/example-offer.ts';
import { BusProvider } from '../../bus/react.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../i18n/react.tsx';
import { createTranslator } from '../../i18n/translator.ts';
import { configuratorBus } from '../../bus/testing/configurator-bus.ts';
import { OfferRows } from './offer-rows.tsx';

const flight = { airLineCode: 'QS', airLineName: 'Smartwings', flightNumber: 'QS 1', from: 'PRG', to: 'HER', fromName: 'Praha', toName: 'Heraklion', date: '2026-07-12', departureTime: '06:10', arrivalTime: '09:55' };

it('the offers of a hotel say when they fly, and which of them with a low-cost airline [listing.low-cost] [listing.offer-fields]', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const bus = configuratorBus();
  const translator = createTranslator('cs', await loadMessages('cs', ['shell', 'search', 'listing', 'hotel', 'card']));
  const offers = [exampleOffer(prague, { lowCost: true, departureFlight: flight }), exampleOffer(prague.replace('PRG', 'BRQ'), { lowCost: false, departureFlight: { ...flight, departureTime: '22:40', arrivalTime: '01:10' } })];
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<BusProvider bus={bus}><TranslatorProvider translator={translator}><OfferRows offers={offers} /></TranslatorProvider></BusProvider>));
  expect([...place.querySelectorAll('article')].map(({ textContent }) => textContent.includes('Nízkonákladový let'))).toEqual([true, false]);
  expect([...place.querySelectorAll('article > div > p:nth-child(2)')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual(['Odlet PRG · 06:10–09:55 Nízkonákladový let', 'Odlet BRQ · 22:40–01:10 +101:10 následující den']);
  await act(async () => root.unmount());
});
