import type { Handler } from '../../contract/operations.ts';
import { offerLinks as findLinks } from '../../search/listing/offer-links.ts';

/** Where offers are shown; codes of no hotel are named [listing.promoted]. */
export const offerLinks: Handler<'offerLinks'> = async ({ shop, body }) => {
  const links = await findLinks(shop.database.kysely, body.offerCodes);
  const found = new Set(links.map(({ offerCode }) => offerCode));
  return { links, ignored: body.offerCodes.filter((code) => !found.has(code)) };
};
