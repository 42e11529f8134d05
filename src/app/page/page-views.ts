/** Page type → the view that renders it and the message areas that the view speaks. */
import type { ComponentType } from 'react';
import type { PageType } from '../../domain/routes/page-types.ts';
import type { MessageArea } from '../../i18n/message-areas.ts';

export interface PageView {
  load: () => Promise<ComponentType>;
  /** The module that `load` imports, as the build's manifest names it. */
  source: string;
  areas: readonly MessageArea[];
}

/** Pages that people land on; all others are in further-page-views.ts. */
const landingViews: Partial<Record<PageType, PageView>> = {
  homePage: { load: async () => (await import('../../views/home/home-page.tsx')).HomePage, source: 'src/views/home/home-page.tsx', areas: ['shell', 'search', 'listing'] },
  listing: { load: async () => (await import('../../views/listing/listing-page.tsx')).ListingPage, source: 'src/views/listing/listing-page.tsx', areas: ['shell', 'search', 'listing', 'results'] },
  hotelCard: { load: async () => (await import('../../views/hotel-card/hotel-card-page.tsx')).HotelCardPage, source: 'src/views/hotel-card/hotel-card-page.tsx', areas: ['shell', 'search', 'hotel', 'listing'] },
};

const FURTHER = 'src/app/page/further-page-views.ts';

/** The view of a page type; pages that have none of their own show the notice they were given. */
export async function pageView(pageType: PageType): Promise<PageView> {
  const landing = landingViews[pageType];
  if (landing) return landing;
  const { furtherPageViews, noticeView } = await import('./further-page-views.ts');
  return furtherPageViews[pageType] ?? noticeView;
}

/** The modules that the browser imports for a page's view, as the build's manifest names them. */
export function viewSources(pageType: PageType, { source }: PageView): string[] {
  return landingViews[pageType] ? [source] : [FURTHER, source];
}
