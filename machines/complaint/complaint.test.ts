import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { complaintMachine } from './complaint.machine.ts';
import { complaintPaths } from './complaint.paths.ts';
import { selectComplaint, selectComplaintView, selectFileProblems, selectFiles, selectHasFailed, selectIsSending, selectIsUploading, selectNeedsLogin, selectProblems, selectWritten } from './complaint.select.ts';
import type { Complaint, ComplaintField, ComplaintPorts } from './complaint.types.ts';

const field = (name: string, shownFor: ComplaintField['shownFor'] = null, maxLength: number | null = null): ComplaintField => ({ name, kind: 'text', labelKey: name, hintKey: null, required: true, maxLength, selector: null, shownFor });

function open() {
  const validate = heldPort<ComplaintPorts['validateComplaint']>();
  const submit = heldPort<ComplaintPorts['submitComplaint']>();
  const fetch = heldPort<ComplaintPorts['fetchComplaintForm']>();
  const upload = heldPort<ComplaintPorts['uploadFiles']>();
  const flow = startFlow(complaintMachine, { input: { key: 'key-1', written: {} }, ports: { fetchComplaintForm: fetch.port, validateComplaint: validate.port, submitComplaint: submit.port, uploadFiles: upload.port } });
  const write = (name: string, value: string) => flow.actor.send({ type: 'complaint.setField', field: name, value });
  const shown = () => {
    const snapshot = flow.actor.getSnapshot();
    const is = { sending: selectIsSending(snapshot), uploading: selectIsUploading(snapshot), failed: selectHasFailed(snapshot), needsLogin: selectNeedsLogin(snapshot) };
    return { view: selectComplaintView(snapshot), says: Object.entries(is).filter(([, isSo]) => isSo).map(([word]) => word), written: selectWritten(snapshot), problems: Object.fromEntries(Object.entries(selectProblems(snapshot)).filter(([, problem]) => problem !== '')) };
  };
  return {
    ...flow, fetch, validate, submit, upload, write, shown,
    press: () => flow.actor.send({ type: 'complaint.submit' }),
    attach: () => flow.actor.send({ type: 'complaint.attach', field: 'files' }),
    detach: (attachmentId: string) => flow.actor.send({ type: 'complaint.detach', attachmentId }),
    names: () => selectFiles(flow.actor.getSnapshot()).map(({ attachmentId }) => attachmentId),
  };
}

const form = { fields: [field('told'), field('toldTo', { field: 'told', values: ['yes'] }, 200)], selectors: [], texts: {} };

async function start() {
  const flow = open();
  await flow.fetch.calls[0]!.answer(form);
  return flow;
}

type Flow = Awaited<ReturnType<typeof start>>;
const photo = (attachmentId: string) => ({ file: { attachmentId, name: `${attachmentId}.jpg`, type: 'image/jpeg' as const, size: 10 } });

/** Places at which a complaint stays after a press that did not bring it to the shop. */
const stopped: Record<string, (flow: Flow) => Promise<void>> = {
  'the login has ended while it was looked at': async ({ press, validate }) => { press(); await validate.calls.at(-1)!.answer({ status: 'loginRequired' }); },
  'the login has ended while it was sent': async ({ press, validate, submit }) => {
    press();
    await validate.calls.at(-1)!.answer({ status: 'valid' });
    await submit.calls.at(-1)!.answer({ status: 'loginRequired' });
  },
  'the shop was away while it was looked at': async ({ press, validate }) => { press(); await validate.calls.at(-1)!.fail(); },
  'the shop was away while it was sent': async ({ press, validate, submit }) => { press(); await validate.calls.at(-1)!.answer({ status: 'valid' }); await submit.calls.at(-1)!.fail(); },
};

