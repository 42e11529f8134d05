import { expect, it } from 'vitest';
import { childBirthDateProblem, cutBirthDates, defaultOccupancy, isChildOn, occupanciesOf, participantsCount, partyOf, roomsOf } from './participants.ts';

const occupancies = [
  { adults: 2, childBirthDates: ['2019-05-04'] },
  { adults: 1, childBirthDates: ['2021-01-02'] },
];

it('starts with two adults [gs.default]', () => {
  expect(defaultOccupancy()).toEqual({ adults: 2, childBirthDates: [] });
});

it('makes rooms of people with ids of their own, and occupancies of rooms again [participants.rooms]', () => {
  const rooms = roomsOf(occupancies);
  expect(rooms[1]).toEqual({
    id: 'room-2',
    adults: [{ id: 'room-2-adult-1', type: 'adults', birthDate: null, hasError: false }],
    children: [{ id: 'room-2-child-1', type: 'children', birthDate: '2021-01-02', typed: '02.01.2021', isLeft: false, hasError: false }],
  });
  const ids = rooms.flatMap(({ adults, children }) => [...adults, ...children]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
  expect(occupanciesOf(rooms)).toEqual(occupancies);
});

it('counts everybody in all rooms [participants.max]', () => {
  expect(partyOf(occupancies)).toEqual({ adults: 3, childBirthDates: ['2019-05-04', '2021-01-02'] });
  expect(participantsCount(occupancies)).toBe(5);
});

it('leaves out of occupancies a child without a birth date', () => {
  const [room] = roomsOf([{ adults: 1, childBirthDates: ['2021-01-02'] }]);
  expect(occupanciesOf([{ ...room!, children: [{ ...room!.children[0]!, birthDate: null }] }])).toEqual([{ adults: 1, childBirthDates: [] }]);
});

it('cuts birth dates to a count [participants.cut]', () => {
  expect(cutBirthDates(['2019-05-04', '2021-01-02'], 1)).toEqual(['2019-05-04']);
  expect(cutBirthDates(['2019-05-04'], -1)).toEqual([]);
});

it('is a child until the eighteenth birthday, and not before birth [participants.child-age]', () => {
  expect(isChildOn('2008-07-13', '2026-07-12')).toBe(true);
  expect(isChildOn('2008-07-12', '2026-07-12')).toBe(false);
  expect(isChildOn('2026-07-13', '2026-07-12')).toBe(false);
});

it('says what keeps a date from being a child’s birth date [participants.child-age] [participants.close]', () => {
  const journey = { today: '2026-01-10', returnDate: '2026-07-12' };
  const problems = [null, '', '24.5.2018', '2026-02-30', '2026-01-11', '2008-07-12', '2008-07-13', '2026-01-10'].map((birthDate) => childBirthDateProblem(birthDate, journey));
  expect(problems).toEqual(['missing', 'missing', 'invalid', 'invalid', 'future', 'adult', undefined, undefined]);
});
