import { describe, expect, it } from 'vitest';
import { heldPort, heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { roomChoiceMachine } from './room-choice.machine.ts';
import { alone, exampleRooms, exampleStay, room, roomChoicePaths } from './room-choice.paths.ts';
import { HINT_LIMIT } from './room-choice.rules.ts';
import { selectHints, selectRoomKinds, selectRoomPlaces, selectRoomsStatus } from './room-choice.select.ts';
import type { RoomChoicePorts, Stay } from './room-choice.types.ts';

function start(stay: Stay | null = exampleStay) {
  const nearness = heldStream<'near'>();
  const { port, calls } = heldPort<RoomChoicePorts['fetchRooms']>();
  const { actor, facts } = startFlow(roomChoiceMachine, { input: { stay }, ports: { nearness: nearness.port, fetchRooms: port } });
  const see = <Seen>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Seen) => select(actor.getSnapshot());
  return { actor, facts, calls, see, nearness, near: () => nearness.streams[0]!.next('near') };
}

describe('roomChoice', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(roomChoicePaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(roomChoicePaths)).toEqual([]);
  });

  it('loads the rooms of the first occupancy when they are about to be seen, or says that it could not [rooms.states] [error.flags]', async () => {
    const { actor, near, calls, see } = start();
    expect(calls).toHaveLength(0);
    near();
    expect([see(selectRoomsStatus), calls[0]!.input]).toEqual(['loading', { offerCode: exampleStay.offerCode, occupancies: exampleStay.occupancies, occupancy: 0 }]);
    await calls[0]!.fail();
    expect(see(selectRoomsStatus)).toBe('error');
    actor.send({ type: 'roomChoice.retry' });
    await calls[1]!.answer(exampleRooms);
    expect([see(selectRoomsStatus), see(selectRoomKinds).map(({ roomCode, chosen, difference }) => [roomCode, chosen, difference])]).toEqual([
      'loaded', [['DR2', true, 0], ['FAM', false, 300000], ['VIL', false, 2000000]],
    ]);
  });

  it('asks for the rooms of the offer that stands when they are near, once for each, also where nobody can tell how near they are [rooms.states]', async () => {
    const { actor, calls, see, nearness } = start(null);
    actor.send({ type: 'roomChoice.show', stay: exampleStay });
    expect([calls.length, actor.getSnapshot().hasTag('busy')]).toEqual([0, false]);
    nearness.streams[0]!.error('no observer');
    expect([calls.map(({ input }) => input.offerCode), see(selectRoomsStatus), actor.getSnapshot().hasTag('busy')]).toEqual([[exampleStay.offerCode], 'loading', true]);
    await calls[0]!.answer(exampleRooms);
    actor.send({ type: 'roomChoice.show', stay: { ...exampleStay } });
    expect([calls.length, see(selectRoomsStatus), actor.getSnapshot().hasTag('busy')]).toEqual([1, 'loaded', false]);
  });

  it('explains nothing by itself: not a room that was free when somebody asked and is taken in another offer [rooms.states]', async () => {
    const { actor, near, calls, see } = start();
    near();
    await calls[0]!.answer(exampleRooms);
    actor.send({ type: 'roomChoice.explain', roomCode: 'FAM' });
    actor.send({ type: 'roomChoice.show', stay: { ...exampleStay, date: '2026-07-19' } });
    await calls[1]!.answer([room('DR2', 3000000), room('FAM', 3300000, { fits: false, free: 0 })]);
    expect(see(selectRoomKinds).map(({ roomCode, explained }) => [roomCode, explained])).toEqual([['DR2', false], ['FAM', false]]);
  });

  it('is edited one occupancy after another: the room is chosen for that one, the others keep theirs [rooms.states]', async () => {
    const { actor, near, calls, facts, see } = start();
    near();
    await calls[0]!.answer(exampleRooms);
    actor.send({ type: 'roomChoice.choose', roomCode: 'FAM' });
    actor.send({ type: 'roomChoice.edit', occupancy: 1 });
    expect([calls[1]!.input.occupancy, see(selectRoomPlaces).map(({ edited }) => edited)]).toEqual([1, [false, true]]);
    await calls[1]!.answer(exampleRooms);
    actor.send({ type: 'roomChoice.choose', roomCode: 'FAM' });
    expect(facts).toEqual([
      { type: 'roomChoice.chosen', occupancy: 0, roomCode: 'FAM' },
      { type: 'roomChoice.chosen', occupancy: 1, roomCode: 'FAM' },
    ]);
  });

  it('chooses no room that is taken, too small or unknown', async () => {
    const { actor, near, calls, facts } = start();
    near();
    await calls[0]!.answer(exampleRooms);
    for (const roomCode of ['VIL', 'DR2', 'none']) actor.send({ type: 'roomChoice.choose', roomCode });
    expect(facts).toEqual([]);
  });

  it('says why a room cannot be had where somebody asks, until they ask again or edit another room [rooms.states]', async () => {
    const { actor, near, calls, see } = start();
    near();
    await calls[0]!.answer(exampleRooms);
    const explained = () => see(selectRoomKinds).filter((kind) => kind.explained).map(({ roomCode }) => roomCode);
    actor.send({ type: 'roomChoice.explain', roomCode: 'FAM' });
    expect(explained()).toEqual([]);
    actor.send({ type: 'roomChoice.explain', roomCode: 'VIL' });
    expect(explained()).toEqual(['VIL']);
    actor.send({ type: 'roomChoice.explain', roomCode: 'VIL' });
    expect(explained()).toEqual([]);
    actor.send({ type: 'roomChoice.explain', roomCode: 'VIL' });
    actor.send({ type: 'roomChoice.edit', occupancy: 1 });
    await calls[1]!.answer(exampleRooms);
    expect(explained()).toEqual([]);
  });

  it('hints at no more than three rooms, and keeps saying that there are none until others come [rooms.states]', async () => {
    const { actor, near, calls, see } = start();
    near();
    await calls[0]!.answer([room('DR2', 100), ...['A', 'B', 'C', 'D'].map((code, place) => room(code, 500 - place * 100))]);
    expect([see(selectHints).hints.map(({ roomCode }) => roomCode), HINT_LIMIT]).toEqual([['D', 'C', 'B'], 3]);
    actor.send({ type: 'roomChoice.edit', occupancy: 1 });
    await calls[1]!.answer([room('DR2', 100)]);
    expect(see(selectHints)).toEqual({ hints: [], hasNoHints: true });
    actor.send({ type: 'roomChoice.edit', occupancy: 0 });
    expect([see(selectRoomsStatus), see(selectHints)]).toEqual(['loading', { hints: [], hasNoHints: true }]);
    await calls[2]!.answer(exampleRooms);
    expect(see(selectHints).hasNoHints).toBe(false);
  });

  it('goes back to a room that there is when the party has fewer', async () => {
    const { actor, near, calls, see } = start();
    near();
    actor.send({ type: 'roomChoice.edit', occupancy: 1 });
    actor.send({ type: 'roomChoice.show', stay: alone });
    expect([calls.map(({ signal }) => signal.aborted), calls[2]!.input.occupancy]).toEqual([[true, true, false], 0]);
    await calls[2]!.answer(exampleRooms);
    expect(see(selectRoomPlaces)).toEqual([{ adults: 1, childBirthDates: [], edited: true }]);
  });
});
