/** Views of the pages that nobody lands on as a rule; the map of them is not part of a landing page's first load. */
import type { PageType } from '../../domain/routes/page-types.ts';
import type { PageView } from './page-views.ts';

export const noticeView: PageView = { load: async () => (await import('../../views/notice-page/notice-page.tsx')).NoticePage, source: 'src/views/notice-page/notice-page.tsx', areas: ['shell', 'guide'] };

const account: PageView = { load: async () => (await import('../../views/account/account-page.tsx')).AccountPage, source: 'src/views/account/account-page.tsx', areas: ['shell', 'checkout', 'account', 'messages'] };

/** The tab that sells extras suggests activities too, by their tiles. */
const accountWithExtras: PageView = { ...account, areas: [...account.areas, 'extras', 'listing', 'excursions'] };

export const furtherPageViews: Partial<Record<PageType, PageView>> = {
  editor: { load: async () => (await import('../../views/editor/editor-page.tsx')).EditorPage, source: 'src/views/editor/editor-page.tsx', areas: ['shell', 'editor'] },
  charters: { load: async () => (await import('../../views/charters/charters-page.tsx')).ChartersPage, source: 'src/views/charters/charters-page.tsx', areas: ['shell', 'search', 'listing', 'guide', 'panels'] },
  directions: { load: async () => (await import('../../views/directions/directions-page.tsx')).DirectionsPage, source: 'src/views/directions/directions-page.tsx', areas: ['shell', 'search', 'listing', 'guide'] },
  lowestPriceChart: { load: async () => (await import('../../views/lowest-prices/lowest-prices-page.tsx')).LowestPricesPage, source: 'src/views/lowest-prices/lowest-prices-page.tsx', areas: ['shell', 'search', 'listing', 'guide', 'panels'] },
  chartersLandingPage: { load: async () => (await import('../../views/charters-landing/charters-landing-page.tsx')).ChartersLandingPage, source: 'src/views/charters-landing/charters-landing-page.tsx', areas: ['shell', 'search', 'listing', 'guide'] },
  checkoutReservation: { load: async () => (await import('../../views/checkout/checkout-page.tsx')).CheckoutPage, source: 'src/views/checkout/checkout-page.tsx', areas: ['shell', 'checkout', 'hotel', 'extras'] },
  checkoutPayment: { load: async () => (await import('../../views/payment/payment-page.tsx')).PaymentPage, source: 'src/views/payment/payment-page.tsx', areas: ['shell', 'checkout'] },
  checkoutPaymentConfirm: { load: async () => (await import('../../views/payment/payment-confirm-page.tsx')).PaymentConfirmPage, source: 'src/views/payment/payment-confirm-page.tsx', areas: ['shell', 'checkout'] },
  checkoutPaymentSuccess: { load: async () => (await import('../../views/payment/payment-success-page.tsx')).PaymentSuccessPage, source: 'src/views/payment/payment-success-page.tsx', areas: ['shell', 'checkout'] },
  checkoutPaymentFailed: { load: async () => (await import('../../views/payment/payment-failed-page.tsx')).PaymentFailedPage, source: 'src/views/payment/payment-failed-page.tsx', areas: ['shell', 'checkout'] },
  processPayment: { load: async () => (await import('../../views/payment/process-payment-page.tsx')).ProcessPaymentPage, source: 'src/views/payment/process-payment-page.tsx', areas: ['shell', 'checkout'] },
  checkoutReservationFailed: { load: async () => (await import('../../views/checkout/reservation-failed-page.tsx')).ReservationFailedPage, source: 'src/views/checkout/reservation-failed-page.tsx', areas: ['shell', 'checkout', 'listing'] },
  wishlist: { load: async () => (await import('../../views/wishlist/wishlist-page.tsx')).WishlistPage, source: 'src/views/wishlist/wishlist-page.tsx', areas: ['shell', 'search', 'listing', 'wishlist'] },
  compare: { load: async () => (await import('../../views/compare/compare-page.tsx')).ComparePage, source: 'src/views/compare/compare-page.tsx', areas: ['shell', 'search', 'listing', 'compare'] },
  quiz: { load: async () => (await import('../../views/quiz/quiz-page.tsx')).QuizPage, source: 'src/views/quiz/quiz-page.tsx', areas: ['shell', 'search', 'listing', 'guide'] },
  checkoutOrderPlaced: { load: async () => (await import('../../views/payment/order-placed-page.tsx')).OrderPlacedPage, source: 'src/views/payment/order-placed-page.tsx', areas: ['shell', 'checkout', 'listing', 'excursions'] },
  excursionHome: { load: async () => (await import('../../views/excursions/excursion-home-page.tsx')).ExcursionHomePage, source: 'src/views/excursions/excursion-home-page.tsx', areas: ['shell', 'search', 'listing', 'excursions'] },
  excursionSearch: { load: async () => (await import('../../views/excursions/excursion-search-page.tsx')).ExcursionSearchPage, source: 'src/views/excursions/excursion-search-page.tsx', areas: ['shell', 'search', 'listing', 'excursions'] },
  excursionActivity: { load: async () => (await import('../../views/excursions/excursion-activity-page.tsx')).ExcursionActivityPage, source: 'src/views/excursions/excursion-activity-page.tsx', areas: ['shell', 'search', 'listing', 'excursions'] },
  excursionPayment: { load: async () => (await import('../../views/excursions/excursion-payment-page.tsx')).ExcursionPaymentPage, source: 'src/views/excursions/excursion-payment-page.tsx', areas: ['shell', 'listing', 'excursions'] },
  excursionPaymentSuccess: { load: async () => (await import('../../views/excursions/excursion-payment-page.tsx')).ExcursionPaymentPage, source: 'src/views/excursions/excursion-payment-page.tsx', areas: ['shell', 'listing', 'excursions'] },
  excursionPaymentFailed: { load: async () => (await import('../../views/excursions/excursion-payment-page.tsx')).ExcursionPaymentPage, source: 'src/views/excursions/excursion-payment-page.tsx', areas: ['shell', 'listing', 'excursions'] },
  tilesPage: { load: async () => (await import('../../views/tiles/tiles-page.tsx')).TilesPage, source: 'src/views/tiles/tiles-page.tsx', areas: ['shell', 'search', 'listing', 'guide'] },
  contentPageContactOffices: { load: async () => (await import('../../views/offices/offices-page.tsx')).OfficesPage, source: 'src/views/offices/offices-page.tsx', areas: ['shell', 'search', 'listing', 'guide'] },
  contentPageContactCity: { load: async () => (await import('../../views/offices/offices-page.tsx')).OfficesPage, source: 'src/views/offices/offices-page.tsx', areas: ['shell', 'search', 'listing', 'guide'] },
  contentPageContactOffice: { load: async () => (await import('../../views/offices/office-page.tsx')).OfficePage, source: 'src/views/offices/office-page.tsx', areas: ['shell', 'search', 'listing', 'guide'] },
  contentPage: { load: async () => (await import('../../views/content-page/content-page.tsx')).ContentPage, source: 'src/views/content-page/content-page.tsx', areas: ['shell', 'search', 'listing', 'guide'] },
  editorDesk: { load: async () => (await import('../../views/editor/desk-page.tsx')).DeskPage, source: 'src/views/editor/desk-page.tsx', areas: ['shell', 'editor', 'desk', 'messages'] },
  editorPassword: { load: async () => (await import('../../views/editor/staff-password-page.tsx')).StaffPasswordPage, source: 'src/views/editor/staff-password-page.tsx', areas: ['shell', 'editor'] },
  mytuiAuthLogin: account, mytuiAuthRegister: account, mytuiAuthRegisterSuccess: account, mytuiAuthPasswordReset: account, mytuiAuthPasswordChange: account, mytuiAuthResendActivation: account, mytuiAuthDeactivate: account, mytuiSettings: account,
  mytuiHelp: account, mytuiReservationPreview: account, mytuiMailbox: account, mytuiMailboxId: account, mytuiComplaints: account, mytuiComplaintsId: account, mytuiPaymentFailure: account, mytuiPaymentSuccess: account, mytuiReservations: account, mytuiReservation: account,
  mytuiReservationTravel: account, mytuiReservationGuide: account, mytuiReservationHotel: account, mytuiReservationDocuments: account, mytuiReservationChat: account, mytuiReservationManagement: account, mytuiReservationPayment: account, mytuiReservationUpsells: accountWithExtras,
};
