import { answer, streamed } from '../../machines/testing/path-coverage.ts';
import { paymentConfirmMachine } from '../../machines/payment-confirm/payment-confirm.machine.ts';
import { paymentConfirmPaths, paymentWith } from '../../machines/payment-confirm/payment-confirm.paths.ts';
import { confirmPause } from '../../machines/payment-confirm/payment-confirm.rules.ts';
import { expect, open } from '../fixtures.ts';
import { placeOrderAtBank } from '../shop-api.ts';
import { modelOf } from './browser-model.ts';
import type { World } from './browser-model.ts';
import { stopClock } from './standing-clock.ts';

const CONFIRMATION = '/api/www/payment/confirmations/add';

const root = ({ page }: World) => page.locator('[data-flow="paymentConfirm"]');
/** The page's time always passes, and is told whenever it is due. */
const isUntold = (event: { type: string }) => event.type === 'xstate.error.actor.timeToAsk'
  || (event.type === 'xstate.snapshot.timeToAsk' && (event as ReturnType<typeof streamed> & { snapshot?: { context?: unknown } }).snapshot?.context === undefined);

const heading = ({ page }: World) => page.getByRole('heading', { level: 1 });

export const paymentConfirmModel = modelOf(paymentConfirmMachine, [{
  name: 'back from the bank [page.payment-confirm]',
  paths: {
    ...paymentConfirmPaths.scenarios[0]!,
    // The button to ask again comes when the page has stopped asking by itself.
    filter: ({ value }, { type }) => type !== 'paymentConfirm.askAgain' || value !== 'waiting',
    events: paymentConfirmPaths.scenarios[0]!.events.filter((event) => !isUntold(event)),
  },
  served: [answer('addConfirmation', paymentWith('pending')), streamed('timeToAsk', 'due')],
  begin: async ({ page, testInfo, network }) => {
    // Without a payment the server knows at once that no bank will answer.
    const { orderId } = await placeOrderAtBank(page, testInfo);
    await network.hold(CONFIRMATION);
    await page.route((url) => /^\/(checkout\/platba|platba-negativni)\//.test(url.pathname), (route, request) => (
      request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()));
    await page.clock.install();
    await open(page, `/checkout/payment/confirm/${orderId}`);
    await expect.poll(() => network.isWaiting(CONFIRMATION)).toBe(true);
    await stopClock(page);
  },
  root,
  hasStandingClock: true,
  hastyStates: ['waiting'],
  sees: {
    asking: async (world) => expect(root(world).getByRole('status')).toBeVisible(),
    waiting: async (world) => expect(root(world).getByRole('status')).toBeVisible(),
    stillWaiting: async (world) => expect(root(world).getByRole('button', { name: 'Ověřit znovu' })).toBeVisible(),
    failed: async (world) => expect(root(world).getByRole('alert').getByRole('button', { name: 'Ověřit znovu' })).toBeVisible(),
    paid: async (world) => expect(heading(world)).not.toHaveText('Ověřujeme platbu'),
    refused: async (world) => expect(root(world).getByRole('link', { name: 'Pokračovat' })).toBeVisible(),
    cancelled: async (world) => expect(root(world).getByRole('link', { name: 'Pokračovat' })).toBeVisible(),
    nothing: async (world) => expect(root(world).getByRole('link', { name: 'Přejít k platbě' })).toBeVisible(),
    missing: async (world) => expect(root(world).getByText('Rezervaci tu nemáme')).toBeVisible(),
  },
  does: {
    'xstate.done.actor.addConfirmation': ({ network }, { event }) => network.answer(CONFIRMATION, event.output),
    'xstate.error.actor.addConfirmation': ({ network }, { event: { error } }) => (
      typeof error === 'object' ? network.fail(CONFIRMATION, 404, { code: 'not-found' }) : network.fail(CONFIRMATION)),
    'xstate.snapshot.timeToAsk': ({ page }, { before }) => page.clock.runFor(confirmPause(before.context.asked)),
    'paymentConfirm.askAgain': (world) => root(world).getByRole('button', { name: 'Ověřit znovu' }).click(),
  },
}]);
