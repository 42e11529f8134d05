import { describe, expect, it } from 'vitest';
import { activityBasketMachine } from './activity-basket/activity-basket.machine.ts';
import { exampleBasket } from './activity-basket/activity-basket.paths.ts';
import type { ActivityBasketPorts } from './activity-basket/activity-basket.types.ts';
import { cartMailMachine } from './cart-mail/cart-mail.machine.ts';
import type { CartMailPorts } from './cart-mail/cart-mail.types.ts';
import { changeOwner, changeTraveller, emptyInformation } from './checkout/checkout.rules.ts';
import { loginMachine } from './login/login.machine.ts';
import type { LoginPorts } from './login/login.types.ts';
import { passwordMachine } from './password/password.machine.ts';
import type { PasswordPorts } from './password/password.types.ts';
import { registrationMachine } from './registration/registration.machine.ts';
import type { RegistrationPorts } from './registration/registration.types.ts';
import { subscriptionMachine } from './subscription/subscription.machine.ts';
import type { SubscriptionPorts } from './subscription/subscription.types.ts';
import { heldPort, startFlow } from './testing/flow-under-test.ts';

const EMAIL = 'jana\u200B@example.cz';

describe('what is pasted with marks that nobody sees is taken as it looks', () => {
  it('by the checkout', () => {
    const traveller = { type: 'ADULT', gender: '', firstName: '', lastName: '', birthDate: '' } as const;
    const { owner } = changeOwner(emptyInformation(), 'phone', '\u202D+420\u00A0777 123 456\u202C');
    const { travellers } = changeTraveller({ ...emptyInformation(), travellers: [traveller] }, 0, 'firstName', '\uFEFFJana\u200B');
    expect([owner.phone, travellers[0]!.firstName]).toEqual(['+420 777 123 456', 'Jana']);
  });

  it('by an order of activities [excursion.checkout]', () => {
    const ports = { changeBasket: heldPort<ActivityBasketPorts['changeBasket']>().port, fetchBasket: heldPort<ActivityBasketPorts['fetchBasket']>().port, placeOrder: heldPort<ActivityBasketPorts['placeOrder']>().port };
    const { actor } = startFlow(activityBasketMachine, { input: { cart: exampleBasket }, ports });
    actor.send({ type: 'activityBasket.setContact', field: 'email', value: EMAIL });
    expect(actor.getSnapshot().context.contact.email).toBe('jana@example.cz');
  });

  it('by a registration, but for its password [account.register]', () => {
    const ports = { register: heldPort<RegistrationPorts['register']>().port, resendActivation: heldPort<RegistrationPorts['resendActivation']>().port, activate: heldPort<RegistrationPorts['activate']>().port };
    const { actor } = startFlow(registrationMachine, { input: { entry: 'details', token: '', fields: {}, withIdentity: false }, ports });
    for (const field of ['email', 'password']) actor.send({ type: 'registration.setField', field, value: EMAIL });
    expect(actor.getSnapshot().context.fields).toEqual({ email: 'jana@example.cz', password: EMAIL });
  });

  it('by a login [account.login] and a cart that is mailed [cart.calls]', () => {
    const login = startFlow(loginMachine, { input: { returnTo: '/', ticket: '' }, ports: { checkUsername: heldPort<LoginPorts['checkUsername']>().port, logIn: heldPort<LoginPorts['logIn']>().port, authorize: heldPort<LoginPorts['authorize']>().port, resend: heldPort<LoginPorts['resend']>().port } }).actor;
    login.send({ type: 'login.setEmail', email: EMAIL });
    const cartMail = startFlow(cartMailMachine, { input: { cartId: 'c' }, ports: { mailCart: heldPort<CartMailPorts['mailCart']>().port } }).actor;
    cartMail.send({ type: 'cartMail.open' });
    cartMail.send({ type: 'cartMail.setEmail', email: EMAIL });
    expect([login, cartMail].map((flow) => flow.getSnapshot().context.email)).toEqual(['jana@example.cz', 'jana@example.cz']);
  });

  it('by the newsletter [page.newsletter]', () => {
    const ports = { askForMail: heldPort<SubscriptionPorts['askForMail']>().port, answerMail: heldPort<SubscriptionPorts['answerMail']>().port };
    const { actor } = startFlow(subscriptionMachine, { input: { purpose: 'newsletter', request: null, link: null }, ports });
    actor.send({ type: 'subscription.setEmail', email: EMAIL });
    expect(actor.getSnapshot().context.email).toBe('jana@example.cz');
  });

  it('by whoever has forgotten a password [account.password]', () => {
    const ports = { remind: heldPort<PasswordPorts['remind']>().port, resetByLink: heldPort<PasswordPorts['resetByLink']>().port, changeByOld: heldPort<PasswordPorts['changeByOld']>().port };
    const { actor } = startFlow(passwordMachine, { input: { entry: 'remind', token: '', email: '', isDue: false }, ports });
    for (const field of ['email', 'password']) actor.send({ type: 'password.setField', field, value: EMAIL });
    expect(actor.getSnapshot().context.fields).toEqual({ email: 'jana@example.cz', password: EMAIL });
  });
});
