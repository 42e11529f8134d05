import type { TileOffer } from '../../domain/offers/tile-offer.ts';

export type ComparedTile = Pick<TileOffer, 'hotelName' | 'offerCode'> & { occupancies: readonly Pick<TileOffer['occupancies'][number], 'adultsCount' | 'childrenBirthDates'>[] };

/** Puts an offer beside others, or takes it away. */
export function comparing({ hotelName, offerCode, occupancies }: ComparedTile) {
  return {
    type: 'compare.toggle' as const, offer: { offerCode, hotelName },
    occupancies: occupancies.map(({ adultsCount, childrenBirthDates }) => ({ adults: adultsCount, childBirthDates: childrenBirthDates })),
  };
}
