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
    const { actor } = startFlow(staffFormMachine, { input: undefined, ports: { addStaff: add.port } });
    const staff = { name: 'Adam', email: 'adam@zefira.example', role: 'agent' as const, password: 'a long enough one' };
    actor.send({ type: 'staffForm.begin', csrfToken: 'csrf' });
    actor.send({ type: 'staffForm.submit' });
    actor.send({ type: 'staffForm.set', staff });
    actor.send({ type: 'staffForm.submit' });
    actor.send({ type: 'staffForm.submit' });
    expect(add.calls.map(({ input }) => input)).toEqual([{ csrfToken: 'csrf', staff }]);
    await add.calls[0]!.answer({ status: 'refused', refusal: 'email-taken' });
    expect([actor.getSnapshot().context.refusal, actor.getSnapshot().context.staff]).toEqual(['email-taken', staff]);
    actor.send({ type: 'staffForm.submit' });
    await add.calls[1]!.answer({ status: 'added' });
    expect([actor.getSnapshot().context.added, actor.getSnapshot().context.staff.password]).toEqual(['Adam', '']);
  });
});
