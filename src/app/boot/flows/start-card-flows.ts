/** Begins what a hotel card shows beside its offer; loaded on cards alone. */
import { EMPTY, ignoreElements, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { TrackedEvent } from '../../../domain/visitor/tracking.ts';
import { withWholeAnswers } from '../../../api/whole-answers.ts';
import { when } from '../../../policies/when.ts';
import type { FlowSnapshot } from '../../../bus/flows.ts';
import { selectStandingStay } from '../../../../machines/configurator/configurator.select.ts';
import { createCardPorts } from '../../../ports/flows/card-ports.ts';
import type { HotelCardData } from '../../../routes/pages/hotel-card.page.ts';
import { serverScheduler } from '../../../streams/time/server-scheduler.ts';
import { hotelOffers$ } from '../../tracking/hotel-offers.ts';
import type { Visit } from '../../visit/create-visit.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { beginFlow } from './begin-flow.ts';

/** @returns what analytics are told of the card's offers, for as long as somebody listens */
export async function startCardFlows(visit: Visit, page: ShownPage): Promise<Observable<TrackedEvent>> {
  const configurator = page.bus.actor('configurator')?.getSnapshot() as FlowSnapshot<'configurator'> | undefined;
  if (configurator === undefined) return EMPTY;
  page.follow(() => page.bus.facts$.pipe(
    when('configurator.boardMissing'),
    tap(({ offerCode, boardName }) => visit.report(new Error(`The board ${boardName} of the offer ${offerCode} is not in the hotel's list`))),
    ignoreElements(),
  ));
  const { today } = page.state.context;
  const api = withWholeAnswers(visit.api);
  const ports = createCardPorts(api, { facts$: page.bus.facts$, scheduler: serverScheduler(visit.serverNow) });
  const stay = selectStandingStay(configurator);
  const { hotel } = page.state.data as HotelCardData;
  await beginFlow(page, 'gallery', { ports: { ...ports.gallery }, input: { count: hotel.pictures.length } });
  await beginFlow(page, 'hotelParts', { ports: { ...ports.hotelParts }, input: { today, stay } });
  await beginFlow(page, 'priceCheck', { ports: { ...ports.priceCheck }, input: { stay } });
  await beginFlow(page, 'roomChoice', { ports: { ...ports.roomChoice }, input: { stay } });
  await beginFlow(page, 'allOffers', { ports: { ...ports.allOffers }, input: { of: stay && { hotelCode: stay.hotelCode, occupancies: stay.occupancies } } });
  await beginFlow(page, 'saleEnd', { ports: { ...ports.saleEnd }, input: { departureDate: stay?.date ?? null } });
  return hotelOffers$(page.bus, api);
}
