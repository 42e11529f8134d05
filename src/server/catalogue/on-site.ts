import type { components } from '../../../openapi/generated/hotel.ts';
import { isByCar } from '../../domain/search/trip-types.ts';
import type { Schema } from '../db/schema.ts';

type OnSite = components['schemas']['OnSite'];
type Paid = OnSite['paid'][number];
type Amount = NonNullable<Paid['amount']>;

const aNight = (per: Amount['per'], currency: Amount['currency'], price: number) => (): Amount => ({ price, currency, per });
/** @param prices of one star to five */
const byStars = (currency: Amount['currency'], prices: readonly [number, number, number, number, number]) => (stars: number): Amount => ({ price: prices[Math.max(1, Math.min(5, Math.floor(stars))) - 1]!, currency, per: 'roomNight' });

/** What places usually ask of visitors, in minor units; towns differ, so it is said to be about so much. */
const VISITOR_TAXES: Readonly<Record<string, (stars: number) => Amount>> = {
  AE: byStars('EUR', [200, 200, 250, 400, 500]),
  AT: aNight('adultNight', 'EUR', 250),
  BG: aNight('adultNight', 'EUR', 70),
  CV: aNight('adultNight', 'EUR', 276),
  CZ: aNight('adultNight', 'CZK', 4000),
  ES: aNight('adultNight', 'EUR', 300),
  FR: aNight('adultNight', 'EUR', 200),
  GR: byStars('EUR', [200, 200, 500, 1000, 1500]),
  HR: aNight('adultNight', 'EUR', 180),
  IT: aNight('adultNight', 'EUR', 250),
  ME: aNight('adultNight', 'EUR', 100),
  MT: aNight('adultNight', 'EUR', 150),
  MV: aNight('adultNight', 'EUR', 1100),
  PL: aNight('adultNight', 'PLN', 400),
  PT: aNight('adultNight', 'EUR', 200),
  SI: aNight('adultNight', 'EUR', 250),
  SK: aNight('adultNight', 'EUR', 150),
};

/** What a hotel's guests pay on the spot, and whom the stay suits who walks with difficulty (Directive (EU) 2015/2302, article 5). */
export function onSiteOf({ kind, trip_type, stars, country_code, facilities }: Pick<Schema['hotel'], 'kind' | 'trip_type' | 'stars' | 'country_code' | 'facilities'>): OnSite {
  if (kind === 'flight') return { paid: [], mobility: 'assistance' };
  const has = (facility: string) => facilities.includes(facility);
  const paid: [Paid['code'], boolean][] = [
    ['visitorTax', true],
    ['deposit', kind === 'apartments' || kind === 'chalet'],
    ['parking', isByCar(trip_type) && has('parking')],
    ['pets', has('pets')],
    ['wellness', has('spa') || has('sauna')],
    ['tips', kind === 'tour'],
  ];
  return {
    paid: paid.filter(([, isPaid]) => isPaid).map(([code]) => ({ code, amount: code === 'visitorTax' ? VISITOR_TAXES[country_code]?.(stars) ?? null : null })),
    mobility: has('wheelchair') ? 'suitable' : 'unsuitable',
  };
}
