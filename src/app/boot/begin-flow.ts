import type { AnyStateMachine, InputFrom } from 'xstate';
import type { StartOptions } from '../../bus/bus.ts';
import { loadMachine } from '../../bus/flows.ts';
import type { FlowMachines, LateFlow } from '../../bus/flows.ts';
import type { ShownPage } from '../visit/shown-page.ts';
import { untilLoaded } from '../../ui/until-loaded.ts';

/** A page whose flows have ended meanwhile begins nothing more; a flow of the visit begins once. */
export async function beginFlow<Flow extends LateFlow>({ bus, isOver }: ShownPage, flow: Flow, options: Omit<StartOptions, 'machine' | 'input'> & { input?: InputFrom<FlowMachines[Flow]> }): Promise<void> {
  const machine = await untilLoaded<AnyStateMachine>(() => loadMachine(flow));
  if (!isOver() && !bus.roots().has(flow)) bus.start(flow, { machine, ...options });
}
