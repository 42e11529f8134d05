import type { components } from '../../../openapi/generated/commerce.ts';

type Offer = components['schemas']['Offer'];
export type NamedRoom = components['schemas']['NamedRoom'];
export type ChangedRoom = components['schemas']['ChangedRoom'];

/** The rooms of an offer, in the order of the party's. */
export function roomsOf({ _embedded: { rooms } }: Pick<Offer, '_embedded'>): NamedRoom[] {
  return rooms.map(({ roomCode, roomName }) => ({ roomCode, roomName }));
}

/** The rooms that are of another kind than was agreed to, each before and now; their names depend on the language and are not compared. */
export function changedRooms(agreed: readonly NamedRoom[], now: readonly NamedRoom[]): ChangedRoom[] {
  return now.flatMap((after, position) => {
    const before = agreed[position] ?? { roomCode: '', roomName: '' };
    return before.roomCode === after.roomCode ? [] : [{ position, before, after }];
  });
}

/** The rooms once changed ones are agreed to. */
export function withChanged(agreed: readonly NamedRoom[], changed: readonly ChangedRoom[]): NamedRoom[] {
  return agreed.map((room, at) => changed.find(({ position }) => position === at)?.after ?? room);
}
