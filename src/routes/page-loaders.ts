import type { PageType } from '../domain/routes/page-types.ts';
import type { PageLoader } from './page-plan.ts';
import {
  accountPaymentFailurePage, accountPaymentSuccessPage, complaintPage, complaintsPage, deactivatePage, helpPage, loginPage, mailboxPage, passwordChangePage, passwordResetPage,
  registerPage, registerSuccessPage, resendActivationPage, reservationPage, reservationPreviewPage, reservationsPage, settingsPage, threadPage,
} from './pages/account.page.ts';
import { chartersLandingPage } from './pages/charters-landing.page.ts';
import { chartersPage } from './pages/charters.page.ts';
import { checkoutPage } from './pages/checkout.page.ts';
import { comparePage } from './pages/compare.page.ts';
import { contentPage } from './pages/content.page.ts';
import { directionsPage } from './pages/directions.page.ts';
import { deskPage, editorPage, staffPasswordPage } from './pages/editor.page.ts';
import { excursionActivityPage, excursionHomePage, excursionPaymentFailedPage, excursionPaymentPage, excursionPaymentSuccessPage, excursionSearchPage } from './pages/excursions.page.ts';
import { homePage } from './pages/home.page.ts';
import { hotelCardPage } from './pages/hotel-card.page.ts';
import { listingPage } from './pages/listing.page.ts';
import { lowestPricesPage } from './pages/lowest-prices.page.ts';
import { officePage, officesPage } from './pages/offices.page.ts';
import { noticePlan, ofOrder } from './pages/notice.page.ts';
import { reservationFailedPage } from './pages/reservation-failed.page.ts';
import { wishlistPage } from './pages/wishlist.page.ts';
import { quizPage } from './pages/quiz.page.ts';
import { tilesPage } from './pages/tiles.page.ts';
import { orderPlacedPage, paymentConfirmPage, paymentFailedPage, paymentPage, paymentSuccessPage, processPaymentPage } from './pages/payment.page.ts';

const notFound: PageLoader<'page404'> = async (visit) => noticePlan(visit, 'notFound');
const failed: PageLoader<'error' | 'pageError'> = async (visit) => noticePlan(visit, 'failed');

const loaders: { [Type in PageType]: PageLoader<Type> } = {
  editor: editorPage,
  editorDesk: deskPage,
  editorPassword: staffPasswordPage,
  homePage,
  listing: listingPage,
  hotelCard: hotelCardPage,
  charters: chartersPage,
  chartersLandingPage,
  directions: directionsPage,
  lowestPriceChart: lowestPricesPage,
  checkoutReservation: checkoutPage,
  checkoutPayment: ofOrder(paymentPage),
  checkoutPaymentConfirm: ofOrder(paymentConfirmPage),
  checkoutPaymentSuccess: ofOrder(paymentSuccessPage),
  checkoutPaymentFailed: ofOrder(paymentFailedPage),
  checkoutOrderPlaced: ofOrder(orderPlacedPage),
  checkoutReservationFailed: reservationFailedPage,
  processPayment: ofOrder(processPaymentPage),
  compare: comparePage,
  contentPage,
  contentPageContactOffices: officesPage,
  contentPageContactCity: officesPage,
  contentPageContactOffice: officePage,
  quiz: quizPage,
  tilesPage,
  wishlist: wishlistPage,
  mytuiAuthLogin: loginPage,
  mytuiAuthRegister: registerPage,
  mytuiAuthRegisterSuccess: registerSuccessPage,
  mytuiAuthPasswordReset: passwordResetPage,
  mytuiAuthPasswordChange: passwordChangePage,
  mytuiAuthResendActivation: resendActivationPage,
  mytuiAuthDeactivate: deactivatePage,
  mytuiSettings: settingsPage,
  mytuiHelp: helpPage,
  mytuiReservationPreview: reservationPreviewPage,
  mytuiMailbox: mailboxPage,
  mytuiMailboxId: threadPage,
  mytuiComplaints: complaintsPage,
  mytuiComplaintsId: complaintPage,
  mytuiPaymentFailure: accountPaymentFailurePage,
  mytuiPaymentSuccess: accountPaymentSuccessPage,
  mytuiReservations: reservationsPage,
  mytuiReservation: reservationPage('summary'),
  mytuiReservationTravel: reservationPage('travel'),
  mytuiReservationGuide: reservationPage('guide'),
  mytuiReservationHotel: reservationPage('hotel'),
  mytuiReservationDocuments: reservationPage('documents'),
  mytuiReservationChat: reservationPage('chat'),
  mytuiReservationManagement: reservationPage('management'),
  mytuiReservationPayment: reservationPage('payment'),
  mytuiReservationUpsells: reservationPage('additional-services'),
  excursionHome: excursionHomePage,
  excursionSearch: excursionSearchPage,
  excursionActivity: excursionActivityPage,
  excursionPayment: ofOrder(excursionPaymentPage),
  excursionPaymentSuccess: ofOrder(excursionPaymentSuccessPage),
  excursionPaymentFailed: ofOrder(excursionPaymentFailedPage),
  page404: notFound,
  error: failed,
  pageError: failed,
};

/** What loads a page of this type; whoever calls it has matched the address, whose parameters are those of the type. */
export function pageLoader(pageType: PageType): PageLoader<PageType> {
  return loaders[pageType] as PageLoader<PageType>;
}
