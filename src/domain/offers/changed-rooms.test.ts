import { expect, it } from 'vitest';
import { changedRooms, roomsOf, withChanged } from './changed-rooms.ts';

const [double, family, suite] = ['DR2', 'FR1', 'SU1'].map((roomCode) => ({ roomCode, roomName: `Pokoj ${roomCode}` })) as [Room, Room, Room];
type Room = { roomCode: string; roomName: string };

it('names the rooms of another kind by their place in the party, and none for another language [checkout.flow]', () => {
  expect(changedRooms([double, double, family], [double, suite, { ...family, roomName: 'Family room' }])).toEqual([{ position: 1, before: double, after: suite }]);
  expect(changedRooms([double], [double, family])).toEqual([{ position: 1, before: { roomCode: '', roomName: '' }, after: family }]);
});

it('takes over what changed, and reads rooms off an offer [checkout.flow]', () => {
  const now = [suite, double, suite];
  expect(withChanged([double, double, family], changedRooms([double, double, family], now))).toEqual(now);
  expect(withChanged([double], [])).toEqual([double]);
  expect(roomsOf({ _embedded: { rooms: [{ ...double, boarding: 'AI' }] } })).toEqual([double]);
});
