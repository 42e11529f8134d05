import { expect, it } from 'vitest';
import { currencySymbol } from '../prices/money.ts';
import { MARKET } from './market.ts';

it('is the Czech market in Czech and koruna [market.default]', () => {
  expect(MARKET).toMatchObject({
    code: 'cz',
    defaultLanguage: 'cs',
    currency: 'CZK',
    currencyLabel: 'Kč',
    origin: 'https://www.zefira.example',
  });
  expect(currencySymbol(MARKET.currency)).toBe(MARKET.currencyLabel);
});

it('shows the number it dials [participants.max]', () => {
  expect(MARKET.phoneLabel.replaceAll('\u00A0', '')).toBe(MARKET.phone);
});
