import type { Locator } from '@playwright/test';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { cartWith, complete, priceIs, refusal, refusedEmail, tooManyUnpaid } from '../../machines/checkout/checkout.paths.ts';
import { SAVE_DEBOUNCE, SAVE_RETRY } from '../../machines/checkout/checkout.rules.ts';
import type { Cart, PriceCheck } from '../../machines/checkout/checkout.types.ts';
import { answer, elapsed, failure } from '../../machines/testing/path-coverage.ts';
import { expect, open } from '../fixtures.ts';
import { Checkout } from '../pages/checkout.page.ts';
import { fillCart, placeOrder, rememberInCart, someOffer } from '../shop-api.ts';
import { modelOf } from './browser-model.ts';
import type { BrowserScenario, Moment, World } from './browser-model.ts';
import { stopClock } from './standing-clock.ts';

const CART = '/api/www/cart/details';
const PRICE = '/api/www/cart/price';
const ACCEPT = '/api/www/cart/price/accept';
const INFORMATION = '/api/www/cart/information';
const ORDER = '/api/www/cart/order';

const STEPS = ['participants', 'recommendations', 'summary'];
const STEP_NAMES: Record<string, string> = { participants: 'Cestující', recommendations: 'Doporučení' };
const cart = cartWith({ information: complete });
const OTHER_EMAIL = 'eva@example.cz';

const form = ({ page }: World) => new Checkout(page);
const root = (world: World): Locator => form(world).root;
const button = (world: World, name: string | RegExp) => root(world).getByRole('button', { name, exact: typeof name === 'string' });
const retry = (world: World) => button(world, 'Zkusit znovu').click();
const steps = (world: World) => root(world).getByRole('navigation', { name: 'Průběh rezervace' });
const changedPrice = (world: World) => root(world).getByRole('region', { name: 'Cena se mezitím změnila' });

/** A cart in which everything is filled in; the payment's document stays away, so that the page before it can be looked at. */
async function openCart(world: World): Promise<void> {
  const { page, testInfo, memory } = world;
  const offer = await someOffer(page, testInfo);
  const filled = await fillCart(page, offer);
  await rememberInCart(page, filled, complete.owner);
  memory.total = String(filled.totalPrice);
  await page.route((url) => url.pathname.startsWith('/checkout/platba/') || url.pathname === '/checkout/rezervace/neuspesna', (route, request) => (
    request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()));
  memory.path = `/checkout/rezervace/${offer.offerCode}`;
}

/** The model's amount beside the cart's real one. */
function amount({ memory }: World, modelled: number): number {
  return Number(memory.total) + modelled - cart.totalPrice;
}

const answerPrice = (pathname: string) => (world: World, { event }: Moment) => {
  const { status, previousTotal, totalPrice } = event.output as PriceCheck;
  return world.network.answer(pathname, { status, previousTotal: amount(world, previousTotal), totalPrice: amount(world, totalPrice) });
};

const expectUnsaved: BrowserScenario['sees'][string] = async (world, snapshot) => {
  if (snapshot.matches({ step: 'details' })) await expect(root(world).getByText('Údaje se nepodařilo uložit.')).toBeVisible();
};

const fail = (pathname: string) => ({ network }: World, { event: { error } }: Moment) => {
  if (typeof error !== 'object') return network.fail(pathname);
  const { status, body } = error as ReturnType<typeof refusal>;
  return network.fail(pathname, status, body);
};

const moves: BrowserScenario['does'] = {
  'checkout.continue': (world, { before }) => (
    before.matches({ step: 'recommendations' }) ? form(world).continueToSummary() : form(world).continueToRecommendations()),
  'checkout.back': (world, { before }) => button(world, before.matches({ step: 'recommendations' }) ? 'Upravit údaje' : 'Zpět').click(),
  'checkout.retry': retry,
};

