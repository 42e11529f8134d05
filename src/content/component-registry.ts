import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { cachedMarkup } from '../ui/loading/cached-markup.tsx';
import { untilLoaded } from '../ui/loading/until-loaded.ts';
import { GlobalSearchPlace } from './components/global-search-place.tsx';
import { PageBreadcrumbs } from './components/page-breadcrumbs.tsx';
import { RememberedPlace } from './components/remembered-place.tsx';
import type { ComponentView, ComponentViewProps } from './content.types.ts';
import { VIEW_CAME } from './view-came.ts';

/** A component whose code comes after the page: until then its place shows what the document was sent with. */
interface LazyComponent<Props = ComponentViewProps> {
  View: ComponentType<Props>;
  load: () => Promise<unknown>;
  /** The module, as the build's manifest names it. */
  source: string;
}

export function lazyComponent<Props extends object = ComponentViewProps>(source: string, load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => { loaded ??= await load(); };
  const Awaited = lazy(async () => {
    await untilLoaded(loadOnce);
    dispatchEvent(new Event(VIEW_CAME));
    return { default: loaded! };
  });
  return {
    source,
    load: loadOnce,
    // What is there already is shown at once: `lazy` would answer a moment later.
    View(props) {
      const [Current] = useState(() => loaded ?? Awaited);
      return createElement(Current, props);
    },
  };
}

/** One that shows nothing but its content. */
const still = (View: ComponentType<Pick<ComponentViewProps, 'component'>>) => cachedMarkup<ComponentViewProps, 'component'>(View, 'component');

const icons = lazyComponent('src/content/components/icon-items.tsx', async () => still((await import('./components/icon-items.tsx')).IconItems));
const text = lazyComponent('src/content/components/rich-text.tsx', async () => still((await import('./components/rich-text.tsx')).RichText));
const tiles = lazyComponent('src/content/components/picture-tiles.tsx', async () => still((await import('./components/picture-tiles.tsx')).PictureTiles));
const shelf = lazyComponent('src/content/components/offer-shelf.tsx', async () => (await import('./components/offer-shelf.tsx')).OfferShelf);

const views: Readonly<Record<string, ComponentView | LazyComponent>> = {
  banner: lazyComponent('src/content/components/banner.tsx', async () => still((await import('./components/banner.tsx')).Banner)),
  benefits: icons,
  blog: lazyComponent('src/content/components/blog.tsx', async () => still((await import('./components/blog.tsx')).Blog)),
  bottomInfo: text,
  breadcrumbs: PageBreadcrumbs,
  // Stands around the page, as it goes on from page to page.
  chatWidget: () => null,
  checkoutNotification: lazyComponent('src/content/components/checkout-notification.tsx', async () => (await import('./components/checkout-notification.tsx')).CheckoutNotification),
  countdown: lazyComponent('src/content/components/countdown-tile.tsx', async () => (await import('./components/countdown-tile.tsx')).CountdownTile),
  customHtml: text,
  destinations: tiles,
  globalSearch: GlobalSearchPlace,
  highlights: icons,
  inspiration: lazyComponent('src/content/components/inspiration.tsx', async () => still((await import('./components/inspiration.tsx')).Inspiration)),
  lastMinute: shelf,
  lastSearches: RememberedPlace,
  lastViewedOffers: RememberedPlace,
  regulations: text,
  seoLinks: lazyComponent('src/content/components/seo-links.tsx', async () => still((await import('./components/seo-links.tsx')).SeoLinks)),
  tiles,
  topHotels: shelf,
  tripTypeTiles: tiles,
};

/** Stands around a component that editors gave a manner. */
const styled = lazyComponent('src/content/styled-component.tsx', async () => (await import('./styled-component.tsx')).styledComponent(componentView));

/** Every type that has a view. */
export function componentNames(): string[] {
  return Object.keys(views);
}

function entryOf(name: string): ComponentView | LazyComponent | undefined {
  return Object.hasOwn(views, name) ? views[name] : undefined;
}

/** The view of a component type; undefined for one that this shop does not know, which is ignored [cms.page-slots]. */
export function componentView(name: string): ComponentView | undefined {
  const entry = entryOf(name);
  return entry && ('load' in entry ? entry.View : entry);
}

/** The view of a component in the manner that editors chose for it. */
export function viewOf({ name, styles }: { name: string; styles?: string }): ComponentView | undefined {
  return styles ? styled.View : componentView(name);
}

function lazyOnes(slots: readonly { components: readonly { name: string; styles?: string }[] }[]): LazyComponent[] {
  const entries = slots.flatMap(({ components }) => components.flatMap(({ name, styles }) => [entryOf(name), ...(styles ? [styled] : [])]));
  return [...new Set(entries)].filter((entry): entry is LazyComponent => entry !== undefined && 'load' in entry);
}

/** The modules of what these slots show, as the build's manifest names them. */
export function componentSources(slots: Parameters<typeof lazyOnes>[0]): string[] {
  return lazyOnes(slots).map(({ source }) => source);
}

/** Loads all that these slots show, where a page is to be rendered whole. */
export async function loadComponents(slots: Parameters<typeof lazyOnes>[0]): Promise<void> {
  await Promise.all(lazyOnes(slots).map(({ load }) => load()));
}
