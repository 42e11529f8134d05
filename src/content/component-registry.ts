import type { ComponentType } from 'react';
import { kept } from '../ui/kept.tsx';
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
import type { ComponentView, ComponentViewProps } from './content.types.ts';

/** One that shows nothing but its content. */
const still = (View: ComponentType<Pick<ComponentViewProps, 'component'>>) => kept<ComponentViewProps, 'component'>(View, 'component');

const icons = still(IconItems);
const text = still(RichText);
const tiles = still(PictureTiles);

const views: Readonly<Record<string, ComponentView>> = {
  banner: still(Banner),
  benefits: icons,
  bottomInfo: text,
  breadcrumbs: PageBreadcrumbs,
  checkoutNotification: CheckoutNotification,
  countdown: CountdownTile,
  customHtml: text,
  destinations: tiles,
  globalSearch: GlobalSearchPlace,
  highlights: icons,
  inspiration: still(Inspiration),
  lastMinute: OfferShelf,
  lastSearches: RememberedPlace,
  lastViewedOffers: RememberedPlace,
  regulations: text,
  topHotels: OfferShelf,
  tripTypeTiles: tiles,
};

/** The view of a component type; undefined for one that this shop does not know, which is ignored [cms.page-slots]. */
export function componentView(name: string): ComponentView | undefined {
  return Object.hasOwn(views, name) ? views[name] : undefined;
}
