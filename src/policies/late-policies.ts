import { accountFormOpensPage } from './account-form-opens-page.ts';
import { activityOrderOpensPayment } from './activity-order-opens-payment.ts';
import { activityOutcomeOpensPage } from './activity-outcome-opens-page.ts';
import { activityPaymentOpensBank } from './activity-payment-opens-bank.ts';
import { calendarShowsPrices } from './calendar-shows-prices.ts';
import { cartChangesPrice } from './cart-changes-price.ts';
import { closedCartIsLookedAt } from './closed-cart-is-looked-at.ts';
import { cartLastsAnew } from './cart-lasts-anew.ts';
import { chosenRoomIsConfigured } from './chosen-room-is-configured.ts';
import { closedScreenClosesCalendar } from './closed-screen-closes-calendar.ts';
import { lastOwnerFillsForm } from './last-owner-fills-form.ts';
import { sharedCartOpensCheckout } from './shared-cart-opens-checkout.ts';
import { filterClosesItsScreen } from './filter-closes-its-screen.ts';
import { galleryCoversPage } from './gallery-covers-page.ts';
import { loginOpensPage } from './login-opens-page.ts';
import { mapFollowsSearch } from './map-follows-search.ts';
import { mapIsDrawnAgain } from './map-is-drawn-again.ts';
import { mapShowsActivities } from './map-shows-activities.ts';
import { outdatedOfferIsAskedAgain } from './outdated-offer-is-asked-again.ts';
import type { LatePolicy } from './policy.ts';
import { popupOpensItsPage } from './popup-opens-its-page.ts';
import { quizChangesUrl } from './quiz-changes-url.ts';
import { refusedPartyGetsItsScreen } from './refused-party-gets-its-screen.ts';
import { refusedSubmitOpensScreen } from './refused-submit-opens-screen.ts';
import { screenOpensItsFilter } from './screen-opens-its-filter.ts';
import { registrationOpensPage } from './registration-opens-page.ts';
import { searchScreenClosesBar } from './search-screen-closes-bar.ts';
import { goneHotelsLeaveWishlist } from './gone-hotels-leave-wishlist.ts';
import { wishlistTellsWhatIsGone } from './wishlist-tells-what-is-gone.ts';
import { wishlistElsewhereRefreshesPage } from './wishlist-elsewhere-refreshes-page.ts';
import { suggestionOpensPage } from './suggestion-opens-page.ts';
import { standingOfferIsShown } from './standing-offer-is-shown.ts';

/** What flows do to those that begin once the page answers. */
export const latePolicies: readonly LatePolicy[] = [
  cartChangesPrice, cartLastsAnew, closedCartIsLookedAt, lastOwnerFillsForm, sharedCartOpensCheckout,
  mapIsDrawnAgain, mapFollowsSearch, mapShowsActivities, galleryCoversPage,
  calendarShowsPrices, screenOpensItsFilter, filterClosesItsScreen, searchScreenClosesBar, closedScreenClosesCalendar, refusedSubmitOpensScreen, refusedPartyGetsItsScreen,
  standingOfferIsShown,
  wishlistElsewhereRefreshesPage, goneHotelsLeaveWishlist, wishlistTellsWhatIsGone,
  popupOpensItsPage, quizChangesUrl,
  loginOpensPage, registrationOpensPage, accountFormOpensPage,
  chosenRoomIsConfigured,
  outdatedOfferIsAskedAgain,
  suggestionOpensPage, activityOrderOpensPayment, activityPaymentOpensBank, activityOutcomeOpensPage,
];
