import { dateFields, otherwiseIn } from '../../openapi/generated/date-fields.ts';
import { parseApiDate } from '../domain/dates/api-date.ts';
import type { OperationName } from './contract-fault.ts';
import type { Log } from './middleware/error-log.ts';

const isDateField = new Set<string>(dateFields);

/**
 * Looks through an answer for dates that are none. Each field of an operation is logged once; its raw value stays, and is
 * what visitors see [date.invalid].
 */
export function createDateCheck(log: Log): (operation: OperationName, body: unknown) => void {
  const told = new Set<string>();
  const check = (operation: OperationName, field: string, value: unknown) => {
    if (value === null || value === '') return;
    if (Array.isArray(value)) return value.forEach((each) => check(operation, field, each));
    if (typeof value === 'object') return look(operation, value);
    parseApiDate(value, {
      onInvalid(raw) {
        const place = `${operation} ${field}`;
        if (told.has(place)) return;
        told.add(place);
        log(`The answer of ${operation} has no date in ${field}: ${String(raw).slice(0, 20)}`);
      },
    });
  };
  const look = (operation: OperationName, body: unknown) => {
    if (typeof body !== 'object' || body === null) return;
    if (Array.isArray(body)) {
      // Lists of numbers and names are long and hold no fields.
      if (typeof body[0] === 'object') body.forEach((each) => look(operation, each));
      return;
    }
    for (const [field, value] of Object.entries(body)) {
      if (isDateField.has(field) && otherwiseIn[field]?.includes(operation) !== true) check(operation, field, value);
      else look(operation, value);
    }
  };
  return look;
}
