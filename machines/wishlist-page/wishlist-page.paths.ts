import { tileOfferOf } from '../../src/domain/offers/tile-offer.ts';
import { exampleOffer } from '../testing/example-offer.ts';
import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { wishlistPageMachine } from './wishlist-page.machine.ts';
import type { WishesPage } from './wishlist-page.types.ts';

const offer = tileOfferOf(exampleOffer('GRK1042_PRG_20260712_07_AI_DR2'));

/** A page of a list of two pages, with one hotel. */
export const wishesPage = (page: number, hotelCode: string): WishesPage => ({
  wishes: [{ hotelCode, hotelName: hotelCode, savedOfferCode: offer.offerCode, savedPrice: 2798000, savedAt: '2026-06-01', currency: 'CZK', occupancies: [{ adults: 2, childBirthDates: [] }], change: 'cheaper', offer }],
  gone: page === 0 ? [{ hotelCode: 'OLD1001', hotelName: 'Old', savedOfferCode: 'OLD1001_PRG_20260712_07_AI_DR2', occupancies: [{ adults: 2, childBirthDates: [] }] }] : [],
  totalResults: 2, pagesCount: 2, page, shareToken: 'list.signature',
});

export const wishlistPagePaths = pathsOf(wishlistPageMachine, [{
  input: { list: null },
  events: [
    { type: 'wishlistPage.loadMore' }, { type: 'wishlistPage.refresh' }, { type: 'wishlistPage.retry' },
    { type: 'wishlistPage.removeGone' }, { type: 'wishlistPage.restoreGone' }, { type: 'wishlistPage.moveGone', hotelCodes: ['OLD1001'], isWished: true },
    answer('fetchWishes', wishesPage(0, 'GRK1042')), answer('fetchWishes', null), failure('fetchWishes'),
    answer('fetchMore', wishesPage(1, 'ITS2001')), answer('fetchMore', null), failure('fetchMore'),
    { type: 'wishlistPage.noteChange', hotelCode: 'GRK1042', isWished: false }, { type: 'wishlistPage.noteChange', hotelCode: 'ESM3003', isWished: true },
  ],
}, {
  input: { list: 'list.signature' },
  events: [
    { type: 'wishlistPage.loadMore' }, answer('fetchWishes', wishesPage(0, 'GRK1042')), { type: 'wishlistPage.noteChange', hotelCode: 'GRK1042', isWished: false },
  ],
}]);
