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

const notice: PageView = { load: async () => (await import('../../views/notice-page/notice-page.tsx')).NoticePage, source: 'src/views/notice-page/notice-page.tsx', areas: ['shell'] };

const views: Partial<Record<PageType, PageView>> = {
  homePage: { load: async () => (await import('../../views/home/home-page.tsx')).HomePage, source: 'src/views/home/home-page.tsx', areas: ['shell', 'search', 'listing'] },
  listing: { load: async () => (await import('../../views/listing/listing-page.tsx')).ListingPage, source: 'src/views/listing/listing-page.tsx', areas: ['shell', 'search', 'listing'] },
  hotelCard: { load: async () => (await import('../../views/hotel-card/hotel-card-page.tsx')).HotelCardPage, source: 'src/views/hotel-card/hotel-card-page.tsx', areas: ['shell', 'search', 'hotel', 'listing'] },
  charters: { load: async () => (await import('../../views/charters/charters-page.tsx')).ChartersPage, source: 'src/views/charters/charters-page.tsx', areas: ['shell', 'search', 'listing', 'guide'] },
  directions: { load: async () => (await import('../../views/directions/directions-page.tsx')).DirectionsPage, source: 'src/views/directions/directions-page.tsx', areas: ['shell', 'listing', 'guide'] },
  lowestPriceChart: { load: async () => (await import('../../views/lowest-prices/lowest-prices-page.tsx')).LowestPricesPage, source: 'src/views/lowest-prices/lowest-prices-page.tsx', areas: ['shell', 'search', 'listing', 'guide'] },
  chartersLandingPage: { load: async () => (await import('../../views/charters-landing/charters-landing-page.tsx')).ChartersLandingPage, source: 'src/views/charters-landing/charters-landing-page.tsx', areas: ['shell', 'listing', 'guide'] },
  checkoutReservation: { load: async () => (await import('../../views/checkout/checkout-page.tsx')).CheckoutPage, source: 'src/views/checkout/checkout-page.tsx', areas: ['shell', 'checkout', 'hotel'] },
  checkoutPayment: { load: async () => (await import('../../views/payment/payment-page.tsx')).PaymentPage, source: 'src/views/payment/payment-page.tsx', areas: ['shell', 'checkout'] },
  checkoutPaymentConfirm: { load: async () => (await import('../../views/payment/payment-confirm-page.tsx')).PaymentConfirmPage, source: 'src/views/payment/payment-confirm-page.tsx', areas: ['shell', 'checkout'] },
  checkoutPaymentSuccess: { load: async () => (await import('../../views/payment/payment-success-page.tsx')).PaymentSuccessPage, source: 'src/views/payment/payment-success-page.tsx', areas: ['shell', 'checkout'] },
  checkoutPaymentFailed: { load: async () => (await import('../../views/payment/payment-failed-page.tsx')).PaymentFailedPage, source: 'src/views/payment/payment-failed-page.tsx', areas: ['shell', 'checkout'] },
  checkoutOrderPlaced: { load: async () => (await import('../../views/payment/order-placed-page.tsx')).OrderPlacedPage, source: 'src/views/payment/order-placed-page.tsx', areas: ['shell', 'checkout'] },
  tilesPage: { load: async () => (await import('../../views/tiles/tiles-page.tsx')).TilesPage, source: 'src/views/tiles/tiles-page.tsx', areas: ['shell', 'listing', 'guide'] },
  contentPageContactOffices: { load: async () => (await import('../../views/offices/offices-page.tsx')).OfficesPage, source: 'src/views/offices/offices-page.tsx', areas: ['shell', 'guide'] },
  contentPageContactCity: { load: async () => (await import('../../views/offices/offices-page.tsx')).OfficesPage, source: 'src/views/offices/offices-page.tsx', areas: ['shell', 'guide'] },
  contentPageContactOffice: { load: async () => (await import('../../views/offices/office-page.tsx')).OfficePage, source: 'src/views/offices/office-page.tsx', areas: ['shell', 'guide'] },
  contentPage: { load: async () => (await import('../../views/content-page/content-page.tsx')).ContentPage, source: 'src/views/content-page/content-page.tsx', areas: ['shell', 'guide'] },
};

/** The view of a page type; pages that have none of their own show the notice they were given. */
export function pageView(pageType: PageType): PageView {
  return views[pageType] ?? notice;
}
