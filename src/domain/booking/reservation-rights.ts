import { addDays } from '../dates/iso-date.ts';

/** Last days (ISO dates, the market's) on which a traveller may do a thing, and the day from which check-in is open: null where nobody flies. */
export interface ReservationDeadlines {
  changeFreeUntil: string;
  nameChangeUntil: string;
  balanceDue: string;
  checkInOpens: string | null;
  departure: string;
}

const FREE_DAYS = 30;
const NAME_DAYS = 7;
/** Minor units, for each traveller whose name changes after the free days. */
const NAME_CHANGE_FEE = 50_000;

export function deadlinesOf({ startDate, balanceDue, hasFlight }: { startDate: string; balanceDue: string; hasFlight: boolean }): ReservationDeadlines {
  return {
    changeFreeUntil: addDays(startDate, -FREE_DAYS),
    nameChangeUntil: addDays(startDate, -NAME_DAYS),
    balanceDue,
    checkInOpens: hasFlight ? addDays(startDate, -1) : null,
    departure: startDate,
  };
}

export type ChangeRight = 'free' | 'paid' | 'closed';

/** What a change of a traveller's name is on that day. */
export function changeRightOn(deadlines: ReservationDeadlines, today: string): ChangeRight {
  if (today <= deadlines.changeFreeUntil) return 'free';
  return today <= deadlines.nameChangeUntil ? 'paid' : 'closed';
}

/** Minor units. */
export function nameChangeFeeOn(deadlines: ReservationDeadlines, today: string): number {
  return changeRightOn(deadlines, today) === 'free' ? 0 : NAME_CHANGE_FEE;
}
