import { expect, it } from 'vitest';
import { withoutPersonal } from './personal-text.ts';

it('takes e-mail addresses, phone numbers and card numbers out of a text [track.pii]', () => {
  for (const [text, left] of [
    ['Jana <jana.nová+1@example.co.uk> writes', 'Jana <[e-mail]> writes'],
    ['user@localhost', '[e-mail]'],
    ['+420 777 555 333', '[phone]'],
    ['call 777555333 or (02) 1234-56789', 'call [phone] or ([phone]'],
    ['0040/722.123.456', '[phone]'],
    ['4111 1111 1111 1111', '[card]'],
    ['card=4111111111111111&cvc=123', 'card=[card]&cvc=123'],
    ['4111-1111-1111-1111.', '[card].'],
    ['+420\u2011777\u2011555\u2011333', '[phone]'],
    ['mail=jana%40example.cz', 'mail=[e-mail]'],
    ['12345678901234567', '[number]'],
  ]) expect(withoutPersonal(text!)).toBe(left);
});

it('leaves days, prices, codes and places in a file alone [track.pii]', () => {
  for (const text of ['2026-08-21', '12 345 678 Kč', '12 990–25 980 Kč', 'PRG-AYT 7 nights', 'shop-B1x2.js:10:12345', 'room#2', '']) expect(withoutPersonal(text)).toBe(text);
});
