import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { registrationMachine } from './registration.machine.ts';
import { registrationPaths } from './registration.paths.ts';
import { selectFields, selectIsWaiting, selectProblems, selectRefusal, selectRegistrationView } from './registration.select.ts';
import type { RegistrationInput, RegistrationPorts } from './registration.types.ts';

function start(input: Partial<RegistrationInput> = {}) {
  const register = heldPort<RegistrationPorts['register']>();
  const resend = heldPort<RegistrationPorts['resendActivation']>();
  const activate = heldPort<RegistrationPorts['activate']>();
  const flow = startFlow(registrationMachine, { input: { entry: 'details', token: 't', fields: {}, withIdentity: false, ...input }, ports: { register: register.port, resendActivation: resend.port, activate: activate.port } });
  return { register, resend, activate, ...flow, view: () => selectRegistrationView(flow.actor.getSnapshot()), shown: () => {
    const snapshot = flow.actor.getSnapshot();
    return { view: selectRegistrationView(snapshot), isWaiting: selectIsWaiting(snapshot), problems: selectProblems(snapshot), refusal: selectRefusal(snapshot) };
  } };
}

describe('registration', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(registrationPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(registrationPaths)).toEqual([]);
  });

  it('registers once for two presses, keeps what was written after a refusal, and forgets the password once the mail is under way [account.register]', async () => {
    const fields = { email: 'jana@example.cz', password: 'heslo', firstName: 'Jana', lastName: 'Nováková' };
    const { actor, register, resend, facts, view } = start({ fields });
    actor.send({ type: 'registration.submit' });
    expect(actor.getSnapshot().context.problems).toEqual({ terms: 'required' });
    actor.send({ type: 'registration.setField', field: 'terms', value: 'yes' });
    actor.send({ type: 'registration.submit' });
    actor.send({ type: 'registration.submit' });
    await register.calls[0]!.answer({ status: 'refused', refusal: 'details-invalid', problems: { password: 'tooShort' } });
    expect([view(), actor.getSnapshot().context.fields.password, actor.getSnapshot().context.problems]).toEqual(['details', 'heslo', { password: 'tooShort' }]);
    actor.send({ type: 'registration.submit' });
    await register.calls[1]!.fail();
    expect([view(), actor.getSnapshot().context.refusal]).toEqual(['details', 'failed']);
    actor.send({ type: 'registration.submit' });
    await register.calls[2]!.answer({ status: 'sent' });
    expect([view(), actor.getSnapshot().context.fields.password, facts, register.calls.length]).toEqual(['mailUnderWay', '', [{ type: 'registration.sent' }], 3]);
    actor.send({ type: 'registration.resend' });
    expect(resend.calls.map(({ input }) => input)).toEqual([{ email: 'jana@example.cz' }]);
  });

  it('activates by a press only, and sends another mail where the link is over [account.register]', async () => {
    const { actor, activate, resend, view } = start({ entry: 'link' });
    expect([view(), activate.calls.length]).toEqual(['linkOpened', 0]);
    actor.send({ type: 'registration.activate' });
    await activate.calls[0]!.answer('expired');
    actor.send({ type: 'registration.resend' });
    expect([view(), actor.getSnapshot().context.problems]).toEqual(['linkOver', { email: 'required' }]);
    actor.send({ type: 'registration.setField', field: 'email', value: ' jana@example.cz ' });
    actor.send({ type: 'registration.resend' });
    expect(resend.calls[0]!.input).toEqual({ email: 'jana@example.cz' });
    await resend.calls[0]!.answer({ status: 'sent' });
    expect(view()).toBe('mailAskedAgain');
  });

  it.each([
    ['details', 'details'], ['mailSent', 'mailUnderWay'], ['anotherMail', 'askingForMail'], ['link', 'linkOpened'],
  ] as const)('opened for %s, shows %s and asks the shop nothing by itself [account.register]', (entry, view) => {
    const { shown, register, resend, activate } = start({ entry, fields: { email: 'jana@example.cz' } });
    expect(shown()).toEqual({ view, isWaiting: false, problems: {}, refusal: '' });
    expect([register.calls, resend.calls, activate.calls]).toEqual([[], [], []]);
  });

  it('leaves what was said at fields until the shop has answered, for a finger that presses twice, and sends what stands in them then [account.register]', async () => {
    const fields = { email: 'jana@example.cz', password: 'heslo', firstName: 'Jana', lastName: 'Nováková', terms: 'yes' };
    const { actor, register, shown } = start({ fields });
    actor.send({ type: 'registration.submit' });
    await register.calls[0]!.answer({ status: 'refused', refusal: 'details-invalid', problems: { password: 'tooShort' } });
    expect(shown()).toEqual({ view: 'details', isWaiting: false, problems: { password: 'tooShort' }, refusal: 'details-invalid' });
    actor.send({ type: 'registration.submit' });
    expect(shown()).toEqual({ view: 'details', isWaiting: true, problems: { password: 'tooShort' }, refusal: '' });
    await register.calls[1]!.fail();
    expect(shown()).toEqual({ view: 'details', isWaiting: false, problems: {}, refusal: 'failed' });
    actor.send({ type: 'registration.setField', field: 'password', value: 'tajné slunce' });
    actor.send({ type: 'registration.submit' });
    expect([shown(), register.calls[2]!.input]).toEqual([{ view: 'details', isWaiting: true, problems: { password: '' }, refusal: '' }, { fields: { ...fields, password: 'tajné slunce' }, withIdentity: false }]);
    await register.calls[2]!.answer({ status: 'sent' });
    expect(shown()).toEqual({ view: 'mailUnderWay', isWaiting: false, problems: {}, refusal: '' });
  });

  it('says of a link that was used before that the account is active, and tells nobody that it was activated [account.register]', async () => {
    const { actor, activate, shown, facts } = start({ entry: 'link' });
    actor.send({ type: 'registration.activate' });
    await activate.calls[0]!.answer('active');
    expect([shown(), facts]).toEqual([{ view: 'active', isWaiting: false, problems: {}, refusal: '' }, []]);
  });

  const refused = { status: 'refused' as const, refusal: 'details-invalid', problems: { email: 'invalidEmail' } };

  it.each(['mailSent', 'anotherMail'] as const)('from the page of %s asks for one more mail for two presses, to the address that stands there then, and does not say that it was sent [account.register]', async (entry) => {
    const { actor, resend, shown } = start({ entry });
    const press = () => actor.send({ type: 'registration.resend' });
    const write = (value: string) => actor.send({ type: 'registration.setField', field: 'email', value });
    const { view } = shown();
    press();
    expect([shown(), resend.calls.length]).toEqual([{ view, isWaiting: false, problems: { email: 'required' }, refusal: '' }, 0]);
    write('jana');
    expect(shown().problems).toEqual({ email: '' });
    press();
    press();
    expect([shown(), resend.calls.map(({ input }) => input)]).toEqual([{ view: 'askingForMail', isWaiting: true, problems: { email: '' }, refusal: '' }, [{ email: 'jana' }]]);
    await resend.calls[0]!.answer(refused);
    expect(shown()).toEqual({ view: 'askingForMail', isWaiting: false, problems: { email: 'invalidEmail' }, refusal: 'details-invalid' });
    press();
    expect(shown()).toEqual({ view: 'askingForMail', isWaiting: true, problems: { email: 'invalidEmail' }, refusal: '' });
    await resend.calls[1]!.answer({ status: 'sent' });
    expect(shown()).toEqual({ view: 'mailAskedAgain', isWaiting: false, problems: {}, refusal: '' });
    write('jana@example.cz');
    press();
    await resend.calls[2]!.fail();
    expect(shown()).toEqual({ view: 'askingForMail', isWaiting: false, problems: {}, refusal: 'failed' });
    press();
    expect(shown()).toEqual({ view: 'askingForMail', isWaiting: true, problems: {}, refusal: '' });
    await resend.calls[3]!.answer({ status: 'sent' });
    expect([shown(), resend.calls.at(-1)!.input]).toEqual([{ view: 'mailAskedAgain', isWaiting: false, problems: {}, refusal: '' }, { email: 'jana@example.cz' }]);
    press();
    expect(resend.calls).toHaveLength(5);
  });

  it('marks the address where a link is over until it is written [account.register]', async () => {
    const { actor, activate, resend, shown } = start({ entry: 'link' });
    actor.send({ type: 'registration.activate' });
    await activate.calls[0]!.answer('expired');
    actor.send({ type: 'registration.resend' });
    expect(shown()).toEqual({ view: 'linkOver', isWaiting: false, problems: { email: 'required' }, refusal: '' });
    actor.send({ type: 'registration.setField', field: 'email', value: 'jana@example.cz' });
    expect([shown().problems, selectFields(actor.getSnapshot())]).toEqual([{ email: '' }, { email: 'jana@example.cz' }]);
    actor.send({ type: 'registration.resend' });
    expect([shown(), resend.calls.length]).toEqual([{ view: 'askingForMail', isWaiting: true, problems: { email: '' }, refusal: '' }, 1]);
  });

  it('activates once for two presses with the link’s token, tells it, and can be pressed again where the shop is away [account.register]', async () => {
    const { actor, activate, shown, facts } = start({ entry: 'link' });
    const press = () => actor.send({ type: 'registration.activate' });
    press();
    press();
    expect([shown(), activate.calls.map(({ input }) => input)]).toEqual([{ view: 'linkOpened', isWaiting: true, problems: {}, refusal: '' }, [{ token: 't' }]]);
    await activate.calls[0]!.fail();
    expect(shown()).toEqual({ view: 'linkOpened', isWaiting: false, problems: {}, refusal: 'failed' });
    press();
    expect(shown().refusal).toBe('');
    await activate.calls[1]!.answer('done');
    expect([shown(), facts]).toEqual([{ view: 'active', isWaiting: false, problems: {}, refusal: '' }, [{ type: 'registration.activated' }]]);
  });
});