describe('complaint', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(complaintPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(complaintPaths)).toEqual([]);
  });

  it('sends what the form asks now, once for two presses, and never what is no longer asked [account.complaints]', async () => {
    const { write, press, validate, submit, actor, facts } = await start();
    write('told', 'yes');
    write('toldTo', 'recepci');
    write('told', 'no');
    press();
    press();
    expect(validate.calls.map(({ input }) => input)).toEqual([{ fields: { told: 'no' } }]);
    await validate.calls[0]!.answer({ status: 'valid' });
    expect(submit.calls.map(({ input }) => input)).toEqual([{ key: 'key-1', fields: { told: 'no' }, attachments: [] }]);
    await submit.calls[0]!.answer({ status: 'submitted', complaint: { complaintId: 'c1' } as Complaint });
    expect([actor.getSnapshot().value, facts]).toEqual(['submitted', [{ type: 'complaint.submitted', complaintId: 'c1' }]]);
  });

  it('keeps what is written when the login has ended or the shop is away, and sends it with the same key [account.complaints]', async () => {
    const { write, press, validate, submit } = await start();
    write('told', 'no');
    press();
    await validate.calls[0]!.answer({ status: 'loginRequired' });
    press();
    await validate.calls[1]!.answer({ status: 'valid' });
    await submit.calls[0]!.fail();
    press();
    await validate.calls[2]!.answer({ status: 'valid' });
    expect(submit.calls[1]!.input).toEqual(submit.calls[0]!.input);
  });

  it('is there with the page that is made, and asks once more for a form that could not be had [account.complaints]', async () => {
    const { actor, fetch, shown } = open();
    expect([shown().view, actor.getSnapshot().hasTag('busy')]).toEqual(['loading', true]);
    await fetch.calls[0]!.fail();
    expect([shown().view, actor.getSnapshot().hasTag('busy')]).toEqual(['loadFailed', false]);
    actor.send({ type: 'complaint.retry' });
    expect([shown().view, fetch.calls.length]).toEqual(['loading', 2]);
    await fetch.calls[1]!.answer(form);
    expect(shown().view).toBe('form');
  });

  it('says beside its fields what the shop does not take, at first look and at last, and nothing of it once it is stored [account.complaints]', async () => {
    const { actor, write, press, validate, submit, shown, facts } = await start();
    write('told', 'no');
    press();
    expect(shown().says).toEqual(['sending']);
    await validate.calls[0]!.answer({ status: 'notValid', problems: { told: 'complaint.problem.required' } });
    expect(shown()).toEqual({ view: 'form', says: [], written: { told: 'no' }, problems: { told: 'complaint.problem.required' } });
    press();
    await validate.calls[1]!.answer({ status: 'valid' });
    expect(shown().says).toEqual(['sending']);
    await submit.calls[0]!.answer({ status: 'notValid', problems: { told: 'complaint.problem.tooShort' } });
    expect(shown()).toEqual({ view: 'form', says: [], written: { told: 'no' }, problems: { told: 'complaint.problem.tooShort' } });
    press();
    await validate.calls[2]!.answer({ status: 'valid' });
    await submit.calls[1]!.answer({ status: 'submitted', complaint: { complaintId: 'c1', number: 'R-2026-000001' } as Complaint });
    expect([shown().view, shown().problems, selectComplaint(actor.getSnapshot())?.number, facts.length]).toEqual(['submitted', {}, 'R-2026-000001', 1]);
  });

  it('takes what is written while it is sent: with it as long as it is looked at, then shown beside what the shop has [account.complaints]', async () => {
    const { write, press, validate, submit, shown, actor, facts } = await start();
    write('told', 'yes');
    press();
    write('toldTo', 'recepci');
    await validate.calls[0]!.answer({ status: 'valid' });
    write('toldTo', 'recepci a delegátovi');
    await submit.calls[0]!.fail();
    expect([submit.calls[0]!.input.fields, shown().written]).toEqual([{ told: 'yes', toldTo: 'recepci' }, { told: 'yes', toldTo: 'recepci a delegátovi' }]);
    press();
    await validate.calls[1]!.answer({ status: 'valid' });
    write('told', 'no');
    write('told', 'yes');
    write('toldTo', 'nikomu');
    await submit.calls[1]!.answer({ status: 'submitted', complaint: { complaintId: 'c1', number: 'R-2026-000001' } as Complaint });
    expect([shown().view, shown().written.toldTo, selectComplaint(actor.getSnapshot())?.number, facts]).toEqual(['submittedBefore', 'nikomu', 'R-2026-000001', [{ type: 'complaint.submitted', complaintId: 'c1' }]]);
  });

  it('is sent under the key of its draft, but not under another while it is on its way or may be there [account.complaints]', async () => {
    const { actor, write, press, validate, submit } = await start();
    const restore = (key: string) => actor.send({ type: 'complaint.restoreKey', key });
    write('told', 'no');
    restore('key-of-the-draft');
    press();
    restore('key-2');
    await validate.calls[0]!.answer({ status: 'valid' });
    restore('key-2');
    await submit.calls[0]!.fail();
    restore('key-2');
    press();
    await validate.calls[1]!.answer({ status: 'valid' });
    expect(submit.calls.map(({ input }) => input.key)).toEqual(['key-of-the-draft', 'key-of-the-draft']);
  });

  it('shows the complaint as it was first sent where it is sent again otherwise, and loses nothing of what is written since [account.complaints]', async () => {
    const flow = await start();
    flow.write('told', 'no');
    await stopped['the shop was away while it was sent']!(flow);
    flow.write('told', 'yes');
    flow.write('toldTo', 'recepci');
    flow.press();
    await flow.validate.calls.at(-1)!.answer({ status: 'valid' });
    expect(flow.submit.calls.map(({ input }) => [input.key, input.fields])).toEqual([['key-1', { told: 'no' }], ['key-1', { told: 'yes', toldTo: 'recepci' }]]);
    await flow.submit.calls[1]!.answer({ status: 'submittedBefore', complaint: { complaintId: 'c1', number: 'R-2026-000001' } as Complaint });
    expect(flow.shown()).toEqual({ view: 'submittedBefore', says: [], written: { told: 'yes', toldTo: 'recepci' }, problems: {} });
    expect([selectComplaint(flow.actor.getSnapshot())?.number, flow.facts]).toEqual(['R-2026-000001', []]);
    flow.press();
    expect(flow.validate.calls).toHaveLength(2);
  });

  it.each(Object.entries(stopped))('says so where %s; what is written or attached then goes with the next press [account.complaints]', async (why, goThere) => {
    const flow = await start();
    flow.write('told', 'yes');
    flow.attach();
    await flow.upload.calls[0]!.answer([photo('a1'), photo('a2')]);
    await goThere(flow);
    const says = why.startsWith('the login') ? 'needsLogin' : 'failed';
    expect(flow.shown()).toEqual({ view: 'form', says: [says], written: { told: 'yes' }, problems: {} });
    flow.detach('a1');
    expect([flow.names(), flow.shown().says]).toEqual([['a2'], [says]]);
    flow.attach();
    expect([flow.upload.calls[1]?.input, flow.shown().says]).toEqual([{ field: 'files', places: 4 }, ['uploading']]);
    await flow.upload.calls[1]!.answer([photo('a3')]);
    expect([flow.names(), flow.shown().says]).toEqual([['a2', 'a3'], []]);
    await goThere(flow);
    flow.write('toldTo', 'recepci');
    flow.press();
    await flow.validate.calls.at(-1)!.answer({ status: 'valid' });
    expect(flow.submit.calls.at(-1)!.input).toEqual({ key: 'key-1', fields: { told: 'yes', toldTo: 'recepci' }, attachments: ['a2', 'a3'] });
  });

  it('says no longer that the shop was away once something is written [account.complaints]', async () => {
    const flow = await start();
    await stopped['the shop was away while it was sent']!(flow);
    flow.write('told', 'no');
    expect(flow.shown()).toEqual({ view: 'form', says: [], written: { told: 'no' }, problems: {} });
  });

  it('takes a file away before and while others are on their way, and says where none could be brought [account.complaints]', async () => {
    const { actor, attach, detach, upload, names, shown } = await start();
    attach();
    await upload.calls[0]!.answer([photo('a1'), photo('a2'), photo('a3')]);
    detach('a2');
    expect(names()).toEqual(['a1', 'a3']);
    attach();
    detach('a1');
    expect([names(), shown().says]).toEqual([['a3'], ['uploading']]);
    await upload.calls[1]!.fail();
    expect([names(), shown().says, selectFileProblems(actor.getSnapshot())]).toEqual([['a3'], [], [{ name: '', problem: 'failed' }]]);
    attach();
    await upload.calls[2]!.answer([photo('a4')]);
    expect([names(), selectFileProblems(actor.getSnapshot())]).toEqual([['a3', 'a4'], []]);
  });

  it('sends its files with it, says of each why it was not taken, and asks for them again where the shop has them no more [account.complaints]', async () => {
    const { write, press, validate, submit, upload, actor } = await start();
    write('told', 'no');
    actor.send({ type: 'complaint.attach', field: 'files' });
    write('told', 'yes');
    press();
    expect([upload.calls.map(({ input }) => input), validate.calls.length, actor.getSnapshot().context.written]).toEqual([[{ field: 'files', places: 5 }], 0, { told: 'yes' }]);
    const file = { attachmentId: 'a1', name: 'pokoj.jpg', type: 'image/jpeg' as const, size: 10 };
    await upload.calls[0]!.answer([{ file }, { name: 'skript.pdf', problem: 'type' }]);
    expect(actor.getSnapshot().context).toMatchObject({ files: [file], fileProblems: [{ name: 'skript.pdf', problem: 'type' }] });
    press();
    await validate.calls[0]!.answer({ status: 'valid' });
    expect(submit.calls[0]!.input.attachments).toEqual(['a1']);
    await submit.calls[0]!.answer({ status: 'filesGone' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.files, actor.getSnapshot().context.fileProblems, actor.getSnapshot().context.written]).toEqual(['writing', [], [{ name: '', problem: 'gone' }], { told: 'yes' }]);
  });

  it('goes on by itself from a press while files are on their way, once all are taken and nothing else was written [account.complaints]', async () => {
    const { write, press, attach, validate, upload, shown, names } = await start();
    write('told', 'no');
    attach();
    press();
    expect([shown().says, validate.calls.length]).toEqual([['sending', 'uploading'], 0]);
    await upload.calls[0]!.answer([photo('a1')]);
    expect([names(), shown().says, validate.calls.length]).toEqual([['a1'], ['sending'], 1]);
    await validate.calls[0]!.answer({ status: 'notValid', problems: {} });
    attach();
    press();
    write('told', 'yes');
    expect(shown().says).toEqual(['uploading']);
    await upload.calls[1]!.answer([photo('a2')]);
    expect([names(), shown().says, validate.calls.length]).toEqual([['a1', 'a2'], [], 1]);
    attach();
    press();
    await upload.calls[2]!.answer([{ name: 'skript.pdf', problem: 'type' }]);
    expect([shown().says, validate.calls.length]).toEqual([[], 1]);
  });

  it('says that a text is too long before the shop is asked, loses nothing of it, and does not mind what is not asked [account.complaints]', async () => {
    const { write, press, validate, actor } = await start();
    write('told', 'yes');
    write('toldTo', 'x'.repeat(100_001));
    press();
    expect([validate.calls.length, actor.getSnapshot().value, actor.getSnapshot().context.problems]).toEqual([0, 'writing', { toldTo: 'complaint.problem.tooLong' }]);
    expect(actor.getSnapshot().context.written.toldTo).toHaveLength(100_001);
    write('told', 'no');
    press();
    await validate.calls[0]!.answer({ status: 'loginRequired' });
    write('toldTo', 'x'.repeat(201));
    write('told', 'yes');
    press();
    expect([validate.calls.length, actor.getSnapshot().value, selectProblems(actor.getSnapshot())]).toEqual([1, 'writing', { toldTo: 'complaint.problem.tooLong' }]);
    write('toldTo', ` ${'x'.repeat(200)} `);
    press();
    expect(validate.calls).toHaveLength(2);
  });
});
