import { accountFormOpensPage } from './account/account-form-opens-page.ts';
import { addedActivityIsCounted } from './excursions/added-activity-is-counted.ts';
import { activityOrderOpensPayment } from './excursions/activity-order-opens-payment.ts';
import { activityOutcomeOpensPage } from './excursions/activity-outcome-opens-page.ts';
import { activityPaymentOpensBank } from './excursions/activity-payment-opens-bank.ts';
import { calendarShowsPrices } from './search/calendar-shows-prices.ts';
import { cartChangesPrice } from './order/cart-changes-price.ts';
import { closedCartIsLookedAt } from './order/closed-cart-is-looked-at.ts';
import { cartLastsAnew } from './order/cart-lasts-anew.ts';
import { chosenRoomIsConfigured } from './hotel-card/chosen-room-is-configured.ts';
import { closedScreenClosesCalendar } from './hotel-card/closed-screen-closes-calendar.ts';
import { lastOwnerFillsForm } from './order/last-owner-fills-form.ts';
import { signOutClearsCheckout } from './order/sign-out-clears-checkout.ts';
import { sharedCartOpensCheckout } from './order/shared-cart-opens-checkout.ts';
import { endedSaleIsAskedAgain } from './hotel-card/ended-sale-is-asked-again.ts';
import { filterClosesItsScreen } from './search/filter-closes-its-screen.ts';
import { galleryCoversPage } from './hotel-card/gallery-covers-page.ts';
import { loginOpensPage } from './account/login-opens-page.ts';
import { mapFollowsSearch } from './listing/map-follows-search.ts';
import { mapIsDrawnAgain } from './listing/map-is-drawn-again.ts';
import { mapShowsActivities } from './excursions/map-shows-activities.ts';
import { outdatedOfferIsAskedAgain } from './hotel-card/outdated-offer-is-asked-again.ts';
import { repricedOrderShowsPrices } from './hotel-card/repriced-order-shows-prices.ts';
import type { DeferredPolicy } from './policy.ts';
import { comparisonChangesUrl } from './visit/comparison-changes-url.ts';
import { popupOpensItsPage } from './visit/popup-opens-its-page.ts';
import { refusedPartyGetsItsScreen } from './search/refused-party-gets-its-screen.ts';
import { refusedSubmitOpensScreen } from './search/refused-submit-opens-screen.ts';
import { screenOpensItsFilter } from './search/screen-opens-its-filter.ts';
import { registrationOpensPage } from './account/registration-opens-page.ts';
import { searchFollowsList } from './search/search-follows-list.ts';
import { searchScreenClosesBar } from './search/search-screen-closes-bar.ts';
import { changedWishlistMovesItsPage } from './wishlist/changed-wishlist-moves-its-page.ts';
import { goneHotelsLeaveWishlist } from './wishlist/gone-hotels-leave-wishlist.ts';
import { wishlistTellsWhatIsGone } from './wishlist/wishlist-tells-what-is-gone.ts';
import { wishlistElsewhereRefreshesPage } from './wishlist/wishlist-elsewhere-refreshes-page.ts';
import { suggestionOpensPage } from './search/suggestion-opens-page.ts';
import { sheetsCoverPage } from './hotel-card/sheets-cover-page.ts';
import { standingOfferIsShown } from './hotel-card/standing-offer-is-shown.ts';

/** What flows do to those that begin once the page answers. */
export const deferredPolicies: readonly DeferredPolicy[] = [
  cartChangesPrice, cartLastsAnew, closedCartIsLookedAt, lastOwnerFillsForm, sharedCartOpensCheckout, signOutClearsCheckout,
  mapIsDrawnAgain, mapFollowsSearch, mapShowsActivities, galleryCoversPage, sheetsCoverPage,
  searchFollowsList, calendarShowsPrices, screenOpensItsFilter, filterClosesItsScreen, searchScreenClosesBar, closedScreenClosesCalendar, refusedSubmitOpensScreen, refusedPartyGetsItsScreen,
  standingOfferIsShown,
  wishlistElsewhereRefreshesPage, changedWishlistMovesItsPage, goneHotelsLeaveWishlist, wishlistTellsWhatIsGone,
  popupOpensItsPage, comparisonChangesUrl,
  loginOpensPage, registrationOpensPage, accountFormOpensPage,
  chosenRoomIsConfigured,
  outdatedOfferIsAskedAgain, repricedOrderShowsPrices, endedSaleIsAskedAgain,
  addedActivityIsCounted, suggestionOpensPage, activityOrderOpensPayment, activityPaymentOpensBank, activityOutcomeOpensPage,
];
