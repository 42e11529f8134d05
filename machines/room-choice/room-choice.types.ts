import type { components, operations } from '../../openapi/generated/hotel.ts';
import type { Stay } from '../configurator/configurator.types.ts';
import type { PromisePort, StreamPort } from '../port.ts';

export type { Stay };
type Rooms = operations['getRooms']['responses'][200]['content']['application/json']['rooms'];
export type RoomsRequest = components['schemas']['RoomsRequest'];

/** A kind of room for the occupancy that is edited; the total is of the whole party, minor units. */
export interface RoomKind {
  roomCode: string;
  roomName: string;
  capacity: number;
  /** How many are left. */
  free: number;
  totalPrice: number;
  fits: boolean;
  /** What it looks like inside, where that is known. */
  picture?: Rooms[number]['picture'];
  beds?: Rooms[number]['beds'];
  /** Square metres. */
  sizeM2?: Rooms[number]['sizeM2'];
}

export interface RoomChoiceInput {
  /** Null while no offer stands. */
  stay: Stay | null;
}

export interface RoomChoiceContext extends RoomChoiceInput {
  /** Place of the occupancy whose room is edited. */
  occupancy: number;
  rooms: RoomKind[];
  /** Whether the last rooms that came gave nothing to recommend; said until others do. */
  hasNoHints: boolean;
  /** Codes of the rooms that cannot be had of which somebody asked why. */
  explained: string[];
}

export type RoomChoiceCommand =
  | { type: 'roomChoice.show'; stay: Stay }
  | { type: 'roomChoice.edit'; occupancy: number }
  | { type: 'roomChoice.choose'; roomCode: string }
  /** Says why a room cannot be had, or no longer. */
  | { type: 'roomChoice.explain'; roomCode: string }
  | { type: 'roomChoice.retry' };

export type RoomChoiceFact =
  /** A room for one occupancy; the others keep theirs. */
  { type: 'roomChoice.chosen'; occupancy: number; roomCode: string };

export interface RoomChoicePorts {
  /** An item once the rooms' place on the page is about to be seen. */
  nearness: StreamPort<{ part: string }, 'near'>;
  fetchRooms: PromisePort<RoomsRequest, RoomKind[]>;
}
