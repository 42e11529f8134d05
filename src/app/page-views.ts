/** Page type → the view that renders it and the message areas that the view speaks. */
import type { ComponentType } from 'react';
import type { PageType } from '../domain/routes/page-types.ts';
import type { MessageArea } from '../i18n/message-areas.ts';

export interface PageView {
  load: () => Promise<ComponentType>;
  areas: readonly MessageArea[];
}

const notice: PageView = { load: async () => (await import('../views/notice-page/NoticePage.tsx')).NoticePage, areas: ['shell'] };

const views: Partial<Record<PageType, PageView>> = {
  homePage: { load: async () => (await import('../views/home/HomePage.tsx')).HomePage, areas: ['shell', 'search', 'listing'] },
  listing: { load: async () => (await import('../views/listing/ListingPage.tsx')).ListingPage, areas: ['shell', 'search', 'listing'] },
  hotelCard: { load: async () => (await import('../views/hotel-card/HotelCardPage.tsx')).HotelCardPage, areas: ['shell', 'search', 'hotel', 'listing'] },
  checkoutReservation: { load: async () => (await import('../views/checkout/CheckoutPage.tsx')).CheckoutPage, areas: ['shell', 'checkout'] },
  checkoutPayment: { load: async () => (await import('../views/payment/PaymentPage.tsx')).PaymentPage, areas: ['shell', 'checkout'] },
  checkoutPaymentConfirm: { load: async () => (await import('../views/payment/PaymentConfirmPage.tsx')).PaymentConfirmPage, areas: ['shell', 'checkout'] },
  checkoutPaymentSuccess: { load: async () => (await import('../views/payment/PaymentSuccessPage.tsx')).PaymentSuccessPage, areas: ['shell', 'checkout'] },
  checkoutPaymentFailed: { load: async () => (await import('../views/payment/PaymentFailedPage.tsx')).PaymentFailedPage, areas: ['shell', 'checkout'] },
  checkoutOrderPlaced: { load: async () => (await import('../views/payment/OrderPlacedPage.tsx')).OrderPlacedPage, areas: ['shell', 'checkout'] },
  contentPage: { load: async () => (await import('../views/content-page/ContentPage.tsx')).ContentPage, areas: ['shell'] },
};

/** The view of a page type; pages that have none of their own show the notice they were given. */
export function pageView(pageType: PageType): PageView {
  return views[pageType] ?? notice;
}
