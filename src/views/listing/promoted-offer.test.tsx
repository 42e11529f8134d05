import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleOffer } from '../../../machines/testing/example-offer.ts';
import { tileOfferOf } from '../../domain/offers/tile-offer.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../i18n/react.tsx';
import { createTranslator } from '../../i18n/translator.ts';
import { PageProvider } from '../../parts/page.tsx';
import type { Page } from '../../parts/page.tsx';
import { PromotedOffer } from './promoted-offer.tsx';

it('the promoted offer is marked where its airline is a low-cost one, and its nights stay on one line [listing.low-cost] [listing.promoted]', async () => {
  const translator = createTranslator('cs', await loadMessages('cs', ['shell', 'search', 'listing', 'results']));
  const page = { context: { language: 'cs', today: '2026-07-01' }, data: {} } as unknown as Page;
  const textOf = (lowCost: boolean) => renderToStaticMarkup(
    <PageProvider page={page}><TranslatorProvider translator={translator}>
      <PromotedOffer offer={tileOfferOf(exampleOffer('GRK1042_PRG_20260712_07_AI_DR2', { lowCost }))} priceType="fullPrice" query="" />
    </TranslatorProvider></PageProvider>,
  );
  expect(textOf(false)).toContain(', 7\u00a0nocí');
  expect([true, false].map((lowCost) => textOf(lowCost).includes('Nízkonákladový let'))).toEqual([true, false]);
});
