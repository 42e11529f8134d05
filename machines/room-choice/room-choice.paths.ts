import type { SnapshotFrom } from 'xstate';
import type { RoomKind, Stay } from './room-choice.types.ts';
import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { roomChoiceMachine } from './room-choice.machine.ts';

/** Two rooms: a couple in a double, a third person in another one. */
export const exampleStay: Stay = {
  offerCode: 'GRK1042_PRG_20260712_07_AI_DR2', totalPrice: 3000000, hotelCode: 'GRK1042', tripType: 'WS', airportCode: 'PRG', duration: 7, date: '2026-07-12',
  boardCode: 'AI', roomCodes: ['DR2', 'DR2'], occupancies: [{ adults: 2, childBirthDates: [] }, { adults: 1, childBirthDates: [] }],
};
export const alone: Stay = { ...exampleStay, totalPrice: 1500000, roomCodes: ['DR2'], occupancies: [{ adults: 1, childBirthDates: [] }] };

export function room(roomCode: string, totalPrice: number, different: Partial<RoomKind> = {}): RoomKind {
  return { roomCode, roomName: roomCode, capacity: 3, free: 2, totalPrice, fits: true, ...different };
}
export const exampleRooms = [room('DR2', 3000000), room('FAM', 3300000), room('VIL', 5000000, { fits: false, free: 0 })];

const events = [
  { type: 'roomChoice.show', stay: exampleStay } as const, { type: 'roomChoice.show', stay: alone } as const,
  { type: 'roomChoice.edit', occupancy: 0 } as const, { type: 'roomChoice.edit', occupancy: 1 } as const,
  { type: 'roomChoice.choose', roomCode: 'FAM' } as const, { type: 'roomChoice.choose', roomCode: 'VIL' } as const,
  { type: 'roomChoice.explain', roomCode: 'VIL' } as const, { type: 'roomChoice.explain', roomCode: 'FAM' } as const,
  { type: 'roomChoice.retry' } as const,
  streamed('roomsNearness'), streamed('roomsNearness', 'near'), failure('roomsNearness'),
  answer('fetchRooms', exampleRooms), failure('fetchRooms'),
];
const serialize = ({ value, context: { stay, occupancy, rooms, explained } }: SnapshotFrom<typeof roomChoiceMachine>) => [value, stay?.occupancies.length, occupancy, rooms.length, explained];

export const roomChoicePaths = pathsOf(roomChoiceMachine, [{ input: { stay: exampleStay }, events, serialize }, { input: { stay: null }, events, serialize }]);
