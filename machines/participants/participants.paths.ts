import { pathsOf } from '../testing/path-coverage.ts';
import { participantsMachine } from './participants.machine.ts';

const limits = { participants: 3, ofAKind: 2, rooms: 2 };
const today = '2026-07-01';
const returnDate = '2026-07-20';

/** A booking of three people at most keeps the graph small; nothing is left out of its states. */
export const participantsPaths = pathsOf(participantsMachine, [
  {
    input: { occupancies: [{ adults: 1, childBirthDates: [] }], multiroom: true, today, returnDate, limits },
    events: [
      { type: 'participants.addAdult', roomId: 'room-1' },
      { type: 'participants.removeAdult', roomId: 'room-1' },
      { type: 'participants.addChild', roomId: 'room-1' },
      { type: 'participants.removeChild', roomId: 'room-1' },
      { type: 'participants.typeBirthDate', personId: 'room-1-child-1', typed: '4.5.2019' },
      { type: 'participants.leaveBirthDate', personId: 'room-1-child-1' },
      { type: 'participants.addRoom' },
      { type: 'participants.removeRoom', roomId: 'room-2' },
      { type: 'participants.close' },
      { type: 'participants.forceClose' },
    ],
  },
]);
