import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/commerce.ts';
import type { Language } from '../../domain/language.ts';
import { formatOfferCode, parseOfferCode } from '../../domain/urls/offer-code.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import { todayOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import { upsellsOfOffer, type Upgrade } from '../search/hotel/upsells-of-offer.ts';
import type { Shop } from '../shop.ts';
import type { ServerText } from '../server-texts.ts';
import { EXTRA_KINDS, passengersOf, piecesOf, shownPrice } from './extra-kinds.ts';
import { readPriceList } from './extra-prices.ts';
import { leftOf } from './extra-stock.ts';
import { nameOfVariant } from './extra-titles.ts';

type CartUpsell = components['schemas']['CartUpsell'];
type Variant = CartUpsell['variants'][number];

/** What a cart's holiday can be had with besides, in the order of the page; a kind without a variant is left out [upsell.fields]. */
export async function offeredUpsells(kysely: Kysely<Schema>, shop: Shop, cart: CartRow, language: Language): Promise<CartUpsell[]> {
  const text = shop.texts[language];
  return [
    ...await upgradesOf(kysely, shop, cart, language, 'board'),
    ...await upgradesOf(kysely, shop, cart, language, 'room'),
    ...await extrasOf(kysely, cart, text),
  ];
}

async function extrasOf(kysely: Kysely<Schema>, cart: CartRow, text: ServerText): Promise<CartUpsell[]> {
  const prices = await readPriceList(kysely);
  const { offer } = cart;
  const passengers = passengersOf(cart);
  const holiday = { offer, passengers };
  const upsells: CartUpsell[] = [];
  for (const kind of EXTRA_KINDS) {
    if (!kind.isOffered(offer)) continue;
    const personRefs = passengers.flatMap((type, person) => (kind.isFor(type) ? [person] : []));
    const variants: Variant[] = [];
    for (const variant of kind.variants) {
      const listed = prices(kind.code, variant);
      if (listed === undefined) continue;
      const days = kind.stockDays(offer);
      const least = kind.per === 'person' ? 1 : piecesOf(kind, holiday, { variantCode: variant, personRefs: [] });
      const available = listed.stock === null || (await leftOf(kysely, { code: kind.code, variant, days, stock: listed.stock })) >= least;
      const title = nameOfVariant(text, kind.code, variant);
      variants.push({
        code: variant, title, options: [], summaryTitle: `${text.t(`server.upsell.${kind.code}.title`)}: ${title}`,
        price: shownPrice(kind, holiday, variant, listed.price), per: kind.per, available, personRefs, offerCode: null,
      });
    }
    const chosen = cart.extras.find(({ code }) => code === kind.code);
    upsells.push({
      ...wordsOf(text, kind.code),
      variants,
      price: Math.min(...variants.map(({ price }) => price)),
      headerImageUrl: kind.picture === null ? null : `/images/file/scenes/${kind.picture}.7`,
      attachments: kind.code === 'insurance' ? [{ title: text.t('server.upsell.insurance.terms'), url: '/obchodni-podminky' }] : [],
      resignationAvailable: true,
      selected: chosen ? { variantCode: chosen.variantCode, optionCode: chosen.optionCode, personRefs: chosen.personRefs } : null,
    });
  }
  return upsells;
}

function wordsOf({ t }: ServerText, code: Exclude<CartUpsell['groupType'], 'activity' | 'seat'>) {
  return {
    code,
    groupType: code,
    title: t(`server.upsell.${code}.title`),
    description: t(`server.upsell.${code}.description`),
    recommending: { title: t(`server.upsell.${code}.recommending.title`), callToAction: t(`server.upsell.${code}.recommending.action`) },
    discouraging: { title: t(`server.upsell.${code}.discouraging.title`), callToAction: t(`server.upsell.${code}.discouraging.action`) },
  };
}

/** Better boards or rooms than the offer that the customer came with, each as the offer that has it. */
async function upgradesOf(kysely: Kysely<Schema>, shop: Shop, cart: CartRow, language: Language, of: 'board' | 'room'): Promise<CartUpsell[]> {
  const withoutUpgrade = offerWithout(cart, of);
  const own = parseOfferCode(cart.offer_code)!;
  const found = await upsellsOfOffer(kysely, withoutUpgrade, cart.occupancies, { today: todayOf(shop.clock), language });
  const upgrades: readonly Upgrade[] = (of === 'board' ? found?.boards : found?.rooms) ?? [];
  const [cheapest] = upgrades;
  if (cheapest === undefined) return [];
  const words = wordsOf(shop.texts[language], of);
  const chosen = upgrades.find(({ offerCode }) => offerCode === cart.offer_code);
  return [{
    ...words,
    price: cheapest.price,
    headerImageUrl: `/images/file/scenes/${of === 'board' ? 'breakfast-table-morning' : 'room-sea-view-morning'}.7`,
    attachments: [],
    variants: upgrades.map(({ code, name, price, offerCode }): Variant => ({ code, title: name, options: [], summaryTitle: `${words.title}: ${name}`, price, per: 'party', available: true, personRefs: [], offerCode })),
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
