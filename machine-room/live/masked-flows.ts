import { createMask, tripDatesIn } from '../masking/mask.ts';
import type { Mask } from '../masking/mask.ts';
import type { Flows } from './live-history.ts';

/** Snapshots whose contexts hold stand-ins: what a page of them shows, and what they may do, is as it was. */
export interface MaskedFlows {
  mask: Mask;
  flows: Flows;
}

/**
 * @param salt decides the stand-ins: a name's stays the same from moment to moment
 * @returns masks flows; the same flows are answered with the same object
 */
export function maskerOfFlows(salt: string): (flows: Flows) => MaskedFlows {
  const known = new WeakMap<Flows, MaskedFlows>();
  return (flows) => {
    const before = known.get(flows);
    if (before !== undefined) return before;
    const tripDates = new Set<string>();
    for (const { context } of flows.values()) tripDatesIn(context, tripDates);
    const mask = createMask({ salt, tripDates });
    const masked = { mask, flows: new Map([...flows].map(([address, snapshot]) => [address, { ...snapshot, context: mask(snapshot.context) } as typeof snapshot])) };
    known.set(flows, masked);
    return masked;
  };
}
