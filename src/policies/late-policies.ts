import { accountFormOpensPage } from './account-form-opens-page.ts';
import { activityOrderOpensPayment } from './activity-order-opens-payment.ts';
import { activityOutcomeOpensPage } from './activity-outcome-opens-page.ts';
import { activityPaymentOpensBank } from './activity-payment-opens-bank.ts';
import { calendarShowsPrices } from './calendar-shows-prices.ts';
import { cartChangesPrice } from './cart-changes-price.ts';
import { cartLastsAnew } from './cart-lasts-anew.ts';
import { chosenRoomIsConfigured } from './chosen-room-is-configured.ts';
import { consentRulesMemory } from './consent-rules-memory.ts';
import { lastOwnerFillsForm } from './last-owner-fills-form.ts';
import { sharedCartOpensCheckout } from './shared-cart-opens-checkout.ts';
import { filterClosesItsScreen } from './filter-closes-its-screen.ts';
import { hotelIsRemembered } from './hotel-is-remembered.ts';
import { loginJoinsMemory } from './login-joins-memory.ts';
import { loginOpensPage } from './login-opens-page.ts';
import { mapFollowsSearch } from './map-follows-search.ts';
import { outdatedOfferIsAskedAgain } from './outdated-offer-is-asked-again.ts';
import type { LatePolicy } from './policy.ts';
import { popupOpensItsPage } from './popup-opens-its-page.ts';
import { quizChangesUrl } from './quiz-changes-url.ts';
import { refusedPartyGetsItsScreen } from './refused-party-gets-its-screen.ts';
import { refusedSubmitOpensScreen } from './refused-submit-opens-screen.ts';
import { screenOpensItsFilter } from './screen-opens-its-filter.ts';
import { searchIsRemembered } from './search-is-remembered.ts';
import { searchScreenClosesBar } from './search-screen-closes-bar.ts';
import { wishlistElsewhereRefreshesPage } from './wishlist-elsewhere-refreshes-page.ts';
import { suggestionOpensPage } from './suggestion-opens-page.ts';
import { sortIsRemembered } from './sort-is-remembered.ts';
import { standingOfferIsShown } from './standing-offer-is-shown.ts';

/** What flows do to those that begin once the page answers. */
export const latePolicies: readonly LatePolicy[] = [
  cartChangesPrice, cartLastsAnew, lastOwnerFillsForm, sharedCartOpensCheckout,
  mapFollowsSearch,
  calendarShowsPrices, screenOpensItsFilter, filterClosesItsScreen, searchScreenClosesBar, refusedSubmitOpensScreen, refusedPartyGetsItsScreen,
  consentRulesMemory, sortIsRemembered, searchIsRemembered, hotelIsRemembered, standingOfferIsShown,
  wishlistElsewhereRefreshesPage,
  popupOpensItsPage, quizChangesUrl,
  loginOpensPage, loginJoinsMemory, accountFormOpensPage,
  chosenRoomIsConfigured,
  outdatedOfferIsAskedAgain,
  suggestionOpensPage, activityOrderOpensPayment, activityPaymentOpensBank, activityOutcomeOpensPage,
];