const sees: BrowserScenario['sees'] = {
  'step.loading': async (world) => expect(root(world).locator('[aria-busy="true"]')).toBeVisible(),
  'step.loadFailed': async (world) => expect(root(world).getByText('Rezervaci se nepodařilo načíst.')).toBeVisible(),
  'step.details': async (world) => expect(form(world).heading).toHaveText('Údaje k rezervaci'),
  'step.details.editing': async (world) => expect(root(world).getByRole('alert').filter({ hasText: 'Opravte prosím' })).toHaveCount(0),
  'step.details.refused': async (world) => {
    await expect(root(world).getByRole('alert').filter({ hasText: 'Opravte prosím 1 údaj' })).toBeVisible();
    await expect(form(world).ownerField('E-mail')).toHaveAccessibleDescription(/Zkontrolujte e-mail/);
  },
  'step.recommendations': async (world) => expect(form(world).heading).toHaveText('Co máte v ceně'),
  'step.summary': async (world) => expect(form(world).heading).toHaveText('Zkontrolujte a objednejte'),
  'step.summary.checking': async (world) => expect(button(world, 'Ověřujeme cenu…')).toBeVisible(),
  'step.summary.repricing': async (world) => expect(button(world, 'Ověřujeme cenu…')).toBeVisible(),
  'step.summary.checkFailed': async (world) => expect(root(world).getByRole('alert').filter({ hasText: 'Cenu se nepodařilo ověřit.' })).toBeVisible(),
  'step.summary.priceChanged': async (world) => {
    await expect(changedPrice(world).getByRole('button', { name: /^Souhlasím s cenou/ })).toBeEnabled();
    await expect(form(world).orderButton).toHaveCount(0);
  },
  'step.summary.accepting': async (world) => expect(changedPrice(world).getByRole('button', { name: /^Souhlasím s cenou/ })).toHaveAttribute('aria-busy', 'true'),
  'step.summary.ready': async (world, { context: { termsAccepted, cart: { totalPrice } } }) => {
    await expect(form(world).orderButton).toBeEnabled();
    await expect(form(world).terms).toBeChecked({ checked: termsAccepted });
    await expect(root(world).locator('aside [data-price]')).toHaveAttribute('data-price', String(amount(world, totalPrice) / 100));
  },
  'step.summary.ready.open': async (world) => expect(root(world).getByText('Bez souhlasu s podmínkami objednat nejde')).toHaveCount(0),
  'step.summary.ready.termsMissing': async (world) => {
    await expect(root(world).getByRole('alert').filter({ hasText: 'Bez souhlasu s podmínkami objednat nejde' })).toBeVisible();
    await expect(form(world).terms).toBeFocused();
  },
  'step.placing': async (world) => {
    await expect(button(world, 'Odesíláme objednávku…')).toBeVisible();
    await expect(steps(world).getByRole('button', { disabled: true })).toHaveCount(2);
  },
  'step.placeFailed': async (world) => expect(root(world).getByRole('alert').filter({ hasText: 'Objednávku se nepodařilo dokončit.' })).toBeVisible(),
  'step.placed': async (world) => expect(form(world).heading).toHaveText('Děkujeme, máte objednáno'),
  'step.alreadyOrdered': async (world) => expect(form(world).heading).toHaveText('Tuto dovolenou jste už objednali'),
  'step.orderedOtherwise': async (world) => expect(form(world).heading).toHaveText('Tuto dovolenou jste už objednali s jinými údaji'),
  'step.tooManyUnpaid': async (world) => expect(root(world).getByRole('link', { name: 'Zaplatit rezervaci Z-2026-000007' })).toBeVisible(),
  'step.gone': async (world) => expect(form(world).heading).toHaveText('Tuto nabídku už nemáme'),
  'step.missing': async (world) => expect(form(world).heading).toHaveText('Rezervaci tu nemáme'),
};

const checkAnswers = ['checkPrice', 'recheckPrice', 'askPrice', 'acceptPrice'].flatMap((id) => [
  answer(id, priceIs('unchanged')), answer(id, priceIs('unchanged', 2_650_000)), answer(id, priceIs('changed', 2_650_000)), answer(id, priceIs('gone')),
  failure(id), failure(id, refusal(404, 'not-found')),
]);

/** What is typed is another text each time: the same once more would be no change. */
function anotherTime({ memory }: World): string {
  memory.typed = String(Number(memory.typed ?? 0) + 1);
  return memory.typed;
}

