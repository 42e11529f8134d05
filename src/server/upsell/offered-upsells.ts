import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/commerce.ts';
import type { Language } from '../../domain/market/language.ts';
import { formatOfferCode, parseOfferCode } from '../../domain/urls/offer-code.ts';
import { activityUrl, placesByCode } from '../activities/present-activity.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import { todayOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import { pictureOf } from '../images/picture-of.ts';
import { upsellsOfOffer, type Upgrade } from '../search/hotel/upsells-of-offer.ts';
import type { Shop } from '../shop.ts';
import type { ServerText } from '../server-texts.ts';
import { EXTRA_KINDS, optionsOf, passengersOf, piecesOf, shownPrice, type HolidayWithExtras } from './extra-kinds.ts';
import { optionPrice, readPriceList } from './extra-prices.ts';
import { leftOfEach } from './extra-stock.ts';
import { nameOfOption, nameOfVariant, wordingOf } from './extra-titles.ts';
import { tripPrices, tripsOf, tripTitle, upsellCodeOf, variantCodeOf } from './trips.ts';

type CartUpsell = components['schemas']['CartUpsell'];
export type Variant = CartUpsell['variants'][number];

/** What a cart's holiday can be had with besides, in the order of the page; a kind without a variant is left out [upsell.fields]. */
export async function offeredUpsells(kysely: Kysely<Schema>, shop: Shop, cart: CartRow, language: Language): Promise<CartUpsell[]> {
  const text = shop.texts[language];
  const without = { board: offerWithout(cart, 'board'), room: offerWithout(cart, 'room') };
  const variantsOf = (offerCode: string) => upsellsOfOffer(kysely, offerCode, cart.occupancies, { today: todayOf(shop.clock), language, chosen: cart.offer_code });
  const board = await variantsOf(without.board);
  const room = without.room === without.board ? board : await variantsOf(without.room);
  return [
    ...upgradesOf(cart, text, 'board', board?.boards ?? []),
    ...upgradesOf(cart, text, 'room', room?.rooms ?? []),
    ...await offeredExtras(kysely, shop, cart, language),
  ];
}

/** The same without what would make another offer of it: better boards and rooms. */
export async function offeredExtras(kysely: Kysely<Schema>, shop: Shop, holiday: HolidayWithExtras, language: Language): Promise<CartUpsell[]> {
  return [...await extrasOf(kysely, holiday, shop.texts[language]), ...await tripUpsellsOf(kysely, shop, holiday, language)];
}

async function extrasOf(kysely: Kysely<Schema>, cart: HolidayWithExtras, text: ServerText): Promise<CartUpsell[]> {
  const prices = await readPriceList(kysely);
  const { offer } = cart;
  const passengers = passengersOf(cart);
  const holiday = { offer, passengers };
  const listed = EXTRA_KINDS.filter((kind) => kind.isOffered(offer)).flatMap((kind) => {
    const personRefs = passengers.flatMap((type, person) => (kind.isFor(type) ? [person] : []));
    return kind.variants.flatMap((variant) => {
      const price = prices(kind.code, variant);
      return price === undefined ? [] : [{ kind, variant, personRefs, ...price }];
    });
  });
  const limited = listed.filter((one): one is typeof one & { stock: number } => one.stock !== null);
  const left = await leftOfEach(kysely, limited.map(({ kind, variant, stock }) => ({ code: kind.code, variant, days: kind.stockDays(offer), stock })));
  const leftOf = new Map(limited.map((one, at): [typeof listed[number], number] => [one, left[at]!]));
  return [...Map.groupBy(listed, ({ kind }) => kind)].map(([kind, some]) => {
    const texts = textsOf(text, kind.code, wordingOf(kind.code, offer));
    const variants = some.map((one): Variant => {
      const { variant, personRefs } = one;
      const least = kind.per === 'person' ? 1 : piecesOf(kind, holiday, { variantCode: variant, personRefs: [] });
      const title = nameOfVariant(text, { code: kind.code, variant }, offer);
      const price = shownPrice(kind, holiday, variant, one.price);
      const options = optionsOf(kind, variant).flatMap((option) => {
        const more = optionPrice(prices, kind, variant, option);
        return more === undefined ? [] : [{ code: option, label: nameOfOption(text, { code: kind.code, option }), price: shownPrice(kind, holiday, variant, more), available: true }];
      });
      return {
        code: variant, title, options, summaryTitle: `${texts.title}: ${title}`,
        price, per: kind.per, available: (leftOf.get(one) ?? least) >= least, personRefs, personPrices: personRefs.map(() => price), offerCode: null,
      };
    });
    return {
      ...texts,
      variants,
      price: cheapestOf(variants),
      headerImageUrl: kind.picture === null ? null : `/images/file/scenes/${kind.picture}.7`,
      attachments: kind.code === 'insurance' ? [{ title: text.t('server.upsell.insurance.terms'), url: '/obchodni-podminky' }] : [],
      resignationAvailable: true,
      selected: selectedOf(cart, kind.code),
    };
  });
}

