import type { Handlers } from '../contract/operations.ts';
import { acceptCartPrice } from './commerce/acceptCartPrice.ts';
import { addCartProduct } from './commerce/addCartProduct.ts';
import { addPaymentConfirmation } from './commerce/addPaymentConfirmation.ts';
import { checkCartPrice } from './commerce/checkCartPrice.ts';
import { getBanks } from './commerce/getBanks.ts';
import { getCart } from './commerce/getCart.ts';
import { getOrder } from './commerce/getOrder.ts';
import { getPaymentOptions } from './commerce/getPaymentOptions.ts';
import { getPlacedOrder } from './commerce/getPlacedOrder.ts';
import { notifyPayment } from './commerce/notifyPayment.ts';
import { placeOrder } from './commerce/placeOrder.ts';
import { saveCartInformation } from './commerce/saveCartInformation.ts';
import { startPayment } from './commerce/startPayment.ts';
import { answerSubscription } from './content/answerSubscription.ts';
import { askForSubscription } from './content/askForSubscription.ts';
import { getCmsPage } from './content/getCmsPage.ts';
import { getGlobalBlock } from './content/getGlobalBlock.ts';
import { getOffice } from './content/getOffice.ts';
import { listOffices } from './content/listOffices.ts';
import { listTiles } from './content/listTiles.ts';
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
import { getRooms } from './hotel/getRooms.ts';
import { getUpsells } from './hotel/getUpsells.ts';
import { getWeather } from './hotel/getWeather.ts';
import { validateOffer } from './hotel/validateOffer.ts';
import { calendarOffers } from './search/calendarOffers.ts';
import { countOffers } from './search/countOffers.ts';
import { filterDestinations } from './search/filterDestinations.ts';
import { findBySeoNames } from './search/findBySeoNames.ts';
import { findDirectionFlights } from './search/findDirectionFlights.ts';
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

/** The whole contract, handled. */
export const handlers: Handlers = {
  acceptCartPrice,
  addCartProduct,
  addPaymentConfirmation,
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
  getGlobalBlock, getOffice, listOffices, listTiles, askForSubscription, answerSubscription,
  getHotel,
  getHotelAnalytics,
  getHours,
  getMatrix,
  getOffer,
  getOrder,
  getOtherAirports,
  getPaymentOptions,
  getPlacedOrder,
  getPriceCalendar,
  getRooms,
  getUpsells,
  getUserInfo,
  getWeather,
  homeOffers,
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
};
