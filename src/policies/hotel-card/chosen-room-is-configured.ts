import { map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a room is chosen, the offer has it: the first one's kind is part of the offer, the others' of the party. */
export const chosenRoomIsConfigured: Policy = ({ facts$ }) => facts$.pipe(
  when('roomChoice.chosen'),
  map(({ occupancy, roomCode }) => (occupancy === 0
    ? { type: 'configurator.chooseRoom' as const, roomCode }
    : { type: 'configurator.chooseRoomOf' as const, occupancy, roomCode })),
);
