import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { registrationMachine } from './registration.machine.ts';
import { registrationPaths } from './registration.paths.ts';
import { selectRegistrationView } from './registration.select.ts';
import type { RegistrationInput, RegistrationPorts } from './registration.types.ts';

function start(input: Partial<RegistrationInput> = {}) {
  const register = heldPort<RegistrationPorts['register']>();
  const resend = heldPort<RegistrationPorts['resendActivation']>();
  const activate = heldPort<RegistrationPorts['activate']>();
  const flow = startFlow(registrationMachine, { input: { entry: 'details', token: 't', fields: {}, withIdentity: false, ...input }, ports: { register: register.port, resendActivation: resend.port, activate: activate.port } });
  return { register, resend, activate, ...flow, view: () => selectRegistrationView(flow.actor.getSnapshot()) };
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
    expect(view()).toBe('mailUnderWay');
  });
});
