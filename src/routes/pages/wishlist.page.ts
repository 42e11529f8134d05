import { selectWishlistView } from '../../../machines/wishlist-page/wishlist-page.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import type { PageLoader } from '../page-plan.ts';

const PATH = '/oblibene';
/** The longest link to a list that the shop makes. */
const LONGEST_LINK = 80;

/** The visitor's wishlist, or the one that a link shares [page.wishlist]. */
export const wishlistPage: PageLoader<'wishlist'> = async ({ query, cmsPage, t }) => {
  const [list] = query.get('seznam') ?? [];
  return {
    data: null,
    cms: await cmsPage(PATH),
    flows: [{ address: 'wishlistPage', input: { list: list === undefined ? null : list.slice(0, LONGEST_LINK) } }],
    conclude: (bus) => {
      const snapshot = bus.actor('wishlistPage')?.getSnapshot() as FlowSnapshot<'wishlistPage'> | undefined;
      return {
        status: snapshot !== undefined && selectWishlistView(snapshot) === 'missing' ? 404 : 200,
        head: { title: t('wishlist.title'), description: t('wishlist.description'), canonical: PATH, indexed: false },
        sharedSeconds: 0,
      };
    },
  };
};
