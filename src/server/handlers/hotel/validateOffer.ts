import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { validateChoice } from '../../search-filters/validate-choice.ts';

/** What keeps a party from buying an offer as it was chosen [hotel.calls]. */
export const validateOffer: Handler<'validateOffer'> = async ({ shop, body, language }) => {
  const validation = await validateChoice(shop.database.kysely, body, { today: todayOf(shop.clock), language, text: shop.texts[language] });
  if (validation === null) throw notFound('Hotel');
  return validation;
};
