import { expect, it } from 'vitest';
import { callFor, callsOf } from './offers-calls.ts';

it('takes the call that the option of a type names, by the values that mean the type, and no call that the shop does not have [gs.option-fields] [listing.charter]', () => {
  const calls = callsOf([
    { globalTypes: ['BY_PLANE', 'LINEARFLIGHT'], searchOffersUrl: '/api/www/search/offers/charter' },
    { globalTypes: ['SKI'], searchOffersUrl: 'https://elsewhere.example/offers' },
    { globalTypes: ['TOUR'] },
    {},
  ]);
  expect(calls).toEqual({ BY_PLANE: '/api/www/search/offers/charter', LINEARFLIGHT: '/api/www/search/offers/charter' });
  expect([callFor('BY_PLANE', calls), callFor('SKI', calls), callFor('CHARTER', calls), callFor('BY_PLANE')])
    .toEqual(['/api/www/search/offers/charter', '/api/www/search/offers', '/api/www/search/offers/charter', '/api/www/search/offers']);
});
