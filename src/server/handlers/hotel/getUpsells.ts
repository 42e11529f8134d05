import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { presentUpsells } from '../../search-filters/present-upsells.ts';
import { upsellsOfOffer } from '../../search/hotel/upsells-of-offer.ts';

/** Dearer boards and rooms that an offer can be had with [hotel.calls]. */
export const getUpsells: Handler<'getUpsells'> = async ({ shop, body, language }) => {
  const upgrades = await upsellsOfOffer(shop.database.kysely, body.offerCode, body.occupancies, { today: todayOf(shop.clock), language });
  if (upgrades === null) throw notFound('Hotel');
  return { upsells: presentUpsells(upgrades, shop.texts[language]) };
};
