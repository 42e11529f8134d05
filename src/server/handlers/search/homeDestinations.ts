import { MARKET } from '../../../domain/market/market.ts';
import { formatMoney } from '../../../domain/prices/money.ts';
import { listingPath } from '../../../domain/urls/listing-url.ts';
import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { homeDestinations as find } from '../../search/listing/home-destinations.ts';

const LIMIT = 6;

/** Where most hotels are on sale, with what that is and costs [home.calls] [cms.home-components]. */
export const homeDestinations: Handler<'homeDestinations'> = async ({ shop, query, language }) => {
  const { t } = shop.texts[language];
  const found = await find(shop.search, { today: todayOf(shop.clock), language });
  return {
    destinations: found.slice(0, query.limit ?? LIMIT).map(({ country, count, fromPrice, picture }) => ({
      code: country.code,
      title: country.name,
      text: t('server.home.destination', { count, price: formatMoney(fromPrice, MARKET.currency) }),
      url: listingPath({ tripType: 'WS', direction: country.slug }),
      count, fromPrice,
      ...(picture && { picture }),
    })),
  };
};
