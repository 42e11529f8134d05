import { expect, it } from 'vitest';
import { HOME_COUNTRIES } from '../market/home-countries.ts';
import { phoneNumberOf } from './phone-number.ts';

it.each([
  ['CZ', '777 123 456', '+420777123456'],
  ['SK', '0905 123 456', '+421905123456'],
  ['PL', '601 234 567', '+48601234567'],
  ['HU', '06 20 123 4567', '+36201234567'],
  ['HU', '(06-1) 234-5678', '+3612345678'],
  ['RO', '0721 234 567', '+40721234567'],
  ['UA', '050 123 45 67', '+380501234567'],
  ['CZ', '+420 777 123 456', '+420777123456'],
  ['CZ', '00421 905 123 456', '+421905123456'],
  ['PL', '(+48) 601-234-567', '+48601234567'],
  ['XX', '+44 20 7946 0958', '+442079460958'],
])('in %s reads the phone %s as %s', (country, phone, number) => {
  expect(phoneNumberOf(phone, country)).toBe(number);
});

it.each([
  ['CZ', '12345'], ['CZ', '+0777123456'], ['CZ', '+4207771234567890'], ['CZ', 'call me'], ['CZ', 'call 777 123 456'],
  ['CZ', '0721 234 567'], ['XX', '777 123 456'], ['', '777 123 456'], ['CZ', ''],
])('in %s knows no phone %s', (country, phone) => {
  expect(phoneNumberOf(phone, country)).toBeUndefined();
});

it('takes the examples that the form shows [market.languages]', () => {
  expect(Object.entries(HOME_COUNTRIES).filter(([country, { phone }]) => phoneNumberOf(phone, country) === undefined)).toEqual([]);
});
