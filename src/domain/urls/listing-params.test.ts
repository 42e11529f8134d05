import { expect, it } from 'vitest';
import { defaultSearchState } from '../search/search-state.ts';
import { parseQueryString } from './encoding/query-string.ts';
import { listingSearch, namesSort, parseListingSearch, readFurtherParams, withBidOf, withSort, withVisitOf } from './listing-params.ts';

it('carries fullPrice beside q and back [url.full-price] [gs.search-state]', () => {
  const state = { ...defaultSearchState(), fullPrice: true, selectedAirports: ['PRG'], selectedFilterValues: { price: ['0#20000'] } };
  expect(listingSearch(state)).toBe('?q=a:PRG:price:0~2320000&fullPrice=true');
  expect(parseListingSearch(listingSearch(state))).toMatchObject({ state, dropped: [] });
  expect(listingSearch(defaultSearchState())).toBe('');
});

it('reads a q that somebody encoded [url.listing-q]', () => {
  expect(parseListingSearch('?q=a%3APRG&fullPrice=false').state).toMatchObject({ selectedAirports: ['PRG'], fullPrice: false });
});

it('honours the other parameters [url.params]', () => {
  const search = '?clickedLink=hero+banner&ofertowanie=true&scrollTo=rooms&promotedUpsellCodes=SEAT,BAG_20';
  expect(parseListingSearch(search)).toEqual({ state: defaultSearchState(), dropped: [] });
  expect(readFurtherParams(parseQueryString(search))).toEqual({ fullPrice: false, clickedLink: 'hero banner', bidding: true, scrollTo: 'rooms', promotedUpsellCodes: ['SEAT', 'BAG_20'] });
});

it('drops and names parameters it does not understand, and never throws [url.params] [url.full-price]', () => {
  const search = '?fullPrice=yes&ofertowanie=maybe&scrollTo=%3Cb%3E&promotedUpsellCodes=,&q=%E2%82&clickedLink=%';
  expect(parseListingSearch(search)).toEqual({ state: defaultSearchState(), dropped: ['q', 'fullPrice', 'promotedUpsellCodes', 'ofertowanie', 'scrollTo'] });
  expect(readFurtherParams(parseQueryString(search))).toEqual({ fullPrice: false, clickedLink: undefined, bidding: false, scrollTo: undefined, promotedUpsellCodes: [] });
});

it('keeps what an address says of the visit beside another search, in its plainest words [url.params]', () => {
  const visited = '/pl/dovolena/nabidky-letecky?q=a:PRG&clickedLink=hero+banner&ofertowanie=1&scrollTo=rooms&strana=2&promotedUpsellCodes=SEAT,BAG_20&utm=x';
  const said = 'clickedLink=hero%20banner&ofertowanie=true&promotedUpsellCodes=SEAT,BAG_20';
  expect(withVisitOf(visited, '/dovolena/nabidky-letecky')).toBe(`/dovolena/nabidky-letecky?${said}`);
  expect(withVisitOf(visited, '/dovolena/nabidky-letecky?q=a:BRQ')).toBe(`/dovolena/nabidky-letecky?q=a:BRQ&${said}`);
  expect(withVisitOf(`/x?${said}`, '/y')).toBe(`/y?${said}`);
  expect(withVisitOf('/dovolena/nabidky-letecky', '/y')).toBe('/y');
  expect(withVisitOf('/x?ofertowanie=maybe&promotedUpsellCodes=,', '/y?q=a:PRG')).toBe('/y?q=a:PRG');
});

it('takes the first of several searches and says that there were more [url.listing-q]', () => {
  expect(parseListingSearch('?q=a:PRG&q=a:BRQ')).toMatchObject({ state: { selectedAirports: ['PRG'] }, dropped: ['q'] });
  expect(parseListingSearch('?q=')).toMatchObject({ dropped: [] });
});

it('tells whether an address says how to sort, and adds that without touching the rest [sort.cookie]', () => {
  expect(['', '?q=a:PRG', '?q=a:sort:c:GR', '?q=a%3APRG%3Asort%3Aprice', '?q=sort:price', '?q=sort'].map(namesSort))
    .toEqual([false, false, false, true, true, true]);
  expect(withSort('?q=a:PRG:boards:AI&strana=2&clickedLink=menu', 'priceDESC')).toBe('?q=sort:priceDESC:a:PRG:boards:AI&strana=2&clickedLink=menu');
  expect(withSort('', 'hotelRating')).toBe('?q=sort:hotelRating');
});

it.each([
  ['startDate:2020-01-01:endDate:2019-01-01', [null, null, 0], ['endDate', 'startDate']],
  ['startDate:2026-06-14:flex:3', [null, null, 0], ['startDate']],
  ['startDate:2026-06-01:endDate:2026-08-01', [null, '2026-08-01', 0], ['startDate']],
  ['startDate:2020-01-01:endDate:2020-02-01', [null, null, 0], ['startDate', 'endDate']],
  ['startDate:2026-06-15:endDate:2026-08-01', ['2026-06-15', '2026-08-01', 0], []],
])('leaves out days that are over, and says so: %s [url.listing-q]', (q, days, lost) => {
  const { state: { startDate, endDate, flexibleDays }, dropped } = parseListingSearch(`?q=${q}`, '2026-06-15');
  expect([[startDate, endDate, flexibleDays], dropped]).toEqual([days, lost]);
});

it('leaves out children who are not born today, and says so [participants.child-age] [url.listing-q]', () => {
  const search = '?q=ctAdult:2:ctChild:2:birthDate:2019-05-04:birthDate:2026-06-16';
  const { state, dropped } = parseListingSearch(search, '2026-06-15');
  expect([state.childrenBirthDates, state.occupancies, dropped]).toEqual([['2019-05-04'], [{ adults: 2, childBirthDates: ['2019-05-04'] }], ['birthDate']]);
  expect(parseListingSearch(search, '2026-06-16')).toEqual(parseListingSearch(search));
});

const card = '/recko/kreta/hotel/OfferCodeWS/X';

it.each([
  ['?ofertowanie=true&promotedUpsellCodes=SEAT,BAG_20&clickedLink=menu&q=a:PRG', `${card}?ofertowanie=true&promotedUpsellCodes=SEAT,BAG_20`],
  ['/dovolena/nabidky-letecky?ofertowanie=1', `${card}?ofertowanie=true`],
  ['?ofertowanie=maybe&promotedUpsellCodes=,', card],
  ['?ofertowanie=false', card],
  ['/dovolena/nabidky-letecky', card],
])('from %s an offer is opened at %s [url.bidding] [url.params]', (here, address) => {
  expect(withBidOf(here, card)).toBe(address);
  // A link may be pointed at often.
  expect(withBidOf(here, withBidOf(here, card))).toBe(address);
});

it('leaves what an address says itself, and comes behind it [url.params]', () => {
  expect(withBidOf('?ofertowanie=true&promotedUpsellCodes=SEAT', `${card}?q=ctAdult:3&promotedUpsellCodes=BAG`)).toBe(`${card}?q=ctAdult:3&promotedUpsellCodes=BAG&ofertowanie=true`);
});
