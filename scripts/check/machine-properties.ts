/**
 * Judges all machines together, within `npm run check`: what must be true of every chart whatever it is about. Each broken
 * property is one sentence.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { FlowPaths } from '../../machines/testing/path-coverage.ts';
import { snapshotVersion } from '../../machines/snapshot-version.ts';
import { walksOf } from '../../machines/testing/walks.ts';
import { browserGapsOf } from './browser-gaps.ts';

/** States that nothing leaves although they are not final: the page shows them until it is left. */
const LAST_VIEWS: Readonly<Record<string, string>> = {
  'activity.booking.ordered': 'the page of the order opens',
  'activityBasket.ordered': 'the page of payment opens',
  'activityMap.found': 'the map and its list stay for as long as their page',
  'activityOrder.returned': 'the page leads to the order by a link',
  'activityOrder.paid': 'the page leads to the order by a link',
  'activityOrder.refused': 'the page leads to another try by a link',
  'activityOrder.settled': 'the page shows what was booked',
  'activityOrder.cancelled': 'the page leads to other activities by a link',
  'cartExpiry.closed': 'the page of the checkout says what became of the cart',
  'cartPayment.banks.known': 'the banks stay for as long as their page',
  'cartPayment.banks.unknown': 'nothing is shown; the page of payment asks anew',
  'checkout.step.placed': 'the page of payment opens',
  'checkout.step.alreadyOrdered': 'the page leads on to the payment by a link',
  'checkout.step.gone': 'the page leads to other offers by links',
  'checkout.step.missing': 'the page says so and leads elsewhere by links',
  'complaint.submitted': 'the page leads on to the complaint by a link',
  'complaint.submittedBefore': 'the page leads on to the complaint by a link',
  'configurator.init.finished': 'the page has settled and stays settled',
  'contentEditor.published': 'the editor says so from the state; staff are not tracked',
  'contentEditor.saved': 'the editor says so from the state; staff are not tracked',
  'countdown.time.ended': 'the tile says that it is over and leads on by its link; of a sale, the flow around it goes on',
  'login.changeDue': 'the page of the new password opens',
  'login.loggedIn': 'the page opens that was wanted',
  'reservationRights.departed': 'the journey has begun',
  'reservationRights.cancelled': 'a cancelled journey stays cancelled',
  'lastViewed.shown': 'the list stays for as long as its page',
  'lastViewed.soldOut': 'nothing is shown, and nothing is missed',
  'mailbox.counts.listening': 'it listens for as long as the visit lasts',
  'password.changed': 'the page leads on to the login by a link',
  'payment.paid': 'the page leads to the order by a link',
  'payment.cancelled': 'the page tells whom to call',
  'payment.missing': 'the page tells where the right link is',
  'paymentConfirm.paid': 'the page of success opens',
  'paymentConfirm.refused': 'the page of failure opens',
  'paymentConfirm.cancelled': 'the page of failure opens',
  'paymentConfirm.nothing': 'the page leads to the payment by a link',
  'paymentConfirm.missing': 'the page tells where the right link is',
  'paymentProcess.paid': 'the page of success opens',
  'paymentProcess.refused': 'the page of failure opens',
  'paymentProcess.cancelled': 'the page of failure opens',
  'paymentProcess.nothing': 'the page leads to the payment by a link',
  'paymentProcess.missing': 'the page tells where the right link is',
  'registration.active': 'the page leads on to the login by a link',
  'seatsEnd.withoutSeats': 'no seats wait for the payment, and none come later',
  'seatsEnd.missing': 'the page of payment says so at the next press',
  'sharedCart.taken': 'the reservation of this browser opens',
  'sharedCart.gone': 'the page leads to the hotel and to offers by links',
  'sharedCart.missing': 'the page leads to the hotel and to offers by links',
  'subscription.confirmed': 'the page leads on to the home page by a link',
  'subscription.ended': 'the page leads on to the home page by a link',
  'subscription.unrecognised': 'the page says what else to do and leads on by a link',
  'subscription.gone': 'the page says what else to do and leads on by a link',
  'wishlistPage.missing': 'the page leads on to offers by a link',
};

/** Facts without a listener in the shop: told for analytics, recordings and the machine room. */
const INFORMATIONAL: Readonly<Record<string, string>> = {
  'complaint.submitted': 'the page says so from the state; told for analytics',
  'checkout.refused': 'the view moves the focus by the state itself',
  'compare.changed': 'views read the state; told for analytics',
  'contentEditor.published': 'the editor says so from the state; staff are not tracked',
  'contentEditor.saved': 'the editor says so from the state; staff are not tracked',
  'globalSearch.changed': 'told for analytics',
  'navigation.left': 'told for analytics, which leave before the document does',
  'pageContent.changed': 'views read the state; told for analytics',
  'participants.closed': 'the parent takes the output',
  'payment.refused': 'the view shows the reason from the state',
  'registration.activated': 'the page says so from the state; told for analytics',
  'tokenRefresh.failed': 'the API client takes every fact of it, and the requests that wait',
  'tokenRefresh.refreshed': 'the API client takes every fact of it, and the requests that wait',
  'travelDate.submitted': 'the parent takes the output',
};

