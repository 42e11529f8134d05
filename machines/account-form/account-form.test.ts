import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { accountFormMachine } from './account-form.machine.ts';
import { accountFormPaths } from './account-form.paths.ts';
import type { AccountFormPorts } from './account-form.types.ts';

describe('account form', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(accountFormPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(accountFormPaths)).toEqual([]);
  });

  it('sends once for two presses, and loses nothing written when the login has ended [account.settings]', async () => {
    const send = heldPort<AccountFormPorts['sendForm']>();
    const { actor, facts } = startFlow(accountFormMachine, { input: { kind: 'rename', subject: { reservationId: 'r1' }, fields: {}, required: ['label'] }, ports: { sendForm: send.port } });
    actor.send({ type: 'accountForm.submit' });
    expect(actor.getSnapshot().context.problems).toEqual({ label: 'required' });
    actor.send({ type: 'accountForm.setField', field: 'label', value: 'Léto' });
    actor.send({ type: 'accountForm.submit' });
    actor.send({ type: 'accountForm.submit' });
    expect(send.calls.map(({ input }) => input)).toEqual([{ kind: 'rename', subject: { reservationId: 'r1' }, fields: { label: 'Léto' } }]);
    await send.calls[0]!.answer({ status: 'loginRequired' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.fields]).toEqual(['loginNeeded', { label: 'Léto' }]);
    actor.send({ type: 'accountForm.setField', field: 'label', value: ' ' });
    actor.send({ type: 'accountForm.submit' });
    expect([send.calls.length, actor.getSnapshot().context.problems.label]).toEqual([1, 'required']);
    actor.send({ type: 'accountForm.setField', field: 'label', value: 'Léto' });
    actor.send({ type: 'accountForm.submit' });
    await send.calls[1]!.answer({ status: 'done', url: '/mytui' });
    expect(facts).toEqual([{ type: 'accountForm.done', kind: 'rename', url: '/mytui' }]);
  });

  it('sends a message once, however often it is pressed after the answer, until another is written', async () => {
    const send = heldPort<AccountFormPorts['sendForm']>();
    const { actor } = startFlow(accountFormMachine, { input: { kind: 'reply', subject: { threadId: 't1' }, fields: { text: 'Děkuji' }, required: ['text'] }, ports: { sendForm: send.port } });
    actor.send({ type: 'accountForm.submit' });
    await send.calls[0]!.answer({ status: 'done', url: '' });
    actor.send({ type: 'accountForm.submit' });
    expect(send.calls).toHaveLength(1);
    actor.send({ type: 'accountForm.setField', field: 'text', value: 'A ještě' });
    actor.send({ type: 'accountForm.submit' });
    expect(send.calls[1]!.input.fields).toEqual({ text: 'A ještě' });
  });
});
