// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NEVER, of } from 'rxjs';
import type { AnyStateMachine } from 'xstate';
import { expect, it } from 'vitest';
import { loadAllMachines } from '../../bus/all-machines.ts';
import type { Bus } from '../../bus/bus.ts';
import type { FlowName } from '../../bus/flows.ts';
import { isOfVisit } from '../../bus/joined-bus.ts';
import { ACCOUNT_PAGE_TYPES, EXCURSION_PAGE_TYPES, FURTHER_PAGE_TYPES, SHOP_PAGE_TYPES, STAFF_PAGE_TYPES } from '../../domain/routes/page-types.ts';
import type { PageType } from '../../domain/routes/page-types.ts';
import { defaultSearchState } from '../../domain/search/search-state.ts';
import { startDeferred } from '../boot/start-deferred.ts';
import type { Visit } from '../visit/create-visit.ts';
import type { ShownPage } from '../visit/shown-page.ts';
import { lateFlowsOf } from '../../routes/late-flows.ts';
import { pageView } from './page-views.ts';

const SHELL = 'src/views/shell/shell.tsx';
/** Editors place components on any page; each is judged by itself. */
const COMPONENTS = 'src/content/component-registry.ts';
const PAGE_TYPES = [...SHOP_PAGE_TYPES, ...FURTHER_PAGE_TYPES, ...ACCOUNT_PAGE_TYPES, ...EXCURSION_PAGE_TYPES, ...STAFF_PAGE_TYPES];
const REGISTRATION_PAGES: readonly PageType[] = ['mytuiAuthRegister', 'mytuiAuthRegisterSuccess', 'mytuiAuthResendActivation'];
const PASSWORD_PAGES: readonly PageType[] = ['mytuiAuthPasswordReset', 'mytuiAuthPasswordChange'];
/** Pages of the customer area that show no form of an account. */
const WITHOUT_FORM: readonly PageType[] = ['mytuiAuthLogin', ...REGISTRATION_PAGES, ...PASSWORD_PAGES, 'mytuiPaymentFailure', 'mytuiPaymentSuccess', 'mytuiReservationPreview', 'mytuiComplaints', 'mytuiComplaintsId'];
/** Views that belong to more pages than show them: those that show them, and why the others do not. */
const SHOWN_ON: Readonly<Record<string, readonly PageType[]>> = {
  // The customer area is one view, which shows what the page's data says.
  'src/views/account/account-form.tsx': ACCOUNT_PAGE_TYPES.filter((type) => !WITHOUT_FORM.includes(type)),
  'src/views/account/complaint-form.tsx': ['mytuiComplaints'],
  'src/views/account/login-form.tsx': ['mytuiAuthLogin'],
  'src/views/account/registration-view.tsx': REGISTRATION_PAGES,
  'src/views/account/password-view.tsx': PASSWORD_PAGES,
  // Extras are chosen before the booking and after it.
  ...Object.fromEntries(globSync('src/views/extras/*.tsx').map((file) => [file, ['checkoutReservation', 'mytuiReservationUpsells'] as const])),
  // One view tells of an order before and after its payment.
  'src/views/excursions/activity-basket.tsx': ['excursionPayment'],
  // The screens of filters and order are opened from a listing alone; home has those of its search in the same view.
  'src/views/accordion-buttons.tsx': ['listing', 'hotelCard'],
  'src/views/listing/facet-options.tsx': ['listing'],
  'src/views/listing/facet-panel.tsx': ['listing'],
  'src/views/listing/price-range-form.tsx': ['listing'],
  'src/views/listing/sort-choice.tsx': ['listing'],
};

const machines = await loadAllMachines();
const text = (file: string) => readFileSync(file, 'utf8');
const commandsOf = (flow: string) => machines[flow]!.events.filter((type) => type.startsWith(`${flow}.`));
const isCommand = new Set(Object.keys(machines).flatMap(commandsOf));

/** The modules that a view consists of, those that come later included. */
function modulesOf(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || file === COMPONENTS || !/^src\/(?:views|content|ui)\//.test(file)) return;
    found.add(file);
    for (const [, path] of text(file).matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)) visit(join(dirname(file), path!));
  };
  files.forEach(visit);
  return found;
}

/** Command → the modules that send it. */
function sentBy(files: Iterable<string>): Map<string, string[]> {
  const sent = new Map<string, string[]>();
  for (const file of files) {
    for (const [, type] of text(file).matchAll(/'(\w+\.\w+)'/g)) if (isCommand.has(type!)) sent.set(type!, [...sent.get(type!) ?? [], file]);
  }
  return sent;
}

/** Top-level functions and constants of the loaders, by name. */
const blocks = new Map(globSync('src/routes/pages/*.page.ts').flatMap((file) => text(file).split(/^(?=(?:export )?(?:async function|function|const) )/m))
  .map((block) => [/^(?:export )?(?:async function|function|const) (\w+)/.exec(block)?.[1] ?? '', block] as const));

