import { expect, it } from 'vitest';
import { exampleOffer } from '../../machines/testing/example-offer.ts';
import { tileOfferOf } from './tile-offer.ts';

it('a tile keeps what it shows of an offer, unchanged, and nothing else', () => {
  const offer = exampleOffer('GRK1042_PRG_20260712_07_AI_DR2');
  const tile = tileOfferOf(offer);
  expect(offer).toMatchObject(tile);
  expect(Object.keys(tile)).not.toContain('departureFlight');
  expect(tileOfferOf(offer)).toHaveProperty('picture.src', offer.picture.src);
});
