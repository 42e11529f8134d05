import { EMPTY, of } from 'rxjs';
import { parseHotelPath } from '../domain/urls/hotel-url.ts';
import type { Policy } from './policy.ts';

/** Whoever looks at a hotel can find it again [cms.slot-components]. */
export const hotelIsRemembered: Policy = ({ context: { pageType, path, tripType } }) => {
  const place = pageType === 'hotelCard' ? parseHotelPath(path) : undefined;
  return place === undefined ? EMPTY : of({ type: 'memory.keepHotel', hotelCode: place.hotelCode, tripType });
};
