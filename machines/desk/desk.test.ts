import { describe, expect, it } from 'vitest';
import { heldPort, heldStream, startFlow, taken } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { deskMachine } from './desk.machine.ts';
import { deskPaths } from './desk.paths.ts';
import type { DeskPorts, DeskThread } from './desk.types.ts';

const thread = (last: number) => ({ thread: { threadId: 't1', last } }) as DeskThread;

async function openThread() {
  const [inbox, fetch, act] = [heldPort<DeskPorts['fetchInbox']>(), heldPort<DeskPorts['fetchDeskThread']>(), heldPort<DeskPorts['actAtDesk']>()];
  const changes = heldStream<string>();
  const flow = startFlow(deskMachine, { input: undefined, ports: { fetchInbox: inbox.port, fetchDeskThread: fetch.port, actAtDesk: act.port, deskChanges: changes.port } });
  flow.actor.send({ type: 'desk.begin', csrfToken: 'csrf' });
  await inbox.calls[0]!.answer([]);
  flow.actor.send({ type: 'desk.open', threadId: 't1' });
  await fetch.calls[0]!.answer(thread(1));
  return { ...flow, inbox, fetch, act, changes, context: () => flow.actor.getSnapshot().context };
}

describe('desk', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(deskPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(deskPaths)).toEqual([]);
  });

  it('keeps the answer that is being written when the customer writes meanwhile or a colleague was first', async () => {
    const { actor, fetch, act, changes, context } = await openThread();
    actor.send({ type: 'desk.setText', text: 'Ano.' });
    changes.streams[0]!.next('thread');
    await taken();
    await fetch.calls[1]!.answer(thread(2));
    expect([context().text, context().thread]).toEqual(['Ano.', thread(2)]);
    actor.send({ type: 'desk.act', act: { kind: 'answer' } });
    actor.send({ type: 'desk.act', act: { kind: 'answer' } });
    expect(act.calls.map(({ input }) => [input.thread, input.text, input.csrfToken])).toEqual([[thread(2), 'Ano.', 'csrf']]);
    await act.calls[0]!.answer({ status: 'refused', refusal: 'written-meanwhile', thread: thread(3) });
    expect([context().text, context().refusal, context().thread]).toEqual(['Ano.', 'written-meanwhile', thread(3)]);
    actor.send({ type: 'desk.act', act: { kind: 'answer' } });
    await act.calls[1]!.answer({ status: 'done', thread: thread(4) });
    expect([context().text, context().refusal]).toEqual(['', '']);
  });

  it('hears no more of anything once the agent has left', async () => {
    const { actor, changes, context } = await openThread();
    actor.send({ type: 'desk.leave' });
    expect([changes.observed(), context().csrfToken, context().thread]).toEqual([[false], '', null]);
  });
});
