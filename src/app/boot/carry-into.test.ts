// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { carryInto } from './carry-into.ts';

const OFFER = '/dovolena/recko/hotel/OfferCodeWS/GRK1042_PRG_20260712_07_AI_DR2';

/** Where a link leads once it was pointed at twice. */
function carried(address: string, search: string, around: (link: string) => string = (link) => link): string {
  document.body.innerHTML = around(`<a href="${address.replaceAll('&', '&amp;')}">to</a>`);
  const link = document.querySelector('a')!;
  carryInto(link, { origin: location.origin, search });
  carryInto(link, { origin: location.origin, search });
  return link.getAttribute('href')!;
}

const inTile = (link: string) => `<article data-offer-code="X">${link}</article>`;

it('an offer gets the bid, a tile’s keeps its party; other pages get the party alone [url.bidding] [url.birthdates-cookie]', () => {
  const here = '?q=a:PRG:ctAdult:3&ofertowanie=true&promotedUpsellCodes=SEAT';
  const said = 'ofertowanie=true&promotedUpsellCodes=SEAT';
  expect(carried(OFFER, here)).toBe(`${OFFER}?q=ctAdult:3&${said}`);
  expect(carried(`${OFFER}?q=ctAdult:2`, here, inTile)).toBe(`${OFFER}?q=ctAdult:2&${said}`);
  expect(carried(OFFER, here, inTile)).toBe(`${OFFER}?${said}`);
  expect(carried('/zima', here)).toBe('/zima?q=ctAdult:3');
  expect(carried('/mytui', here)).toBe('/mytui');
  expect([carried(`${OFFER}#part`, here), carried('https://example.com/x/OfferCodeWS/Y', here)]).toEqual([`${OFFER}#part`, 'https://example.com/x/OfferCodeWS/Y']);
});

it('follows a party that changes while the page stands [url.birthdates-cookie]', () => {
  document.body.innerHTML = '<a href="/zima">to</a>';
  const link = document.querySelector('a')!;
  for (const search of ['?q=ctAdult:3', '?q=ctAdult:4']) carryInto(link, { origin: location.origin, search });
  expect(link.getAttribute('href')).toBe('/zima?q=ctAdult:4');
});
