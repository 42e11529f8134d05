import { expect, it } from 'vitest';
import { expectedTravellers } from '../../../domain/booking/checkout-rules.ts';
import { withAgesOnly } from '../../../domain/search/ages-only.ts';
import { travellerPlaces } from './travellers-list.ts';

const offer = { endDate: '2026-07-19' };
const occupancies = [{ adults: 2, childBirthDates: ['2018-05-24'] }, { adults: 1, childBirthDates: ['2020-01-02'] }];

it('asks for travellers room by room, adults first, counted through all rooms [participants.rooms]', () => {
  expect(travellerPlaces({ occupancies, offer })).toEqual([
    { index: 0, kind: 'adult', number: 1, room: 1, searchedBirthDate: null, searchedAge: null },
    { index: 1, kind: 'adult', number: 2, room: 1, searchedBirthDate: null, searchedAge: null },
    { index: 2, kind: 'child', number: 1, room: 1, searchedBirthDate: '2018-05-24', searchedAge: null },
    { index: 3, kind: 'adult', number: 3, room: 2, searchedBirthDate: null, searchedAge: null },
    { index: 4, kind: 'child', number: 2, room: 2, searchedBirthDate: '2020-01-02', searchedAge: null },
  ]);
});

it('says the age of a child of whom the search says no more [cart.calls]', () => {
  expect(travellerPlaces({ occupancies: withAgesOnly(occupancies, offer.endDate), offer }).map(({ searchedBirthDate, searchedAge }) => [searchedBirthDate, searchedAge])).toEqual([
    [null, null], [null, null], [null, 8], [null, null], [null, 6],
  ]);
});

it('stands in the order that the machine expects [participants.rooms]', () => {
  const order = expectedTravellers(occupancies).map((traveller) => (traveller.type === 'children' ? traveller.birthDate : null));
  expect(travellerPlaces({ occupancies, offer }).map(({ searchedBirthDate }) => searchedBirthDate)).toEqual(order);
});
