import type { Kysely } from 'kysely';
import type { Occupancy } from '../../domain/search/participants.ts';
import { allowsMultiroom } from '../../domain/search/trip-types.ts';
import { parseOfferCode } from '../../domain/urls/offer-code.ts';
import type { Schema } from '../db/schema.ts';
import { refuse } from './check-stay.ts';

/** Where the requests of the contract name people. */
interface AskedParty {
  occupancies?: Occupancy[];
  childrenBirthDates?: string[];
  childrenBirthdays?: string[];
  filters?: readonly { birthDates?: string[]; occupancies?: Occupancy[] }[];
  offerCode?: string;
  hotelCode?: string;
}

/**
 * Whether a party can travel at all, wherever it is asked about: nobody in it is born after today, and it has several
 * rooms only where the kind of trip has rooms to choose [participants.child-age] [listing.multiroom-occupancies].
 * @throws Problem 400 that names every field that is wrong
 */
export async function checkParty(kysely: Kysely<Schema>, asked: AskedParty | undefined, today: string): Promise<void> {
  if (asked === undefined || asked === null) return;
  refuse(birthDatesOf(asked).filter(({ birthDate }) => birthDate > today).map(({ pointer }) => ({ pointer, message: 'is in the future: a child must be born to travel' })));
  const { occupancies = [], offerCode, hotelCode = parseOfferCode(offerCode ?? '')?.hotelCode } = asked;
  if (occupancies.length < 2 || hotelCode === undefined) return;
  const hotel = await kysely.selectFrom('hotel').select('trip_type').where('code', '=', hotelCode).executeTakeFirst();
  if (hotel !== undefined && !allowsMultiroom(hotel.trip_type)) refuse([ONE_ROOM]);
}

export const ONE_ROOM = { pointer: '/body/occupancies', message: 'has several rooms, and this kind of trip has one' };

function birthDatesOf({ occupancies = [], childrenBirthDates = [], childrenBirthdays = [], filters = [] }: AskedParty): { pointer: string; birthDate: string }[] {
  const at = (pointer: string, dates: readonly string[]) => dates.map((birthDate, place) => ({ pointer: `${pointer}/${place}`, birthDate }));
  const ofRooms = (pointer: string, rooms: readonly Occupancy[]) => rooms.flatMap(({ childBirthDates }, room) => at(`${pointer}/${room}/childBirthDates`, childBirthDates));
  return [
    ...ofRooms('/body/occupancies', occupancies),
    ...at('/body/childrenBirthDates', childrenBirthDates),
    ...at('/body/childrenBirthdays', childrenBirthdays),
    ...filters.flatMap((filter, place) => [
      ...at(`/body/filters/${place}/birthDates`, filter.birthDates ?? []),
      ...ofRooms(`/body/filters/${place}/occupancies`, filter.occupancies ?? []),
    ]),
  ];
}
