import { catchError, defer, distinctUntilChanged, EMPTY, filter, from, map, startWith, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import { selectStandingStay } from '../../../machines/configurator/configurator.select.ts';
import type { Stay } from '../../../machines/configurator/configurator.types.ts';
import type { Api } from '../../api/create-api.ts';
import type { Bus } from '../../bus/bus.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import type { TrackedEvent } from '../../domain/visitor/tracking.ts';
import { when } from '../../policies/when.ts';

/** What the shop tells of each offer that stands on a hotel card; the latest counts, one that cannot be had is left out [hotel.calls]. */
export function hotelOffers$(bus: Bus, api: Pick<Api, 'POST'>): Observable<TrackedEvent> {
  return defer(() => bus.facts$.pipe(
    when('configurator.offerStands'),
    map(({ stay }) => stay),
    startWith(standingStay(bus)),
    filter((stay) => stay !== null),
    distinctUntilChanged((before, { offerCode, occupancies }) => before.offerCode === offerCode && JSON.stringify(before.occupancies) === JSON.stringify(occupancies)),
    switchMap(({ offerCode, occupancies }) => from(api.POST('/api/www/hotelCard/analytics', { body: { offerCode, occupancies } })).pipe(catchError(() => EMPTY))),
    map(({ hotel, offer }): TrackedEvent => ({ event: 'hotel_offer', hotel, offer })),
  ));
}

/** The offer that stands and its party, as the card's flow says now. */
export function standingStay(bus: Pick<Bus, 'actor'>): Stay | null {
  const configurator = bus.actor('configurator')?.getSnapshot() as FlowSnapshot<'configurator'> | undefined;
  return configurator === undefined ? null : selectStandingStay(configurator);
}
