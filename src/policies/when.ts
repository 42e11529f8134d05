import { filter } from 'rxjs';
import type { OperatorFunction } from 'rxjs';
import type { Fact } from '../bus/flows.ts';

/** Lets only facts of one type pass. */
export function when<Type extends Fact['type']>(type: Type): OperatorFunction<Fact, Extract<Fact, { type: Type }>> {
  return filter((fact): fact is Extract<Fact, { type: Type }> => fact.type === type);
}
