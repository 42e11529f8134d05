import { expect, it } from 'vitest';
import { ORGANISER } from './organiser.ts';
import { spaydOf, variableSymbolOf } from './spayd.ts';

it('a QR payment names account, amount to the haléř, currency and variable symbol [payment.variants]', () => {
  const { iban, bic } = ORGANISER.account;
  expect(spaydOf({ iban, bic, amount: 673_705, currency: 'CZK', variableSymbol: variableSymbolOf('Z-2026-000123'), message: 'Zájezd *Z-2026-000123' }))
    .toBe('SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:6737.05*CC:CZK*MSG:ZAJEZD Z-2026-000123*X-VS:2026000123');
});

it('the account that money goes to is an IBAN by its check digits', () => {
  const { iban } = ORGANISER.account;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  expect(BigInt(digits) % 97n).toBe(1n);
});
