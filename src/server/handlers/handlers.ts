import type { Handlers } from '../contract/operations.ts';
import { activateAccount } from './account/activateAccount.ts';
import { addReservation } from './account/addReservation.ts';
import { authorizeLogin } from './account/authorizeLogin.ts';
import { cancelReservation } from './account/cancelReservation.ts';
import { changeEmail } from './account/changeEmail.ts';
import { changeOwner } from './account/changeOwner.ts';
import { changeParticipant } from './account/changeParticipant.ts';
import { checkPassword } from './account/checkPassword.ts';
import { checkUsername } from './account/checkUsername.ts';
import { chooseReservationExtra } from './account/chooseReservationExtra.ts';
import { claimReservation } from './account/claimReservation.ts';
import { confirmReservationExtras } from './account/confirmReservationExtras.ts';
import { confirmEmail } from './account/confirmEmail.ts';
import { disclaimReservation } from './account/disclaimReservation.ts';
import { exchangeLoginCode } from './account/exchangeLoginCode.ts';
import { getCustomer } from './account/getCustomer.ts';
import { getEditableUntil } from './account/getEditableUntil.ts';
import { getMailboxInfo } from './account/getMailboxInfo.ts';
import { getIdentities } from './account/getIdentities.ts';
import { getReservation } from './account/getReservation.ts';
import { getReservationExtras } from './account/getReservationExtras.ts';
import { getThread } from './account/getThread.ts';
import { giveFaqFeedback } from './account/giveFaqFeedback.ts';
import { listCustomerActivities } from './account/listCustomerActivities.ts';
import { listReservations } from './account/listReservations.ts';
import { listThreads } from './account/listThreads.ts';
import { mergeRemembered } from './account/mergeRemembered.ts';
import { payReservation } from './account/payReservation.ts';
import { registerCustomer } from './account/registerCustomer.ts';
import { remindPassword } from './account/remindPassword.ts';
import { removeCustomer } from './account/removeCustomer.ts';
import { replyToThread } from './account/replyToThread.ts';
import { resendActivation } from './account/resendActivation.ts';
import { resendLoginCode } from './account/resendLoginCode.ts';
import { resetPassword } from './account/resetPassword.ts';
import { reviewReservation } from './account/reviewReservation.ts';
import { saveAgreements } from './account/saveAgreements.ts';
import { saveCustomer } from './account/saveCustomer.ts';
import { seeThread } from './account/seeThread.ts';
import { sendDocument } from './account/sendDocument.ts';
import { signOut } from './account/signOut.ts';
import { startThread } from './account/startThread.ts';
import { unlinkIdentity } from './account/unlinkIdentity.ts';
import { updatePassword } from './account/updatePassword.ts';
import { updateReservation } from './account/updateReservation.ts';
import { getComplaint } from './complaints/getComplaint.ts';
import { getComplaintForm } from './complaints/getComplaintForm.ts';
import { getComplaintKeys } from './complaints/getComplaintKeys.ts';
import { getComplaintSelectors } from './complaints/getComplaintSelectors.ts';
import { listComplaints } from './complaints/listComplaints.ts';
import { submitComplaint } from './complaints/submitComplaint.ts';
import { validateComplaint } from './complaints/validateComplaint.ts';
import { acceptCartPrice } from './commerce/acceptCartPrice.ts';
import { addCartProduct } from './commerce/addCartProduct.ts';
import { addPaymentConfirmation } from './commerce/addPaymentConfirmation.ts';
import { checkCartPrice } from './commerce/checkCartPrice.ts';
import { choosePaymentVariant } from './commerce/choosePaymentVariant.ts';
import { chooseUpsell } from './commerce/chooseUpsell.ts';
import { emailCart } from './commerce/emailCart.ts';
import { getBanks } from './commerce/getBanks.ts';
import { getCart } from './commerce/getCart.ts';
import { getCartUpsells } from './commerce/getCartUpsells.ts';
import { getFlightClasses } from './commerce/getFlightClasses.ts';
import { getLastOrder } from './commerce/getLastOrder.ts';
import { getOrder } from './commerce/getOrder.ts';
import { getPaymentOptions } from './commerce/getPaymentOptions.ts';
import { getPlacedOrder } from './commerce/getPlacedOrder.ts';
import { getPaymentProgress } from './commerce/getPaymentProgress.ts';
import { getSeatMap } from './commerce/getSeatMap.ts';
import { getSharedCart } from './commerce/getSharedCart.ts';
import { holdSeats } from './commerce/holdSeats.ts';
import { notifyPayment } from './commerce/notifyPayment.ts';
import { placeOrder } from './commerce/placeOrder.ts';
import { releaseSeats } from './commerce/releaseSeats.ts';
import { saveCartInformation } from './commerce/saveCartInformation.ts';
import { startPayment } from './commerce/startPayment.ts';
import { submitSeats } from './commerce/submitSeats.ts';
import { takeSharedCart } from './commerce/takeSharedCart.ts';
import { updateCart } from './commerce/updateCart.ts';
import { answerSubscription } from './content/answerSubscription.ts';
import { getSubscriptionLink } from './content/getSubscriptionLink.ts';
import { askForSubscription } from './content/askForSubscription.ts';
import { getCmsPage } from './content/getCmsPage.ts';
import { getGlobalBlock } from './content/getGlobalBlock.ts';
import { getOffice } from './content/getOffice.ts';
import { getQuiz } from './content/getQuiz.ts';
import { listOffices } from './content/listOffices.ts';
import { listBanners } from './content/listBanners.ts';
import { listBlogPosts } from './content/listBlogPosts.ts';
import { listTiles } from './content/listTiles.ts';
import { acknowledgeComplaint } from './desk/acknowledgeComplaint.ts';
import { answerThread } from './desk/answerThread.ts';
import { changeFlightTimes } from './desk/changeFlightTimes.ts';
import { claimThread } from './desk/claimThread.ts';
import { getDeskThread } from './desk/getDeskThread.ts';
import { handOverThread } from './desk/handOverThread.ts';
import { listDeskThreads } from './desk/listDeskThreads.ts';
import { releaseThread } from './desk/releaseThread.ts';
import { resolveThread } from './desk/resolveThread.ts';
import { listStaff } from './editor/listStaff.ts';
import { removeStaff } from './editor/removeStaff.ts';
import { addStaff } from './editor/addStaff.ts';
import { beginStaffSession } from './editor/beginStaffSession.ts';
import { changeStaffPassword } from './editor/changeStaffPassword.ts';
import { endStaffSession } from './editor/endStaffSession.ts';
import { getContentDocument } from './editor/getContentDocument.ts';
import { getContentVersion } from './editor/getContentVersion.ts';
import { getStaffSession } from './editor/getStaffSession.ts';
import { listContentDocuments } from './editor/listContentDocuments.ts';
import { makePreviewLink } from './editor/makePreviewLink.ts';
import { publishContentDocument } from './editor/publishContentDocument.ts';
import { saveContentDocument } from './editor/saveContentDocument.ts';
import { activitiesOfHoliday } from './excursions/activitiesOfHoliday.ts';
import { activityAutocomplete } from './excursions/activityAutocomplete.ts';
import { addActivityConfirmation } from './excursions/addActivityConfirmation.ts';
import { cancelActivityOrder } from './excursions/cancelActivityOrder.ts';
import { getActivity } from './excursions/getActivity.ts';
import { getActivityAdvance } from './excursions/getActivityAdvance.ts';
import { getActivityBanks } from './excursions/getActivityBanks.ts';
import { getActivityCart } from './excursions/getActivityCart.ts';
import { getActivityOrder } from './excursions/getActivityOrder.ts';
import { getActivityPaymentInfo } from './excursions/getActivityPaymentInfo.ts';
import { getRequiredInfo } from './excursions/getRequiredInfo.ts';
import { listActivities } from './excursions/listActivities.ts';
import { mapActivities } from './excursions/mapActivities.ts';
import { mostPopularActivities } from './excursions/mostPopularActivities.ts';
import { placeActivityOrder } from './excursions/placeActivityOrder.ts';
import { removeActivityItem } from './excursions/removeActivityItem.ts';
import { saveActivityItem } from './excursions/saveActivityItem.ts';
import { startActivityTransaction } from './excursions/startActivityTransaction.ts';
import { topActivityPrices } from './excursions/topActivityPrices.ts';
import { getAllOffers } from './hotel/getAllOffers.ts';
import { getAlternatives } from './hotel/getAlternatives.ts';
import { getDates } from './hotel/getDates.ts';
import { getHotel } from './hotel/getHotel.ts';
import { getHotelAnalytics } from './hotel/getHotelAnalytics.ts';
import { getHours } from './hotel/getHours.ts';
import { getMatrix } from './hotel/getMatrix.ts';
import { getOffer } from './hotel/getOffer.ts';
import { getOtherAirports } from './hotel/getOtherAirports.ts';
import { getPriceCalendar } from './hotel/getPriceCalendar.ts';
import { getReviews } from './hotel/getReviews.ts';
import { getRooms } from './hotel/getRooms.ts';
import { getOnSite } from './hotel/getOnSite.ts';
import { getUpsells } from './hotel/getUpsells.ts';
import { getVariants } from './hotel/getVariants.ts';
import { getWeather } from './hotel/getWeather.ts';
import { validateOffer } from './hotel/validateOffer.ts';
import { calendarOffers } from './search/calendarOffers.ts';
import { countOffers } from './search/countOffers.ts';
import { filterDestinations } from './search/filterDestinations.ts';
import { findBySeoNames } from './search/findBySeoNames.ts';
import { findDirectionFlights } from './search/findDirectionFlights.ts';
import { homeDestinations } from './search/homeDestinations.ts';
import { homeOffers } from './search/homeOffers.ts';
import { initialFilters } from './search/initialFilters.ts';
import { listingFacets } from './search/listingFacets.ts';
import { listingPrice } from './search/listingPrice.ts';
import { listingRegions } from './search/listingRegions.ts';
import { lowestPriceStatistics } from './search/lowestPriceStatistics.ts';
import { nearestChanges } from './search/nearestChanges.ts';
import { offerLinks } from './search/offerLinks.ts';
import { promotedOffers } from './search/promotedOffers.ts';
import { sameDayOffers } from './search/sameDayOffers.ts';
import { searchCharterOffers } from './search/searchCharterOffers.ts';
import { searchOffers } from './search/searchOffers.ts';
import { suggest } from './search/suggest.ts';
import { topOffers } from './search/topOffers.ts';
import { updateFilters } from './search/updateFilters.ts';
import { updateFiltersOfSearchService } from './search/updateFiltersOfSearchService.ts';
import { getUserInfo } from './session/getUserInfo.ts';
import { refreshToken } from './session/refreshToken.ts';
import { getChat } from './messages/getChat.ts';
import { seeChat } from './messages/seeChat.ts';
import { sendChatMessage } from './messages/sendChatMessage.ts';
import { changeGoneWishes } from './wishlist/changeGoneWishes.ts';
import { changeWishlist } from './wishlist/changeWishlist.ts';
import { compareOffers } from './wishlist/compareOffers.ts';
import { getWishlist } from './wishlist/getWishlist.ts';
import { getWishlistCount } from './wishlist/getWishlistCount.ts';

