import { expect, it } from 'vitest';
import { rememberedOf } from './remembered.ts';

const agreed = { preferences: true, statistics: false, marketing: false };
const cookies = { listingSort: 'priceDESC', childrenBirthDates: '2019-05-04_2005-01-01_2027-01-01' };

it('reads the sort and those who are children today [sort.cookie] [url.birthdates-cookie]', () => {
  expect(rememberedOf(cookies, agreed, '2026-11-21')).toEqual({ sortCode: 'priceDESC', childrenBirthDates: ['2019-05-04'] });
});

it.each([[null], [{ ...agreed, preferences: false, marketing: true }]])('reads nothing where the consent is %o [sort.cookie] [url.birthdates-cookie]', (consent) => {
  expect(rememberedOf(cookies, consent, '2026-11-21')).toEqual({ sortCode: null, childrenBirthDates: [] });
});

it('reads nothing from cookies that somebody else wrote', () => {
  expect(rememberedOf({ listingSort: 'constructor', childrenBirthDates: '<script>' }, agreed, '2026-11-21')).toEqual({ sortCode: null, childrenBirthDates: [] });
});
