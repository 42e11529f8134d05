/** Page types of the shop, as the spec writes them; a page's `<main data-page>` [page.types]. */
export const SHOP_PAGE_TYPES = [
  'homePage', 'listing', 'hotelCard', 'charters', 'quiz', 'lowestPriceChart', 'checkoutPayment',
  'checkoutPaymentSuccess', 'checkoutPaymentFailed', 'checkoutPaymentConfirm', 'checkoutOrderPlaced',
  'checkoutReservation', 'checkoutReservationFailed', 'error', 'pageError', 'processPayment', 'directions',
  'wishlist', 'tilesPage', 'page404', 'chartersLandingPage', 'contentPage', 'contentPageContactOffices',
  'contentPageContactCity', 'contentPageContactOffice',
] as const;

/** Page types of the customer area; a reservation has one for each tab [page.types]. */
export const ACCOUNT_PAGE_TYPES = [
  'mytuiAuthPasswordChange', 'mytuiAuthPasswordReset', 'mytuiAuthRegister', 'mytuiAuthRegisterSuccess',
  'mytuiAuthDeactivate', 'mytuiAuthLogin', 'mytuiAuthResendActivation', 'mytuiMailbox', 'mytuiMailboxId',
  'mytuiPaymentFailure', 'mytuiPaymentSuccess', 'mytuiReservation', 'mytuiReservationChat',
  'mytuiReservationDocuments', 'mytuiReservationGuide', 'mytuiReservationHotel', 'mytuiReservationManagement',
  'mytuiReservationPayment', 'mytuiReservationTravel', 'mytuiReservationUpsells', 'mytuiHelp',
  'mytuiReservationPreview', 'mytuiReservations', 'mytuiSettings',
  // Complaints have calls in the spec and no page: these are ours.
  'mytuiComplaints', 'mytuiComplaintsId',
] as const;

/** Page types that the spec does not name: offers side by side. */
export const FURTHER_PAGE_TYPES = ['compare'] as const;

/** Page types of excursions; the spec gives their URLs and no names [route.excursions]. */
export const EXCURSION_PAGE_TYPES = [
  'excursionHome', 'excursionSearch', 'excursionActivity', 'excursionPayment', 'excursionPaymentSuccess',
  'excursionPaymentFailed',
] as const;

/** Page types of the staff's own pages; the spec has none [cms.preview]. */
export const STAFF_PAGE_TYPES = ['editor', 'editorDesk', 'editorPassword'] as const;

type ShopPageType = (typeof SHOP_PAGE_TYPES)[number];
type AccountPageType = (typeof ACCOUNT_PAGE_TYPES)[number];
type ExcursionPageType = (typeof EXCURSION_PAGE_TYPES)[number];

type StaffPageType = (typeof STAFF_PAGE_TYPES)[number];

export type PageType = (typeof FURTHER_PAGE_TYPES)[number] | StaffPageType | ShopPageType | AccountPageType | ExcursionPageType;
