/** Page type → the view that renders it and the message areas that the view speaks. */
import type { ComponentType } from 'react';
import type { PageType } from '../domain/routes/page-types.ts';
import type { MessageArea } from '../i18n/message-areas.ts';

export interface PageView {
  load: () => Promise<ComponentType>;
  /** The module that `load` imports, as the build's manifest names it. */
  source: string;
  areas: readonly MessageArea[];
}

const notice: PageView = { load: async () => (await import('../views/notice-page/NoticePage.tsx')).NoticePage, source: 'src/views/notice-page/NoticePage.tsx', areas: ['shell'] };

const views: Partial<Record<PageType, PageView>> = {
  homePage: { load: async () => (await import('../views/home/HomePage.tsx')).HomePage, source: 'src/views/home/HomePage.tsx', areas: ['shell', 'search', 'listing'] },
  listing: { load: async () => (await import('../views/listing/ListingPage.tsx')).ListingPage, source: 'src/views/listing/ListingPage.tsx', areas: ['shell', 'search', 'listing'] },
  hotelCard: { load: async () => (await import('../views/hotel-card/HotelCardPage.tsx')).HotelCardPage, source: 'src/views/hotel-card/HotelCardPage.tsx', areas: ['shell', 'search', 'hotel', 'listing'] },
  charters: { load: async () => (await import('../views/charters/ChartersPage.tsx')).ChartersPage, source: 'src/views/charters/ChartersPage.tsx', areas: ['shell', 'search', 'listing', 'guide'] },
  directions: { load: async () => (await import('../views/directions/DirectionsPage.tsx')).DirectionsPage, source: 'src/views/directions/DirectionsPage.tsx', areas: ['shell', 'listing', 'guide'] },
  lowestPriceChart: { load: async () => (await import('../views/lowest-prices/LowestPricesPage.tsx')).LowestPricesPage, source: 'src/views/lowest-prices/LowestPricesPage.tsx', areas: ['shell', 'search', 'listing', 'guide'] },
  chartersLandingPage: { load: async () => (await import('../views/charters-landing/ChartersLandingPage.tsx')).ChartersLandingPage, source: 'src/views/charters-landing/ChartersLandingPage.tsx', areas: ['shell', 'listing', 'guide'] },
  checkoutReservation: { load: async () => (await import('../views/checkout/CheckoutPage.tsx')).CheckoutPage, source: 'src/views/checkout/CheckoutPage.tsx', areas: ['shell', 'checkout', 'hotel'] },
  checkoutPayment: { load: async () => (await import('../views/payment/PaymentPage.tsx')).PaymentPage, source: 'src/views/payment/PaymentPage.tsx', areas: ['shell', 'checkout'] },
  checkoutPaymentConfirm: { load: async () => (await import('../views/payment/PaymentConfirmPage.tsx')).PaymentConfirmPage, source: 'src/views/payment/PaymentConfirmPage.tsx', areas: ['shell', 'checkout'] },
  checkoutPaymentSuccess: { load: async () => (await import('../views/payment/PaymentSuccessPage.tsx')).PaymentSuccessPage, source: 'src/views/payment/PaymentSuccessPage.tsx', areas: ['shell', 'checkout'] },
  checkoutPaymentFailed: { load: async () => (await import('../views/payment/PaymentFailedPage.tsx')).PaymentFailedPage, source: 'src/views/payment/PaymentFailedPage.tsx', areas: ['shell', 'checkout'] },
  checkoutOrderPlaced: { load: async () => (await import('../views/payment/OrderPlacedPage.tsx')).OrderPlacedPage, source: 'src/views/payment/OrderPlacedPage.tsx', areas: ['shell', 'checkout'] },
  contentPage: { load: async () => (await import('../views/content-page/ContentPage.tsx')).ContentPage, source: 'src/views/content-page/ContentPage.tsx', areas: ['shell'] },
};

/** The view of a page type; pages that have none of their own show the notice they were given. */
export function pageView(pageType: PageType): PageView {
  return views[pageType] ?? notice;
}
