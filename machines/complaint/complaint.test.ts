import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { complaintMachine } from './complaint.machine.ts';
import { complaintPaths } from './complaint.paths.ts';
import type { Complaint, ComplaintField, ComplaintPorts } from './complaint.types.ts';

const field = (name: string, shownFor: ComplaintField['shownFor'] = null, maxLength: number | null = null): ComplaintField => ({ name, kind: 'text', labelKey: name, hintKey: null, required: true, maxLength, selector: null, shownFor });

async function start() {
  const validate = heldPort<ComplaintPorts['validateComplaint']>();
  const submit = heldPort<ComplaintPorts['submitComplaint']>();
  const fetch = heldPort<ComplaintPorts['fetchComplaintForm']>();
  const upload = heldPort<ComplaintPorts['uploadFiles']>();
  const flow = startFlow(complaintMachine, { input: { key: 'key-1', written: {} }, ports: { fetchComplaintForm: fetch.port, validateComplaint: validate.port, submitComplaint: submit.port, uploadFiles: upload.port } });
  await fetch.calls[0]!.answer({ fields: [field('told'), field('toldTo', { field: 'told', values: ['yes'] }, 200)], selectors: [], texts: {} });
  const write = (name: string, value: string) => flow.actor.send({ type: 'complaint.setField', field: name, value });
  return { ...flow, validate, submit, upload, write, press: () => flow.actor.send({ type: 'complaint.submit' }) };
}

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
    write('told', 'yes');
    press();
    expect([validate.calls.length, actor.getSnapshot().value]).toEqual([1, 'writing']);
    write('toldTo', ` ${'x'.repeat(200)} `);
    press();
    expect(validate.calls).toHaveLength(2);
  });
});
