import { of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ViewedHotel } from '../../../machines/memory/memory.types.ts';
import type { Command } from '../../bus/flows.ts';

/** Whenever a hotel's page is shown, the visitor can find it again [cms.slot-components]. */
export function hotelIsRemembered({ hotelCode, tripType }: ViewedHotel): Observable<Command> {
  return of({ type: 'memory.keepHotel', hotelCode, tripType });
}
