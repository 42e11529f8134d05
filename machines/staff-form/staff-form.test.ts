import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { staffFormMachine } from './staff-form.machine.ts';
import { staffFormPaths } from './staff-form.paths.ts';
import type { StaffFormPorts } from './staff-form.types.ts';

const [admin, adam] = [{ id: 'a', name: 'Admin', email: 'admin@zefira.example', role: 'admin', isOneself: true }, { id: 'b', name: 'Adam', email: 'adam@zefira.example', role: 'agent', isOneself: false }] as const;
const eva = { name: 'Eva', email: 'eva@zefira.example', role: 'agent' as const, password: 'a long enough one' };

/** An admin is signed in and sees who else may be. */
async function begin() {
  const [list, add, remove] = [heldPort<StaffFormPorts['fetchStaff']>(), heldPort<StaffFormPorts['addStaff']>(), heldPort<StaffFormPorts['removeStaff']>()];
  const { actor, facts } = startFlow(staffFormMachine, { input: undefined, ports: { fetchStaff: list.port, addStaff: add.port, removeStaff: remove.port } });
  actor.send({ type: 'staffForm.begin', name: 'Admin', csrfToken: 'csrf' });
  await list.calls[0]!.answer([admin, adam]);
  const shown = () => {
    const { value, context: { colleagues, staff, refusal, added, leaving, hasListFailed } } = actor.getSnapshot();
    return { value, colleagues: colleagues.map(({ name }) => name), name: staff.name, refusal, added, leaving: leaving?.name, hasListFailed };
  };
  return { actor, facts, list: list.calls, add: add.calls, remove: remove.calls, shown };
}

