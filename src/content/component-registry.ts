import { Banner } from './components/banner.tsx';
import { CheckoutNotification } from './components/checkout-notification.tsx';
import { CountdownTile } from './components/countdown-tile.tsx';
import { GlobalSearchPlace } from './components/global-search-place.tsx';
import { IconItems } from './components/icon-items.tsx';
import { Inspiration } from './components/inspiration.tsx';
import { OfferShelf } from './components/offer-shelf.tsx';
import { PageBreadcrumbs } from './components/page-breadcrumbs.tsx';
import { PictureTiles } from './components/picture-tiles.tsx';
import { RememberedPlace } from './components/remembered-place.tsx';
import { RichText } from './components/rich-text.tsx';
import type { ComponentView } from './content.types.ts';

const views: Readonly<Record<string, ComponentView>> = {
  banner: Banner,
  benefits: IconItems,
  bottomInfo: RichText,
  breadcrumbs: PageBreadcrumbs,
  checkoutNotification: CheckoutNotification,
  countdown: CountdownTile,
  customHtml: RichText,
  destinations: PictureTiles,
  globalSearch: GlobalSearchPlace,
  highlights: IconItems,
  inspiration: Inspiration,
  lastMinute: OfferShelf,
  lastSearches: RememberedPlace,
  lastViewedOffers: RememberedPlace,
  regulations: RichText,
  topHotels: OfferShelf,
  tripTypeTiles: PictureTiles,
};

/** The view of a component type; undefined for one that this shop does not know, which is ignored [cms.page-slots]. */
export function componentView(name: string): ComponentView | undefined {
  return Object.hasOwn(views, name) ? views[name] : undefined;
}
