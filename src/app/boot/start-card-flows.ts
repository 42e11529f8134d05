/** Begins what a hotel card shows beside its offer; loaded on cards alone. */
import { EMPTY, ignoreElements, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { TrackedEvent } from '../../domain/visitor/tracking.ts';
import { endedSaleIsAskedAgain } from '../../policies/hotel-card/ended-sale-is-asked-again.ts';
import { withWholeAnswers } from '../../api/whole-answers.ts';
import { when } from '../../policies/when.ts';
import { loadMachine } from '../../bus/flows.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { selectStandingStay } from '../../../machines/configurator/configurator.select.ts';
import { createCardPorts } from '../../ports/flows/card-ports.ts';
import type { HotelCardData } from '../../routes/pages/hotel-card.page.ts';
import { createSessionPorts } from '../../ports/flows/session-ports.ts';
import { serverScheduler } from '../../streams/time/server-scheduler.ts';
import { hotelOffers$, standingStay } from '../tracking/hotel-offers.ts';
import type { Visit } from '../visit/create-visit.ts';
import type { ShownPage } from '../visit/shown-page.ts';
import { untilLoaded } from '../../ui/loading/until-loaded.ts';
import { beginFlow } from './begin-flow.ts';
import { saleCountdown$ } from './sale-countdown.ts';

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
  const ports = createCardPorts(api);
  const stay = selectStandingStay(configurator);
  const { hotel } = page.state.data as HotelCardData;
  page.follow(() => endedSaleIsAskedAgain(page.bus));
  const scheduler = serverScheduler(visit.serverNow);
  page.follow(() => saleCountdown$({
    bus: page.bus,
    machine: () => untilLoaded(() => loadMachine('countdown')),
    ports: createSessionPorts(visit.api, scheduler).countdown,
    departure: () => standingStay(page.bus)?.date ?? null,
    scheduler,
  }));
  await beginFlow(page, 'gallery', { ports: { ...ports.gallery }, input: { count: hotel.pictures.length } });
  await beginFlow(page, 'hotelParts', { ports: { ...ports.hotelParts }, input: { today, stay } });
  await beginFlow(page, 'priceCheck', { ports: { ...ports.priceCheck }, input: { stay } });
  await beginFlow(page, 'roomChoice', { ports: { ...ports.roomChoice }, input: { stay } });
  await beginFlow(page, 'allOffers', { ports: { ...ports.allOffers }, input: { of: stay && { hotelCode: stay.hotelCode, occupancies: stay.occupancies } } });
  return hotelOffers$(page.bus, api);
}
