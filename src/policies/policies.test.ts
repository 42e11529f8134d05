import { of, Subject } from 'rxjs';
import type { Device } from '../domain/visitor/device.ts';
import { describe, expect, it } from 'vitest';
import type { Command, Fact } from '../bus/flows.ts';
import { defaultSearchState } from '../domain/search/search-state.ts';
import type { ListingBase } from '../domain/urls/listing-address.ts';
import { offersRequestOf } from '../domain/search/offers-request.ts';
import type { AccountFormKind } from '../../machines/account-form/account-form.types.ts';
import { accountFormOpensPage } from './account/account-form-opens-page.ts';
import { goneHotelsLeaveWishlist } from './wishlist/gone-hotels-leave-wishlist.ts';
import { wishlistElsewhereRefreshesPage } from './wishlist/wishlist-elsewhere-refreshes-page.ts';
import { wishlistTellsWhatIsGone } from './wishlist/wishlist-tells-what-is-gone.ts';
import { changedWishlistMovesItsPage } from './wishlist/changed-wishlist-moves-its-page.ts';
import { chosenRoomIsConfigured } from './hotel-card/chosen-room-is-configured.ts';
import { loginElsewhereLeavesPage } from './account/login-elsewhere-leaves-page.ts';
import { signOutForgetsMemory } from './account/sign-out-forgets-memory.ts';
import { anotherVisitorEndsChat } from './account/another-visitor-ends-chat.ts';
import { outdatedOfferIsAskedAgain } from './hotel-card/outdated-offer-is-asked-again.ts';
import { repricedOrderShowsPrices } from './hotel-card/repriced-order-shows-prices.ts';
import { sheetsCoverPage } from './hotel-card/sheets-cover-page.ts';
import { standingOfferIsShown } from './hotel-card/standing-offer-is-shown.ts';
import { calendarShowsPrices } from './search/calendar-shows-prices.ts';
import { copiesFollowVisitor } from './visit/copies-follow-visitor.ts';
import { checkoutStepChangesUrl } from './order/checkout-step-changes-url.ts';
import { comparisonChangesUrl } from './visit/comparison-changes-url.ts';
import { closedCartIsLookedAt } from './order/closed-cart-is-looked-at.ts';
import { closedScreenClosesCalendar } from './hotel-card/closed-screen-closes-calendar.ts';
import { consentRulesMemory } from './visit/consent-rules-memory.ts';
import { addedActivityIsCounted } from './excursions/added-activity-is-counted.ts';
import { activityOrderOpensPayment } from './excursions/activity-order-opens-payment.ts';
import { activityOutcomeOpensPage } from './excursions/activity-outcome-opens-page.ts';
import { activityPaymentOpensBank } from './excursions/activity-payment-opens-bank.ts';
import { cartChangesPrice } from './order/cart-changes-price.ts';
import { cartLastsAnew } from './order/cart-lasts-anew.ts';
import { mapShowsActivities } from './excursions/map-shows-activities.ts';
import { lastOwnerFillsForm } from './order/last-owner-fills-form.ts';
import { loginOpensPage } from './account/login-opens-page.ts';
import { popupOpensItsPage } from './visit/popup-opens-its-page.ts';
import { registrationOpensPage } from './account/registration-opens-page.ts';
import { endedSaleIsAskedAgain } from './hotel-card/ended-sale-is-asked-again.ts';
import { filterClosesItsScreen } from './search/filter-closes-its-screen.ts';
import { listingChangesUrl } from './listing/listing-changes-url.ts';
import { galleryCoversPage } from './hotel-card/gallery-covers-page.ts';
import { mapFollowsSearch } from './listing/map-follows-search.ts';
import { mapIsDrawnAgain } from './listing/map-is-drawn-again.ts';
import { offerChangesUrl } from './hotel-card/offer-changes-url.ts';
import { offerOpensCheckout } from './hotel-card/offer-opens-checkout.ts';
import { orderOpensPayment } from './order/order-opens-payment.ts';
import { paymentOpensBank } from './order/payment-opens-bank.ts';
import { paymentOutcomeOpensPage } from './order/payment-outcome-opens-page.ts';
import type { DeferredPolicy, PolicyContext } from './policy.ts';
import { quizChangesUrl } from './visit/quiz-changes-url.ts';
import { refusedPartyGetsItsScreen } from './search/refused-party-gets-its-screen.ts';
import { refusedSubmitOpensScreen } from './search/refused-submit-opens-screen.ts';
import { pressEndsNavigation } from './visit/press-ends-navigation.ts';
import { reservationFailureOpensPage } from './order/reservation-failure-opens-page.ts';
import { screenOpensItsFilter } from './search/screen-opens-its-filter.ts';
import { searchIsRemembered } from './search/search-is-remembered.ts';
import { searchNamesCalls } from './listing/search-names-calls.ts';
import { searchOpensListing } from './search/search-opens-listing.ts';
import { searchFollowsList } from './search/search-follows-list.ts';
import { searchScreenClosesBar } from './search/search-screen-closes-bar.ts';
import { sortIsRemembered } from './listing/sort-is-remembered.ts';
import { suggestionOpensPage } from './search/suggestion-opens-page.ts';
import { statusChangesContent } from './visit/status-changes-content.ts';

const offerCode = 'GRK1042_PRG_20260712_07_AI_DR2';
const hotel = '/dovolena/recko/kreta/chersonissos/aurora-grk1042';

