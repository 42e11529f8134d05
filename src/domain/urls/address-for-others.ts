import { isIsoDate } from '../dates/iso-date.ts';
import { birthDateOfAge } from '../search/ages-only.ts';
import { departureWindow } from '../search/departure-window.ts';
import { earliestReturn } from '../search/participants.ts';
import { formatQueryString } from './encoding/query-string.ts';
import { decodePercent } from './encoding/percent.ts';
import { decodeListingQuery } from './listing-q.ts';
import { offerSegmentOf } from './offer-code.ts';
import { returnOfOffer } from './return-of-offer.ts';

const KEYS_WITH_BIRTH_DATES = ['birthDate', 'room'];

/**
 * The address of a list or a hotel card as it is given to others: its search tells the ages of children on the offer's day of
 * return, in a list on the first that is asked for, not their birth dates [url.listing-q].
 * @param today ISO date
 */
export function addressForOthers(address: string, today: string): string {
  return address.replaceAll(/([?&])q=([^&#]*)/g, (parameter, mark: string, value: string) => {
    const query = decodePercent(value.replaceAll('+', ' '));
    if (!query) return parameter;
    const returnDate = returnOfOffer(offerSegmentOf(address)?.offerCode ?? '') ?? firstReturn(query, today);
    return mark + formatQueryString({ q: withAgesOnly(query, returnDate, today) }).slice(1);
  });
}

function withAgesOnly(query: string, returnDate: string, today: string): string {
  const tokens = query.split(':');
  return tokens.map((token, place) => {
    if (place % 2 === 0 || !KEYS_WITH_BIRTH_DATES.includes(tokens[place - 1]!)) return token;
    // Of who is not born yet, and of what is no date, the search takes no notice.
    return token.replaceAll(/\d{4}-\d{2}-\d{2}/g, (date) => (isIsoDate(date) && date <= today ? birthDateOfAge(date, returnDate) : date));
  }).join(':');
}

function firstReturn(query: string, today: string): string {
  const { state } = decodeListingQuery(query);
  return earliestReturn({ startDate: departureWindow(state).startDate, durationFrom: state.durationFrom }, today);
}
