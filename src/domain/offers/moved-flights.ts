import type { components } from '../../../openapi/generated/commerce.ts';

type Offer = components['schemas']['Offer'];
type Flight = Offer['departureFlight'];
export type MovedFlight = components['schemas']['MovedFlight'];
export type Flights = Pick<Offer, 'departureFlight' | 'returnFlight'>;

/** What makes a flight another one; names are left out, for they depend on the language. */
const TOLD = ['airLineCode', 'flightNumber', 'from', 'to', 'date', 'departureTime', 'arrivalTime'] as const;

/** The legs that are flown otherwise than was agreed to, each before and now. */
export function movedFlights(agreed: Flights, now: Flights): MovedFlight[] {
  const legs: MovedFlight[] = [
    { leg: 'out', before: agreed.departureFlight, after: now.departureFlight },
    { leg: 'back', before: agreed.returnFlight, after: now.returnFlight },
  ];
  return legs.filter(({ before, after }) => !isSameFlight(before, after));
}

/** The flights once moved ones are agreed to. */
export function withMoved({ departureFlight, returnFlight }: Flights, moved: readonly MovedFlight[]): Flights {
  const agreed = (leg: MovedFlight['leg'], before: Flight) => moved.reduce((flight, one) => (one.leg === leg ? one.after : flight), before);
  return { departureFlight: agreed('out', departureFlight), returnFlight: agreed('back', returnFlight) };
}

function isSameFlight(one: Flight, other: Flight): boolean {
  if (one === null || other === null) return one === other;
  return TOLD.every((field) => one[field] === other[field]);
}