/** The flows that a page's loader begins with, those of the functions that it calls included. */
function flowsOfLoader(loader: string, seen = new Set<string>()): Set<string> {
  if (seen.has(loader)) return new Set();
  seen.add(loader);
  const block = blocks.get(loader) ?? '';
  const own = [...block.matchAll(/address: ['`](\w+)/g)].map(([, flow]) => flow!).filter((flow) => flow in machines);
  const called = [...new Set(block.match(/\b\w+\b/g))].filter((name) => blocks.has(name)).flatMap((name) => [...flowsOfLoader(name, seen)]);
  return new Set([...own, ...called]);
}

function loaderOf(pageType: PageType): string {
  return new RegExp(`^  ${pageType}(?:: (\\w+))?,`, 'm').exec(text('src/routes/page-loaders.ts'))?.[1] ?? pageType;
}

/** The flows that a page begins once it answers, where editors have placed all that they can. */
async function flowsStartedLater(pageType: PageType, begun: ReadonlySet<string>): Promise<Set<string>> {
  const started = new Set<string>();
  const snapshots: Record<string, unknown> = {
    consent: { context: { categories: null } },
    listing: { context: { searchState: defaultSearchState(), scope: {} } },
    configurator: { context: { standing: { kind: 'none' }, occupancies: [] } },
    checkout: { context: { cart: { cartId: 'c', orderId: null, expiresAt: '2026-07-01T00:00:00Z', paymentVariant: 'FULL', information: { owner: { lastName: '', email: '' } } } } },
  };
  const bus = {
    actor: (flow: string) => (begun.has(flow) ? { getSnapshot: () => snapshots[flow] } : undefined),
    roots: () => new Map(), start: (flow: FlowName) => { started.add(flow); }, stop: () => {}, expect: () => {}, facts$: NEVER, events$: NEVER,
  } as unknown as Bus;
  const everything = { cms: { url: '/', popup: {}, slots: [{ components: ['countdown', 'lastViewedOffers'].map((name) => ({ uid: name, name, validTo: '2030-01-01' })) }] } };
  const data = { hotel: { pictures: [] }, sharedCart: {}, name: 'thread', thread: { threadId: 't' }, reservation: { group: 'coming', order: { orderId: 'o' } } };
  localStorage.setItem('lastSeen', JSON.stringify({ hotels: [{ hotelCode: 'H', url: '/h', searchState: {} }] }));
  const page = {
    bus, stands$: of(true), isOver: () => false, takeMissed: () => [],
    follow: (policies: (context: never) => { subscribe: () => { unsubscribe: () => void } }) => { policies({} as never).subscribe().unsubscribe(); },
    state: { context: { pageType, today: '2026-07-01', consent: { preferences: true, statistics: false, marketing: false }, userStatus: 'anonymous', loggedIn: false }, chrome: everything, data, later: lateFlowsOf(pageType, true) },
  } as unknown as ShownPage;
  await startDeferred({ bus, api: {}, serverNow: Date.now, unsent: '', remembered: () => '', report: () => {}, language: 'cs' } as unknown as Visit, page, async () => {});
  return started;
}

/** Flows that a flow begins itself. */
function childrenOf(machine: AnyStateMachine): string[] {
  const nodes = (node: AnyStateMachine['root']): AnyStateMachine['root'][] => [node, ...Object.values(node.states).flatMap(nodes)];
  return nodes(machine.root).flatMap(({ invoke }) => invoke.map(({ id }) => id)).filter((id) => id in machines);
}

async function flowsOn(pageType: PageType): Promise<Set<string>> {
  // Editors place the search on pages that have none by themselves.
  const begun = new Set(['consent', 'globalSearch', 'navigation', ...flowsOfLoader(loaderOf(pageType))]);
  const roots = [...begun, ...await flowsStartedLater(pageType, begun), 'sharedCart', ...Object.keys(machines).filter(isOfVisit)];
  return new Set(roots.flatMap((flow) => [flow, ...childrenOf(machines[flow]!)]));
}

const flowOf = (command: string) => command.slice(0, command.indexOf('.'));

it('each page has the flows that take all commands of its views', async () => {
  const refused: Record<string, string[]> = {};
  const taken = new Set<string>();
  for (const pageType of PAGE_TYPES) {
    const { source } = await pageView(pageType);
    const flows = await flowsOn(pageType);
    for (const [command, files] of sentBy(modulesOf([source, SHELL]))) {
      if (flows.has(flowOf(command))) {
        taken.add(command);
        continue;
      }
      for (const file of files) if (SHOWN_ON[file]?.includes(pageType) ?? true) (refused[`${command} of ${file}`] ??= []).push(pageType);
    }
  }
  expect(refused).toEqual({});
  // Nearly all of them: the rest is sent by what editors place.
  expect(taken.size).toBeGreaterThan(isCommand.size / 2);
}, 120_000);
