import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { staffFormMachine } from './staff-form.machine.ts';
import { staffFormPaths } from './staff-form.paths.ts';
import type { StaffFormPorts } from './staff-form.types.ts';

describe('staff form', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(staffFormPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(staffFormPaths)).toEqual([]);
  });

  it('adds once for two presses, keeps what is written where the shop refuses, and forgets the password afterwards', async () => {
    const add = heldPort<StaffFormPorts['addStaff']>();
    const list = heldPort<StaffFormPorts['fetchStaff']>();
    const { actor } = startFlow(staffFormMachine, { input: undefined, ports: { addStaff: add.port, fetchStaff: list.port } });
    const staff = { name: 'Adam', email: 'adam@zefira.example', role: 'agent' as const, password: 'a long enough one' };
    actor.send({ type: 'staffForm.begin', csrfToken: 'csrf' });
    await list.calls[0]!.answer([]);
    actor.send({ type: 'staffForm.submit' });
    actor.send({ type: 'staffForm.set', staff });
    actor.send({ type: 'staffForm.submit' });
    actor.send({ type: 'staffForm.submit' });
    expect(add.calls.map(({ input }) => input)).toEqual([{ csrfToken: 'csrf', staff }]);
    await add.calls[0]!.answer({ status: 'refused', refusal: 'email-taken' });
    expect([actor.getSnapshot().context.refusal, actor.getSnapshot().context.staff]).toEqual(['email-taken', staff]);
    actor.send({ type: 'staffForm.submit' });
    await add.calls[1]!.answer({ status: 'done' });
    expect([actor.getSnapshot().context.added, actor.getSnapshot().context.staff.password]).toEqual(['Adam', '']);
  });

  it('removes a colleague after a question, never oneself, and asks who is left', async () => {
    const list = heldPort<StaffFormPorts['fetchStaff']>();
    const remove = heldPort<StaffFormPorts['removeStaff']>();
    const { actor } = startFlow(staffFormMachine, { input: undefined, ports: { fetchStaff: list.port, removeStaff: remove.port } });
    const [admin, adam] = [{ id: 'a', name: 'Admin', email: 'admin@zefira.example', role: 'admin', isOneself: true }, { id: 'b', name: 'Adam', email: 'adam@zefira.example', role: 'agent', isOneself: false }] as const;
    actor.send({ type: 'staffForm.begin', csrfToken: 'csrf' });
    await list.calls[0]!.answer([admin, adam]);
    actor.send({ type: 'staffForm.remove', id: 'a' });
    expect(actor.getSnapshot().value).toBe('writing');
    actor.send({ type: 'staffForm.remove', id: 'b' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.leaving, remove.calls.length]).toEqual(['confirming', adam, 0]);
    actor.send({ type: 'staffForm.confirm' });
    actor.send({ type: 'staffForm.confirm' });
    expect(remove.calls.map(({ input }) => input)).toEqual([{ csrfToken: 'csrf', id: 'b' }]);
    await remove.calls[0]!.answer({ status: 'done' });
    await list.calls[1]!.answer([admin]);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.colleagues, actor.getSnapshot().context.leaving]).toEqual(['writing', [admin], null]);
  });
});
