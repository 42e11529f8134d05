// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withCarriedParty } from '../../domain/urls/carried-party.ts';
import { withBidOf } from '../../domain/urls/listing-params.ts';
import { REMEMBER_EARLY_PRESS } from './early-input.ts';

runInThisContext(REMEMBER_EARLY_PRESS);
addEventListener('click', (event) => event.preventDefault());

/** Where a press on a link to `address` leads, on a page with the query `here`. */
function pressed(address: string, here: string, around: (link: string) => string = (link) => link): string {
  history.replaceState(null, '', `/dovolena/recko/nabidky-letecky${here}`);
  document.body.innerHTML = around(`<a href="${address.replaceAll('&', '&amp;')}"><span>to</span></a>`);
  document.querySelector<HTMLElement>('a span')!.click();
  return document.querySelector('a')!.getAttribute('href')!.replace(/^https?:\/\/[^/]+/, '');
}

const FAMILY = '?q=sort:priceDESC:a:PRG:ctAdult:3:ctChild:1:birthDate:2019-07-15:stars:5&fullPrice=true';
const ROOMS = '?q=c:GR-KRETA:ctAdult:4:ctChild:1:birthDate:2019-07-15:room:2-2019-07-15:room:2:multiroom:T';

it.each([
  '/', '/pl/', '/dovolena/recko/nabidky-letecky', '/zima?clickedLink=menu', '/zima?q=ctAdult:1', '/zima?a=1&q=ctAdult:1',
  '/checkout/rezervace/X', '/uk/kontakt/cestovni-kancelar', '/kontaktni-cocky', '/mytui',
].flatMap((address) => [FAMILY, ROOMS, '?q=a:PRG', '?other=room:2', ''].map((here) => [address, here] as const)))('a press on %s with %s carries the party before the code for that has come, as it would [url.birthdates-cookie]', (address, here) => {
  expect(pressed(address, here)).toBe(withCarriedParty(address, here, false));
});

it.each(['?ofertowanie=true&promotedUpsellCodes=SEAT,BAG_20', '?q=a:PRG&ofertowanie=true', '?promotedUpsellCodes=SEAT&q=a:PRG', '?q=a:PRG', ''])('a press on an offer with %s carries the bid before the code for that has come, as it would [url.bidding]', (here) => {
  const offer = '/recko/hotel/OfferCodeWS/X';
  const inTile = (link: string) => `<article data-offer-code="X">${link}</article>`;
  for (const address of [offer, `${offer}?q=ctAdult:2`, `${offer}?promotedUpsellCodes=LOUNGE`, `${offer}?promotedUpsellCodes=LOUNGE&ofertowanie=true`]) {
    expect(pressed(address, here, inTile)).toBe(withBidOf(here, address));
  }
  expect(pressed('/zima', '?ofertowanie=true')).toBe('/zima');
});

it('tiles, the foot of the page, its own parts and other shops are left alone [url.birthdates-cookie]', () => {
  expect([
    pressed('/zima', FAMILY, (link) => `<article data-offer-code="X">${link}</article>`),
    pressed('/zima', FAMILY, (link) => `<footer>${link}</footer>`),
    pressed('/zima#part', FAMILY),
    pressed('https://example.com/zima', FAMILY),
  ]).toEqual(['/zima', '/zima', '/zima#part', '/zima']);
});
