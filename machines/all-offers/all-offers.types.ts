import type { components } from '../../openapi/generated/hotel.ts';
import type { Occupancy } from '../../src/domain/search/participants.ts';
import type { PromisePort, StreamPort } from '../port.ts';

type Schemas = components['schemas'];
export type Offer = Schemas['Offer'];
export type OfferSorting = Schemas['OfferSorting'];

/** Whose offers: a hotel's, for a party. */
export interface OffersOf {
  hotelCode: string;
  occupancies: Occupancy[];
}

export interface AllOffersRequest extends OffersOf {
  page: number;
  pageSize: number;
  sorting: OfferSorting;
}

export interface AllOffersPage {
  offers: Offer[];
  /** Of all pages together. */
  totalResults: number;
}

export interface AllOffersInput {
  /** Null while no offer stands. */
  of: OffersOf | null;
}

export interface AllOffersContext extends AllOffersInput {
  sorting: OfferSorting;
  pageSize: number;
  /** Pages that are there; the next one has this number. */
  pages: number;
  offers: Offer[];
  totalResults: number;
}

export type AllOffersCommand =
  | { type: 'allOffers.show'; of: OffersOf }
  | { type: 'allOffers.sort'; sorting: OfferSorting }
  | { type: 'allOffers.changePageSize'; pageSize: number }
  | { type: 'allOffers.append' }
  | { type: 'allOffers.retry' };

export interface AllOffersPorts {
  /** An item once the list's place on the page is about to be seen. */
  nearness: StreamPort<{ part: string }, 'near'>;
  fetchAllOffers: PromisePort<AllOffersRequest, AllOffersPage>;
}
