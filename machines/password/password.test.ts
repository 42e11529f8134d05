import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { passwordMachine } from './password.machine.ts';
import { passwordPaths } from './password.paths.ts';
import { selectPasswordView } from './password.select.ts';
import type { PasswordInput, PasswordPorts } from './password.types.ts';

function start(input: Partial<PasswordInput>) {
  const remind = heldPort<PasswordPorts['remind']>();
  const reset = heldPort<PasswordPorts['resetByLink']>();
  const change = heldPort<PasswordPorts['changeByOld']>();
  const flow = startFlow(passwordMachine, { input: { entry: 'change', token: 't', email: '', isDue: false, ...input }, ports: { remind: remind.port, resetByLink: reset.port, changeByOld: change.port } });
  const write = (fields: Record<string, string>) => Object.entries(fields).forEach(([field, value]) => flow.actor.send({ type: 'password.setField', field, value }));
  return { remind, reset, change, write, ...flow, view: () => selectPasswordView(flow.actor.getSnapshot()) };
}

describe('password', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(passwordPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(passwordPaths)).toEqual([]);
  });

  it('takes the new password of a link once for two presses, and asks for another mail where the link is over [account.password]', async () => {
    const { actor, reset, remind, write, facts, view } = start({ entry: 'link' });
    actor.send({ type: 'password.submit' });
    expect(actor.getSnapshot().context.problems).toEqual({ password: 'required' });
    write({ password: 'tajné slunce' });
    actor.send({ type: 'password.submit' });
    actor.send({ type: 'password.submit' });
    expect(reset.calls.map(({ input }) => input)).toEqual([{ token: 't', password: 'tajné slunce' }]);
    await reset.calls[0]!.answer({ status: 'expired' });
    expect([view(), actor.getSnapshot().context.fields.password, facts]).toEqual(['linkOver', '', []]);
    write({ email: ' jana@example.cz ' });
    actor.send({ type: 'password.remind' });
    await remind.calls[0]!.answer({ status: 'done' });
    expect([view(), remind.calls[0]!.input]).toEqual(['mailUnderWay', { email: 'jana@example.cz' }]);
  });

  it('changes by the old password, keeps what was written after a refusal, and sends to the mail where that is not enough [account.password]', async () => {
    const { actor, change, write, facts, view } = start({ isDue: true });
    write({ email: 'jana@example.cz', oldPassword: 'staré', password: 'nové slunce' });
    actor.send({ type: 'password.submit' });
    await change.calls[0]!.answer({ status: 'refused', refusal: 'wrong-credentials', problems: {} });
    expect([view(), actor.getSnapshot().context]).toMatchObject(['changeDue', { refusal: 'wrong-credentials', fields: { oldPassword: 'staré', password: 'nové slunce' } }]);
    actor.send({ type: 'password.submit' });
    await change.calls[1]!.answer({ status: 'mailed' });
    expect([view(), facts]).toEqual(['mailUnderWay', []]);
    const known = start({ email: 'jana@example.cz' });
    known.write({ oldPassword: 'staré slunce', password: 'nové slunce' });
    known.actor.send({ type: 'password.submit' });
    expect(known.change.calls[0]!.input).toEqual({ email: 'jana@example.cz', oldPassword: 'staré slunce', password: 'nové slunce' });
    await known.change.calls[0]!.answer({ status: 'done' });
    expect([known.view(), known.actor.getSnapshot().context.fields, known.facts]).toEqual(['changed', { email: 'jana@example.cz', oldPassword: '', password: '' }, [{ type: 'password.changed' }]]);
  });
});
