import type { Kysely } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { CartRow, Offer } from '../cart/cart-rows.ts';
import type { Schema } from '../db/schema.ts';
import { seatsOfCart } from '../seats/flight-seats.ts';
import { flightsOfOffer, priceOfSeat } from '../seats/flights-of-offer.ts';
import { seatOf } from '../seats/seat-layout.ts';
import type { Shop } from '../shop.ts';
import { extraKindOf, passengersOf, piecesOf, shownPrice, type Extra } from './extra-kinds.ts';
import { readPriceList } from './extra-prices.ts';
import { leftOf } from './extra-stock.ts';
import { titleOfExtra } from './extra-titles.ts';

export interface CurrentExtras {
  extras: Extra[];
  /** What was chosen and is not to be had any more, in words. */
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
export async function currentExtras(kysely: Kysely<Schema>, { texts }: Pick<Shop, 'texts'>, cart: CartRow, { offer = cart.offer, language = cart.language, lock = false }: Circumstances = {}): Promise<CurrentExtras> {
  if (cart.extras.length === 0) return { extras: [], dropped: [] };
  const prices = await readPriceList(kysely);
  const seats = await seatsOfCart(kysely, cart.id, { lock });
  const flights = flightsOfOffer(offer);
  const holiday = { offer, passengers: passengersOf(cart) };
  const found: CurrentExtras = { extras: [], dropped: [] };
  for (const extra of cart.extras) {
    const title = titleOfExtra(texts[language], extra);
    const price = await priceNow(extra);
    if (price === null) found.dropped.push(title);
    else found.extras.push({ ...extra, title, price });
  }
  return found;

  async function priceNow(extra: Extra): Promise<number | null> {
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
    const days = kind.stockDays(offer);
    if (listed.stock !== null && (await leftOf(kysely, { code, variant: variantCode, days, stock: listed.stock })) < piecesOf(kind, holiday, extra)) return null;
    return shownPrice(kind, holiday, variantCode, listed.price) * (kind.per === 'person' ? personRefs.length : 1);
  }
}
