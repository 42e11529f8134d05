// @vitest-environment happy-dom
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACCOUNT_PAGE_TYPES, EXCURSION_PAGE_TYPES, FURTHER_PAGE_TYPES, SHOP_PAGE_TYPES, STAFF_PAGE_TYPES } from '../../../domain/routes/page-types.ts';
import type { PageType } from '../../../domain/routes/page-types.ts';
import { defaultSearchState } from '../../../domain/search/search-state.ts';
import { deferredFlowsOf } from '../../../routes/deferred-flows.ts';
import type { PageState } from '../../../routes/page-state.ts';
import { pageView } from '../../page/page-views.ts';
import { blocksOf, commandsIn, flowOf, flowsStartedLater, isCommand, machines, modulesOf, OPENED_ON, sourceOf, withTheirFlows } from './testing/page-commands.ts';

const SHELL = 'src/views/shell/shell.tsx';
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
  ...OPENED_ON,
};

/** Top-level functions and constants of the loaders, by name. */
const blocks = new Map(globSync('src/routes/pages/*.page.ts').flatMap((file) => blocksOf(sourceOf(file)))
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
  return new RegExp(`^  ${pageType}(?:: (?:ofOrder\\()?(\\w+)(?:\\(.+\\)|\\))?)?,`, 'm').exec(sourceOf('src/routes/page-loaders.ts'))?.[1] ?? pageType;
}

/** Those that a page begins once it answers, where editors have placed all that they can. */
async function flowsLater(pageType: PageType, begun: ReadonlySet<string>): Promise<Set<string>> {
  const snapshots: Record<string, unknown> = {
    consent: { context: { categories: null } },
    listing: { context: { searchState: defaultSearchState(), scope: {} } },
    configurator: { context: { standing: { kind: 'none' }, occupancies: [] } },
    checkout: { context: { cart: { cartId: 'c', orderId: null, expiresAt: '2026-07-01T00:00:00Z', paymentVariant: 'FULL', information: { owner: { lastName: '', email: '' } } } } },
  };
  const everything = { cms: { url: '/', popup: {}, slots: [{ components: ['countdown', 'lastViewedOffers'].map((name) => ({ uid: name, name, validTo: '2030-01-01' })) }] } };
  const data = { hotel: { pictures: [] }, sharedCart: {}, name: 'thread', thread: { threadId: 't' }, reservation: { group: 'coming', order: { orderId: 'o' } } };
  localStorage.setItem('lastSeen', JSON.stringify({ hotels: [{ hotelCode: 'H', url: '/h', searchState: {} }] }));
  const context = { pageType, today: '2026-07-01', consent: { preferences: true, statistics: false, marketing: false }, userStatus: 'anonymous', loggedIn: false };
  const state = { context, flows: [], chrome: everything, data, later: deferredFlowsOf(pageType, true) } as unknown as PageState;
  return flowsStartedLater(state, begun, (flow) => snapshots[flow]);
}

async function flowsOn(pageType: PageType): Promise<Set<string>> {
  // Editors place the search on pages that have none by themselves.
  const begun = new Set(['consent', 'globalSearch', 'navigation', ...flowsOfLoader(loaderOf(pageType))]);
  return withTheirFlows([...begun, ...await flowsLater(pageType, begun), 'sharedCart']);
}

it('each page has the flows that take all commands of its views', async () => {
  const refused: Record<string, string[]> = {};
  const taken = new Set<string>();
  for (const pageType of PAGE_TYPES) {
    const { source } = await pageView(pageType);
    const flows = await flowsOn(pageType);
    for (const file of modulesOf([source, SHELL])) {
      for (const command of new Set(commandsIn(sourceOf(file)))) {
        if (flows.has(flowOf(command))) taken.add(command);
        else if (SHOWN_ON[file]?.includes(pageType) ?? true) (refused[`${command} of ${file}`] ??= []).push(pageType);
      }
    }
  }
  expect(refused).toEqual({});
  // Nearly all of them: the rest is sent by what editors place.
  expect(taken.size).toBeGreaterThan(isCommand.size / 2);
}, 120_000);
