import { diffDays } from '../../domain/dates/iso-date.ts';
import { MAX_WINDOW_DAYS } from '../../domain/search/departure-window.ts';
import { Problem, type FieldProblem } from '../contract/problem.ts';

/** When and how long, as requests carry it. */
export interface AskedStay {
  departureDateFrom?: string | null | undefined;
  departureDateTo?: string | null | undefined;
  durationFrom?: number | null | undefined;
  durationTo?: number | null | undefined;
}

/** What is wrong with the ranges of a request, each by the name of the field that ends it. */
export function stayErrors({ departureDateFrom, departureDateTo, durationFrom, durationTo }: AskedStay): { field: 'departureDateTo' | 'durationTo'; message: string }[] {
  const errors: ReturnType<typeof stayErrors> = [];
  if (departureDateFrom != null && departureDateTo != null) {
    const days = diffDays(departureDateFrom, departureDateTo);
    if (days < 0) errors.push({ field: 'departureDateTo', message: 'is before the first day of departure' });
    if (days > MAX_WINDOW_DAYS) errors.push({ field: 'departureDateTo', message: `is more than ${MAX_WINDOW_DAYS} days after the first day of departure` });
  }
  if (durationFrom != null && durationTo != null && durationFrom > durationTo) errors.push({ field: 'durationTo', message: 'is less than the shortest stay' });
  return errors;
}

/** @throws Problem 400 that names every field that is wrong */
export function refuse(errors: readonly { pointer: string; message: string }[]): void {
  if (errors.length === 0) return;
  throw new Problem(400, 'invalid-request', { title: 'The request asks for what cannot be', errors: errors.map(({ pointer, message }): FieldProblem => ({ pointer, code: 'range', message })) });
}

/** @throws Problem 400 that names the fields of a search state in the body whose range is impossible */
export function checkSearchState({ startDate, endDate, durationFrom, durationTo }: Pick<AskedStay, 'durationFrom' | 'durationTo'> & { startDate?: string | null; endDate?: string | null }): void {
  const names = { departureDateTo: 'endDate', durationTo: 'durationTo' };
  refuse(stayErrors({ durationFrom, durationTo, departureDateFrom: startDate, departureDateTo: endDate }).map(({ field, message }) => ({ pointer: `/body/${names[field]}`, message })));
}

/** @throws Problem 400 that names the fields of the body whose range is impossible */
export function checkStay(stay: AskedStay): void {
  refuse(stayErrors(stay).map(({ field, message }) => ({ pointer: `/body/${field}`, message })));
}
