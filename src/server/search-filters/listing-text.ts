import type { TripType } from '../../domain/search/trip-types.ts';
import type { Translator } from '../../i18n/translator.ts';
import { escapeHtml } from '../mail/mail-content.ts';
import type { ServerText } from '../server-texts.ts';
import type { PlaceFacts } from './place-facts.ts';

interface TextSubject {
  tripType: TripType;
  /** Title of the listing. */
  subject: string;
  facts: PlaceFacts;
}

/** A listing's text for search engines, HTML: how much there is, where one leaves from and what it costs at least [search.seo-names]. */
export function listingText({ tripType, subject, facts: { count, airports, cheapest } }: TextSubject, { t, format }: ServerText): string {
  const sentences = [
    t('server.listing.count', { trip: tripType, subject, count }),
    ...departuresFrom(airports, t),
    t('server.listing.cheapest', { month: format.month(cheapest.date), price: format.money(cheapest.totalPrice) }),
  ];
  return `<p>${escapeHtml(sentences.join(' '))}</p>`;
}

function departuresFrom(airports: readonly string[], t: Translator): string[] {
  const [airport] = airports;
  if (airport === undefined) return [];
  return [airports.length === 1 ? t('server.listing.airport', { airport }) : t('server.listing.airports', { airports: airports.join(', ') })];
}
