import type { AnyStateMachine, InputFrom } from 'xstate';
import type { StartOptions } from '../../../bus/bus.ts';
import { loadMachine } from '../../../bus/flows.ts';
import type { FlowMachines, DeferredFlow } from '../../../bus/flows.ts';
import { untilItStands } from '../../visit/shown-page.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { untilLoaded } from '../../../ui/loading/until-loaded.ts';
import { yieldToMain } from '../../../ui/loading/yield-to-main.ts';

type BeginOptions<Flow extends DeferredFlow> = Omit<StartOptions, 'machine' | 'input'> & { input?: InputFrom<FlowMachines[Flow]> };

/**
 * A flow begins while its page stands: it weighs nothing on the way to the next one, with which a flow of the visit begins. A
 * page whose flows have ended meanwhile begins nothing more; a flow of the visit begins once.
 */
export async function beginFlow<Flow extends DeferredFlow>(page: ShownPage, flow: Flow, options: BeginOptions<Flow>): Promise<void> {
  await untilItStands(page);
  beginWith(page, flow, await untilLoaded<AnyStateMachine>(() => loadMachine(flow)), options);
}

/** The same with a machine that is there: no list of all flows is asked for. */
export function beginWith<Flow extends DeferredFlow>({ bus, isOver }: ShownPage, flow: Flow, machine: AnyStateMachine, options: BeginOptions<Flow>): void {
  if (!isOver() && !bus.roots().has(flow)) bus.start(flow, { machine, ...options });
}

/** The same while its page stands, in a task of its own: a press is answered between two. */
export async function beginInTurn<Flow extends DeferredFlow>(page: ShownPage, flow: Flow, machine: AnyStateMachine, options: BeginOptions<Flow>): Promise<void> {
  await yieldToMain();
  await untilItStands(page);
  beginWith(page, flow, machine, options);
}
