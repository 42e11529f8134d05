import { expect, it } from 'vitest';
import { addDays } from './dates/iso-date.ts';
import {
  childBirthDateBounds, childrenWithoutBirthDate, cutBirthDates, defaultOccupancy, dropChildrenWithoutBirthDate,
  isChildOn, markChildrenWithoutBirthDate, occupanciesOf, participantsCount, partyOf, roomsOf,
} from './participants.ts';

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
    children: [{ id: 'room-2-child-1', type: 'children', birthDate: '2021-01-02', hasError: false }],
  });
  const ids = rooms.flatMap(({ adults, children }) => [...adults, ...children]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
  expect(occupanciesOf(rooms)).toEqual(occupancies);
});

it('counts everybody in all rooms [participants.max]', () => {
  expect(partyOf(occupancies)).toEqual({ adults: 3, childBirthDates: ['2019-05-04', '2021-01-02'] });
  expect(participantsCount(occupancies)).toBe(5);
});

it('finds, marks and drops exactly the children without a birth date [participants.close] [participants.forced-close]', () => {
  const [first, second] = roomsOf(occupancies);
  const undated = { ...second!, children: [{ ...second!.children[0]!, birthDate: null }] };
  const rooms = [first!, undated];
  expect(childrenWithoutBirthDate(rooms).map(({ id }) => id)).toEqual(['room-2-child-1']);
  expect(markChildrenWithoutBirthDate(rooms).map(({ children }) => children[0]?.hasError)).toEqual([false, true]);
  expect(occupanciesOf(dropChildrenWithoutBirthDate(rooms))).toEqual([occupancies[0], { adults: 1, childBirthDates: [] }]);
  expect(occupanciesOf(rooms)[1]).toEqual({ adults: 1, childBirthDates: [] });
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

it.each(['2026-07-12', '2026-02-28', '2026-03-01', '2028-02-29'])(
  'offers all birth dates that make a child returning on %s, and none that does not [participants.child-age]',
  (returnDate) => {
    const { min, max } = childBirthDateBounds('2026-01-10', returnDate);
    expect([isChildOn(min, returnDate), isChildOn(addDays(min, -1), returnDate)]).toEqual([true, false]);
    expect(max).toBe('2026-01-10');
  },
);
