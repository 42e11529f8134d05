import { describe, expect, it } from 'vitest';
import type { Occupancy } from '../../src/domain/search/participants.ts';
import { startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { participantsMachine } from './participants.machine.ts';
import { participantsPaths } from './participants.paths.ts';
import {
  selectCanAddRoom, selectIsRefused, selectPeople, selectReachedLimit, selectRooms,
} from './participants.select.ts';

const today = '2026-07-01';
const returnDate = '2026-07-20';

function start(occupancies: Occupancy[] = [{ adults: 2, childBirthDates: [] }], multiroom = true) {
  return startFlow(participantsMachine, { input: { occupancies, multiroom, today, returnDate } });
}

const hasErrors = (actor: ReturnType<typeof start>['actor']) =>
  actor.getSnapshot().context.rooms.flatMap(({ children }) => children.map(({ id, hasError }) => ({ id, hasError })));

describe('participants', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(participantsPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(participantsPaths)).toEqual([]);
  });

  it('offers at most eight of a kind and three rooms [view.dropdown-max]', () => {
    const family = start([{ adults: 1, childBirthDates: [] }]).actor;
    for (let place = 0; place < 9; place += 1) family.send({ type: 'participants.addChild', roomId: 'room-1' });
    expect([selectPeople(family.getSnapshot()).children, selectRooms(family.getSnapshot())[0]!.canAddChild]).toEqual([8, false]);
    const friends = start([{ adults: 1, childBirthDates: [] }]).actor;
    for (let place = 0; place < 9; place += 1) friends.send({ type: 'participants.addAdult', roomId: 'room-1' });
    expect([selectPeople(friends.getSnapshot()).adults, selectRooms(friends.getSnapshot())[0]!.canAddAdult]).toEqual([8, false]);
    const groups = start().actor;
    for (let place = 0; place < 4; place += 1) groups.send({ type: 'participants.addRoom' });
    expect([selectRooms(groups.getSnapshot()).length, selectCanAddRoom(groups.getSnapshot())]).toEqual([3, false]);
  });

  it('lets adults and children of a room go, but neither its last adult nor the last room [participants.max]', () => {
    const { actor } = start([{ adults: 3, childBirthDates: ['2019-05-04'] }, { adults: 2, childBirthDates: [] }]);
    const party = () => selectRooms(actor.getSnapshot()).map(({ adults, children, canRemoveAdult, canRemoveChild }) => [adults.length, canRemoveAdult, children.length, canRemoveChild]);
    const [first, second] = selectRooms(actor.getSnapshot()).map(({ id }) => id);
    actor.send({ type: 'participants.removeAdult', roomId: first! });
    expect(party()).toEqual([[2, true, 1, true], [2, true, 0, false]]);
    for (let place = 0; place < 3; place += 1) actor.send({ type: 'participants.removeAdult', roomId: second! });
    for (let place = 0; place < 2; place += 1) actor.send({ type: 'participants.removeChild', roomId: first! });
    expect(party()).toEqual([[2, true, 0, false], [1, false, 0, false]]);
    for (const roomId of ['none', second!, first!]) actor.send({ type: 'participants.removeRoom', roomId });
    expect(party()).toEqual([[2, true, 0, false]]);
    actor.send({ type: 'participants.close' });
    expect(actor.getSnapshot().output).toEqual({ occupancies: [{ adults: 2, childBirthDates: [] }] });
  });

  it('closes only when every child has a birth date [participants.close]', () => {
    const { actor, facts } = start();
    actor.send({ type: 'participants.addChild', roomId: 'room-1' });
    actor.send({ type: 'participants.addChild', roomId: 'room-1' });
    actor.send({ type: 'participants.typeBirthDate', personId: 'room-1-child-1', typed: '4.5.2019' });
    actor.send({ type: 'participants.close' });
    expect(actor.getSnapshot().status).toBe('active');
    expect(selectIsRefused(actor.getSnapshot())).toBe(true);
    expect(hasErrors(actor)).toEqual([{ id: 'room-1-child-1', hasError: false }, { id: 'room-1-child-2', hasError: true }]);

    actor.send({ type: 'participants.typeBirthDate', personId: 'room-1-child-2', typed: '2.1.2021' });
    expect(selectIsRefused(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'participants.close' });
    const occupancies = [{ adults: 2, childBirthDates: ['2019-05-04', '2021-01-02'] }];
    expect(actor.getSnapshot().output).toEqual({ occupancies });
    expect(facts).toEqual([
      { type: 'participants.refused', personIds: ['room-1-child-2'] },
      { type: 'participants.closed', occupancies },
    ]);
  });

  it.each([
    ['in the future', '2.7.2026', '2026-07-02', 'future'],
    ['of an adult', '20.7.2008', '2008-07-20', 'adult'],
    ['that does not exist', '30.2.2019', null, 'invalid'],
  ])('does not close with a birth date %s [participants.close] [participants.child-age]', (_, typed, birthDate, problem) => {
    const { actor } = start();
    actor.send({ type: 'participants.addChild', roomId: 'room-1' });
    actor.send({ type: 'participants.typeBirthDate', personId: 'room-1-child-1', typed });
    actor.send({ type: 'participants.close' });
    expect(selectIsRefused(actor.getSnapshot())).toBe(true);
    expect(selectRooms(actor.getSnapshot())[0]?.children).toEqual([
      { id: 'room-1-child-1', type: 'children', birthDate, hasError: true, typed, isLeft: false, problem },
    ]);
  });

  it('begins with the birth dates it is given, as people write them [date.shown]', () => {
    const [room] = selectRooms(start([{ adults: 1, childBirthDates: ['2019-05-04'] }]).actor.getSnapshot());
    expect(room!.children).toEqual([{ id: 'room-1-child-1', type: 'children', birthDate: '2019-05-04', hasError: false, typed: '04.05.2019', isLeft: false, problem: undefined }]);
  });

  it('says what is wrong with a birth date once its field is left, and nothing while it is typed [participants.child-age] [date.formats]', () => {
    const { actor } = start();
    const personId = 'room-1-child-2';
    const shown = () => {
      const [first, second] = selectRooms(actor.getSnapshot())[0]!.children;
      return [first!.problem, second!.birthDate, second!.problem];
    };
    actor.send({ type: 'participants.addChild', roomId: 'room-1' });
    actor.send({ type: 'participants.addChild', roomId: 'room-1' });
    actor.send({ type: 'participants.leaveBirthDate', personId });
    expect(shown()).toEqual([undefined, null, undefined]);
    actor.send({ type: 'participants.typeBirthDate', personId, typed: '24.5.' });
    expect(shown()).toEqual([undefined, null, undefined]);
    actor.send({ type: 'participants.leaveBirthDate', personId });
    expect(shown()).toEqual([undefined, null, 'invalid']);
    actor.send({ type: 'participants.typeBirthDate', personId, typed: '24.5.1998' });
    expect(shown()).toEqual([undefined, '1998-05-24', undefined]);
    actor.send({ type: 'participants.leaveBirthDate', personId });
    expect(shown()).toEqual([undefined, '1998-05-24', 'adult']);
    actor.send({ type: 'participants.close' });
    expect(shown()).toEqual(['missing', '1998-05-24', 'adult']);
    actor.send({ type: 'participants.typeBirthDate', personId, typed: ' 24/5/2018 ' });
    actor.send({ type: 'participants.leaveBirthDate', personId });
    expect(shown()).toEqual(['missing', '2018-05-24', undefined]);
  });

  it('drops children without a date when closed by force [participants.forced-close]', () => {
    const { actor } = start([{ adults: 1, childBirthDates: ['2019-05-04'] }]);
    actor.send({ type: 'participants.addChild', roomId: 'room-1' });
    actor.send({ type: 'participants.addChild', roomId: 'room-1' });
    actor.send({ type: 'participants.typeBirthDate', personId: 'room-1-child-2', typed: '1.1.1990' });
    actor.send({ type: 'participants.forceClose' });
    expect(actor.getSnapshot().output).toEqual({ occupancies: [{ adults: 1, childBirthDates: ['2019-05-04'] }] });
  });

  it('cuts the birth dates to the number of children [participants.cut]', () => {
    const { actor } = start([{ adults: 1, childBirthDates: ['2019-05-04', '2021-01-02'] }]);
    actor.send({ type: 'participants.removeChild', roomId: 'room-1' });
    actor.send({ type: 'participants.close' });
    expect(actor.getSnapshot().output).toEqual({ occupancies: [{ adults: 1, childBirthDates: ['2019-05-04'] }] });
  });

  it('warns at nine people and takes no tenth [participants.max]', () => {
    const { actor } = start([{ adults: 6, childBirthDates: ['2019-05-04'] }]);
    actor.send({ type: 'participants.addChild', roomId: 'room-1' });
    expect(selectReachedLimit(actor.getSnapshot())).toBe(null);
    actor.send({ type: 'participants.addAdult', roomId: 'room-1' });
    expect(selectReachedLimit(actor.getSnapshot())).toBe(9);
    actor.send({ type: 'participants.addAdult', roomId: 'room-1' });
    expect(selectPeople(actor.getSnapshot())).toEqual({ adults: 7, children: 2, all: 9 });
    expect(selectRooms(actor.getSnapshot())[0]).toMatchObject({ canAddAdult: false, canAddChild: false, canRemoveAdult: true });
    actor.send({ type: 'participants.removeChild', roomId: 'room-1' });
    expect(selectReachedLimit(actor.getSnapshot())).toBe(null);
  });

  it('numbers rooms by their places when one in the middle goes [participants.rooms]', () => {
    const { actor } = start([
      { adults: 1, childBirthDates: [] }, { adults: 2, childBirthDates: [] }, { adults: 1, childBirthDates: ['2019-05-04'] },
    ]);
    expect(selectCanAddRoom(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'participants.removeRoom', roomId: 'room-2' });
    expect(selectRooms(actor.getSnapshot()).map(({ id, number, adults, children }) => ({ id, number, people: [...adults, ...children].map((person) => person.id) })))
      .toEqual([
        { id: 'room-1', number: 1, people: ['room-1-adult-1'] },
        { id: 'room-2', number: 2, people: ['room-2-adult-1', 'room-2-child-1'] },
      ]);
    expect(selectCanAddRoom(actor.getSnapshot())).toBe(true);
  });

  it('adds no room where the trip has none [participants.rooms]', () => {
    const { actor } = start([{ adults: 2, childBirthDates: [] }], false);
    actor.send({ type: 'participants.addRoom' });
    expect(selectRooms(actor.getSnapshot())).toHaveLength(1);
  });

  it('fills a new room with as many adults as may still travel [participants.max]', () => {
    const { actor } = start([{ adults: 7, childBirthDates: [] }]);
    actor.send({ type: 'participants.addRoom' });
    expect(selectPeople(actor.getSnapshot())).toEqual({ adults: 8, children: 0, all: 8 });
  });
});
