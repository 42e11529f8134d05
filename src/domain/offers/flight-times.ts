import { addDays } from '../dates/iso-date.ts';

/** `HH:mm`, each on the clocks of its airport. */
export interface FlightTimes {
  departureTime: string;
  arrivalTime: string;
}

/** Whether it lands on the day after the one it leaves on, by the calendars of its airports: no flight of ours takes a day, nor lands by an earlier clock than it left on the same day. */
export function landsNextDay({ departureTime, arrivalTime }: FlightTimes): boolean {
  return arrivalTime < departureTime;
}

/** The day it lands on there. @param flight its date is the day it leaves on */
export function arrivalDate(flight: FlightTimes & { date: string }): string {
  return landsNextDay(flight) ? addDays(flight.date, 1) : flight.date;
}
