import { expect, it } from 'vitest';
import { expectedTravellers } from '../../../domain/booking/checkout-rules.ts';
import { travellerPlaces } from './travellers-list.ts';

const occupancies = [{ adults: 2, childBirthDates: ['2018-05-24'] }, { adults: 1, childBirthDates: ['2020-01-02'] }];

it('asks for travellers room by room, adults first, counted through all rooms [participants.rooms]', () => {
  expect(travellerPlaces({ occupancies })).toEqual([
    { index: 0, kind: 'adult', number: 1, room: 1, searchedBirthDate: null },
    { index: 1, kind: 'adult', number: 2, room: 1, searchedBirthDate: null },
    { index: 2, kind: 'child', number: 1, room: 1, searchedBirthDate: '2018-05-24' },
    { index: 3, kind: 'adult', number: 3, room: 2, searchedBirthDate: null },
    { index: 4, kind: 'child', number: 2, room: 2, searchedBirthDate: '2020-01-02' },
  ]);
});

it('stands in the order that the machine expects [participants.rooms]', () => {
  const order = expectedTravellers(occupancies).map((traveller) => (traveller.type === 'children' ? traveller.birthDate : null));
  expect(travellerPlaces({ occupancies }).map(({ searchedBirthDate }) => searchedBirthDate)).toEqual(order);
});