const problems: string[] = [];
/** Of all machines. */
const facts = new Set<string>();
const sources = globSync(['src/**/*.{ts,tsx}', 'machines/**/*.ts']).map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test(-d)?\.tsx?$/.test(file)).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

for (const file of globSync('machines/*/*.machine.ts').map((path) => path.replaceAll('\\', '/')).sort()) {
  const folder = dirname(file);
  const name = basename(file, '.machine.ts');
  const machine = await exportOf<AnyStateMachine>(file, 'Machine');
  judgeStates(machine);
  judgeEvents(machine, folder, name);
  if (existsSync(join(folder, `${name}.paths.ts`))) judgeWalks(await exportOf<FlowPaths<AnyStateMachine>>(join(folder, `${name}.paths.ts`), 'Paths'));
  const gaps = await browserGapsOf(folder, name);
  if (!existsSync(`e2e/models/${name}.model.ts`) && gaps['*'] === undefined) {
    problems.push(`${machine.id}: no browser test walks it: write e2e/models/${name}.model.ts, or the reason in ${folder}/${name}.browser-gaps.ts`);
  }
}

problems.push(...Object.keys(INFORMATIONAL).filter((fact) => !facts.has(fact)).map((fact) => `${fact}: no machine tells it; take it off INFORMATIONAL in scripts/check/machine-properties.ts`));

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else console.log('Every machine has the properties that all must have.');

async function exportOf<Value>(file: string, ending: string): Promise<Value> {
  const module = await import(pathToFileURL(resolve(file)).href) as Record<string, Value>;
  return Object.entries(module).find(([name]) => name.endsWith(ending))![1];
}

function judgeStates(machine: AnyStateMachine): void {
  for (const node of nodesOf(machine.root).slice(1)) {
    if (!node.description) problems.push(`${node.id}: no description`);
    for (const { id } of node.invoke) {
      if (!node.transitions.has(`xstate.error.actor.${id}`)) problems.push(`${node.id}: nothing happens when ${id} fails`);
    }
    const isLeaf = Object.keys(node.states).length === 0;
    const isLast = isLeaf && node.type !== 'final' && !lineage(node).some((at) => leavesFrom(at, node));
    if (isLast && LAST_VIEWS[node.id] === undefined) problems.push(`${node.id}: nothing leads out of it, and it is neither final nor one of LAST_VIEWS in scripts/check/machine-properties.ts`);
    if (!isLast && LAST_VIEWS[node.id] !== undefined) problems.push(`${node.id}: is not the last view any more; take it off the list`);
  }
}

/** Whether a transition of the node or of one around it leads away from the leaf. */
function leavesFrom(at: AnyStateNode, leaf: AnyStateNode): boolean {
  return [...at.transitions.values(), at.always ?? []].flat().some(({ target }) => (target ?? []).some((goal: AnyStateNode) => goal !== leaf));
}

function lineage(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node, ...lineage(node.parent)] : [node];
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf)];
}

function judgeEvents(machine: AnyStateMachine, folder: string, name: string): void {
  const types = readFileSync(join(folder, `${name}.types.ts`), 'utf8');
  for (const command of namesIn(types, 'Command')) {
    if (!machine.events.includes(command)) problems.push(`${machine.id}: no state accepts ${command}`);
  }
  for (const fact of namesIn(types, 'Fact')) {
    const isHeard = sources.some(({ file, text }) => !file.startsWith(`${folder}/`) && text.includes(`'${fact}'`));
    facts.add(fact);
    if (isHeard && INFORMATIONAL[fact] !== undefined) problems.push(`${fact}: has a listener by now; take it off INFORMATIONAL in scripts/check/machine-properties.ts`);
    if (!isHeard && INFORMATIONAL[fact] === undefined) problems.push(`${machine.id}: nobody listens to ${fact}, and it is not one of INFORMATIONAL in scripts/check/machine-properties.ts`);
  }
}

/** The event types of the union `XCommand` or `XFact`. */
function namesIn(types: string, kind: 'Command' | 'Fact'): string[] {
  const union = new RegExp(`export type \\w+${kind} =([\\s\\S]*?)(?=\\n\\n|\\nexport |$)`).exec(types)?.[1] ?? '';
  return [...union.matchAll(/type: '([^']+)'/g)].map(([, type]) => type!);
}

function judgeWalks({ machine, scenarios }: FlowPaths<AnyStateMachine>): void {
  const { all, seen } = walksOf({ machine, scenarios });
  problems.push(...all.states.filter((state) => !seen.states.includes(state)).map((state) => `${state}: is never reached`));
  const [version, other] = [snapshotVersion(machine), snapshotVersion(withoutItsLastState(machine))];
  if (version === other) problems.push(`${machine.id}: its snapshots cannot be told from those of a machine with fewer states`);
}

function withoutItsLastState(machine: AnyStateMachine): AnyStateMachine {
  const states = Object.entries(machine.root.states as Record<string, AnyStateNode>).slice(0, -1);
  return { version: machine.version, root: { key: machine.root.key, states: Object.fromEntries(states) } } as AnyStateMachine;
}
