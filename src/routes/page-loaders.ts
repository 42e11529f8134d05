import type { PageType } from '../domain/routes/page-types.ts';
import type { PageLoader } from './page-plan.ts';
import { chartersLandingPage } from './pages/charters-landing.page.ts';
import { chartersPage } from './pages/charters.page.ts';
import { checkoutPage } from './pages/checkout.page.ts';
import { contentPage } from './pages/content.page.ts';
import { directionsPage } from './pages/directions.page.ts';
import { homePage } from './pages/home.page.ts';
import { hotelCardPage } from './pages/hotel-card.page.ts';
import { listingPage } from './pages/listing.page.ts';
import { lowestPricesPage } from './pages/lowest-prices.page.ts';
import { officePage, officesPage } from './pages/offices.page.ts';
import { noticePlan } from './pages/notice.page.ts';
import { tilesPage } from './pages/tiles.page.ts';
import { orderPlacedPage, paymentConfirmPage, paymentFailedPage, paymentPage, paymentSuccessPage } from './pages/payment.page.ts';

const notYet: PageLoader = async (visit) => noticePlan(visit, 'notYet');
const notFound: PageLoader = async (visit) => noticePlan(visit, 'notFound');
const failed: PageLoader = async (visit) => noticePlan(visit, 'failed');

const loaders: Partial<Record<PageType, PageLoader>> = {
  homePage,
  listing: listingPage,
  hotelCard: hotelCardPage,
  charters: chartersPage,
  chartersLandingPage,
  directions: directionsPage,
  lowestPriceChart: lowestPricesPage,
  checkoutReservation: checkoutPage,
  checkoutPayment: paymentPage,
  checkoutPaymentConfirm: paymentConfirmPage,
  checkoutPaymentSuccess: paymentSuccessPage,
  checkoutPaymentFailed: paymentFailedPage,
  checkoutOrderPlaced: orderPlacedPage,
  contentPage,
  contentPageContactOffices: officesPage,
  contentPageContactCity: officesPage,
  contentPageContactOffice: officePage,
  tilesPage,
  page404: notFound,
  error: failed,
  pageError: failed,
};

/** What loads a page of this type; pages that come later say so. */
export function pageLoader(pageType: PageType): PageLoader {
  return loaders[pageType] ?? notYet;
}
