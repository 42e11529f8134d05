import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { accountFormMachine } from './account-form.machine.ts';
import { accountFormPaths } from './account-form.paths.ts';
import { selectFields, selectHasProblems, selectOutcome, selectProblems, selectRefusal } from './account-form.select.ts';
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
    const { actor, facts } = startFlow(accountFormMachine, { input: { kind: 'rename', subject: { reservationId: 'r1' }, fields: {}, required: ['label'], longest: {} }, ports: { sendForm: send.port } });
    actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    expect(actor.getSnapshot().context.problems).toEqual({ label: 'required' });
    actor.send({ type: 'accountForm.setField', field: 'label', value: 'Léto' });
    actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    expect(send.calls.map(({ input }) => input)).toEqual([{ kind: 'rename', subject: { reservationId: 'r1' }, fields: { label: 'Léto' }, saved: {}, clientId: 'press-01' }]);
    await send.calls[0]!.answer({ status: 'loginRequired' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.fields]).toEqual(['loginNeeded', { label: 'Léto' }]);
    actor.send({ type: 'accountForm.setField', field: 'label', value: ' ' });
    actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    expect([send.calls.length, actor.getSnapshot().context.problems.label]).toEqual([1, 'required']);
    actor.send({ type: 'accountForm.setField', field: 'label', value: 'Léto' });
    actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    await send.calls[1]!.answer({ status: 'done', result: {} });
    expect(facts).toEqual([{ type: 'accountForm.done', kind: 'rename', subject: { reservationId: 'r1' }, result: {} }]);
  });

  it('says on the page that it led to that it is done, until something else is written or sent [account.change-data]', () => {
    const { actor } = startFlow(accountFormMachine, { input: { kind: 'participant', subject: { reservationId: 'r1' }, fields: { firstName: 'Zuzana' }, required: ['firstName'], longest: {}, isDone: true }, ports: { sendForm: heldPort<AccountFormPorts['sendForm']>().port } });
    expect(selectOutcome(actor.getSnapshot())).toBe('done');
    actor.send({ type: 'accountForm.setField', field: 'firstName', value: '' });
    actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    expect([selectOutcome(actor.getSnapshot()), selectProblems(actor.getSnapshot())]).toEqual(['editing', { firstName: 'required' }]);
  });

  it('says why the shop said no until it is asked again or something else is written, at its field until it has answered, and that it was away [account.settings]', async () => {
    const send = heldPort<AccountFormPorts['sendForm']>();
    const { actor } = startFlow(accountFormMachine, { input: { kind: 'rename', subject: {}, fields: { label: 'Léto', note: '' }, required: ['label'], longest: {} }, ports: { sendForm: send.port } });
    const shown = () => { const snapshot = actor.getSnapshot(); return [selectOutcome(snapshot), selectRefusal(snapshot), selectProblems(snapshot)]; };
    const press = (clientId: string) => actor.send({ type: 'accountForm.submit', clientId });
    const refuse = (call: number) => send.calls[call]!.answer({ status: 'refused', refusal: 'label-taken', problems: { label: 'taken' } });
    press('press-01');
    await refuse(0);
    expect(shown()).toEqual(['refused', 'label-taken', { label: 'taken' }]);
    press('press-02');
    expect(shown()).toEqual(['sending', '', { label: 'taken' }]);
    await refuse(1);
    actor.send({ type: 'accountForm.setField', field: 'note', value: 'pro babičku' });
    expect([shown()[0], selectFields(actor.getSnapshot())]).toEqual(['editing', { label: 'Léto', note: 'pro babičku' }]);
    press('press-03');
    expect(shown()).toEqual(['sending', '', { label: 'taken', note: '' }]);
    await send.calls[2]!.fail();
    expect(shown()).toEqual(['failed', '', {}]);
    actor.send({ type: 'accountForm.setField', field: 'label', value: 'Léto 2' });
    expect(shown()[0]).toBe('editing');
    press('press-04');
    expect(send.calls.map(({ input: { fields } }) => fields.label)).toEqual(['Léto', 'Léto', 'Léto', 'Léto 2']);
  });

  it('sends what is written after the login has ended as another message than the one before [account.mailbox]', async () => {
    const send = heldPort<AccountFormPorts['sendForm']>();
    const { actor } = startFlow(accountFormMachine, { input: { kind: 'message', subject: {}, fields: { text: 'Prosím o fakturu' }, required: ['text'], longest: {} }, ports: { sendForm: send.port } });
    const write = (value: string) => actor.send({ type: 'accountForm.setField', field: 'text', value });
    const press = (clientId: string) => actor.send({ type: 'accountForm.submit', clientId });
    press('press-01');
    await send.calls[0]!.answer({ status: 'loginRequired' });
    write('');
    press('press-02');
    expect(selectProblems(actor.getSnapshot())).toEqual({ text: 'required' });
    write('Prosím o smlouvu');
    press('press-03');
    expect([selectOutcome(actor.getSnapshot()), selectProblems(actor.getSnapshot()), send.calls[1]!.input.clientId]).toEqual(['sending', { text: '' }, 'press-03']);
  });

  it('asks for the password where digits are to end, forgets it afterwards, and knows then what the shop has [account.settings]', async () => {
    const send = heldPort<AccountFormPorts['sendForm']>();
    const { actor } = startFlow(accountFormMachine, { input: { kind: 'agreements', subject: {}, fields: { news: 'yes', asksForCode: 'yes' }, required: [], longest: {} }, ports: { sendForm: send.port } });
    const set = (field: string, value: string) => actor.send({ type: 'accountForm.setField', field, value });
    set('asksForCode', '');
    actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    expect([send.calls.length, actor.getSnapshot().context.problems]).toEqual([0, { password: 'required' }]);
    set('password', 'tajné slunce');
    actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    expect(send.calls[0]!.input).toMatchObject({ fields: { password: 'tajné slunce' }, saved: { asksForCode: 'yes' } });
    await send.calls[0]!.answer({ status: 'done', result: {} });
    expect(actor.getSnapshot().context).toMatchObject({ fields: { news: 'yes', asksForCode: '' }, saved: { news: 'yes', asksForCode: '' } });
    expect(actor.getSnapshot().context.fields.password).toBeUndefined();
  });

  it('takes changed details as the shop does: names, a postal code of a home country or none [account.settings]', async () => {
    const send = heldPort<AccountFormPorts['sendForm']>();
    const { actor } = startFlow(accountFormMachine, { input: { kind: 'details', subject: {}, fields: { firstName: 'Jana', lastName: 'X1', phone: '', zip: '' }, required: ['firstName', 'lastName'], longest: {} }, ports: { sendForm: send.port } });
    const write = (field: string, value: string) => actor.send({ type: 'accountForm.setField', field, value });
    write('zip', '1');
    write('firstName', '123');
    actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    expect([send.calls.length, selectProblems(actor.getSnapshot())]).toEqual([0, { firstName: 'invalidName', zip: 'invalidZip' }]);
    write('zip', '110 00');
    write('firstName', '');
    actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    expect(selectProblems(actor.getSnapshot())).toEqual({ firstName: 'required' });
    write('firstName', 'Johana');
    write('phone', 'abc');
    actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    await send.calls[0]!.answer({ status: 'refused', refusal: 'details-invalid', problems: { phone: 'invalidPhone' } });
    expect([selectOutcome(actor.getSnapshot()), selectProblems(actor.getSnapshot())]).toEqual(['refused', { phone: 'invalidPhone' }]);
  });

  it('says at its field that the password is wrong where only that can be; to another form the shop says it of all [account.settings]', async () => {
    const refused = async (kind: 'agreements' | 'remove' | 'rename') => {
      const send = heldPort<AccountFormPorts['sendForm']>();
      const { actor } = startFlow(accountFormMachine, { input: { kind, subject: {}, fields: { password: 'není ono' }, required: [], longest: {} }, ports: { sendForm: send.port } });
      actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
      await send.calls[0]!.answer({ status: 'refused', refusal: 'wrong-credentials', problems: {} });
      return [selectOutcome(actor.getSnapshot()), selectRefusal(actor.getSnapshot()), selectProblems(actor.getSnapshot()), selectHasProblems(actor.getSnapshot())];
    };
    expect(await refused('agreements')).toEqual(['refused', '', { password: 'wrongPassword' }, true]);
    expect(await refused('remove')).toEqual(['refused', '', { password: 'wrongPassword' }, true]);
    expect(await refused('rename')).toEqual(['refused', 'wrong-credentials', {}, false]);
  });

  it('takes what is written while it is sent: it stays for the next press, whatever the answer is [account.settings]', async () => {
    const send = heldPort<AccountFormPorts['sendForm']>();
    const { actor, facts } = startFlow(accountFormMachine, { input: { kind: 'agreements', subject: {}, fields: { news: '', offers: '', asksForCode: 'yes' }, required: [], longest: {} }, ports: { sendForm: send.port } });
    const set = (field: string, value: string) => actor.send({ type: 'accountForm.setField', field, value });
    const press = (clientId: string) => actor.send({ type: 'accountForm.submit', clientId });
    set('news', 'yes');
    press('press-01');
    set('offers', 'yes');
    await send.calls[0]!.fail();
    expect([selectOutcome(actor.getSnapshot()), selectFields(actor.getSnapshot())]).toEqual(['failed', { news: 'yes', offers: 'yes', asksForCode: 'yes' }]);
    press('press-02');
    set('asksForCode', '');
    await send.calls[1]!.answer({ status: 'done', result: {} });
    expect([selectOutcome(actor.getSnapshot()), selectFields(actor.getSnapshot()), facts.length]).toEqual(['editing', { news: 'yes', offers: 'yes', asksForCode: '' }, 1]);
    press('press-03');
    expect(selectProblems(actor.getSnapshot())).toEqual({ password: 'required' });
    set('asksForCode', 'yes');
    press('press-04');
    expect(send.calls.map(({ input: { fields: { offers }, saved, clientId } }) => [offers, saved.offers, clientId])).toEqual([['', '', 'press-01'], ['yes', '', 'press-02'], ['yes', 'yes', 'press-04']]);
    set('asksForCode', '');
    await send.calls[2]!.fail();
    press('press-05');
    expect([selectOutcome(actor.getSnapshot()), selectProblems(actor.getSnapshot())]).toEqual(['editing', { password: 'required' }]);
  });

  it('asks for a password each time: what was done with one is not sent again without [account.settings]', async () => {
    const send = heldPort<AccountFormPorts['sendForm']>();
    const { actor } = startFlow(accountFormMachine, { input: { kind: 'email', subject: {}, fields: { email: 'nova@example.cz', password: 'tajné slunce' }, required: ['email', 'password'], longest: {} }, ports: { sendForm: send.port } });
    const submit = () => actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    submit();
    await send.calls[0]!.answer({ status: 'done', result: {} });
    submit();
    const { value, context: { fields, problems } } = actor.getSnapshot();
    expect([value, fields, problems, send.calls.length]).toEqual(['editing', { email: 'nova@example.cz' }, { password: 'required' }, 1]);
  });

  it('forgets what stood at a field once the shop has done it, or needs a login first [account.settings]', async () => {
    for (const answer of [{ status: 'done', result: {} }, { status: 'loginRequired' }] as const) {
      const send = heldPort<AccountFormPorts['sendForm']>();
      const { actor } = startFlow(accountFormMachine, { input: { kind: 'rename', subject: {}, fields: { label: 'Léto' }, required: [], longest: {} }, ports: { sendForm: send.port } });
      actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
      await send.calls[0]!.answer({ status: 'refused', refusal: 'label-taken', problems: { label: 'taken' } });
      actor.send({ type: 'accountForm.submit', clientId: 'press-02' });
      await send.calls[1]!.answer(answer);
      expect([selectProblems(actor.getSnapshot()), selectHasProblems(actor.getSnapshot())]).toEqual([{}, false]);
      actor.send({ type: 'accountForm.setField', field: 'label', value: 'Zima' });
      expect([selectProblems(actor.getSnapshot()), selectHasProblems(actor.getSnapshot())]).toEqual([{ label: '' }, false]);
    }
  });

  it('asks for an amount where a part is paid [account.payment]', () => {
    const { actor } = startFlow(accountFormMachine, { input: { kind: 'pay', subject: { reservationId: 'r1' }, fields: { variant: 'part' }, required: [], longest: {} }, ports: { sendForm: heldPort<AccountFormPorts['sendForm']>().port } });
    actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.problems]).toEqual(['editing', { amount: 'required' }]);
    for (const amount of ['abc', '1e3', '-5']) {
      actor.send({ type: 'accountForm.setField', field: 'amount', value: amount });
      actor.send({ type: 'accountForm.submit', clientId: 'press-02' });
      expect([actor.getSnapshot().value, actor.getSnapshot().context.problems]).toEqual(['editing', { amount: 'noAmount' }]);
    }
  });

  it('tries a payment whose answer is lost again as the same one; after a refusal, and after the bank, it is another [payment.once] [account.payment]', async () => {
    const send = heldPort<AccountFormPorts['sendForm']>();
    const { actor } = startFlow(accountFormMachine, { input: { kind: 'pay', subject: { reservationId: 'r1' }, fields: { variant: 'full' }, required: [], longest: {} }, ports: { sendForm: send.port } });
    let presses = 0;
    const press = () => actor.send({ type: 'accountForm.submit', clientId: `press-0${++presses}` });
    press();
    await send.calls[0]!.fail();
    press();
    await send.calls[1]!.answer({ status: 'refused', refusal: 'payment-in-progress', problems: {} });
    press();
    await send.calls[2]!.answer({ status: 'done', result: { redirectUrl: '/bank' } });
    press();
    expect(send.calls.map(({ input: { clientId } }) => clientId)).toEqual(['press-01', 'press-01', 'press-03', 'press-04']);
  });

  it('sends a message once and is empty then, however often it is pressed after the answer, until another is written [account.mailbox]', async () => {
    const send = heldPort<AccountFormPorts['sendForm']>();
    const { actor } = startFlow(accountFormMachine, { input: { kind: 'reply', subject: { threadId: 't1' }, fields: { text: 'Děkuji' }, required: ['text'], longest: {} }, ports: { sendForm: send.port } });
    actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    await send.calls[0]!.answer({ status: 'done', result: {} });
    actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    expect([send.calls.length, selectFields(actor.getSnapshot())]).toEqual([1, {}]);
    actor.send({ type: 'accountForm.setField', field: 'text', value: 'A ještě' });
    actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    expect(send.calls[1]!.input.fields).toEqual({ text: 'A ještě' });
  });

  it('says that a text is too long and sends nothing until it is shorter; nothing of it is lost [account.mailbox]', async () => {
    const send = heldPort<AccountFormPorts['sendForm']>();
    const { actor } = startFlow(accountFormMachine, { input: { kind: 'message', subject: {}, fields: {}, required: ['subject', 'text'], longest: { subject: 200, text: 5000 } }, ports: { sendForm: send.port } });
    const write = (text: string) => actor.send({ type: 'accountForm.setField', field: 'text', value: text });
    const press = () => actor.send({ type: 'accountForm.submit', clientId: 'press-01' });
    write('x'.repeat(100_000));
    press();
    expect([send.calls.length, actor.getSnapshot().value, actor.getSnapshot().context.problems, actor.getSnapshot().context.fields.text]).toEqual([0, 'editing', { subject: 'required', text: 'tooLong' }, 'x'.repeat(100_000)]);
    actor.send({ type: 'accountForm.setField', field: 'subject', value: 'Faktura' });
    write(`${'x'.repeat(5000)}\n`);
    press();
    await send.calls[0]!.answer({ status: 'loginRequired' });
    write('x'.repeat(5001));
    press();
    expect([send.calls.length, actor.getSnapshot().context.problems]).toEqual([1, { text: 'tooLong' }]);
  });

  it('sends a message whose answer is lost again as the same one, and a changed or further one as another [account.mailbox]', async () => {
    const send = heldPort<AccountFormPorts['sendForm']>();
    const { actor } = startFlow(accountFormMachine, { input: { kind: 'message', subject: {}, fields: { text: 'Prosím o fakturu' }, required: ['text'], longest: {} }, ports: { sendForm: send.port } });
    let presses = 0;
    const press = () => actor.send({ type: 'accountForm.submit', clientId: `press-0${++presses}` });
    const write = (text: string) => actor.send({ type: 'accountForm.setField', field: 'text', value: text });
    press();
    await send.calls[0]!.fail();
    press();
    await send.calls[1]!.answer({ status: 'loginRequired' });
    press();
    await send.calls[2]!.answer({ status: 'refused', refusal: 'too-many-messages', problems: {} });
    press();
    await send.calls[3]!.fail();
    write('Prosím o fakturu a smlouvu');
    press();
    await send.calls[4]!.answer({ status: 'done', result: {} });
    write('A ještě potvrzení');
    press();
    expect(send.calls.map(({ input: { clientId } }) => clientId)).toEqual(['press-01', 'press-01', 'press-01', 'press-01', 'press-05', 'press-06']);
  });
});
