import { expect, it } from 'vitest';
import { withCarriedBid } from './carried-bid.ts';

const card = '/recko/kreta/hotel/OfferCodeWS/X';

it.each([
  ['?ofertowanie=true&promotedUpsellCodes=SEAT,BAG_20&clickedLink=menu&q=a:PRG', `${card}?ofertowanie=true&promotedUpsellCodes=SEAT,BAG_20`],
  ['/dovolena/nabidky-letecky?ofertowanie=1', `${card}?ofertowanie=true`],
  ['?ofertowanie=maybe&promotedUpsellCodes=,', card],
  ['?ofertowanie=false', card],
  ['/dovolena/nabidky-letecky', card],
])('from %s an offer is opened at %s [url.bidding] [url.params]', (here, address) => {
  expect(withCarriedBid(card, here)).toBe(address);
  // A link may be pointed at often.
  expect(withCarriedBid(withCarriedBid(card, here), here)).toBe(address);
});

it('leaves what an address says itself, and comes behind it [url.params]', () => {
  expect(withCarriedBid(`${card}?q=ctAdult:3&promotedUpsellCodes=BAG`, '?ofertowanie=true&promotedUpsellCodes=SEAT')).toBe(`${card}?q=ctAdult:3&promotedUpsellCodes=BAG&ofertowanie=true`);
});
