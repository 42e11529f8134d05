import type { Locator } from '@playwright/test';
import { answer } from '../../machines/testing/path-coverage.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { optionsOf, paymentPaths, type refusal } from '../../machines/payment/payment.paths.ts';
import type { PaymentOptions } from '../../machines/payment/payment.types.ts';
import { expect, open } from '../fixtures.ts';
import { Payment } from '../pages/payment.page.ts';
import { placeOrder } from '../shop-api.ts';
import { eventsBut, happensByItself, modelOf } from './browser-model.ts';
import type { BrowserScenario, Moment, World } from './browser-model.ts';

const OPTIONS = /^\/api\/www\/cart\/payment\/[^/]+$/;
const BANK = '/sandbox/bank/p-1';

const root = ({ page }: World): Locator => page.locator('[data-flow="payment"]');
const button = (world: World, name: string) => root(world).getByRole('button', { name, exact: true });
/** Where the flow does not take it, the page has no such button. */
const press = (name: string) => async (world: World, { can }: Moment) => (can ? button(world, name).click() : expect(button(world, name)).toHaveCount(0));

/** A browser that leaves breaks off what its page asks for: until it has heard from the bank nothing more is done. */
const untilAtBank = async ({ page }: World, deed: () => Promise<void>): Promise<void> => {
  await Promise.all([page.waitForResponse((response) => new URL(response.url()).pathname === BANK), deed()]);
};

/** The shop's own options, for an order and with banks that stand as the path's answer says. */
const answerOptions = ({ network }: World, { event }: Moment) => network.change<PaymentOptions>(OPTIONS, (body) => {
  const { order: { status, payment }, latest, banks } = event.output as PaymentOptions;
  return {
    ...body,
    latest,
    banks,
    order: { ...body.order, status, payment: { ...body.order.payment, status: payment.status }, duePrice: status === 'paid' ? 0 : body.order.duePrice },
  };
});

const does: BrowserScenario['does'] = {
  'xstate.done.actor.fetchPaymentOptions': answerOptions,
  'xstate.error.actor.fetchPaymentOptions': ({ network }, { event: { error } }) => (
    typeof error === 'object' ? network.fail(OPTIONS, 404, { code: 'not-found' }) : network.fail(OPTIONS)),
  'payment.chooseVariant': async ({ page }) => new Payment(page).chooseAmount('Celou částku'),
  'payment.chooseMethod': async (world) => root(world).getByRole('group', { name: 'Jak zaplatíte' }).getByRole('radio', { disabled: false }).first().check(),
  'payment.start': async ({ page }) => new Payment(page).pay(),
  'payment.retry': (world, moment) => press(moment.before.value === 'inProgress' || moment.before.value === 'undecided' ? 'Ověřit znovu' : 'Zkusit znovu')(world, moment),
  'payment.resume': (world, moment) => {
    const resume = () => press('Pokračovat v platbě')(world, moment);
    return moment.before.value === 'redirecting' ? untilAtBank(world, resume) : resume();
  },
  'payment.chooseAnother': press('Zaplatit jinak'),
  // The browser makes keys at once.
  'xstate.done.actor.newKey': happensByItself,
  'xstate.done.actor.startPayment': (world, { event }) => untilAtBank(world, () => world.network.answer(OPTIONS, { ...event.output as object, redirectUrl: BANK })),
  'xstate.error.actor.startPayment': async ({ network }, { event: { error } }) => {
    if (typeof error !== 'object') return network.fail(OPTIONS);
    const { status, body } = error as ReturnType<typeof refusal>;
    return network.fail(OPTIONS, status, body);
  },
};

const sees: BrowserScenario['sees'] = {
  loadFailed: async (world) => expect(root(world).getByText('Způsoby platby se nepodařilo načíst.')).toBeVisible(),
  'choosing.changed': async (world) => expect(root(world).getByText('Rezervace se mezitím změnila')).toBeVisible(),
  'choosing.methodMissing': async (world) => expect(root(world).getByText('Vyberte, jak zaplatíte')).toBeVisible(),
  'choosing.methodUnavailable': async (world) => expect(root(world).getByText('Tímto způsobem teď platit nejde.')).toBeVisible(),
  'choosing.open': async ({ page }) => expect(new Payment(page).payButton).toBeEnabled(),
  startFailed: async (world) => expect(root(world).getByText('Platbu se nepodařilo zahájit.')).toBeVisible(),
  redirecting: async (world) => expect(root(world).getByText('Otevíráme stránku banky')).toBeVisible(),
  inProgress: async (world) => expect(root(world).getByText('Jedna platba už probíhá')).toBeVisible(),
  undecided: async (world) => expect(root(world).getByText('Banka ještě zpracovává předchozí platbu')).toBeVisible(),
  cancelled: async (world) => expect(root(world).getByText('Rezervace je zrušená')).toBeVisible(),
  missing: async (world) => expect(root(world).getByText('Rezervaci tu nemáme.')).toBeVisible(),
};

const begin: BrowserScenario['begin'] = async ({ page, testInfo, network }) => {
  const { orderId } = await placeOrder(page, testInfo);
  // Nothing comes of the bank's page, so that the one that leads there stays.
  await page.route((url) => url.pathname === BANK, (route) => route.fulfill({ status: 204 }));
  await open(page, `/checkout/platba/${orderId}`);
  await network.hold(OPTIONS);
};

/** The one that a step chooses. */
function firstOpenBank(options: PaymentOptions | null): string | undefined {
  return options?.banks.find(({ available }) => available)?.code;
}

const passingStates = ['starting.makingKey'];

/** The shop has more banks than a walk closes: no event chooses the second. */
const served = answer('fetchPaymentOptions', {
  ...optionsOf(),
  banks: ['first', 'second'].map((code) => ({ code, name: code, kind: 'bank', available: true })),
});

export const paymentModel = modelOf(paymentMachine, [
  {
    name: 'an order to pay [page.payment] [payment.once] [payment.variants]',
    paths: {
      ...paymentPaths.scenarios[0]!,
      // Any bank may be the first that takes payments.
      events: [served, ...eventsBut(paymentPaths.scenarios[0]!, 'xstate.error.actor.newKey'), { type: 'payment.chooseMethod', method: 'card' }, { type: 'payment.chooseMethod', method: 'first' }],
      serialize: ({ value, context }) => [value, context.method, context.variant, context.idempotencyKey !== null, context.options?.order.status, firstOpenBank(context.options)],
      filter: ({ value, context }, happening) => {
        const { type, method, variant } = happening as { type: string; method?: string; variant?: string };
        // The shop's own banks come with the document alone.
        if ((happening as object) === served) return context.options === null;
        const isChoosing = typeof value === 'object' && 'choosing' in value;
        if (type === 'payment.chooseVariant') return isChoosing && variant === 'full' && context.variant !== 'full';
        return type !== 'payment.chooseMethod' || (isChoosing && context.method === null && method === firstOpenBank(context.options));
      },
    },
    served: [served],
    begin, root, sees, does, passingStates,
  },
]);
