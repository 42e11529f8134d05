import type { ShopRouter } from '../../routes/shop-router.ts';

/** From an offer's code on, capital letters mean something [url.offer-code]. */
const FROM_OFFER_CODE = /\/OfferCode.*$/is;

/** Spells a path in lower case, but for the segments that routes spell otherwise and the code of an offer. */
export function lowerCasePaths({ routesByPath }: Pick<ShopRouter, 'routesByPath'>): (path: string) => string {
  const spellings = new Map(Object.keys(routesByPath).flatMap((path) => path.split('/')).filter((segment) => /^\w+$/.test(segment)).map((segment) => [segment.toLowerCase(), segment]));
  return (path) => {
    const [code = ''] = FROM_OFFER_CODE.exec(path) ?? [];
    const base = path.slice(0, path.length - code.length).toLowerCase();
    return base.split('/').map((segment) => spellings.get(segment) ?? segment).join('/') + code;
  };
}
