import { MOST_COMPARED } from '../../offers/most-compared.ts';
import type { Occupancy } from '../../search/participants.ts';
import { parseOfferCode } from '../offer-code.ts';
import { parseListingSearch } from '../listing-params.ts';
import { partyQuery } from '../party-search.ts';
import { formatQueryString, parseQueryString } from '../encoding/query-string.ts';

export const COMPARE_PATH = '/porovnani';

const CODES = 'nabidky';

/** The address of offers side by side for a party, without language prefix. */
export function comparePath(offerCodes: readonly string[], occupancies: readonly Occupancy[]): string {
  return COMPARE_PATH + formatQueryString({ [CODES]: offerCodes.join(','), q: partyQuery(occupancies) });
}

export interface ComparedAddress {
  offerCodes: string[];
  occupancies: Occupancy[];
  /** How many parts of the address are no offers, stand there twice, or are more than can be compared. */
  dropped: number;
}

/** Reads the query of a comparison's address; never throws. @param today ISO date */
export function parseCompareQuery(query: string, today: string): ComparedAddress {
  // An offer code has nothing to decode: a broken percent sign spoils the one that it stands in, and no other.
  const asked = (parseQueryString(query.replaceAll(/%(?!2c)/gi, '%25')).get(CODES) ?? []).flatMap((value) => value.split(',')).filter((code) => code !== '');
  const offerCodes = [...new Set(asked)].filter((code) => parseOfferCode(code) !== undefined).slice(0, MOST_COMPARED);
  const { state, dropped } = parseListingSearch(query, today);
  return { offerCodes, occupancies: state.occupancies, dropped: asked.length - offerCodes.length + dropped.length };
}