/** What the cheapest of those that are left costs; of all where none is. */
export function cheapestOf(variants: readonly Pick<Variant, 'price' | 'available'>[]): number {
  const left = variants.filter(({ available }) => available);
  return Math.min(...(left.length > 0 ? left : variants).map(({ price }) => price));
}

/** Activities at the place that the reservation knows enough for, each with its starts on the days of the stay. */
async function tripUpsellsOf(kysely: Kysely<Schema>, shop: Shop, cart: HolidayWithExtras, language: Language): Promise<CartUpsell[]> {
  const text = shop.texts[language];
  const trips = await tripsOf(kysely, shop, cart, language);
  const places = await placesByCode(kysely, trips.map((trip) => trip.region_code));
  return trips.map((trip) => {
    const variants = trip.times.map((start): Variant => {
      const prices = tripPrices(trip, cart, start.day);
      const personRefs = prices.flatMap((price, person) => (price === null ? [] : [person]));
      return {
        code: variantCodeOf(start), title: `${text.format.dayOfWeek(start.day)} ${start.time}`, options: [], summaryTitle: tripTitle(text, trip, start),
        price: trip.price, per: 'person', available: true, personRefs, personPrices: personRefs.map((person) => prices[person]!), offerCode: null,
      };
    });
    const code = upsellCodeOf(trip);
    return {
      ...callsOf(text, 'activity'), code, groupType: 'activity' as const, variants, title: trip.name, description: trip.summary, price: trip.price, headerImageUrl: pictureOf(trip.pictures[0]!, language).src,
      attachments: [{ title: text.t('server.upsell.activity.more'), url: activityUrl(trip, places) }], resignationAvailable: true, selected: selectedOf(cart, code),
    };
  });
}

/** What the cart has of an upsell; of one at several prices, all lines together. */
function selectedOf({ extras }: Pick<HolidayWithExtras, 'extras'>, upsellCode: string): CartUpsell['selected'] {
  const lines = extras.filter(({ code }) => code === upsellCode);
  const [line] = lines;
  return line === undefined ? null : { variantCode: line.variantCode, optionCode: line.optionCode, personRefs: lines.flatMap(({ personRefs }) => personRefs) };
}

function textsOf(text: ServerText, code: Exclude<CartUpsell['groupType'], 'activity' | 'seat'>, wording: typeof code | 'moreBaggage' = code) {
  return {
    code,
    groupType: code,
    title: text.t(`server.upsell.${wording}.title`),
    description: text.t(`server.upsell.${wording}.description`),
    ...callsOf(text, wording),
  };
}

function callsOf({ t }: ServerText, code: Exclude<CartUpsell['groupType'], 'seat'> | 'moreBaggage') {
  return {
    recommending: { title: t(`server.upsell.${code}.recommending.title`), callToAction: t(`server.upsell.${code}.recommending.action`) },
    discouraging: { title: t(`server.upsell.${code}.discouraging.title`), callToAction: t(`server.upsell.${code}.discouraging.action`) },
  };
}

/** Better boards or rooms than the offer that the customer came with, each as the offer that has it. */
function upgradesOf(cart: CartRow, text: ServerText, of: 'board' | 'room', upgrades: readonly Upgrade[]): CartUpsell[] {
  const own = parseOfferCode(cart.offer_code)!;
  const [cheapest] = upgrades;
  if (cheapest === undefined) return [];
  const texts = textsOf(text, of);
  const chosen = upgrades.find(({ offerCode }) => offerCode === cart.offer_code);
  return [{
    ...texts,
    price: cheapest.price,
    headerImageUrl: `/images/file/scenes/${of === 'board' ? 'breakfast-table-morning' : 'room-sea-view-morning'}.7`,
    attachments: [],
    variants: upgrades.map(({ code, name, price, offerCode }): Variant => ({ code, title: name, options: [], summaryTitle: `${texts.title}: ${name}`, price, per: 'party', available: true, personRefs: [], personPrices: [], offerCode })),
    resignationAvailable: true,
    selected: chosen === undefined ? null : { variantCode: of === 'board' ? own.boardCode : own.roomCode, optionCode: null, personRefs: [] },
  }];
}

/** The cart's offer with the board or room that the customer came with. */
export function offerWithout({ offer_code, base_offer_code }: Pick<CartRow, 'offer_code' | 'base_offer_code'>, of: 'board' | 'room'): string {
  const own = parseOfferCode(offer_code)!;
  const base = parseOfferCode(base_offer_code ?? offer_code)!;
  return formatOfferCode({ ...own, ...(of === 'board' ? { boardCode: base.boardCode } : { roomCode: base.roomCode }) });
}