/** The whole contract, handled. */
export const handlers: Handlers = {
  // The customer area
  activateAccount,
  addReservation,
  authorizeLogin,
  cancelReservation,
  changeEmail,
  changeOwner,
  changeParticipant,
  chooseReservationExtra,
  confirmReservationExtras,
  checkPassword,
  checkUsername,
  claimReservation,
  confirmEmail,
  disclaimReservation,
  exchangeLoginCode,
  getCustomer,
  getEditableUntil,
  getChat,
  getMailboxInfo,
  getIdentities,
  getReservation,
  getReservationExtras,
  getThread,
  giveFaqFeedback,
  listCustomerActivities,
  listReservations,
  listThreads,
  mergeRemembered,
  payReservation,
  registerCustomer,
  remindPassword,
  removeCustomer,
  replyToThread,
  resendActivation,
  resendLoginCode,
  resetPassword,
  reviewReservation,
  saveAgreements,
  saveCustomer,
  seeChat,
  seeThread,
  sendChatMessage,
  sendDocument,
  signOut,
  startThread,
  unlinkIdentity,
  updatePassword,
  updateReservation,
  // Complaints
  getComplaint, getComplaintForm, getComplaintKeys, getComplaintSelectors, listComplaints, submitComplaint, validateComplaint,
  // The shop
  acceptCartPrice,
  addCartProduct,
  changeGoneWishes, changeWishlist, compareOffers, getWishlist, getWishlistCount,
  addPaymentConfirmation,
  choosePaymentVariant, chooseUpsell, emailCart, getCartUpsells, getFlightClasses, getLastOrder, getSeatMap, getSharedCart, holdSeats, releaseSeats,
  submitSeats, takeSharedCart, updateCart,
  calendarOffers,
  checkCartPrice,
  countOffers,
  filterDestinations,
  findBySeoNames,
  findDirectionFlights,
  getAllOffers,
  getAlternatives,
  getBanks,
  getCart,
  getCmsPage,
  getDates,
  getGlobalBlock, getOffice, getQuiz, listBanners, listBlogPosts, listOffices, listTiles, askForSubscription, answerSubscription, getSubscriptionLink,
  getHotel,
  getHotelAnalytics,
  getHours,
  getMatrix,
  getOffer,
  getOrder,
  getOtherAirports,
  getPaymentOptions,
  getPaymentProgress,
  getPlacedOrder,
  getPriceCalendar,
  getReviews,
  getRooms,
  getOnSite,
  getUpsells,
  getUserInfo,
  getVariants,
  getWeather,
  homeDestinations, homeOffers,
  initialFilters,
  listingFacets,
  listingPrice,
  listingRegions,
  lowestPriceStatistics,
  notifyPayment,
  nearestChanges,
  offerLinks,
  placeOrder,
  promotedOffers,
  refreshToken,
  sameDayOffers,
  saveCartInformation,
  searchCharterOffers,
  searchOffers,
  startPayment,
  suggest,
  topOffers,
  updateFilters,
  updateFiltersOfSearchService,
  validateOffer,
  addStaff, listStaff, removeStaff,
  acknowledgeComplaint, answerThread, changeFlightTimes, claimThread, getDeskThread, handOverThread, listDeskThreads, releaseThread, resolveThread,
  beginStaffSession,
  changeStaffPassword,
  endStaffSession,
  getContentDocument,
  getContentVersion,
  getStaffSession,
  listContentDocuments,
  makePreviewLink,
  publishContentDocument,
  saveContentDocument,
  activitiesOfHoliday,
  activityAutocomplete,
  addActivityConfirmation,
  cancelActivityOrder,
  getActivity,
  getActivityAdvance,
  getActivityBanks,
  getActivityCart,
  getActivityOrder,
  getActivityPaymentInfo,
  getRequiredInfo,
  listActivities,
  mapActivities,
  mostPopularActivities,
  placeActivityOrder,
  removeActivityItem,
  saveActivityItem,
  startActivityTransaction,
  topActivityPrices,
};
