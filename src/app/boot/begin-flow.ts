import type { AnyStateMachine } from 'xstate';
import type { StartOptions } from '../../bus/bus.ts';
import { flows } from '../../bus/flows.ts';
import type { LateFlow } from '../../bus/flows.ts';
import type { ShownPage } from '../visit/shown-page.ts';
import { untilLoaded } from '../../ui/until-loaded.ts';

/** A page whose flows have ended meanwhile begins nothing more; a flow of the visit begins once. */
export async function beginFlow({ bus, isOver }: ShownPage, flow: LateFlow, options: Omit<StartOptions, 'machine'>): Promise<void> {
  const machine = await untilLoaded<AnyStateMachine>(flows[flow]);
  if (!isOver() && !bus.roots().has(flow)) bus.start(flow, { machine, ...options });
}
