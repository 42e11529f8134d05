import { withAgesOnly } from '../../search/ages-only.ts';
import type { Occupancy } from '../../search/participants.ts';
import { returnOfOffer } from '../return-of-offer.ts';
import { comparePath } from './compare-url.ts';

/** The address of a comparison as it is given to others: with the ages of children on the first day of return, not their birth dates. */
export function comparePathForOthers(offerCodes: readonly string[], occupancies: readonly Occupancy[]): string {
  const [firstReturn] = offerCodes.flatMap((code) => returnOfOffer(code) ?? []).toSorted();
  return comparePath(offerCodes, firstReturn === undefined ? occupancies : withAgesOnly(occupancies, firstReturn));
}
