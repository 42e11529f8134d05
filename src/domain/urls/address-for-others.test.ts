import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, ageOn } from '../dates/iso-date.ts';
import { saysAgeOnly } from '../search/ages-only.ts';
import { addressForOthers } from './address-for-others.ts';
import { decodeListingQuery } from './listing-q.ts';

const TODAY = '2026-07-01';
const LIST = 'https://shop.test/pl/dovolena/recko/nabidky-letecky';

it.each([
  `${LIST}?q=sort:priceDESC:ctAdult:3:room:2:room:1&fullPrice=true&strana=2#nabidky`,
  `${LIST}`, `${LIST}?q=`, `${LIST}?q=%E0%A4&strana=2`, `${LIST}?clickedLink=birthDate:2018-05-24`,
  // Who is not born, what is no day, and what no search reads as a birth date.
  `${LIST}?q=birthDate:2026-07-02:birthDate:2018-02-30:startDate:2026-08-01:stars:2018-05-24:~62irthDate:2018-05-24`,
])('leaves an address that names nobody’s birth date as it is: %s [url.listing-q]', (address) => {
  expect(addressForOthers(address, TODAY)).toBe(address);
});

it('tells the ages of a list’s children on the first return, and all else as before [url.listing-q]', () => {
  expect(addressForOthers(`${LIST}?fullPrice=true&q=a:PRG:dF:7:startDate:2026-08-10:endDate:2026-08-20:flex:3:ctAdult:3:ctChild:2:birthDate:2018-08-14:birthDate:2018-08-15:room:2-2018-08-14_2018-08-15.FAM:room:1:multiroom:T&strana=2#nabidky`, TODAY))
    .toBe(`${LIST}?fullPrice=true&q=a:PRG:dF:7:startDate:2026-08-10:endDate:2026-08-20:flex:3:ctAdult:3:ctChild:2:birthDate:2017-12-31:birthDate:2018-12-31:room:2-2017-12-31_2018-12-31.FAM:room:1:multiroom:T&strana=2#nabidky`);
  // Written by somebody who escapes more.
  expect(addressForOthers(`${LIST}?q=birthDate%3A2018-05-24`, TODAY)).toBe(`${LIST}?q=birthDate:2017-12-31`);
});

it('tells the age of an offer’s child on the offer’s day of return: it costs the same [url.listing-q] [url.offer-code]', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 17 * 365 }), fc.integer({ min: 1, max: 480 }), fc.integer({ min: 1, max: 28 }), (days, ahead, nights) => {
    const departureDate = addDays(TODAY, ahead);
    const card = (birthDate: string) => `https://shop.test/dovolena/recko/aurora-grk1042/OfferCodeWS/GRK1042_PRG_${departureDate.replaceAll('-', '')}_${String(nights).padStart(2, '0')}_AI_DR2?q=ctChild:1:birthDate:${birthDate}`;
    const own = addDays(TODAY, -days);
    const returnDate = addDays(departureDate, nights);
    const address = addressForOthers(card(own), TODAY);
    const [shown = ''] = decodeListingQuery(address.split('?q=')[1]!).state.childrenBirthDates;
    expect([address, ageOn(shown, returnDate), saysAgeOnly(shown, returnDate), shown <= TODAY]).toEqual([card(shown), ageOn(own, returnDate), true, true]);
    expect(addressForOthers(address, TODAY)).toBe(address);
  }));
});
