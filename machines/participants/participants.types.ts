import type { Occupancy, Room } from '../../src/domain/search/participants.ts';

export interface ParticipantsLimits {
  /** People on one booking. */
  participants: number;
  /** Adults, or children, on one booking. */
  ofAKind: number;
  rooms: number;
}

export interface ParticipantsInput {
  occupancies: Occupancy[];
  /** Whether the trip may be spread over several rooms. */
  multiroom: boolean;
  /** ISO date: nobody is born after it. */
  today: string;
  /** ISO date of the return, as far as it is known: a child is under 18 on it. */
  returnDate: string;
  limits?: ParticipantsLimits;
}

export interface ParticipantsContext {
  /** The draft. */
  rooms: Room[];
  multiroom: boolean;
  today: string;
  returnDate: string;
  limits: ParticipantsLimits;
}

export type ParticipantsCommand =
  | { type: 'participants.addAdult'; roomId: string }
  | { type: 'participants.removeAdult'; roomId: string }
  | { type: 'participants.addChild'; roomId: string }
  | { type: 'participants.removeChild'; roomId: string }
  /** `typed`: all that stands in the field now. */
  | { type: 'participants.typeBirthDate'; personId: string; typed: string }
  /** Its field was left. */
  | { type: 'participants.leaveBirthDate'; personId: string }
  | { type: 'participants.addRoom' }
  | { type: 'participants.removeRoom'; roomId: string }
  | { type: 'participants.close' }
  | { type: 'participants.forceClose' };

export type ParticipantsFact =
  | { type: 'participants.closed'; occupancies: Occupancy[] }
  /** The children who lack a birth date. */
  | { type: 'participants.refused'; personIds: string[] };

export interface ParticipantsOutput {
  occupancies: Occupancy[];
}