/** Names have letters only. */
function inLetters(number: string): string {
  return [...number].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}

export const checkoutModel = modelOf(checkoutMachine, [
  {
    name: 'its steps [checkout.flow] [page.checkout-reservation]',
    paths: {
      input: { cartId: 'c-1', cart },
      events: [
        { type: 'checkout.continue' }, { type: 'checkout.back' }, { type: 'checkout.retry' },
        { type: 'checkout.showStep', step: 'participants' }, { type: 'checkout.showStep', step: 'recommendations' },
        { type: 'checkout.setOwner', field: 'email', value: 'jana' },
        { type: 'checkout.setOwner', field: 'email', value: complete.owner.email },
        { type: 'checkout.setOwner', field: 'email', value: OTHER_EMAIL },
        { type: 'checkout.acceptTerms', accepted: true }, { type: 'checkout.acceptPrice' }, { type: 'checkout.place' },
        ...checkAnswers,
        answer('fetchPrices', cartWith({ totalPrice: 2_650_000, deposit: 795_000 })), answer('fetchPrices', cartWith({ orderId: 'o-1', step: 'ordered' })), failure('fetchPrices'),
        answer('placeOrder', { orderId: 'o-1', reference: 'ref-1' }), failure('placeOrder'), failure('placeOrder', refusal(404, 'not-found')),
        failure('placeOrder', refusal(409, 'price-changed')), failure('placeOrder', refusal(409, 'offer-gone')), failure('placeOrder', refusedEmail),
        failure('placeOrder', refusal(422, 'details-invalid', [])), failure('placeOrder', refusal(409, 'already-ordered')), failure('placeOrder', tooManyUnpaid),
        answer('fetchOrdered', cartWith({ orderId: 'o-1', step: 'ordered', information: complete })), failure('fetchOrdered'),
      ],
      serialize: ({ value, context }) => [value.step, context.cart?.totalPrice, context.termsAccepted, context.serverErrors, context.information.owner.email, context.price !== null],
      filter: (snapshot, happening) => {
        const { type, step, value } = happening as { type: string; step?: string; value?: string };
        const { email } = snapshot.context.information.owner;
        const isIn = (...places: string[]) => places.some((place) => snapshot.matches({ step: { summary: place } } as never));
        switch (type) {
          case 'checkout.setOwner': return snapshot.matches({ step: 'details' }) && value !== email && (value === 'jana') === snapshot.matches({ step: { details: 'editing' } });
          case 'checkout.continue': return snapshot.matches({ step: 'details' }) || snapshot.matches({ step: 'recommendations' });
          // While the price is neither changed nor unknown, and the order not on its way, the form stands there with its way back.
          case 'checkout.back': return snapshot.matches({ step: 'tooManyUnpaid' }) || snapshot.matches({ step: 'recommendations' }) || isIn('checking', 'repricing', 'ready');
          case 'checkout.acceptTerms': return !snapshot.context.termsAccepted && isIn('checking', 'repricing', 'ready');
          case 'checkout.acceptPrice': return isIn('priceChanged');
          case 'checkout.place': return isIn('ready');
          case 'checkout.retry': return isIn('checkFailed') || snapshot.matches({ step: 'placeFailed' }) || snapshot.matches({ step: 'tooManyUnpaid' });
          // Only finished steps are buttons; where unpaid orders are named none is, and the browser's Back leads to the step before.
          case 'checkout.showStep': return (step === 'recommendations' && snapshot.matches({ step: 'tooManyUnpaid' })) || snapshot.matches({ step: 'summary' }) || snapshot.matches({ step: 'placeFailed' }) || (step === 'participants' && snapshot.matches({ step: 'recommendations' }));
          default: return true;
        }
      },
    },
    begin: async (world) => {
      await openCart(world);
      await open(world.page, world.memory.path!);
      for (const pathname of [CART, PRICE, ACCEPT, ORDER]) await world.network.hold(pathname);
    },
    root, regions: ['step'], sees,
    does: {
      ...moves,
      'checkout.setOwner': (world, { event }) => form(world).ownerField('E-mail').fill(String(event.value)),
      'checkout.showStep': (world, { event, before }) => (
        before.matches({ step: 'tooManyUnpaid' }) ? world.page.evaluate(() => history.back()) : steps(world).getByRole('button', { name: STEP_NAMES[String(event.step)]! }).click()),
      'checkout.acceptTerms': (world) => form(world).acceptTerms(),
      'checkout.acceptPrice': (world) => changedPrice(world).getByRole('button', { name: /^Souhlasím s cenou/ }).click(),
      'checkout.place': (world) => form(world).order(),
      'xstate.done.actor.checkPrice': answerPrice(PRICE),
      'xstate.error.actor.checkPrice': fail(PRICE),
      'xstate.done.actor.recheckPrice': answerPrice(PRICE),
      'xstate.error.actor.recheckPrice': fail(PRICE),
      'xstate.done.actor.askPrice': answerPrice(PRICE),
      'xstate.error.actor.askPrice': fail(PRICE),
      'xstate.done.actor.acceptPrice': answerPrice(ACCEPT),
      'xstate.error.actor.acceptPrice': fail(ACCEPT),
      'xstate.done.actor.fetchPrices': (world, { event }) => {
        const { totalPrice, orderId, step } = event.output as Cart;
        return world.network.change<Cart>(CART, (body) => ({ ...body, totalPrice: amount(world, totalPrice), orderId, step }));
      },
      'xstate.error.actor.fetchPrices': fail(CART),
      // A real order, of another cart: this one costs what the path says, which the shop would not believe.
      'xstate.done.actor.placeOrder': async ({ page, testInfo, network }) => network.answer(ORDER, await placeOrder(page, testInfo)),
      'xstate.error.actor.placeOrder': fail(ORDER),
      'xstate.done.actor.fetchOrdered': ({ network }) => network.change<Cart>(CART, (body) => ({ ...body, orderId: 'o-1', step: 'ordered' })),
      'xstate.error.actor.fetchOrdered': fail(CART),
    },
  },
  {
    name: 'its saving [page.checkout-reservation]',
    paths: {
      input: { cartId: 'c-1', cart },
      events: [
        { type: 'checkout.setOwner', field: 'email', value: OTHER_EMAIL }, { type: 'checkout.setTraveller', index: 1, field: 'firstName', value: 'Pavel' },
        { type: 'checkout.setNote', value: 'Dietní strava' }, { type: 'checkout.leaveField', field: 'owner.email' }, { type: 'checkout.copyOwnerToFirstTraveller' },
        { type: 'checkout.save' }, { type: 'checkout.continue' }, { type: 'checkout.back' }, { type: 'checkout.retry' },
        elapsed('saveDebounce', 'checkout.draft.pending'), elapsed('saveRetry', 'checkout.draft.failed'),
        answer('saveInformation', complete), failure('saveInformation'), failure('saveInformation', refusal(409, 'already-ordered')), failure('saveInformation', refusal(400, 'unstorable-text')),
        answer('fetchCart', cart), answer('fetchCart', cartWith({ orderId: 'o-1', step: 'ordered' })), failure('fetchCart'), failure('fetchCart', refusal(404, 'not-found')),
      ],
      serialize: ({ value }) => value,
      filter: (snapshot, { type }) => {
        if (type === 'checkout.save') return snapshot.matches({ step: 'details' }) && (snapshot.matches({ draft: 'failed' }) || snapshot.matches({ draft: 'refused' }));
        if (type === 'checkout.continue') return snapshot.matches({ step: 'details' }) || snapshot.matches({ step: 'recommendations' });
        if (type === 'checkout.back') return snapshot.matches({ step: 'recommendations' }) || snapshot.matches({ step: 'summary' });
        if (type === 'checkout.retry') return snapshot.matches({ step: 'loadFailed' });
        return type.startsWith('xstate.') || snapshot.matches({ step: 'details' });
      },
    },
    begin: async (world) => {
      await openCart(world);
      await world.page.clock.install();
      await open(world.page, world.memory.path!);
      for (const pathname of [CART, PRICE, INFORMATION]) await world.network.hold(pathname);
      await stopClock(world.page);
    },
    root,
    hasStandingClock: true,
    hastyStates: ['draft.pending'],
    sees: {
      ...sees,
      'draft.pending': async (world, snapshot) => { if (snapshot.matches({ step: 'details' })) await expect(root(world).getByText('Ukládáme…')).toBeVisible(); },
      'draft.saving': async (world, snapshot) => {
        await expect.poll(() => world.network.isWaiting(INFORMATION)).toBe(true);
        if (snapshot.matches({ step: 'details' })) await expect(root(world).getByText('Ukládáme…')).toBeVisible();
      },
      'draft.saved': async (world, snapshot) => { if (snapshot.matches({ step: 'details' })) await expect(root(world).getByText('Rozepsané údaje jsou uložené')).toBeVisible(); },
      'draft.failed': expectUnsaved,
      'draft.refused': expectUnsaved,
    },
    does: {
      ...moves,
      'checkout.setOwner': (world) => form(world).ownerField('E-mail').fill(`eva${anotherTime(world)}@example.cz`),
      'checkout.setTraveller': (world) => form(world).fillTraveller('2. dospělý', { firstName: `Pavel${inLetters(anotherTime(world))}` }),
      'checkout.setNote': (world) => root(world).getByLabel('Poznámka pro nás').fill(`Dietní strava ${anotherTime(world)}`),
      'checkout.leaveField': async (world) => {
        await form(world).ownerField('E-mail').focus();
        await form(world).ownerField('E-mail').blur();
      },
      'checkout.copyOwnerToFirstTraveller': (world) => form(world).ownerTravels(),
      'checkout.save': retry,
      'xstate.after.saveDebounce.checkout.draft.pending': ({ page }) => page.clock.runFor(SAVE_DEBOUNCE),
      'xstate.after.saveRetry.checkout.draft.failed': ({ page }) => page.clock.runFor(SAVE_RETRY),
      'xstate.done.actor.saveInformation': ({ network }) => network.pass(INFORMATION),
      'xstate.error.actor.saveInformation': fail(INFORMATION),
      'xstate.done.actor.fetchCart': ({ network }, { event }) => {
        const { orderId, step } = event.output as Cart;
        return network.change<Cart>(CART, (body) => ({ ...body, orderId, step }));
      },
      'xstate.error.actor.fetchCart': fail(CART),
    },
  },
  {
    name: 'its addresses, back and forth [checkout.flow]',
    paths: {
      input: { cartId: 'c-1', cart },
      events: [
        { type: 'checkout.showStep', step: 'participants' }, { type: 'checkout.showStep', step: 'recommendations' }, { type: 'checkout.showStep', step: 'summary' },
      ],
      serialize: ({ value }) => value.step,
      filter: ({ value }, happening) => stepShown(value.step) !== (happening as { step?: string }).step,
    },
    begin: async (world) => {
      await openCart(world);
      await world.network.hold(PRICE);
      await open(world.page, world.memory.path!);
      await form(world).continueToRecommendations();
      await form(world).continueToSummary();
      await expect(form(world).heading).toHaveText('Zkontrolujte a objednejte');
      await world.page.evaluate(() => history.go(-2));
    },
    root, regions: ['step'], sees,
    does: {
      'checkout.showStep': ({ page }, { event, before }) => page.evaluate((far) => history.go(far), STEPS.indexOf(String(event.step)) - STEPS.indexOf(stepShown(before.value.step)!)),
    },
  },
  {
    name: 'a cart that is not there [page.checkout-reservation]',
    paths: { input: { cartId: 'undefined' }, events: [failure('fetchCart', refusal(404, 'not-found'))] },
    served: [failure('fetchCart', refusal(404, 'not-found'))],
    begin: async ({ page, testInfo }) => {
      const { offerCode } = await someOffer(page, testInfo);
      await open(page, `/checkout/rezervace/${offerCode}`);
    },
    root, sees, does: {},
  },
]);

/** The step whose form is on the page. */
function stepShown(step: unknown): string | undefined {
  const name = typeof step === 'object' ? Object.keys(step!)[0] : String(step);
  return name === 'details' ? 'participants' : name;
}
