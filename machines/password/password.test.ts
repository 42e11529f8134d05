import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { passwordMachine } from './password.machine.ts';
import { passwordPaths } from './password.paths.ts';
import { selectFields, selectIsWaiting, selectPasswordView, selectProblems, selectRefusal } from './password.select.ts';
import type { PasswordInput, PasswordPorts } from './password.types.ts';

function start(input: Partial<PasswordInput>) {
  const remind = heldPort<PasswordPorts['remind']>();
  const reset = heldPort<PasswordPorts['resetByLink']>();
  const change = heldPort<PasswordPorts['changeByOld']>();
  const flow = startFlow(passwordMachine, { input: { entry: 'change', token: 't', email: '', isDue: false, ...input }, ports: { remind: remind.port, resetByLink: reset.port, changeByOld: change.port } });
  const write = (fields: Record<string, string>) => Object.entries(fields).forEach(([field, value]) => flow.actor.send({ type: 'password.setField', field, value }));
  const seen = () => [selectPasswordView(flow.actor.getSnapshot()), selectRefusal(flow.actor.getSnapshot()), selectIsWaiting(flow.actor.getSnapshot())];
  return { remind, reset, change, write, ...flow, seen, view: () => selectPasswordView(flow.actor.getSnapshot()) };
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

  it('opens what its address is for: a link before all, then a mail, then what a login asks for [account.password]', () => {
    for (const isDue of [false, true]) {
      expect(start({ entry: 'link', isDue }).seen()).toEqual(['choosing', '', false]);
      expect(start({ entry: 'remind', isDue }).seen()).toEqual(['askingForMail', '', false]);
      expect(start({ entry: 'change', isDue }).seen()).toEqual([isDue ? 'changeDue' : 'changing', '', false]);
    }
  });

  it('asks for a mail to an address that is written, and again where it could not be had or does not come [account.password]', async () => {
    const { actor, remind, write, seen } = start({ entry: 'remind' });
    const press = () => actor.send({ type: 'password.remind' });
    press();
    expect([selectProblems(actor.getSnapshot()), remind.calls.length]).toEqual([{ email: 'required' }, 0]);
    write({ email: 'jana@example.cz' });
    press();
    await remind.calls[0]!.fail();
    expect(seen()).toEqual(['askingForMail', 'failed', false]);
    press();
    expect(selectRefusal(actor.getSnapshot())).toBe('');
    await remind.calls[1]!.answer({ status: 'refused', refusal: 'too-many-requests', problems: { email: 'invalid' } });
    expect([seen(), selectFields(actor.getSnapshot()), selectProblems(actor.getSnapshot())]).toEqual([['askingForMail', 'too-many-requests', false], { email: 'jana@example.cz' }, { email: 'invalid' }]);
    press();
    await remind.calls[2]!.answer({ status: 'done' });
    write({ email: '' });
    press();
    expect([seen(), selectProblems(actor.getSnapshot())]).toEqual([['mailUnderWay', '', false], { email: 'required' }]);
    write({ email: 'eva@example.cz' });
    press();
    await remind.calls[3]!.fail();
    press();
    await remind.calls[4]!.answer({ status: 'done' });
    expect([seen(), remind.calls.at(-1)!.input]).toEqual([['mailUnderWay', '', false], { email: 'eva@example.cz' }]);
  });

  it('keeps the new password of a link until the shop has it, and says that it changed [account.password]', async () => {
    const { actor, reset, write, seen, facts } = start({ entry: 'link' });
    const press = () => actor.send({ type: 'password.submit' });
    write({ password: 'slunce' });
    press();
    await reset.calls[0]!.answer({ status: 'refused', refusal: 'validation', problems: { password: 'tooShort' } });
    expect([seen(), selectFields(actor.getSnapshot()).password, selectProblems(actor.getSnapshot())]).toEqual([['choosing', 'validation', false], 'slunce', { password: 'tooShort' }]);
    press();
    expect([selectRefusal(actor.getSnapshot()), selectProblems(actor.getSnapshot())]).toEqual(['', { password: 'tooShort' }]);
    await reset.calls[1]!.fail();
    expect([seen(), selectFields(actor.getSnapshot()).password, selectProblems(actor.getSnapshot())]).toEqual([['choosing', 'failed', false], 'slunce', {}]);
    press();
    await reset.calls[2]!.answer({ status: 'done' });
    expect([seen(), selectFields(actor.getSnapshot()).password, facts]).toEqual([['changed', '', false], '', [{ type: 'password.changed' }]]);
    const over = start({ entry: 'link' });
    over.write({ password: 'tajné slunce' });
    over.actor.send({ type: 'password.submit' });
    await over.reset.calls[0]!.answer({ status: 'expired' });
    over.actor.send({ type: 'password.remind' });
    expect([over.seen(), selectProblems(over.actor.getSnapshot())]).toEqual([['linkOver', '', false], { email: 'required' }]);
  });

  it('leaves what was said at a field until the shop has answered, and nothing of it once the page goes on [account.password]', async () => {
    const refused = { status: 'refused', refusal: 'details-invalid', problems: { password: 'leaked', email: 'invalid' } } as const;
    const mail = start({ entry: 'remind' });
    mail.write({ email: 'jana@example.cz' });
    mail.actor.send({ type: 'password.remind' });
    await mail.remind.calls[0]!.answer(refused);
    mail.actor.send({ type: 'password.remind' });
    expect([mail.seen(), selectProblems(mail.actor.getSnapshot())]).toEqual([['askingForMail', '', true], refused.problems]);
    await mail.remind.calls[1]!.answer({ status: 'done' });
    expect([mail.seen(), selectProblems(mail.actor.getSnapshot())]).toEqual([['mailUnderWay', '', false], {}]);
    for (const [status, view] of [['done', 'changed'], ['expired', 'linkOver']] as const) {
      const link = start({ entry: 'link' });
      link.write({ password: 'heslo heslo' });
      for (const call of [0, 1]) {
        link.actor.send({ type: 'password.submit' });
        await link.reset.calls[call]!.answer(call === 0 ? refused : { status });
      }
      expect([link.seen(), selectProblems(link.actor.getSnapshot())]).toEqual([[view, '', false], {}]);
    }
    const change = start({ email: 'jana@example.cz' });
    change.write({ oldPassword: 'staré', password: 'nové slunce' });
    for (const call of [0, 1]) {
      change.actor.send({ type: 'password.submit' });
      await change.change.calls[call]!.answer(call === 0 ? refused : { status: 'done' });
    }
    expect([change.seen(), selectProblems(change.actor.getSnapshot())]).toEqual([['changed', '', false], {}]);
  });

  it('says of who is logged in that the old password is wrong, at its field, keeps both where it was not taken or the shop could not be asked, and neither once a mail is on its way [account.password]', async () => {
    for (const [isDue, form] of [[false, 'changing'], [true, 'changeDue']] as const) {
      const { actor, change, write, seen } = start({ email: 'jana@example.cz', isDue });
      const press = () => actor.send({ type: 'password.submit' });
      press();
      expect([selectProblems(actor.getSnapshot()), change.calls.length]).toEqual([{ oldPassword: 'required', password: 'required' }, 0]);
      write({ oldPassword: 'staré', password: 'nové slunce' });
      press();
      await change.calls[0]!.fail();
      expect(seen()).toEqual([form, 'failed', false]);
      press();
      expect(selectRefusal(actor.getSnapshot())).toBe('');
      await change.calls[1]!.answer({ status: 'refused', refusal: 'wrong-credentials', problems: {} });
      expect([seen(), selectProblems(actor.getSnapshot()), selectFields(actor.getSnapshot())]).toEqual([[form, '', false], { oldPassword: 'wrongPassword' }, { email: 'jana@example.cz', oldPassword: 'staré', password: 'nové slunce' }]);
      press();
      await change.calls[2]!.answer({ status: 'mailed' });
      expect([seen(), selectProblems(actor.getSnapshot()), selectFields(actor.getSnapshot())]).toEqual([['mailUnderWay', '', false], {}, { email: 'jana@example.cz', oldPassword: '', password: '' }]);
    }
  });
});
