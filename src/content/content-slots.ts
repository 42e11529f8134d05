import type { Api } from '../api/create-api.ts';
import { fetchOrEmpty } from '../api/fetch-or-empty.ts';
import type { components } from '../../openapi/generated/content.ts';
import type { operations } from '../../openapi/generated/search.ts';
import type { Viewer } from '../domain/content/visibility.ts';
import { tileOfferOf } from '../domain/offers/tile-offer.ts';
import { optionOf } from './component-options.ts';
import { PAGE_BANNER, PAGE_END } from './page-field-slots.ts';
import { shelfLimit } from './shelf-limit.ts';
import { visibleSlots } from './visible-slots.ts';
import type { CmsComponent, CmsItem } from './content.types.ts';

type Slot = components['schemas']['Slot'];
type CmsPage = components['schemas']['CmsPage'];
type Shelves = Readonly<Record<string, operations['homeOffers']['parameters']['path']['block']>>;

interface Asking {
  api: Api;
  /** The page whose fields the components may show. */
  page: Pick<CmsPage, 'tiles'>;
  component: CmsComponent;
  log: (message: string) => void;
}

/** Components whose items come from calls of their own where editors wrote none [home.calls] [banner.calls]. */
const calls: Readonly<Record<string, (asking: Asking) => Promise<CmsItem[]>>> = {
  async banner({ api, component, log }) {
    const code = optionOf(component, 'code');
    if (code === undefined) return [];
    const { banners } = await fetchOrEmpty('banners', api.GET('/api/www/banners', { params: { query: { codes: code } } }), { banners: [] }, log);
    return banners.map(({ code: _code, validFrom: _from, validTo: _to, ...item }) => item);
  },
  async blog({ api, component, log }) {
    const { posts } = await fetchOrEmpty('blog posts', api.GET('/api/www/home/blog-posts', { params: { query: { limit: shelfLimit(component) } } }), { posts: [] }, log);
    return posts.map(({ publishedOn: _day, ...item }) => item);
  },
  async destinations({ api, component, log }) {
    const { destinations } = await fetchOrEmpty('destinations', api.GET('/api/www/home/destinations', { params: { query: { limit: shelfLimit(component) } } }), { destinations: [] }, log);
    return destinations.map(({ title, text, url, picture }) => ({ title, text, url, ...(picture && { picture }) }));
  },
  async tiles({ api, page, log }) {
    const codes = page.tiles.filter(({ active }) => active).map(({ code }) => code);
    if (codes.length === 0) return [];
    const { tiles } = await fetchOrEmpty('tiles', api.GET('/api/www/tiles', { params: { query: { codes: codes.join(',') } } }), { tiles: [] }, log);
    return tiles.map(({ code: _code, ...item }) => item);
  },
};

/** Components whose offers come from calls of their own [home.calls] [cms.home-components]. */
const SHELVES: Shelves = { topHotels: 'top-hotels', lastMinute: 'last-minute' };

/** Who is buying is led to nothing else. */
const WITHOUT_SHELVES = '/checkout';

/**
 * What the slots of a page show to somebody now: the components that are for them, each with what its own call answers,
 * before them the page's own banner, and behind them what the page itself says at its end [cms.page-fields] [cms.component-fields].
 */
export async function contentSlots(api: Api, page: CmsPage, viewer: Viewer, log: (message: string) => void = () => {}): Promise<Slot[]> {
  const slots = await filledSlots(api, page, visibleSlots(page.slots, viewer), log, page.url === WITHOUT_SHELVES ? {} : SHELVES);
  const end = endOf(page);
  return [
    ...(page.banner ? [{ name: PAGE_BANNER, components: [part('banner', { items: [page.banner] })] }] : []),
    ...slots,
    ...(end.length === 0 ? [] : [{ name: PAGE_END, components: end }]),
  ];
}

function part(name: string, fields: Partial<CmsComponent>): CmsComponent {
  return { uid: `page-${name}`, name, options: [], items: [], profiles: [], active: true, validFrom: null, validTo: null, ...fields };
}

/** Slots whose components have the items that their own calls answer, and the shelves among them their offers. */
export function filledSlots(api: Api, page: Asking['page'], slots: readonly Slot[], log: (message: string) => void, shelves: Shelves = {}): Promise<Slot[]> {
  return Promise.all(slots.map(async (slot) => ({
    ...slot,
    components: await Promise.all(slot.components.map((component) => filled({ api, page, component, log }, shelves))),
  })));
}

async function filled(asking: Asking, shelves: Shelves): Promise<CmsComponent> {
  const { api, component, log } = asking;
  if (Object.hasOwn(shelves, component.name)) {
    const { offers } = await fetchOrEmpty(component.name, api.GET('/api/www/home/{block}', { params: { path: { block: shelves[component.name]! } } }), { offers: [] }, log);
    return { ...component, offers: offers.slice(0, shelfLimit(component)).map(tileOfferOf) };
  }
  const call = Object.hasOwn(calls, component.name) ? calls[component.name] : undefined;
  if (call === undefined || component.items.length > 0) return component;
  return { ...component, items: await call(asking) };
}

function endOf({ url, seoText, regulations, seoLinksContainer = [] }: CmsPage): CmsComponent[] {
  return [
    ...(seoText ? [part('bottomInfo', { html: seoText })] : []),
    ...(regulations ? [part('regulations', { html: regulations })] : []),
    ...(seoLinksContainer.length > 0 ? [part('seoLinks', { items: seoLinksContainer.filter((link) => link.url !== url).map(({ label, url: to }) => ({ title: label, url: to })) })] : []),
  ];
}
