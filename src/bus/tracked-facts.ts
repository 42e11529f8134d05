/** Which fact becomes which event of the data layer: views never track, transitions do [track.datalayer]. */
import type { Fact } from './flows.ts';
import type { Pagination, Place } from '../../machines/listing/listing.types.ts';
import type { TileOffer } from '../domain/offers/tile-offer.ts';
import type { TrackedEvent } from '../domain/visitor/tracking.ts';

/** Of a list that came with the document, as far as its tiles show it. */
export interface ListShown { type: 'listing.loaded'; offers: readonly Pick<TileOffer, 'hotelCode' | 'hotelName' | 'startDate' | 'duration' | 'boardName' | 'price' | 'discountPrice' | 'currency'>[]; destinations: readonly Pick<Place, 'code'>[]; pagination: Pagination }

type Tracked = { readonly [Type in Fact['type']]?: (fact: Extract<Fact, { type: Type }>) => TrackedEvent };

export const trackedFacts = {
  'listing.loaded': ({ offers, destinations, pagination }: ListShown) => ({
    event: 'ListingOffersLoad',
    offers: offers.map(({ hotelCode, hotelName, startDate, duration, boardName, price, discountPrice, currency }) => ({ hotelCode, hotelName, startDate, duration, boardName, price, discountPrice, currency })),
    destinations: destinations.map(({ code }) => code),
    pagination: { ...pagination },
  }),
  'popup.opened': ({ name }) => ({ event: 'popup_open', popup: name }),
  'popup.decided': ({ name, decision, place }) => ({ event: 'popup_click', popup: name, decision, place }),
  'globalSearch.submitted': ({ searchState: { tripType, selectedAirports, selectedDestinationsCodes, adultsCount, childrenBirthDates } }) => ({
    event: 'search', outcome: 'submitted', tripType, airports: selectedAirports, destinations: selectedDestinationsCodes, adults: adultsCount, children: childrenBirthDates.length,
  }),
  'globalSearch.refused': ({ reason }) => ({ event: 'search', outcome: 'refused', reason }),
  'configurator.ordered': () => ({ event: 'purchase_step', step: 'ordered' }),
  'checkout.stepShown': ({ step }) => ({ event: 'purchase_step', step }),
  'checkout.orderPlaced': () => ({ event: 'purchase_step', step: 'placed' }),
  'payment.started': () => ({ event: 'purchase_step', step: 'paymentStarted' }),
  'paymentConfirm.decided': ({ outcome }) => ({ event: 'purchase_step', step: 'paymentDecided', outcome }),
  'configurator.refused': ({ reason }) => ({ event: 'offer_problem', reason }),
  'configurator.priceUpdated': ({ from, to }) => ({ event: 'offer_problem', reason: 'priceChanged', from, to }),
  'fullScreenView.opened': ({ view }) => ({ event: 'view', view, isOpen: true }),
  'fullScreenView.closed': ({ view }) => ({ event: 'view', view, isOpen: false }),
  'subscription.asked': ({ purpose }) => ({ event: 'subscription', step: 'asked', purpose }),
  'subscription.confirmed': ({ purpose }) => ({ event: 'subscription', step: 'confirmed', purpose }),
  'subscription.ended': ({ purpose }) => ({ event: 'subscription', step: 'ended', purpose }),
  'wishlist.changed': ({ status, count }) => ({ event: 'wishlist', status, count }),
  'countdown.ended': ({ of }) => ({ event: 'countdown_end', of }),
} satisfies Tracked;

/** The event that a fact becomes; undefined of one that analytics do not learn. */
export function trackedEvent(fact: Fact | ListShown): TrackedEvent | undefined {
  return (trackedFacts as Partial<Record<string, (fact: Fact | ListShown) => TrackedEvent>>)[fact.type]?.(fact);
}
