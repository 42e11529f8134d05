import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { loginMachine } from './login.machine.ts';
import { loginPaths } from './login.paths.ts';
import { selectDigits, selectIsMailedAgain, selectIsOfField, selectIsWaiting, selectLoginStep, selectPassword, selectProblem } from './login.select.ts';
import type { LoginPorts } from './login.types.ts';

function start(ticket = '') {
  const name = heldPort<LoginPorts['checkUsername']>();
  const password = heldPort<LoginPorts['logIn']>();
  const digits = heldPort<LoginPorts['authorize']>();
  const resend = heldPort<LoginPorts['resend']>();
  return { name, password, digits, resend, ...startFlow(loginMachine, { input: { returnTo: '/mytui/settings', ticket }, ports: { checkUsername: name.port, logIn: password.port, authorize: digits.port, resend: resend.port } }) };
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

  it('takes what is written while the shop looks: it is there for the next press [account.login]', async () => {
    const { actor, name, password, digits, resend } = start();
    actor.send({ type: 'login.setEmail', email: 'jana@example' });
    actor.send({ type: 'login.submit' });
    actor.send({ type: 'login.setEmail', email: 'jana@example.cz' });
    await name.calls[0]!.answer('password');
    actor.send({ type: 'login.setPassword', password: 'taj' });
    actor.send({ type: 'login.submit' });
    actor.send({ type: 'login.setPassword', password: 'tajné' });
    await password.calls[0]!.answer({ status: 'refused', problem: 'wrong' });
    expect(selectPassword(actor.getSnapshot())).toBe('tajné');
    actor.send({ type: 'login.submit' });
    await password.calls[1]!.answer({ status: 'verify', ticket: 't' });
    actor.send({ type: 'login.resend' });
    actor.send({ type: 'login.setDigits', digits: '12345' });
    await resend.calls[0]!.answer('sent');
    actor.send({ type: 'login.submit' });
    actor.send({ type: 'login.setDigits', digits: '123456' });
    await digits.calls[0]!.answer({ status: 'refused', problem: 'wrongCode' });
    actor.send({ type: 'login.submit' });
    expect([password.calls[1]!.input, ...digits.calls.map(({ input }) => input.digits)]).toEqual([{ email: 'jana@example.cz', password: 'tajné' }, '12345', '123456']);
  });

  it('leads back to the password once the ticket is used or too old, whatever is pressed [account.login]', async () => {
    for (const press of ['login.submit', 'login.resend'] as const) {
      const { actor, name, password, digits, resend } = start();
      actor.send({ type: 'login.setEmail', email: 'jana@example.cz' });
      actor.send({ type: 'login.submit' });
      await name.calls[0]!.answer('password');
      actor.send({ type: 'login.submit' });
      await password.calls[0]!.answer({ status: 'verify', ticket: 't' });
      actor.send({ type: press });
      await (press === 'login.submit' ? digits.calls[0]!.answer({ status: 'refused', problem: 'ticketOver' }) : resend.calls[0]!.answer('ticketOver'));
      expect([selectLoginStep(actor.getSnapshot()), selectIsWaiting(actor.getSnapshot()), selectProblem(actor.getSnapshot())]).toEqual(['password', false, 'ticketOver']);
    }
  });

  it('begins with the digits for who comes from an identity provider, and with the name once their ticket is over [account.login]', async () => {
    const { actor, digits } = start('of-provider');
    expect(selectLoginStep(actor.getSnapshot())).toBe('digits');
    for (const [answered, step, problem] of [['wrongCode', 'digits', 'wrongCode'], ['ticketOver', 'name', 'ticketOver']] as const) {
      actor.send({ type: 'login.submit' });
      await digits.calls.at(-1)!.answer({ status: 'refused', problem: answered });
      expect([selectLoginStep(actor.getSnapshot()), selectProblem(actor.getSnapshot())]).toEqual([step, problem]);
    }
    expect(digits.calls.map(({ input }) => input.ticket)).toEqual(['of-provider', 'of-provider']);
  });

  it('says that digits were sent once more, until they are tried or asked for in vain [account.login]', async () => {
    const { actor, name, password, digits, resend } = start();
    const isSaid = () => selectIsMailedAgain(actor.getSnapshot());
    actor.send({ type: 'login.submit' });
    await name.calls[0]!.answer('password');
    actor.send({ type: 'login.submit' });
    await password.calls[0]!.answer({ status: 'verify', ticket: 't' });
    expect(isSaid()).toBe(false);
    actor.send({ type: 'login.resend' });
    await resend.calls[0]!.answer('sent');
    actor.send({ type: 'login.setDigits', digits: '1' });
    expect(isSaid()).toBe(true);
    actor.send({ type: 'login.resend' });
    expect(isSaid()).toBe(false);
    await resend.calls[1]!.fail();
    expect([isSaid(), selectProblem(actor.getSnapshot())]).toEqual([false, 'failed']);
    actor.send({ type: 'login.submit' });
    await digits.calls[0]!.answer({ status: 'refused', problem: 'wrongCode' });
    actor.send({ type: 'login.setDigits', digits: '2' });
    expect(isSaid()).toBe(false);
  });

  it('says what is wrong with a name, beside it where the name is, and no longer once it is good [account.login]', async () => {
    const { actor, name } = start();
    const seen = () => [selectLoginStep(actor.getSnapshot()), selectProblem(actor.getSnapshot()), selectIsOfField(actor.getSnapshot()), selectIsWaiting(actor.getSnapshot())];
    actor.send({ type: 'login.submit' });
    await name.calls[0]!.answer('emailInvalid');
    expect(seen()).toEqual(['name', 'emailInvalid', true, false]);
    actor.send({ type: 'login.submit' });
    await name.calls[1]!.fail();
    expect(seen()).toEqual(['name', 'failed', false, false]);
    actor.send({ type: 'login.submit' });
    await name.calls[2]!.answer('password');
    expect(seen()).toEqual(['password', null, false, false]);
  });

  it('keeps what was written where the shop cannot be asked, and says so until it can [account.login]', async () => {
    const { actor, name, password, digits, resend } = start();
    const seen = () => [selectLoginStep(actor.getSnapshot()), selectProblem(actor.getSnapshot()), selectIsWaiting(actor.getSnapshot())];
    actor.send({ type: 'login.submit' });
    await name.calls[0]!.answer('password');
    actor.send({ type: 'login.setPassword', password: 'tajné' });
    actor.send({ type: 'login.submit' });
    await password.calls[0]!.fail();
    expect([seen(), selectPassword(actor.getSnapshot())]).toEqual([['password', 'failed', false], 'tajné']);
    actor.send({ type: 'login.submit' });
    await password.calls[1]!.answer({ status: 'verify', ticket: 't' });
    actor.send({ type: 'login.setDigits', digits: '1' });
    actor.send({ type: 'login.resend' });
    await resend.calls[0]!.fail();
    expect([seen(), selectDigits(actor.getSnapshot())]).toEqual([['digits', 'failed', false], '1']);
    actor.send({ type: 'login.resend' });
    await resend.calls[1]!.answer('sent');
    expect(seen()).toEqual(['digits', null, false]);
    actor.send({ type: 'login.submit' });
    await digits.calls[0]!.fail();
    expect(seen()).toEqual(['digits', 'failed', false]);
    actor.send({ type: 'login.submit' });
    await digits.calls[1]!.answer({ status: 'refused', problem: 'wrongCode' });
    expect([seen(), selectDigits(actor.getSnapshot())]).toEqual([['digits', 'wrongCode', false], '1']);
    actor.send({ type: 'login.submit' });
    await digits.calls[2]!.answer({ status: 'done' });
    expect([actor.getSnapshot().value, digits.calls.length]).toEqual(['loggedIn', 3]);
  });

  it('leads on without digits, or to a new password, and keeps the old one in neither case [account.login]', async () => {
    for (const [status, state, type] of [['done', 'loggedIn', 'login.done'], ['changePassword', 'changeDue', 'login.passwordChangeDue']] as const) {
      const { actor, name, password, facts } = start();
      actor.send({ type: 'login.submit' });
      await name.calls[0]!.answer('password');
      actor.send({ type: 'login.setPassword', password: 'tajné' });
      actor.send({ type: 'login.submit' });
      await password.calls[0]!.answer({ status });
      expect([actor.getSnapshot().value, selectPassword(actor.getSnapshot()), facts]).toEqual([state, '', [{ type, returnTo: '/mytui/settings' }]]);
    }
  });

  it('begins anew with another name, and forgets the password that was written [account.login]', async () => {
    const { actor, name, password, digits } = start();
    const seen = () => [selectLoginStep(actor.getSnapshot()), selectIsWaiting(actor.getSnapshot()), selectPassword(actor.getSnapshot()), selectProblem(actor.getSnapshot())];
    actor.send({ type: 'login.submit' });
    await name.calls[0]!.answer('password');
    actor.send({ type: 'login.setPassword', password: 'tajné' });
    actor.send({ type: 'login.startOver' });
    expect(seen()).toEqual(['name', false, '', null]);
    actor.send({ type: 'login.submit' });
    await name.calls[1]!.answer('password');
    actor.send({ type: 'login.submit' });
    await password.calls[0]!.answer({ status: 'verify', ticket: 't' });
    actor.send({ type: 'login.submit' });
    await digits.calls[0]!.fail();
    actor.send({ type: 'login.startOver' });
    expect(seen()).toEqual(['name', false, '', null]);
  });
});
