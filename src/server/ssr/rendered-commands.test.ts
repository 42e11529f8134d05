/** Every page is rendered with its own flows; what renders it may send nothing that none of them takes. */
import { relative } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Window } from 'happy-dom';
import type * as JsxRuntime from 'react/jsx-dev-runtime';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Snapshot } from 'xstate';
import { parseCookies } from '../../app/render/cookies.ts';
import { blocksOf, commandsIn, flowOf, flowsStartedLater, isCommand, loadedLaterBy, machines, modulesOf, OPENED_ON, sourceOf, withTheirFlows } from '../../app/boot/flows/testing/page-commands.ts';
import { partsOf } from '../../bus/flows.ts';
import { audienceOf } from '../../domain/routes/page-audience.ts';
import { ACCOUNT_PAGE_TYPES, EXCURSION_PAGE_TYPES, FURTHER_PAGE_TYPES, SHOP_PAGE_TYPES, STAFF_PAGE_TYPES } from '../../domain/routes/page-types.ts';
import type { PageState } from '../../routes/page-state.ts';
import type { Database } from '../db/open-database.ts';
import { buildTestApp, testClock, visit, type TestVisitor } from '../testing/test-app.ts';
import { orderSomeActivity, payActivities } from '../testing/test-activities.ts';
import { complaintFields, logInAs, makeCustomer } from '../testing/test-customer.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { testRenderer } from './testing/test-renderer.ts';
import { fillCart, notify, pay, placeSomeOrder, someOffer } from '../testing/test-purchase.ts';

/** File → the lines on which elements have been made. */
const { elements } = vi.hoisted(() => ({ elements: new Map<string, Set<number>>() }));
/** In tests each element says where it is made. */
vi.mock('react/jsx-dev-runtime', async (load) => {
  const runtime = await load<typeof JsxRuntime>();
  const jsxDEV: typeof runtime.jsxDEV = (type, props, key, isStatic, source, self) => {
    if (source?.fileName !== undefined) elements.set(source.fileName, (elements.get(source.fileName) ?? new Set()).add(source.lineNumber!));
    return runtime.jsxDEV(type, props, key, isStatic, source, self);
  };
  return { ...runtime, jsxDEV };
});

