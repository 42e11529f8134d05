import type { FlightTimes } from '../domain/offers/flight-times.ts';
import { useFormat } from '../i18n/react.tsx';
import { VisuallyHidden } from '../ui/display/visually-hidden.tsx';

/** When a flight lands; on the next day with a short sign for the eye and with words for the ear. */
export function Landing({ flight }: { flight: FlightTimes }) {
  const told = useFormat().landing(flight);
  const time = flight.arrivalTime;
  return told === time ? time : <><span aria-hidden="true">{time}&nbsp;+1</span><VisuallyHidden>{told}</VisuallyHidden></>;
}
