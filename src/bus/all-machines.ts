import type { AnyStateMachine } from 'xstate';
import { furtherFlows } from './further-flows.ts';
import { landingFlows } from './flows.ts';

/** Flow name → machine, of all flows; for what looks at recordings. */
export async function loadAllMachines(): Promise<Record<string, AnyStateMachine>> {
  const entries = Object.entries<() => Promise<unknown>>({ ...landingFlows, ...furtherFlows });
  return Object.fromEntries(await Promise.all(entries.map(async ([flow, load]) => [flow, await load() as AnyStateMachine] as const)));
}
