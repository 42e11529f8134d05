import { arrivalDate } from '../../domain/offers/flight-times.ts';
import type { OrderRow } from '../order/order-rows.ts';
import type { components } from '../../../openapi/generated/common.ts';

type Flight = components['schemas']['Flight'];

/** The journey as a calendar file (RFC 5545): its days, and its flights at the local times of their airports. */
export function travelCalendar({ id, number, offer, start_date, end_date, updated_at }: OrderRow): string {
  const stamp = `${updated_at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const place = `${offer.hotelName}, ${offer.destination.resort.name}, ${offer.destination.country.name}`;
  const events = [
    ['stay', offer.hotelName, place, `DTSTART;VALUE=DATE:${compact(start_date)}`, `DTEND;VALUE=DATE:${compact(end_date)}`],
    ...[offer.departureFlight, offer.returnFlight].flatMap((flight, index) => (flight === null ? [] : [flightEvent(flight, index)])),
  ];
  const lines = events.flatMap(([uid, summary, location, ...times]) => [
    'BEGIN:VEVENT', `UID:${uid}-${id}@zefira`, `DTSTAMP:${stamp}`, ...times, `SUMMARY:${escaped(summary!)}`, `LOCATION:${escaped(location!)}`, `DESCRIPTION:${escaped(number)}`, 'END:VEVENT',
  ]);
  return [...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Zefira//Reservation//CS', ...lines, 'END:VCALENDAR'].flatMap(folded), ''].join('\r\n');
}

function flightEvent(flight: Flight, index: number): string[] {
  const { flightNumber, fromName, toName, date, departureTime, arrivalTime } = flight;
  const time = (text: string) => `${text.replace(':', '')}00`;
  return [`flight${index}`, `${flightNumber} ${fromName} – ${toName}`, fromName, `DTSTART:${compact(date)}T${time(departureTime)}`, `DTEND:${compact(arrivalDate(flight))}T${time(arrivalTime)}`];
}

const compact = (date: string) => date.replaceAll('-', '');
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Lines have at most 75 octets; the next one begins with a blank. */
function folded(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 73) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part];
}
