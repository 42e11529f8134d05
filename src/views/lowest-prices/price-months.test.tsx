import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadMessages } from '../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../i18n/react.tsx';
import { createTranslator } from '../../i18n/translator.ts';
import { PriceMonths } from './price-months.tsx';

it('marks every month that is as cheap as the cheapest [page.lowest-price-chart]', async () => {
  const translator = createTranslator('cs', await loadMessages('cs', ['shell']));
  const months = [150, 200, 150].map((totalPrice, place) => ({ month: `2026-0${place + 5}`, totalPrice, date: `2026-0${place + 5}-03` }));
  const markup = renderToStaticMarkup(<TranslatorProvider translator={translator}><PriceMonths label="" months={months} /></TranslatorProvider>);
  const [may, june, july] = [...markup.matchAll(/<g class="([^"]+)"/g)].map(([, style]) => style);
  expect([july, june === may]).toEqual([may, false]);
});
