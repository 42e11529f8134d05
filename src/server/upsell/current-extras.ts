import type { Kysely } from 'kysely';
import type { Language } from '../../domain/market/language.ts';
import type { CartRow, Offer } from '../cart/cart-rows.ts';
import type { Schema } from '../db/schema.ts';
import { seatsOfCart } from '../seats/flight-seats.ts';
import { flightsOfOffer, priceOfSeat } from '../seats/flights-of-offer.ts';
import { seatOf } from '../seats/seat-layout.ts';
import type { Shop } from '../shop.ts';
import { extraKindOf, passengersOf, piecesOf, shownPrice, type Extra, type HolidayWithExtras } from './extra-kinds.ts';
import { optionPrice, readPriceList } from './extra-prices.ts';
import { leftOfEach } from './extra-stock.ts';
import { titleOfExtra } from './extra-titles.ts';
import { currentTrips } from './trips.ts';

export interface CurrentExtras {
  extras: Extra[];
  /** What was chosen and is not to be had any more, in words, each once. */
  dropped: string[];
}

/** Sum of what was chosen, in minor units. */
export function totalOfExtras(extras: readonly Pick<Extra, 'price'>[]): number {
  return extras.reduce((sum, { price }) => sum + price, 0);
}

interface Circumstances {
  offer?: Offer;
  language?: Language;
  /** Keeps the cart's seats for the caller's transaction. */
  lock?: boolean;
}

/** What a cart has chosen, as it is sold now: at the price of now, and without what is gone. */
export async function currentExtras(kysely: Kysely<Schema>, shop: Pick<Shop, 'clock' | 'texts'>, cart: HolidayWithExtras & Pick<CartRow, 'id' | 'language'>, { offer = cart.offer, language = cart.language, lock = false }: Circumstances = {}): Promise<CurrentExtras> {
  if (cart.extras.length === 0) return { extras: [], dropped: [] };
  const prices = await readPriceList(kysely);
  const seats = await seatsOfCart(kysely, cart.id, { lock });
  const flights = flightsOfOffer(offer);
  const holiday = { offer, passengers: passengersOf(cart) };
  const trips = await currentTrips(kysely, shop, { offer, occupancies: cart.occupancies }, cart.extras.filter(({ groupType }) => groupType === 'activity'), language);
  const limited = cart.extras.flatMap((extra) => {
    const kind = extraKindOf(extra.code);
    const stock = prices(extra.code, extra.variantCode)?.stock ?? null;
    return kind === undefined || stock === null || !kind.isOffered(offer) ? [] : [{ extra, code: extra.code, variant: extra.variantCode, days: kind.stockDays(offer), stock }];
  });
  const left = await leftOfEach(kysely, limited);
  const leftOf = new Map(limited.map(({ extra }, at) => [extra, left[at]!]));
  const found: CurrentExtras = { extras: [], dropped: [] };
  for (const extra of cart.extras) {
    const trip = trips.get(extra);
    const title = trip?.title ?? titleOfExtra(shop.texts[language], extra, offer);
    const price = extra.groupType === 'activity' ? trip?.price ?? null : priceNow(extra);
    if (price === null) found.dropped.push(title);
    else found.extras.push({ ...extra, title, price });
  }
  // A trip has a line for each price: where somebody cannot have it any more, nobody of the party does.
  const dropped = new Set(found.dropped);
  return { extras: found.extras.filter(({ title }) => !dropped.has(title)), dropped: [...dropped] };

  function priceNow(extra: Extra): number | null {
    const { code, variantCode, optionCode, personRefs } = extra;
    if (extra.groupType === 'seat') {
      const flight = flights.find(({ leg }) => leg === optionCode);
      const place = flight && seatOf(flight.aircraft, variantCode);
      const isOurs = seats.some(({ flight: key, seat, person }) => key === flight?.key && seat === variantCode && person === personRefs[0]);
      return place !== undefined && isOurs ? priceOfSeat(prices, place) : null;
    }
    const kind = extraKindOf(code);
    const listed = prices(code, variantCode);
    if (kind === undefined || listed === undefined || !kind.isOffered(offer)) return null;
    if ((leftOf.get(extra) ?? Infinity) < piecesOf(kind, holiday, extra)) return null;
    const more = optionCode === null ? 0 : optionPrice(prices, kind, variantCode, optionCode);
    if (more === undefined) return null;
    return shownPrice(kind, holiday, variantCode, listed.price + more) * (kind.per === 'person' ? personRefs.length : 1);
  }
}