/** The policy at work: tell it a fact or a visited address, read what it commands. */
function apply(policy: DeferredPolicy, context: Partial<PolicyContext> = {}, device: Device = 'MOBILE') {
  const facts$ = new Subject<Fact>();
  const visitedUrls$ = new Subject<string>();
  const commands: Command[] = [];
  policy({
    facts$, visitedUrls$, viewport$: of(device),
    context: { language: 'cs', path: '/', url: '/dovolena/recko/nabidky-letecky', pageType: 'homePage', tripType: 'WS', orderToken: '', listingBase: null, ...context },
  }).subscribe((command) => commands.push(command));
  return { tell: (fact: Fact) => facts$.next(fact), visit: (url: string) => visitedUrls$.next(url), commands };
}

describe('policies', () => {
  it('say in the address what the tab has chosen to compare, in the visitor’s language', () => {
    const { tell, commands } = apply(comparisonChangesUrl, { language: 'hu' });
    tell({ type: 'comparePage.recalled', offerCodes: [offerCode], occupancies: [{ adults: 2, childBirthDates: [] }] });
    expect(commands).toEqual([{ type: 'navigation.replaceUrl', url: `/hu/porovnani?nabidky=${offerCode}` }]);
  });

  it('give each answer of the quiz an entry of its own, and let the quiz follow Back and Forward [page.quiz]', () => {
    const { tell, visit, commands } = apply(quizChangesUrl, { language: 'uk', url: '/uk/kviz' });
    tell({ type: 'quiz.answered', answers: ['beach'] });
    tell({ type: 'quiz.answered', answers: ['beach', 'pair'] });
    visit('/uk/kviz?odpovedi=beach');
    visit('/uk/kviz');
    tell({ type: 'quiz.answered', answers: [] });
    tell({ type: 'quiz.answered', answers: ['snow'] });
    // Another page: the quiz stands as it was left.
    visit('/uk');
    expect(commands).toEqual([
      { type: 'navigation.pushUrl', url: '/uk/kviz?odpovedi=beach' },
      { type: 'navigation.pushUrl', url: '/uk/kviz?odpovedi=beach.pair' },
      { type: 'quiz.followUrl', answers: ['beach'] },
      { type: 'quiz.followUrl', answers: [] },
      { type: 'navigation.pushUrl', url: '/uk/kviz?odpovedi=snow' },
    ]);
  });

  it('open the listing of a submitted search in the visitor’s language [gs.submit]', () => {
    const { tell, commands } = apply(searchOpensListing, { language: 'pl' });
    tell({ type: 'globalSearch.submitted', searchState: { ...defaultSearchState(), tripType: 'DW', selectedAirports: [] }, address: '/dovolena/nabidky-autem' });
    expect(commands).toEqual([{ type: 'navigation.go', url: '/pl/dovolena/nabidky-autem' }]);
  });

  it('let the checkout look again at a cart that takes no change any more [cart.calls]', () => {
    const { tell, commands } = apply(closedCartIsLookedAt);
    tell({ type: 'upsell.cartClosed' });
    tell({ type: 'cartPayment.cartClosed' });
    tell({ type: 'cartExpiry.closed' });
    expect(commands).toEqual(Array(3).fill({ type: 'checkout.lookAgain' }));
  });

  it('close the calendar with the screen that it was opened on, and with no other [view.fullscreen]', () => {
    const { tell, commands } = apply(closedScreenClosesCalendar);
    for (const view of ['gallery', 'configurator'] as const) tell({ type: 'fullScreenView.closed', view });
    expect(commands).toEqual([{ type: 'configurator.closeCalendar' }]);
  });

  it('let a sheet of a stay cover the page until it is closed, and Back ask it to close; the draft beneath its field covers nothing [view.fullscreen]', () => {
    const { tell, commands } = apply(sheetsCoverPage);
    for (const part of ['calendar', 'participants'] as const) {
      tell({ type: 'configurator.partOpened', part, on: 'dialog' });
      tell({ type: 'fullScreenView.sheetLeft', sheet: part });
      tell({ type: 'configurator.partClosed', part, on: 'dialog' });
    }
    tell({ type: 'configurator.partOpened', part: 'participants', on: 'popover' });
    tell({ type: 'configurator.partClosed', part: 'participants', on: 'popover' });
    expect(commands).toEqual([
      { type: 'fullScreenView.openSheet', sheet: 'calendar' }, { type: 'configurator.closeCalendar' }, { type: 'fullScreenView.leaveSheet' },
      { type: 'fullScreenView.openSheet', sheet: 'participants' }, { type: 'configurator.closeParticipants' }, { type: 'fullScreenView.leaveSheet' },
    ]);
  });

  it('count what lies in the basket once an excursion was added [excursion.checkout]', () => {
    const { tell, commands } = apply(addedActivityIsCounted);
    tell({ type: 'activity.added', activityId: 'a1' });
    expect(commands).toEqual([{ type: 'basketCount.refresh' }]);
  });

  it('let the list beneath a search ask as its options say, and no other page [gs.option-fields]', () => {
    const fact = { type: 'globalSearch.callsNamed', calls: { CHARTER: '/api/www/search/offers/charter' } } as const;
    const onListing = apply(searchNamesCalls, { pageType: 'listing' });
    onListing.tell(fact);
    const onHome = apply(searchNamesCalls);
    onHome.tell(fact);
    expect([onListing.commands, onHome.commands]).toEqual([[{ type: 'listing.nameCalls', calls: fact.calls }], []]);
  });

  it('let the map of a listing follow its search, and ask when it opens, also after the filters over it [listing.map] [view.fullscreen]', () => {
    const searchState = { ...defaultSearchState(), selectedFilterValues: { stars: ['5'] } };
    const { tell, commands } = apply(mapFollowsSearch, { pageType: 'listing' });
    tell({ type: 'fullScreenView.opened', view: 'facets' });
    tell({ type: 'listing.urlChanged', searchState, page: 0 });
    tell({ type: 'fullScreenView.opened', view: 'mapOverlay' });
    expect(commands).toEqual([{ type: 'offersMap.follow', searchState }, { type: 'offersMap.open' }]);
    const card = apply(mapFollowsSearch, { pageType: 'hotelCard' });
    card.tell({ type: 'fullScreenView.opened', view: 'mapOverlay' });
    expect(card.commands).toEqual([]);
  });

  it('let a map that opens be drawn once more, on whatever page [listing.map]', () => {
    const { tell, commands } = apply(mapIsDrawnAgain, { pageType: 'hotelCard' });
    tell({ type: 'fullScreenView.opened', view: 'gallery' });
    tell({ type: 'fullScreenView.opened', view: 'mapOverlay' });
    expect(commands).toEqual([{ type: 'mapCanvas.open' }]);
  });

  it('let pictures that are opened cover the page, and close them once they do not [view.fullscreen]', () => {
    const { tell, commands } = apply(galleryCoversPage);
    tell({ type: 'gallery.opened' });
    tell({ type: 'fullScreenView.closed', view: 'mapOverlay' });
    tell({ type: 'fullScreenView.closed', view: 'gallery' });
    expect(commands).toEqual([{ type: 'fullScreenView.open', view: 'gallery' }, { type: 'gallery.close' }]);
  });

  it('let copies follow who the visitor is known to be when they begin, and whoever that turns out to be', () => {
    const userInfo = { authenticated: true, account_type: 'CUSTOMER', user_uid: 'jana', language: 'cs', timestamp: '', user_status: 'returning' } as const;
    const facts$ = new Subject<Fact>();
    const commands: Command[][] = [[], []];
    [null, userInfo].forEach((known, index) => copiesFollowVisitor({ facts$, known }).subscribe((command) => commands[index]!.push(command)));
    const jana: Command = { type: 'offlineCopies.followVisitor', visitor: { uid: 'jana', isCustomer: true } };
    expect(commands).toEqual([[], [jana]]);
    facts$.next({ type: 'session.updated', userInfo: { ...userInfo, authenticated: false, user_uid: 'somebody' } });
    const somebody: Command = { type: 'offlineCopies.followVisitor', visitor: { uid: 'somebody', isCustomer: false } };
    expect(commands).toEqual([[somebody], [jana, somebody]]);
  });

  it('end the chat with a sign-out elsewhere and with another customer, not with a login [account.secured]', () => {
    const jana = { authenticated: true, account_type: 'CUSTOMER', user_uid: 'jana', language: 'cs', timestamp: '', user_status: 'returning' } as const;
    const guest = { ...jana, authenticated: false, account_type: 'GUEST', user_uid: 'somebody' } as const;
    const updated = (userInfo: typeof jana | typeof guest): Fact => ({ type: 'session.updated', userInfo });
    const after = (known: typeof jana | null, ...facts: Fact[]) => {
      const facts$ = new Subject<Fact>();
      const commands: Command[] = [];
      anotherVisitorEndsChat({ facts$, known }).subscribe((command) => commands.push(command));
      for (const fact of facts) facts$.next(fact);
      return commands.length;
    };
    const petr = { ...jana, user_uid: 'petr' as 'jana' };
    expect([after(null, updated(guest), updated(jana), updated(jana)), after(jana, updated(guest), updated(jana))]).toEqual([0, 0]);
    expect([after(null, updated(jana), updated(petr)), after(jana, updated(guest), updated(petr), updated(petr))]).toEqual([1, 1]);
    // What was written between a sign-out and the next login is the next person's.
    expect([after(null, { type: 'session.signedOutElsewhere' }), after(jana, { type: 'session.signedOutElsewhere' }, updated(guest), updated(petr))]).toEqual([1, 1]);
  });

  it('open a page of the customer area anew for another customer, not for the end of a login nor for the same one again [account.secured]', () => {
    const updated = (user_uid: string, account_type: 'CUSTOMER' | 'GUEST' = 'CUSTOMER'): Fact =>
      ({ type: 'session.updated', userInfo: { authenticated: account_type === 'CUSTOMER', account_type, user_uid, language: 'cs', timestamp: '', user_status: 'returning' } });
    const area = apply(loginElsewhereLeavesPage, { path: '/mytui/settings', url: '/mytui/settings?from=mail' });
    for (const fact of [updated('somebody', 'GUEST'), updated('jana'), updated('jana'), updated('somebody', 'GUEST'), updated('jana')]) area.tell(fact);
    expect(area.commands).toEqual([]);
    area.tell(updated('petr'));
    expect(area.commands).toEqual([{ type: 'navigation.go', url: '/mytui/settings?from=mail', entry: 'same' }]);
    // The first answer of all is about another one already.
    const late = apply(loginElsewhereLeavesPage, { path: '/mytui/settings', url: '/mytui/settings', customer: 'jana' });
    late.tell(updated('jana'));
    expect(late.commands).toEqual([]);
    const another = apply(loginElsewhereLeavesPage, { path: '/mytui/settings', url: '/mytui/settings', customer: 'jana' });
    another.tell(updated('petr'));
    expect(another.commands).toEqual([{ type: 'navigation.go', url: '/mytui/settings', entry: 'same' }]);
    const home = apply(loginElsewhereLeavesPage);
    for (const fact of [updated('jana'), updated('petr')]) home.tell(fact);
    expect(home.commands).toEqual([]);
  });

  it('open what a form of the customer area leads to once it is done, in the page’s language, and leave the page of others as it stands [account.reservations] [account.mailbox] [account.change-data]', () => {
    const { tell, commands } = apply(accountFormOpensPage, { language: 'pl' });
    const subject = { reservationId: 'r1', threadId: 't1', position: '2', provider: 'google' };
    const done = (kind: AccountFormKind, result = {}) => tell({ type: 'accountForm.done', kind, subject, result });
    for (const kind of ['details', 'agreements', 'email', 'addReservation', 'document', 'review', 'faq'] as const) done(kind);
    expect(commands).toEqual([]);
    for (const kind of ['confirmEmail', 'unlink', 'remove', 'signOut', 'rename', 'disclaim', 'owner', 'participant', 'cancel', 'reply'] as const) done(kind);
    done('message', { threadId: 't2' });
    done('pay', { redirectUrl: 'https://bank.example/pay' });
    expect(commands.map((command) => 'url' in command && command.url)).toEqual([
      '/pl/mytui/settings?done=confirmEmail', '/pl/mytui/settings?done=unlink-google', '/pl/mytui/help?left=1', '/pl/mytui/login',
      '/pl/mytui/reservation/r1/summary?done=rename#form-rename', '/pl/mytui', '/pl/mytui/reservation/r1/management?done=owner#form-owner',
      '/pl/mytui/reservation/r1/management?done=participant-2#form-participant-2', '/pl/mytui/reservation/r1/management?done=cancel#form-cancel',
      '/pl/mytui/mailbox/t1', '/pl/mytui/mailbox/t2', 'https://bank.example/pay',
    ]);
  });

  it('forget what this browser remembers at a sign-out, here or in another tab, and at the end of the account [wishlist.events]', () => {
    const { tell, commands } = apply(signOutForgetsMemory);
    for (const kind of ['details', 'signOut', 'remove'] as const) tell({ type: 'accountForm.done', kind, subject: {}, result: {} });
    tell({ type: 'session.signedOutElsewhere' });
    expect(commands).toEqual(Array(3).fill({ type: 'memory.forget' }));
  });

  it('tell the wishlist’s page of hotels that come and go, and no other page [page.wishlist]', () => {
    const changed = { type: 'wishlist.changed', hotelCode: 'GRK1042', status: false, count: 3 } as const;
    const [own, home] = [apply(changedWishlistMovesItsPage, { pageType: 'wishlist' }), apply(changedWishlistMovesItsPage)];
    for (const { tell } of [own, home]) tell(changed);
    expect([own.commands, home.commands]).toEqual([[{ type: 'wishlistPage.noteChange', hotelCode: 'GRK1042', isWished: false }], []]);
  });

  it('take hotels that are gone off the wishlist where its page says so, and tell the page what became of that; a refused change is as before [page.wishlist] [wishlist.events]', () => {
    const hotelCodes = ['GRK1042', 'GRK1043'];
    const gone = apply(goneHotelsLeaveWishlist, { pageType: 'wishlist' });
    gone.tell({ type: 'wishlistPage.goneDecided', hotelCodes, isWished: false });
    expect(gone.commands).toEqual([{ type: 'wishlist.changeGone', hotelCodes, isWished: false }]);
    for (const pageType of ['wishlist', 'homePage'] as const) {
      const { tell, commands } = apply(wishlistTellsWhatIsGone, { pageType });
      tell({ type: 'wishlist.goneChanged', hotelCodes, isWished: false });
      tell({ type: 'wishlist.goneRefused', hotelCodes, isWished: false });
      const moves = [false, true].map((isWished) => ({ type: 'wishlistPage.moveGone', hotelCodes, isWished }));
      expect(commands).toEqual(pageType === 'wishlist' ? moves : []);
    }
  });

  it('show on the wishlist’s page, and on no other, what another tab has changed [page.wishlist]', () => {
    const [own, home] = (['wishlist', 'homePage'] as const).map((pageType) => apply(wishlistElsewhereRefreshesPage, { pageType }));
    for (const { tell } of [own!, home!]) tell({ type: 'wishlist.changedElsewhere' });
    expect([own!.commands, home!.commands]).toEqual([[{ type: 'wishlistPage.refresh' }], []]);
  });

  it('open what a suggestion leads to in the visitor’s language, and ask for activities where the map opens on a search for them [excursion.search]', () => {
    const suggestion = apply(suggestionOpensPage, { language: 'pl' });
    suggestion.tell({ type: 'activitySearch.chosen', url: '/vylety/recko/kreta' });
    expect(suggestion.commands).toEqual([{ type: 'navigation.go', url: '/pl/vylety/recko/kreta' }]);
    const [activities, hotels] = (['excursionSearch', 'listing'] as const).map((pageType) => apply(mapShowsActivities, { pageType }));
    for (const { tell } of [activities!, hotels!]) for (const view of ['globalSearch', 'mapOverlay'] as const) tell({ type: 'fullScreenView.opened', view });
    expect([activities!.commands, hotels!.commands]).toEqual([[{ type: 'activityMap.open' }], []]);
  });

  it('ask for the components of whoever the visitor is known to be [user.refresh]', () => {
    const { tell, commands } = apply(statusChangesContent);
    tell({ type: 'session.updated', userInfo: { authenticated: false, account_type: 'GUEST', user_uid: 'u', language: 'cs', timestamp: '2026-06-15T10:04:00.000Z', user_status: 'returning' } });
    expect(commands).toEqual([{ type: 'pageContent.follow', viewer: { userStatus: 'returning', loggedIn: false, now: '2026-06-15T10:04:00.000Z' } }]);
  });

  it('tell the rest of the card of the offer that stands, and the configurator of rooms and prices', () => {
    const stay = { offerCode, totalPrice: 1, hotelCode: 'GRK1042', tripType: 'WS', airportCode: 'PRG', duration: 7, date: '2026-07-12', boardCode: 'AI', roomCodes: ['DR2'], occupancies: [{ adults: 2, childBirthDates: [] }] } as const;
    const shown = apply(standingOfferIsShown);
    shown.tell({ type: 'configurator.offerStands', stay: structuredClone(stay) as never });
    expect(shown.commands).toEqual([
      { type: 'hotelParts.show', stay }, { type: 'roomChoice.show', stay }, { type: 'priceCheck.follow', stay }, { type: 'saleEnd.follow', departureDate: '2026-07-12' },
      { type: 'allOffers.show', of: { hotelCode: 'GRK1042', occupancies: stay.occupancies } },
    ]);
    const chosen = apply(chosenRoomIsConfigured);
    chosen.tell({ type: 'roomChoice.chosen', occupancy: 0, roomCode: 'FAM' });
    chosen.tell({ type: 'roomChoice.chosen', occupancy: 1, roomCode: 'FAM' });
    expect(chosen.commands).toEqual([
      { type: 'configurator.chooseRoom', roomCode: 'FAM' }, { type: 'configurator.chooseRoomOf', occupancy: 1, roomCode: 'FAM' },
    ]);
    const outdated = apply(outdatedOfferIsAskedAgain);
    outdated.tell({ type: 'priceCheck.outdated' });
    expect(outdated.commands).toEqual([{ type: 'configurator.refresh' }]);
  });

  it('show both prices of an offer whose order was refused for the one that the card showed [config.selected-offer]', () => {
    const { tell, commands } = apply(repricedOrderShowsPrices);
    tell({ type: 'configurator.orderRepriced', totalPrice: 2700000 });
    expect(commands).toEqual([{ type: 'priceCheck.show', totalPrice: 2700000 }]);
  });

  it('ask again for an offer whose sale has ended [view.countdown]', () => {
    const { tell, commands } = apply(endedSaleIsAskedAgain);
    tell({ type: 'saleEnd.reached' });
    expect(commands).toEqual([{ type: 'configurator.refresh' }]);
  });

  it('show prices in the calendar of a search that is opened', () => {
    const { tell, commands } = apply(calendarShowsPrices);
    const request = offersRequestOf(defaultSearchState(), { today: '2026-07-01' });
    tell({ type: 'globalSearch.datesOpened', request });
    expect(commands).toEqual([{ type: 'dayPrices.show', request }]);
  });

  describe('on a listing', () => {
    const listingBase: ListingBase = {
      path: '/dovolena/recko/nabidky-letecky',
      implied: { tripType: 'WS', selectedDestinationsCodes: ['GR'], selectedAirports: [] },
    };
    const searchState = { ...defaultSearchState(), selectedDestinationsCodes: ['GR'], sortCode: 'priceDESC' as const };

    it('keep the address true to the list', () => {
      const { tell, commands } = apply(listingChangesUrl, { listingBase });
      tell({ type: 'listing.urlChanged', searchState: { ...searchState, sortCode: 'price' }, page: 1 });
      tell({ type: 'listing.urlChanged', searchState, page: 0 });
      tell({ type: 'listing.urlChanged', searchState, page: 1 });
      expect(commands).toEqual([{ type: 'navigation.pushUrl', url: '/dovolena/recko/nabidky-letecky?q=sort:priceDESC' }]);
    });

    it('tell the search what is chosen on the list [gs.search-state]', () => {
      const { tell, commands } = apply(searchFollowsList);
      tell({ type: 'listing.urlChanged', searchState, page: 0 });
      expect(commands).toEqual([{ type: 'globalSearch.followList', choices: { sortCode: 'priceDESC', fullPrice: false, selectedFilterValues: {} } }]);
    });

    it('keep what the address says of the visit [url.params]', () => {
      const { tell, commands } = apply(listingChangesUrl, { listingBase, url: `${listingBase.path}?clickedLink=menu&ofertowanie=true&promotedUpsellCodes=SEAT` });
      tell({ type: 'listing.urlChanged', searchState, page: 0 });
      tell({ type: 'listing.urlChanged', searchState: { ...searchState, sortCode: 'price' }, page: 0 });
      expect(commands).toEqual(['?q=sort:priceDESC&', '?'].map((query) => (
        { type: 'navigation.pushUrl', url: `${listingBase.path}${query}clickedLink=menu&ofertowanie=true&promotedUpsellCodes=SEAT` })));
    });

    it('push an address again that Back has left', () => {
      const { tell, visit, commands } = apply(listingChangesUrl, { listingBase });
      tell({ type: 'listing.urlChanged', searchState, page: 0 });
      visit(listingBase.path);
      tell({ type: 'listing.urlChanged', searchState, page: 0 });
      expect(commands.filter(({ type }) => type === 'navigation.pushUrl')).toHaveLength(2);
    });

    it('follow Back and Forward with what path and q say together', () => {
      const { visit, commands } = apply(listingChangesUrl, { listingBase, language: 'hu' });
      visit('/hu/dovolena/recko/nabidky-letecky?q=sort:priceDESC&strana=2');
      visit('/hu/dovolena/nabidky-letecky?q=c:TR');
      visit('/hu/jinam');
      const elsewhere = { ...defaultSearchState(), selectedDestinationsCodes: ['TR'] };
      expect(commands).toEqual([
        { type: 'listing.followUrl', searchState, page: 1, sortedBy: 'address' },
        { type: 'globalSearch.followUrl', searchState },
        { type: 'listing.followUrl', searchState: elsewhere, page: 0, sortedBy: null },
        { type: 'globalSearch.followUrl', searchState: elsewhere },
      ]);
    });

    it('follow Back to a kind of trip without rooms to choose with the default party [trip.collapse-rooms]', () => {
      const { visit, commands } = apply(listingChangesUrl, { listingBase });
      visit('/dovolena/nabidky-okruzni?q=ctAdult:4:ctChild:0:room:2:room:2:multiroom:T');
      const roundTrips = { ...defaultSearchState(), tripType: 'WO' };
      expect(commands).toEqual([
        { type: 'listing.followUrl', searchState: roundTrips, page: 0, sortedBy: null },
        { type: 'globalSearch.followUrl', searchState: roundTrips },
      ]);
    });
  });

  it('name the settled offer and its party in the hotel’s address [config.url]', () => {
    const { tell, visit, commands } = apply(offerChangesUrl, { pageType: 'hotelCard', path: hotel, tripType: 'WO' });
    const occupancies = [{ adults: 2, childBirthDates: ['2019-05-04'] }];
    tell({ type: 'configurator.offerChosen', offerCode, totalPrice: 1, occupancies, adjusted: [] });
    const url = `${hotel}/OfferCodeWO/${offerCode}?q=ctChild:1:birthDate:2019-05-04`;
    expect(commands.map((command) => command.type)).toEqual(['navigation.replaceUrl']);
    visit((commands[0] as { url: string }).url);
    expect(commands[1]).toEqual({ type: 'configurator.followUrl', offerCode, occupancies });
    expect((commands[0] as { url: string }).url.split('?')[0]).toBe(url.split('?')[0]);
  });

  it('keep what a hotel’s address says of the visit [url.params]', () => {
    const { tell, commands } = apply(offerChangesUrl, { pageType: 'hotelCard', path: hotel, url: `${hotel}?promotedUpsellCodes=SEAT`, tripType: 'WO' });
    tell({ type: 'configurator.offerChosen', offerCode, totalPrice: 1, occupancies: [{ adults: 2, childBirthDates: [] }], adjusted: [] });
    expect(commands).toEqual([{ type: 'navigation.replaceUrl', url: `${hotel}/OfferCodeWO/${offerCode}?promotedUpsellCodes=SEAT` }]);
  });

  it('open the reservation of an offer that lies in the cart [checkout.flow]', () => {
    const { tell, commands } = apply(offerOpensCheckout, { language: 'uk' });
    tell({ type: 'configurator.ordered', cartId: 'c1', offerCode, occupancies: [{ adults: 2, childBirthDates: [] }] });
    tell({ type: 'configurator.ordered', cartId: 'c2', offerCode, occupancies: [{ adults: 3, childBirthDates: [] }] });
    expect(commands).toEqual([
      { type: 'navigation.go', url: `/uk/checkout/rezervace/${offerCode}` },
      { type: 'navigation.go', url: `/uk/checkout/rezervace/${offerCode}?q=ctAdult:3` },
    ]);
  });

  it('take the bid of a card along to the reservation and its steps [url.bidding] [url.params]', () => {
    const card = apply(offerOpensCheckout, { url: '/hotel?clickedLink=menu&ofertowanie=true&promotedUpsellCodes=SEAT' });
    card.tell({ type: 'configurator.ordered', cartId: 'c2', offerCode, occupancies: [{ adults: 3, childBirthDates: [] }] });
    const url = `/checkout/rezervace/${offerCode}?q=ctAdult:3&ofertowanie=true&promotedUpsellCodes=SEAT`;
    expect(card.commands).toEqual([{ type: 'navigation.go', url }]);
    const steps = apply(checkoutStepChangesUrl, { url, reservation: { offerCode, step: 'participants', party: 'ctAdult:3' } });
    steps.tell({ type: 'checkout.stepShown', step: 'recommendations' });
    expect(steps.commands).toEqual([{ type: 'navigation.pushUrl', url: url.replace('?', '/doporuceni?') }]);
  });

  it('give each step of the checkout an address, and show the step of a visited one [checkout.flow]', () => {
    const { tell, visit, commands } = apply(checkoutStepChangesUrl, { reservation: { offerCode, step: 'participants', party: 'ctAdult:3' } });
    tell({ type: 'checkout.stepShown', step: 'participants' });
    tell({ type: 'checkout.stepShown', step: 'recommendations' });
    visit(`/checkout/rezervace/${offerCode}`);
    tell({ type: 'checkout.stepShown', step: 'participants' });
    expect(commands).toEqual([
      { type: 'navigation.pushUrl', url: `/checkout/rezervace/${offerCode}/doporuceni?q=ctAdult:3` },
      { type: 'checkout.showStep', step: 'participants' },
    ]);
  });

  it('open the payment of a placed order [checkout.flow]', () => {
    const { tell, commands } = apply(orderOpensPayment);
    tell({ type: 'checkout.orderPlaced', orderId: 'o1', reference: 'r1' });
    expect(commands).toEqual([{ type: 'navigation.go', url: '/checkout/platba/o1' }]);
  });

  it('have price and time of a changed cart shown, and fill in who booked last only once that is taken [cart.calls]', () => {
    const cart = { cartId: 'c1', expiresAt: '2026-07-01T12:00:00Z' } as never;
    const facts: Fact[] = [{ type: 'upsell.priced', cart }, { type: 'cartPayment.chosen', cart }, { type: 'cartExpiry.renewed', cart }];
    const [price, time, form] = [apply(cartChangesPrice), apply(cartLastsAnew), apply(lastOwnerFillsForm)];
    for (const fact of facts) for (const { tell } of [price, time, form]) tell(fact);
    expect(price.commands).toEqual(Array(3).fill({ type: 'checkout.reprice', cart }));
    // A renewed cart has told its own time.
    expect(time.commands).toEqual(Array(2).fill({ type: 'cartExpiry.extend', cartId: 'c1', until: Date.UTC(2026, 6, 1, 12) }));
    expect(form.commands).toEqual([]);
    const owner = { firstName: 'Jana' } as never;
    form.tell({ type: 'lastOrder.taken', owner });
    expect(form.commands).toEqual([{ type: 'checkout.fillOwner', owner }]);
  });

  it('lead ordered activities to their payment, that to its bank, and its end to its page unless that is shown [excursion.checkout]', () => {
    const order = apply(activityOrderOpensPayment, { language: 'hu' });
    for (const type of ['activityBasket.ordered', 'activity.ordered'] as const) order.tell({ type, orderId: 'v1', token: 'secret' });
    expect(order.commands).toEqual(Array(2).fill({ type: 'navigation.go', url: '/hu/vylety/platba?order=v1&token=secret' }));
    const bank = apply(activityPaymentOpensBank);
    bank.tell({ type: 'activityOrder.paymentStarted', redirectUrl: 'https://bank.example/p1' });
    expect(bank.commands).toEqual([{ type: 'navigation.go', url: 'https://bank.example/p1' }]);
    const ends = (pageType: PolicyContext['pageType']) => {
      const { tell, commands } = apply(activityOutcomeOpensPage, { language: 'hu', pageType });
      for (const outcome of ['paid', 'failed'] as const) tell({ type: 'activityOrder.decided', outcome, transactionId: 't1', token: 'secret' });
      return commands.map((command) => 'url' in command && command.url);
    };
    const [paid, failed] = ['/hu/vylety/platba/uspesna/t1?token=secret', '/hu/vylety/platba/neuspesna/t1?token=secret'];
    expect([ends('excursionPayment'), ends('excursionPaymentSuccess'), ends('excursionPaymentFailed')]).toEqual([[paid, failed], [failed], [paid]]);
  });

  it('lead on from a login to what was wanted, or first to a new password; from a registration to the mail that is on its way [account.guard] [account.password] [account.register]', () => {
    const login = apply(loginOpensPage, { language: 'uk' });
    login.tell({ type: 'login.done', returnTo: '/uk/mytui/mailbox' });
    login.tell({ type: 'login.passwordChangeDue', returnTo: '/uk/mytui/mailbox' });
    const registration = apply(registrationOpensPage, { language: 'uk' });
    registration.tell({ type: 'registration.sent' });
    expect([...login.commands, ...registration.commands].map((command) => 'url' in command && command.url))
      .toEqual(['/uk/mytui/mailbox', '/uk/mytui/password-change?due=1&returnTo=/uk/mytui/mailbox', '/uk/mytui/register-success']);
  });

  it('open what a popup leads to: a page of the shop in the visitor’s language, another host as it is named [popup.click]', () => {
    const { tell, commands } = apply(popupOpensItsPage, { language: 'ro' });
    for (const url of ['/first-minute', 'https://partner.example/leto', '//partner.example/leto']) tell({ type: 'popup.followed', url });
    expect(commands.map((command) => 'url' in command && command.url)).toEqual(['/ro/first-minute', 'https://partner.example/leto', '//partner.example/leto']);
  });

  it('open the page that offers others when what was to be ordered is sold [page.checkout-reservation-failed]', () => {
    const { tell, commands } = apply(reservationFailureOpensPage, { reservation: { offerCode, step: 'summary', party: 'a:3' }, language: 'pl' });
    tell({ type: 'checkout.failed' });
    expect(commands).toEqual([{ type: 'navigation.go', url: '/pl/checkout/rezervace/neuspesna?offer=GRK1042_PRG_20260712_07_AI_DR2&q=a:3' }]);
  });

  it('open the bank of a started payment, and its outcome’s page afterwards [payment.variants]', () => {
    const bank = apply(paymentOpensBank);
    bank.tell({ type: 'payment.started', orderId: 'o1', redirectUrl: '/sandbox/bank/p1' });
    expect(bank.commands).toEqual([{ type: 'navigation.go', url: '/sandbox/bank/p1' }]);

    const outcome = apply(paymentOutcomeOpensPage, { orderToken: '?token=t' });
    outcome.tell({ type: 'paymentConfirm.decided', outcome: 'paid', orderId: 'o1' });
    outcome.tell({ type: 'paymentProcess.decided', outcome: 'refused', orderId: 'o1' });
    expect(outcome.commands).toEqual([
      { type: 'navigation.go', entry: 'same', url: '/checkout/platba/probehla-uspesne/o1?token=t' },
      { type: 'navigation.go', entry: 'same', url: '/platba-negativni/o1?token=t' },
    ]);
    const ofCustomer = apply(paymentOutcomeOpensPage, { pageType: 'mytuiPaymentSuccess', language: 'pl' });
    for (const outcome of ['paid', 'cancelled'] as const) ofCustomer.tell({ type: 'paymentProcess.decided', outcome, orderId: 'o1' });
    expect(ofCustomer.commands).toEqual([
      { type: 'navigation.go', entry: 'same', url: '/pl/mytui/payment/success/o1' },
      { type: 'navigation.go', entry: 'same', url: '/pl/mytui/payment-failure/o1' },
    ]);
  });

  it('open the choices of a filter that gets the screen, and ask them to close when it is left [view.mobile-filters]', () => {
    const { tell, commands } = apply(screenOpensItsFilter);
    tell({ type: 'fullScreenView.filterOpened', filter: 'airport' });
    tell({ type: 'fullScreenView.filterOpened', filter: 'facets' });
    tell({ type: 'fullScreenView.filterOpened', filter: 'sort' });
    tell({ type: 'fullScreenView.filterLeft' });
    expect(commands).toEqual([{ type: 'globalSearch.open', dropdown: 'airport' }, { type: 'globalSearch.close' }]);
  });

  it('leave the screen of a filter whose choices are closed [view.mobile-filters]', () => {
    const { tell, commands } = apply(filterClosesItsScreen);
    tell({ type: 'globalSearch.dropdownClosed', dropdown: 'duration' });
    expect(commands).toEqual([{ type: 'fullScreenView.leaveFilter', filter: 'duration' }]);
  });

  it('close what the wide bar had open when a small screen opens the search, and lead to a party that may not be closed [gs.mobile-panel] [participants.close]', () => {
    const bar = apply(searchScreenClosesBar);
    bar.tell({ type: 'fullScreenView.opened', view: 'facets' });
    bar.tell({ type: 'fullScreenView.opened', view: 'globalSearch' });
    expect(bar.commands).toEqual([{ type: 'globalSearch.close' }]);
    const party = apply(refusedPartyGetsItsScreen);
    party.tell({ type: 'participants.refused', personIds: ['room-1-child-1'] });
    expect(party.commands).toEqual([{ type: 'fullScreenView.openFilter', filter: 'participants' }]);
  });

  it('open the search of a small screen when it is submitted with a party that is still open, and nothing for other reasons or on a desktop [gs.mobile-panel] [participants.close]', () => {
    const phone = apply(refusedSubmitOpensScreen);
    for (const reason of ['noOffers', 'partyIsOpen', 'countFailed'] as const) phone.tell({ type: 'globalSearch.refused', reason });
    expect(phone.commands).toEqual([{ type: 'fullScreenView.open', view: 'globalSearch' }]);
    const desktop = apply(refusedSubmitOpensScreen, {}, 'DESKTOP');
    desktop.tell({ type: 'globalSearch.refused', reason: 'partyIsOpen' });
    expect(desktop.commands).toEqual([]);
  });

  it('give up what a flow wished for where something else is pressed', () => {
    const { tell, commands } = apply(pressEndsNavigation);
    tell({ type: 'pageChange.changed', page: 'b' });
    tell({ type: 'pageChange.pressed' });
    expect(commands).toEqual([{ type: 'navigation.stay' }]);
  });

  it('remember the sort, the search and its children, and follow the consent [sort.cookie] [url.birthdates-cookie] [consent.categories]', () => {
    const sort = apply(sortIsRemembered);
    sort.tell({ type: 'listing.sorted', sortCode: 'hotelRating' });
    expect(sort.commands).toEqual([{ type: 'memory.keepSort', sortCode: 'hotelRating' }]);

    const search = apply(searchIsRemembered, { language: 'pl' });
    search.tell({ type: 'globalSearch.submitted', searchState: { ...defaultSearchState(), tripType: 'DW', childrenBirthDates: ['2019-05-04'], occupancies: [{ adults: 2, childBirthDates: ['2019-05-04'] }] }, address: '/dovolena/nabidky-autem?q=ctChild:1:birthDate:2019-05-04' });
    expect(search.commands).toEqual([{
      type: 'memory.keepSearch', address: '/dovolena/nabidky-autem?q=ctChild:1:birthDate:2019-05-04', childrenBirthDates: ['2019-05-04'],
    }]);

    const categories = { preferences: false, statistics: true, marketing: false };
    const consent = apply(consentRulesMemory);
    consent.tell({ type: 'consent.changed', categories });
    expect(consent.commands).toEqual([{ type: 'memory.followConsent', categories }]);
  });
});
