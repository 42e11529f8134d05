import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { loginMachine } from './login.machine.ts';
import { loginPaths } from './login.paths.ts';
import { selectLoginStep } from './login.select.ts';
import type { LoginPorts } from './login.types.ts';

function start() {
  const name = heldPort<LoginPorts['checkUsername']>();
  const password = heldPort<LoginPorts['logIn']>();
  const digits = heldPort<LoginPorts['authorize']>();
  const resend = heldPort<LoginPorts['resend']>();
  return { name, password, digits, resend, ...startFlow(loginMachine, { input: { returnTo: '/mytui/settings' }, ports: { checkUsername: name.port, logIn: password.port, authorize: digits.port, resend: resend.port } }) };
}

describe('login', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(loginPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(loginPaths)).toEqual([]);
  });

  it('asks once for two presses, keeps what was written after a refusal, and forgets the password once it is in [account.login]', async () => {
    const { actor, name, password, digits, facts } = start();
    actor.send({ type: 'login.setEmail', email: ' jana@example.cz ' });
    actor.send({ type: 'login.submit' });
    actor.send({ type: 'login.submit' });
    expect(name.calls.map(({ input }) => input)).toEqual([{ email: 'jana@example.cz' }]);
    await name.calls[0]!.answer('password');
    actor.send({ type: 'login.setPassword', password: 'tajné' });
    actor.send({ type: 'login.submit' });
    await password.calls[0]!.answer({ status: 'refused', problem: 'wrong' });
    expect(actor.getSnapshot().context).toMatchObject({ password: 'tajné', problem: 'wrong' });
    actor.send({ type: 'login.submit' });
    await password.calls[1]!.answer({ status: 'verify', ticket: 't' });
    expect([selectLoginStep(actor.getSnapshot()), actor.getSnapshot().context.password]).toEqual(['digits', '']);
    actor.send({ type: 'login.setDigits', digits: '123456 ' });
    actor.send({ type: 'login.submit' });
    expect(digits.calls[0]!.input).toEqual({ ticket: 't', digits: '123456' });
    await digits.calls[0]!.answer({ status: 'done' });
    expect(facts).toEqual([{ type: 'login.done', returnTo: '/mytui/settings' }]);
  });

  it('leads back to the password once the ticket is used or too old, whatever is pressed [account.login]', async () => {
    for (const press of ['login.submit', 'login.resend'] as const) {
      const { actor, name, password, digits, resend } = start();
      actor.send({ type: 'login.submit' });
      await name.calls[0]!.answer('password');
      actor.send({ type: 'login.submit' });
      await password.calls[0]!.answer({ status: 'verify', ticket: 't' });
      actor.send({ type: press });
      await (press === 'login.submit' ? digits.calls[0]!.answer({ status: 'refused', problem: 'ticketOver' }) : resend.calls[0]!.answer('ticketOver'));
      expect([selectLoginStep(actor.getSnapshot()), actor.getSnapshot().context.problem]).toEqual(['password', 'ticketOver']);
    }
  });
});
