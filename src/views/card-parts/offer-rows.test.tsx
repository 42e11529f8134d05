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

it('of the offers of a hotel those with a low-cost airline are marked [listing.low-cost]', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const bus = configuratorBus();
  const translator = createTranslator('cs', await loadMessages('cs', ['shell', 'search', 'listing', 'hotel', 'card']));
  const offers = [exampleOffer(prague, { lowCost: true }), exampleOffer(prague.replace('PRG', 'BRQ'), { lowCost: false })];
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<BusProvider bus={bus}><TranslatorProvider translator={translator}><OfferRows offers={offers} /></TranslatorProvider></BusProvider>));
  expect([...place.querySelectorAll('article')].map(({ textContent }) => textContent.includes('Nízkonákladový let'))).toEqual([true, false]);
  await act(async () => root.unmount());
});