const standing = { value: 'writing', colleagues: ['Admin', 'Adam'], name: '', refusal: '', added: '', leaving: undefined, hasListFailed: false };

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
    actor.send({ type: 'staffForm.begin', name: 'Admin', csrfToken: 'csrf' });
    await list.calls[0]!.answer([]);
    actor.send({ type: 'staffForm.set', staff: { ...staff, name: '  ' } });
    actor.send({ type: 'staffForm.submit' });
    expect([add.calls, actor.getSnapshot().context.refusal]).toEqual([[], 'incomplete']);
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
    actor.send({ type: 'staffForm.begin', name: 'Admin', csrfToken: 'csrf' });
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

  it('takes what is written, added and asked of another colleague while it asks about one, and what is written while one is removed', async () => {
    const { actor, list, add, remove, shown } = await begin();
    const bea = { ...adam, id: 'c', name: 'Bea' };
    actor.send({ type: 'staffForm.refresh' });
    await list[1]!.answer([admin, adam, bea]);
    const asking = { ...standing, colleagues: ['Admin', 'Adam', 'Bea'] };
    actor.send({ type: 'staffForm.remove', id: 'b' });
    actor.send({ type: 'staffForm.submit' });
    expect(shown()).toEqual({ ...asking, value: 'confirming', refusal: 'incomplete', leaving: 'Adam' });
    actor.send({ type: 'staffForm.set', staff: eva });
    expect(shown()).toEqual({ ...asking, value: 'confirming', name: 'Eva', leaving: 'Adam' });
    actor.send({ type: 'staffForm.remove', id: 'c' });
    expect(shown()).toEqual({ ...asking, value: 'confirming', name: 'Eva', leaving: 'Bea' });
    actor.send({ type: 'staffForm.remove', id: 'a' });
    expect(shown().leaving).toBe('Bea');
    actor.send({ type: 'staffForm.submit' });
    expect([shown(), add[0]!.input.staff, remove]).toEqual([{ ...asking, value: 'adding', name: 'Eva', leaving: undefined }, eva, []]);
    await add[0]!.answer({ status: 'done' });
    await list[2]!.answer([admin, adam, bea]);
    actor.send({ type: 'staffForm.remove', id: 'c' });
    actor.send({ type: 'staffForm.confirm' });
    actor.send({ type: 'staffForm.set', staff: { name: 'Filip' } });
    expect(shown()).toEqual({ ...asking, value: 'removing', name: 'Filip', leaving: 'Bea' });
  });

  it('says that nobody could be listed, that somebody was added, and neither once one writes on', async () => {
    const { actor, list, add, shown } = await begin();
    expect(shown()).toEqual(standing);
    actor.send({ type: 'staffForm.set', staff: eva });
    actor.send({ type: 'staffForm.submit' });
    await add[0]!.fail();
    await list[1]!.answer([admin, adam]);
    expect(shown()).toEqual({ ...standing, name: 'Eva', refusal: 'failed' });
    actor.send({ type: 'staffForm.submit' });
    await add[1]!.answer({ status: 'done' });
    // Those who may sign in are asked for again, and the notice stays.
    expect([shown(), list.length]).toEqual([{ ...standing, value: 'fetching', added: 'Eva' }, 3]);
    await list[2]!.answer([admin, adam, { ...adam, id: 'c', name: 'Eva' }]);
    expect(shown()).toEqual({ ...standing, colleagues: ['Admin', 'Adam', 'Eva'], added: 'Eva' });
    actor.send({ type: 'staffForm.set', staff: { name: 'J' } });
    expect(shown()).toEqual({ ...standing, colleagues: ['Admin', 'Adam', 'Eva'], name: 'J' });
  });

  it('adds who is sent before it is known who may sign in, and asks for them again, also after a refusal', async () => {
    const { actor, list, add, shown } = await begin();
    actor.send({ type: 'staffForm.refresh' });
    actor.send({ type: 'staffForm.submit' });
    expect(shown()).toEqual({ ...standing, value: 'fetching', refusal: 'incomplete' });
    actor.send({ type: 'staffForm.set', staff: eva });
    actor.send({ type: 'staffForm.submit' });
    // What is told late of those who were asked for first counts no more.
    await list[1]!.answer([]);
    expect([shown(), add[0]!.input.staff]).toEqual([{ ...standing, value: 'adding', name: 'Eva' }, eva]);
    await add[0]!.answer({ status: 'refused', refusal: 'email-taken' });
    expect(shown()).toEqual({ ...standing, value: 'fetching', name: 'Eva', refusal: 'email-taken' });
    await list[2]!.answer([admin, adam]);
    expect(shown()).toEqual({ ...standing, name: 'Eva', refusal: 'email-taken' });
  });

  it('is there to be written also where nobody could be listed', async () => {
    const { actor, add, list, shown } = await begin();
    actor.send({ type: 'staffForm.leave' });
    actor.send({ type: 'staffForm.begin', name: 'Admin', csrfToken: 'csrf-2' });
    await list[1]!.fail();
    expect(shown()).toEqual({ ...standing, colleagues: [], hasListFailed: true });
    actor.send({ type: 'staffForm.set', staff: eva });
    actor.send({ type: 'staffForm.submit' });
    expect(add[0]!.input).toEqual({ csrfToken: 'csrf-2', staff: eva });
  });

  it('takes what is written while somebody is being added and listed: the next one, once they are added', async () => {
    const { actor, list, add, shown } = await begin();
    actor.send({ type: 'staffForm.set', staff: eva });
    actor.send({ type: 'staffForm.submit' });
    actor.send({ type: 'staffForm.set', staff: { email: 'ivo@zefira.example' } });
    actor.send({ type: 'staffForm.set', staff: { name: 'Ivo' } });
    expect([add[0]!.input.staff, shown().name]).toEqual([eva, 'Ivo']);
    await add[0]!.answer({ status: 'done' });
    expect([shown().added, actor.getSnapshot().context.staff]).toEqual(['Eva', { email: 'ivo@zefira.example', name: 'Ivo', role: 'agent', password: '' }]);
    actor.send({ type: 'staffForm.set', staff: { name: 'Ivo K.' } });
    await list[1]!.answer([admin, adam]);
    expect(shown()).toEqual({ ...standing, name: 'Ivo K.' });
  });

  it('says that somebody was added and that the list could not be had as two things, and asks for the list again', async () => {
    const { actor, list, add, shown } = await begin();
    actor.send({ type: 'staffForm.set', staff: eva });
    actor.send({ type: 'staffForm.submit' });
    await add[0]!.answer({ status: 'done' });
    await list[1]!.fail();
    expect(shown()).toEqual({ ...standing, added: 'Eva', hasListFailed: true });
    actor.send({ type: 'staffForm.refresh' });
    await list[2]!.answer([admin, adam]);
    expect(shown()).toEqual({ ...standing, added: 'Eva' });
  });

  it('removes nobody where the question is answered by no, and keeps what was written of somebody new', async () => {
    const { actor, remove, shown } = await begin();
    actor.send({ type: 'staffForm.set', staff: eva });
    actor.send({ type: 'staffForm.remove', id: 'b' });
    expect(shown()).toEqual({ ...standing, value: 'confirming', name: 'Eva', leaving: 'Adam' });
    actor.send({ type: 'staffForm.cancel' });
    expect([shown(), remove.length]).toEqual([{ ...standing, name: 'Eva' }, 0]);
    actor.send({ type: 'staffForm.confirm' });
    expect(remove).toHaveLength(0);
  });

  it('says why somebody could not be removed, and lists who is there where the shop has answered', async () => {
    const { actor, list, remove, shown } = await begin();
    const press = () => { actor.send({ type: 'staffForm.remove', id: 'b' }); actor.send({ type: 'staffForm.confirm' }); };
    press();
    await remove[0]!.fail();
    expect([shown(), list.length]).toEqual([{ ...standing, refusal: 'failed' }, 1]);
    press();
    expect(shown()).toEqual({ ...standing, value: 'removing', leaving: 'Adam' });
    await remove[1]!.answer({ status: 'refused', refusal: 'not-found' });
    expect([shown(), list.length]).toEqual([{ ...standing, value: 'fetching', refusal: 'not-found' }, 2]);
    await list[1]!.answer([admin]);
    expect(shown()).toEqual({ ...standing, colleagues: ['Admin'], refusal: 'not-found' });
    actor.send({ type: 'staffForm.submit' });
    expect(shown().value).toBe('writing');
  });

  it('goes on with the new login where the old one has ended, and keeps what the same admin has written', async () => {
    const ends: Record<string, (flow: Awaited<ReturnType<typeof begin>>) => Promise<void>> = {
      'somebody is being added': async ({ actor, add }) => { actor.send({ type: 'staffForm.submit' }); await add[0]!.answer({ status: 'loginNeeded' }); },
      'somebody is being removed': async ({ actor, remove }) => { actor.send({ type: 'staffForm.remove', id: 'b' }); actor.send({ type: 'staffForm.confirm' }); await remove[0]!.answer({ status: 'loginNeeded' }); },
      'the list is asked for': async ({ actor, list }) => { actor.send({ type: 'staffForm.begin', name: 'Admin', csrfToken: 'csrf' }); await list[1]!.answer(null); },
      'it is asked whether somebody is to go': async ({ actor }) => { actor.send({ type: 'staffForm.remove', id: 'b' }); },
    };
    for (const [when, end] of Object.entries(ends)) {
      const flow = await begin();
      flow.actor.send({ type: 'staffForm.set', staff: eva });
      await end(flow);
      const isTold = when !== 'it is asked whether somebody is to go';
      expect([when, flow.facts, flow.shown().name]).toEqual([when, isTold ? [{ type: 'staffForm.loginEnded' }] : [], 'Eva']);
      if (isTold) expect([when, flow.shown().value, flow.shown().leaving, flow.shown().refusal]).toEqual([when, 'writing', undefined, '']);
      flow.actor.send({ type: 'staffForm.begin', name: 'Admin', csrfToken: 'new' });
      await flow.list.at(-1)!.answer([admin, adam]);
      expect([when, flow.shown()]).toEqual([when, { ...standing, name: 'Eva' }]);
      flow.actor.send({ type: 'staffForm.submit' });
      expect([when, flow.add.at(-1)!.input.csrfToken]).toEqual([when, 'new']);
      flow.actor.send({ type: 'staffForm.begin', name: 'Another', csrfToken: 'of-another' });
      expect([when, flow.shown()]).toEqual([when, { ...standing, value: 'fetching', colleagues: [] }]);
    }
  });

  const places: Record<string, (flow: Awaited<ReturnType<typeof begin>>) => void> = {
    'the list is asked for': ({ actor }) => { actor.send({ type: 'staffForm.leave' }); actor.send({ type: 'staffForm.begin', name: 'Admin', csrfToken: 'csrf' }); },
    'somebody is being written': () => {},
    'somebody is being added': ({ actor }) => { actor.send({ type: 'staffForm.submit' }); },
    'it is asked whether somebody is to go': ({ actor }) => { actor.send({ type: 'staffForm.remove', id: 'b' }); },
    'somebody is being removed': ({ actor }) => { actor.send({ type: 'staffForm.remove', id: 'b' }); actor.send({ type: 'staffForm.confirm' }); },
  };

  it.each(Object.entries(places))('leaves nothing to who signs in next where the admin has left while %s', async (_, goThere) => {
    const flow = await begin();
    flow.actor.send({ type: 'staffForm.set', staff: eva });
    goThere(flow);
    flow.actor.send({ type: 'staffForm.leave' });
    expect([flow.shown(), flow.actor.getSnapshot().context.csrfToken]).toEqual([{ ...standing, value: 'away', colleagues: [] }, '']);
    flow.actor.send({ type: 'staffForm.begin', name: 'Admin', csrfToken: 'of-another' });
    await flow.list.at(-1)!.answer([admin]);
    flow.actor.send({ type: 'staffForm.set', staff: eva });
    flow.actor.send({ type: 'staffForm.submit' });
    expect(flow.add.at(-1)!.input).toEqual({ csrfToken: 'of-another', staff: eva });
  });
});
