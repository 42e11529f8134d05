import { answerShapes, namedShapes } from '../../openapi/generated/answer-shapes.ts';
import type { Shape } from '../../openapi/generated/answer-shapes.ts';
import type { OperationName } from './contract-fault.ts';

/** Where the good answer of a hotel card's call is not what the contract says, in words. */
export function answerFault(operation: OperationName, body: unknown): string | undefined {
  const shape = answerShapes[operation];
  const fault = shape && faultOf(shape, body);
  return fault === undefined ? undefined : `is not the contract's in ${fault || 'all'}`;
}

/** Where an answer is not of its shape, `offers.0.price`; the empty string for all of it, undefined where it is. */
function faultOf(shape: Shape, value: unknown): string | undefined {
  if (typeof shape === 'string') {
    const other = shape.startsWith('#') ? namedShapes[shape.slice(1)] : undefined;
    if (other !== undefined) return faultOf(other, value);
    return isOf(shape, value) ? undefined : '';
  }
  if ('one' in shape) {
    const faults = shape.one.map((choice) => faultOf(choice, value));
    // The deepest fault is of the choice that was meant.
    return faults.includes(undefined) ? undefined : faults.toSorted((one = '', other = '') => other.length - one.length)[0];
  }
  if ('list' in shape) return Array.isArray(value) ? firstFault(value.map((item, place) => [String(place), shape.list, item] as const)) : '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const fields = Object.entries(shape.object).map(([name, field]) => [name.replace('?', ''), field, name.endsWith('?')] as const);
  return firstFault(fields.flatMap(([name, field, mayBeAbsent]) => (mayBeAbsent && !(name in value) ? [] : [[name, field, (value as Record<string, unknown>)[name]] as const])));
}

function firstFault(parts: readonly (readonly [name: string, shape: Shape, value: unknown])[]): string | undefined {
  for (const [name, shape, value] of parts) {
    const fault = faultOf(shape, value);
    if (fault !== undefined) return fault === '' ? name : `${name}.${fault}`;
  }
  return undefined;
}

function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case 'integer': return Number.isInteger(value);
    case 'null': return value === null;
    case 'any': return true;
    default: return typeof value === type && value !== null;
  }
}
