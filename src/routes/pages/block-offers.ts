import type { operations } from '../../../openapi/generated/search.ts';
import { fetchOrEmpty } from '../../api/fetch-or-empty.ts';
import { shelfLimit } from '../../content/shelf-limit.ts';
import { tileOfferOf } from '../../domain/offers/tile-offer.ts';
import type { TileOffer } from '../../domain/offers/tile-offer.ts';
import type { Visit } from '../page-plan.ts';
import type { CmsPage } from '../page-state.ts';

type HomeBlock = operations['homeOffers']['parameters']['path']['block'];

/** Offers that a page's blocks show, by the component's name. */
export type BlockOffers = Partial<Record<'topHotels' | 'lastMinute', TileOffer[]>>;

/** Components whose offers come from calls of their own [cms.home-components]. */
const blocks: Record<keyof BlockOffers, HomeBlock> = { topHotels: 'top-hotels', lastMinute: 'last-minute' };

/** The offers of every block that stands on the page, as many as it shows. */
export async function blockOffers({ api, log }: Pick<Visit, 'api' | 'log'>, cms: CmsPage): Promise<BlockOffers> {
  const shelves = cms.slots.flatMap(({ components }) => components).filter(({ name }) => Object.hasOwn(blocks, name));
  const offers = await Promise.all(Object.entries(blocks).map(async ([name, block]) => {
    const shown = Math.max(0, ...shelves.filter((shelf) => shelf.name === name).map(shelfLimit));
    if (shown === 0) return [];
    const answer = await fetchOrEmpty(name, api.GET('/api/www/home/{block}', { params: { path: { block } } }), { offers: [] }, log);
    return [[name, answer.offers.slice(0, shown).map(tileOfferOf)] as const];
  }));
  return Object.fromEntries(offers.flat()) as BlockOffers;
}
