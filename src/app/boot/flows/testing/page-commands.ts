/** For tests: which commands the modules of views name, and which flows a page begins after its first load. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NEVER, of } from 'rxjs';
import type { AnyStateMachine } from 'xstate';
import { loadAllMachines } from '../../../../bus/all-machines.ts';
import type { Bus } from '../../../../bus/bus.ts';
import type { FlowName } from '../../../../bus/flows.ts';
import { isOfVisit } from '../../../../bus/joined-bus.ts';
import type { PageType } from '../../../../domain/routes/page-types.ts';
import type { PageState } from '../../../../routes/page-state.ts';
import { startDeferred } from '../start-deferred.ts';
import type { Visit } from '../../../visit/create-visit.ts';
import type { ShownPage } from '../../../visit/shown-page.ts';

/** Judged apart: editors place components on any page, and each deferred part is shown while the flow is there whose commands it sends. */
const JUDGED_APART: readonly string[] = ['src/content/component-registry.ts', 'src/views/shell/deferred-parts.tsx'];
/** The screens of filters and order are opened from a listing alone; home has those of its search in the same view. */
export const OPENED_ON: Readonly<Record<string, readonly PageType[]>> = {
  'src/views/accordion-buttons.tsx': ['listing', 'hotelCard'],
  'src/views/listing/facet-options.tsx': ['listing'],
  'src/views/listing/facet-panel.tsx': ['listing'],
  'src/views/listing/price-range-form.tsx': ['listing'],
  'src/views/listing/sort-choice.tsx': ['listing'],
};

export const machines = await loadAllMachines();
const commandsOf = (flow: string) => machines[flow]!.events.filter((type) => type.startsWith(`${flow}.`));
export const isCommand: ReadonlySet<string> = new Set(Object.keys(machines).flatMap(commandsOf));
export const flowOf = (command: string): string => command.slice(0, command.indexOf('.'));

export const sourceOf = (file: string): string => readFileSync(file, 'utf8');

/** The modules that these consist of, those that come later included. */
export function modulesOf(files: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || JUDGED_APART.includes(file) || !/^src\/(?:views|content|ui|parts)\//.test(file)) return;
    found.add(file);
    for (const [, path] of sourceOf(file).matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)) visit(join(dirname(file), path!));
  };
  for (const file of files) visit(file);
  return found;
}

/** The modules that a part of a file imports only once they are needed. */
export function loadedLaterBy(file: string, part: string): string[] {
  return [...part.matchAll(/import\('(\.[^']+\.tsx?)'/g)].map(([, path]) => join(dirname(file), path!));
}

/** Top-level functions and constants of a module. */
export function blocksOf(source: string): string[] {
  return source.split(/^(?=(?:export )?(?:async function|function|const) )/m);
}

export function commandsIn(source: string): string[] {
  return [...source.matchAll(/'(\w+\.\w+)'/g)].map(([, type]) => type!).filter((type) => isCommand.has(type));
}

/** @param begun the flows that the page begins with @param snapshotOf what they are in */
export async function flowsStartedLater(state: PageState, begun: ReadonlySet<string>, snapshotOf: (flow: string) => unknown): Promise<Set<string>> {
  const started = new Set<string>();
  const bus = {
    actor: (flow: string) => (begun.has(flow) ? { getSnapshot: () => snapshotOf(flow), subscribe: () => ({ unsubscribe: () => {} }) } : undefined),
    roots: () => new Map(), start: (flow: FlowName) => { started.add(flow); }, stop: () => {}, expect: () => {}, dispatch: () => {}, facts$: NEVER, events$: NEVER,
  } as unknown as Bus;
  const page = {
    bus, state, stands$: of(true), isOver: () => false, takeMissed: () => [],
    follow: (policies: (context: never) => { subscribe: () => { unsubscribe: () => void } }) => { policies({} as never).subscribe().unsubscribe(); },
  } as unknown as ShownPage;
  await startDeferred({ bus, api: { fetchUserInfo: async () => null }, serverNow: Date.now, unsent: '', remembered: () => '', report: () => {}, language: 'cs' } as unknown as Visit, page, async () => {});
  return started;
}

/** All flows of a page that begins with these roots: those of its visit too, and those that they begin themselves. */
export function withTheirFlows(roots: Iterable<string>): Set<string> {
  return new Set([...roots, ...Object.keys(machines).filter(isOfVisit)].flatMap((flow) => [flow, ...childrenOf(machines[flow]!)]));
}

function childrenOf(machine: AnyStateMachine): string[] {
  const nodes = (node: AnyStateMachine['root']): AnyStateMachine['root'][] => [node, ...Object.values(node.states).flatMap(nodes)];
  return nodes(machine.root).flatMap(({ invoke }) => invoke.map(({ id }) => id)).filter((id) => id in machines);
}