let database: Database;
let app: FastifyInstance;
const clock = testClock();
beforeAll(async () => {
  database = await openTestDatabase('pglite', { catalogue: 'small' });
  app = await buildTestApp(database, { clock });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

interface Rendered {
  address: string;
  state: PageState;
  /** File → the lines on which its elements were made. */
  made: Map<string, ReadonlySet<number>>;
}

async function rendered(address: string, { cookies }: TestVisitor): Promise<Rendered> {
  // One that has cached nothing, and so renders all of the page.
  const render = testRenderer(app, { now: clock });
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  elements.clear();
  const { body, status } = await render({ url: address, origin: 'http://shop.test', cookie, audience: audienceOf({ cookies: parseCookies(cookie), userAgent: '', now: clock().epochMilliseconds }) });
  const [, json] = /id="page-state"[^>]*>(.*?)<\/script>/.exec(body) ?? [];
  if (json === undefined) throw new Error(`${address} was answered with ${status}`);
  return { address, state: JSON.parse(json) as PageState, made: new Map([...elements].map(([file, lines]) => [relative(process.cwd(), file), lines])) };
}

/** A page of each type, with an order, a cart or an account where it shows one. */
async function allPages(): Promise<Rendered[]> {
  const [guest, buyer, refusedBuyer, jana] = [visit(app), visit(app), visit(app), visit(app)];
  for (const { cookies } of [guest, buyer, jana]) cookies.set('consent', 'preferences.statistics.marketing');
  const offer = await someOffer(guest, 'WS');
  const paid = await placeSomeOrder(buyer);
  const { body: payment } = await pay(buyer, paid.orderId, { variant: 'full', key: 'rendered-1' });
  await notify(buyer, { paymentId: payment.paymentId, amount: paid.totalPrice });
  const due = await placeSomeOrder(buyer);
  const bought = await orderSomeActivity(buyer);
  const { body: transaction } = await payActivities(buyer, bought.orderId, 'rendered-2');
  await notify(buyer, { paymentId: transaction.transactionId, amount: bought.totalPrice });
  const refused = await orderSomeActivity(refusedBuyer);
  const { body: { transactionId: refusedId } } = await payActivities(refusedBuyer, refused.orderId, 'rendered-3');
  await notify(refusedBuyer, { paymentId: refusedId, amount: refused.totalPrice, outcome: 'refused' });
  const cart = await fillCart(buyer);
  await logInAs(jana, await makeCustomer(app, 'rendered@example.cz'));
  const { orderId } = await placeSomeOrder(jana);
  const { body: { threadId } } = await jana.post('/api/www/account/mailbox/threads', { kind: 'message', subject: 'Dotaz', text: 'Je tam moře?', reservationId: orderId });
  const { body: { complaintId } } = await jana.post('/api/www/account/complaints/submit', { fields: complaintFields(orderId), attachments: [], idempotencyKey: 'rendered-4' });
  const { body: { activities } } = await guest.get('/api/www/activity/most-popular?limit=1');

  const addresses: [TestVisitor, string[]][] = [
    [guest, [
      '/', '/dovolena', '/dovolena/nabidky-letecky', offer.offerPath, offer.hotelPath, '/vyhledavac-letu', '/pokrocily-vyhledavac-letu', '/chartersLandingPage/recko', '/kviz', '/nejnizsi-ceny',
      '/directions/dovolena/recko', '/oblibene', '/porovnani', '/zima', '/first-minute', '/newsletter', '/przedsprzedaz', '/obchodni-podminky', '/blog', '/akce',
      '/kontakt/cestovni-kancelar', '/kontakt/cestovni-kancelar/praha', '/kontakt/cestovni-kancelar/praha/na-mustku-12/praha1',
      '/vylety', '/vylety/hledani', activities[0].url, '/404', '/error', '/pripravujeme', '/processPayment', '/checkout/rezervace/neuspesna', '/editor', '/editor/desk', '/editor/password',
      '/mytui/login', '/mytui/register', '/mytui/register-success', '/mytui/password-reset', '/mytui/password-change', '/mytui/resend-activation', '/mytui/help',
      '/mytui/payment-failure/1', '/mytui/payment/success/1',
    ]],
    [buyer, [
      `/checkout/rezervace/${cart.offer.offerCode}`, `/checkout/rezervace/${cart.offer.offerCode}/doporuceni`, `/checkout/rezervace/${cart.offer.offerCode}/souhrn`,
      `/checkout/platba/${due.orderId}`, `/checkout/payment/confirm/${due.orderId}`, `/processPayment/${due.orderId}`, `/platba-negativni/${due.orderId}`, `/checkout/platba/probehla-uspesne/${paid.orderId}`,
      `/pz/order-placed/${due.reference}`, '/vylety/platba', `/vylety/platba/uspesna/${transaction.transactionId}`,
    ]],
    [refusedBuyer, [`/vylety/platba?order=${refused.orderId}`, `/vylety/platba/neuspesna/${refusedId}`]],
    [jana, [
      '/mytui', '/mytui/deactivate', '/mytui/settings', '/mytui/preview', '/mytui/mailbox', `/mytui/mailbox/${threadId}`, '/mytui/complaints', `/mytui/complaints/${complaintId}`,
      ...['summary', 'travel', 'guide', 'hotel', 'documents', 'chat', 'management', 'payment', 'additional-services'].map((tab) => `/mytui/reservation/${orderId}/${tab}`),
    ]],
  ];
  const pages: Rendered[] = [];
  for (const [visitor, own] of addresses) for (const address of own) pages.push(await rendered(address, visitor));
  return pages;
}

/** What a page has once all of its flows have begun. */
async function flowsOf({ state }: Rendered): Promise<Set<string>> {
  const starts = new Map(state.flows.map((start) => [partsOf(start.address).flow as string, start]));
  const begun = new Set(starts.keys());
  const later = await flowsStartedLater(state, begun, (flow) => createActor(machines[flow]!, { snapshot: starts.get(flow)!.snapshot as Snapshot<unknown>, input: {} }).getSnapshot());
  return withTheirFlows([...begun, ...later, ...state.later.map((address) => partsOf(address).flow)]);
}

/** Command → the files that send it, of the components that have made something and of what those load later. */
function commandsOf({ made, state: { context: { pageType } } }: Rendered): Map<string, Set<string>> {
  const sent = new Map<string, Set<string>>();
  const add = (file: string, source: string) => {
    for (const command of commandsIn(source)) sent.set(command, (sent.get(command) ?? new Set()).add(file));
  };
  const later: string[] = [];
  for (const [file, lines] of made) {
    const source = shownPart(sourceOf(file), lines);
    add(file, source);
    later.push(...loadedLaterBy(file, source));
  }
  for (const file of modulesOf(later)) if (!made.has(file) && (OPENED_ON[file]?.includes(pageType) ?? true)) add(file, sourceOf(file));
  return sent;
}

/** A module without the components that have made nothing, and without the views that only those load. */
function shownPart(source: string, lines: ReadonlySet<number>): string {
  let line = 1;
  const blocks = blocksOf(source).map((text) => {
    const first = line;
    line += text.split('\n').length - 1;
    return { text, isMade: [...lines].some((made) => made >= first && made < line) };
  });
  const made = blocks.filter(({ isMade }) => isMade).map(({ text }) => text).join('');
  return blocks.filter(({ text, isMade }) => {
    const [, name] = /^const (\w+) = lazy\w*\(/.exec(text) ?? [];
    if (name !== undefined) return new RegExp(`\\b${name}\\b`).test(made);
    return isMade || !/^(?:export )?(?:function|const) [A-Z][a-z]/.test(text);
  }).map(({ text }) => text).join('');
}

it('no page of the shop renders what sends a command that none of its flows takes', async () => {
  const pages = await allPages();
  const types = [...SHOP_PAGE_TYPES, ...FURTHER_PAGE_TYPES, ...ACCOUNT_PAGE_TYPES, ...EXCURSION_PAGE_TYPES, ...STAFF_PAGE_TYPES];
  expect([...new Set(pages.map(({ state }) => state.context.pageType))].toSorted()).toEqual(types.toSorted());

  const browser = new Window({ url: 'http://shop.test/', width: 1440 });
  for (const name of ['window', 'document', 'location', 'localStorage', 'sessionStorage', 'navigator', 'innerWidth', 'addEventListener', 'removeEventListener', 'history', 'matchMedia'] as const) vi.stubGlobal(name, browser[name]);
  const refused: Record<string, string[]> = {};
  const taken = new Set<string>();
  for (const page of pages) {
    const flows = await flowsOf(page);
    for (const [command, files] of commandsOf(page)) {
      if (flows.has(flowOf(command))) taken.add(command);
      else for (const file of files) (refused[`${command} of ${file}`] ??= []).push(page.address);
    }
  }
  expect(refused).toEqual({});
  // Nearly all of them: the rest is sent by what shows only later.
  expect(taken.size).toBeGreaterThan(isCommand.size / 2);
}, 120_000);
