import type { PlainMessageKey } from '../../i18n/messages.types.ts';

/** What a hotel's rating of 0–10 means in words; 0 says that nobody has rated it. */
export function ratingMessage(rating: number): Extract<PlainMessageKey, `listing.rating.${string}`> {
  if (rating <= 0) return 'listing.rating.none';
  if (rating >= 9) return 'listing.rating.excellent';
  if (rating >= 8) return 'listing.rating.veryGood';
  return rating >= 7 ? 'listing.rating.good' : 'listing.rating.fair';
}
