import { priceContents } from '../prices/price-contents.ts';
import type { Occupancy } from '../search/participants.ts';
import { expectedTravellers, travellerType } from './checkout-rules.ts';

type PassengerType = ReturnType<typeof travellerType>;
type Excluded = ReturnType<typeof priceContents>['excludes'][number];

interface Bought {
  offer: Parameters<typeof priceContents>[0] & { endDate: string };
  occupancies: readonly Occupancy[];
  /** `personRefs`: places among the travellers. */
  extras: readonly { code: string; personRefs: readonly number[] }[];
}

/** Infants have no luggage of their own. */
export const mayHaveLuggage = (type: PassengerType): boolean => type !== 'INFANT';

const extraOf: Partial<Record<Excluded, { code: string; isFor: (type: PassengerType) => boolean }>> = {
  'hotel.price.excludes.insurance': { code: 'insurance', isFor: () => true },
  'hotel.price.excludes.luggage': { code: 'baggage', isFor: mayHaveLuggage },
};

/** What a price has not got, without what everybody who may have it has bought besides. */
export function notBought({ offer, occupancies, extras }: Bought): Excluded[] {
  const passengers = expectedTravellers(occupancies).map((expected) => travellerType(expected, offer.endDate));
  return priceContents(offer).excludes.filter((part) => {
    const extra = extraOf[part];
    const owners = extras.flatMap(({ code, personRefs }) => (code === extra?.code ? personRefs : []));
    return extra === undefined || passengers.some((type, person) => extra.isFor(type) && !owners.includes(person));
  });
}
