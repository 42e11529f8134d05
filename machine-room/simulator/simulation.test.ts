import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { globalSearchPaths } from '../../machines/global-search/global-search.paths.ts';
import { navigationPaths } from '../../machines/navigation/navigation.paths.ts';
import { sessionPaths } from '../../machines/session/session.paths.ts';
import { participantsPaths } from '../../machines/participants/participants.paths.ts';
import type { FlowPaths } from '../../machines/testing/path-coverage.ts';
import { tokenRefreshPaths } from '../../machines/token-refresh/token-refresh.paths.ts';
import { faultOf, nextStepsOf } from './next-steps.ts';
import { createRun } from './run.ts';
import { rehearsalOf } from './scenarios.ts';
import { rerun, simulate } from './simulation.ts';
import type { Moment, Step } from './simulation.ts';

const rehearsals = new Map([globalSearchPaths, navigationPaths, participantsPaths, sessionPaths, tokenRefreshPaths]
  .map((paths) => [paths.machine.id, rehearsalOf(paths as unknown as FlowPaths<AnyStateMachine>)]));

async function walk(flow: string, steps: readonly Step[], input = 0): Promise<Moment[]> {
  const { machine, inputs } = rehearsals.get(flow)!;
  const simulation = simulate(machine, inputs[input]);
  const moments = [await simulation.begin()];
  for (const step of steps) moments.push(await simulation.take(step));
  simulation.stop();
  return moments;
}

const valueOf = (moment: Moment | undefined, actor = 0) => moment?.actors[actor]?.snapshot.value;
const send = (type: string, payload: object = {}, actor = ''): Step => ({ kind: 'send', actor, event: { type, ...payload } });

describe('a simulated flow', () => {
  it('waits for its port until it is told the answer, and tells its facts', async () => {
    const [, asked, answered] = await walk('tokenRefresh', [send('tokenRefresh.request'), { kind: 'answer', call: 0, output: 'refreshed' }]);
    expect(asked?.calls).toEqual([{ number: 0, actor: '', invoke: 'refresh', port: 'refresh', kind: 'request', input: {}, hangs: false }]);
    expect([valueOf(asked), valueOf(answered)]).toEqual(['refreshing', 'idle']);
    expect(answered?.facts).toEqual([{ actor: '', fact: { type: 'tokenRefresh.refreshed' } }]);
    expect(answered?.taken).toEqual([{ actor: '', transition: 'tokenRefresh.refreshing xstate.done.actor.refresh 0' }]);
    expect(answered?.calls).toEqual([]);
  });

  it('shows a port that throws, one that hangs and one that answers against the contract', async () => {
    const request = send('tokenRefresh.request');
    const [, , thrown] = await walk('tokenRefresh', [request, { kind: 'fail', call: 0, error: new Error('thrown') }]);
    expect(valueOf(thrown)).toBe('failed');
    const [, , hanging] = await walk('tokenRefresh', [request, { kind: 'hang', call: 0 }]);
    expect([valueOf(hanging), hanging?.calls.map(({ hangs }) => hangs)]).toEqual(['refreshing', [true]]);
    const [begun, broken] = await walk('globalSearch', [{ kind: 'answer', call: 0, output: { unexpected: 'answer' } }]);
    expect([begun?.broken, begun?.calls.length]).toEqual([null, 2]);
    expect(broken?.broken).toContain('answerAsksForMore');
    expect(broken?.calls).toEqual([]);
  });

  it('listens to a stream until it leaves it, item after item', async () => {
    const userInfo = rehearsals.get('session')!.answers.filter(({ invoke }) => invoke === 'userInfo').map(({ output }) => output);
    const [begun, known, again] = await walk('session', [{ kind: 'answer', call: 1, output: userInfo[0] }, { kind: 'answer', call: 1, output: userInfo[1] }]);
    expect(begun?.calls.map(({ port, kind }) => [port, kind])).toEqual([['signOutsElsewhere', 'stream'], ['userInfo', 'stream']]);
    expect(nextStepsOf(begun!, rehearsals).ports[1]?.steps.map(({ label }) => label)).toEqual(['sends', 'sends', 'sends', 'fails', 'throws', 'answers against the contract', 'hangs']);
    expect([known, again].map((moment) => [valueOf(moment), moment?.calls.length, moment?.facts.map(({ fact }) => fact.type)])).toEqual([
      [{ following: 'known' }, 2, ['session.updated']], [{ following: 'known' }, 2, ['session.updated']],
    ]);
    const [, failed] = await walk('session', [{ kind: 'fail', call: 1, error: 'failure' }]);
    expect([valueOf(failed), failed?.calls.map(({ port }) => port)]).toEqual(['lost', ['signOutsElsewhere']]);
  });

  it('runs the flows that it invokes and hears what they answer', async () => {
    const moments = await walk('globalSearch', [
      { kind: 'answer', call: 0, output: rehearsals.get('globalSearch')!.answers[0]!.output },
      send('globalSearch.open', { dropdown: 'participants' }),
      send('participants.addAdult', { roomId: 'room-1' }, 'participants'),
      send('participants.close', {}, 'participants'),
    ]);
    expect(moments.map(({ actors }) => actors.map(({ path }) => path))).toEqual([[''], [''], ['', 'participants'], ['', 'participants'], ['']]);
    expect(moments.at(-1)?.actors[0]?.snapshot.context.searchState.occupancies).toEqual([{ adults: 3, childBirthDates: [] }]);
    expect(moments.at(-1)?.facts.map(({ actor, fact }) => [actor, fact.type])).toEqual([['participants', 'participants.closed'], ['', 'globalSearch.dropdownClosed'], ['', 'globalSearch.changed']]);
  });

  it('lets exactly as much time pass as a delay takes', async () => {
    const [, clicked, left] = await walk('navigation', [
      send('navigation.go', { url: '/dovolena' }),
      { kind: 'wait', actor: '', delay: 'xstate.after.clickDelay.navigation.clicked' },
    ]);
    expect(clicked?.delays).toEqual([{ actor: '', delay: 'xstate.after.clickDelay.navigation.clicked', left: 100 }]);
    expect([valueOf(left), left?.time, left?.delays]).toEqual(['leaving', 100, []]);
  });

  it('comes to the same moment by the same steps', async () => {
    const steps = [send('participants.addChild', { roomId: 'room-1' }), send('participants.close'), send('participants.forceClose')];
    const [machine, input] = [rehearsals.get('participants')!.machine, rehearsals.get('participants')!.inputs[0]];
    const again = await rerun(machine, input, steps.slice(0, 2));
    const last = (await walk('participants', steps)).at(-1);
    expect((await again.take(steps[2]!)).actors[0]?.snapshot.output).toEqual(last?.actors[0]?.snapshot.output);
    expect(last?.actors[0]?.snapshot.output).toEqual({ occupancies: [{ adults: 1, childBirthDates: [] }] });
  });
});

describe('next steps', () => {
  it('say of every command whether it is accepted and what its guards say', async () => {
    const [, child] = await walk('participants', [send('participants.addChild', { roomId: 'room-1' })]);
    const [{ accepted, others } = { accepted: [], others: [] }] = nextStepsOf(child!, rehearsals).commands;
    const close = accepted.find(({ label }) => label === 'participants.close');
    expect(close?.prospect).toEqual({
      candidates: [
        { transition: 'participants.open.closing participants.close 0', guard: 'everyChildHasBirthDate', says: 'no' },
        { transition: 'participants.open.closing participants.close 1', guard: null, says: 'yes' },
      ],
      takes: ['participants.open.closing participants.close 1'],
    });
    expect(others).toEqual([]);
  });

  it('offer every example answer of a port, and that it throws, hangs or breaks the contract', async () => {
    const [, asked] = await walk('tokenRefresh', [send('tokenRefresh.request')]);
    const [port] = nextStepsOf(asked!, rehearsals).ports;
    expect(port?.steps.map(({ label, payload }) => [label, payload])).toEqual([
      ['answers', 'refreshed'], ['answers', 'spent'], ['fails', 'failure'], ['throws', 'The port threw'],
      ['answers against the contract', { unexpected: 'answer' }], ['hangs', undefined],
    ]);
    expect(port?.steps.map(({ step }) => faultOf(step))).toEqual([null, null, null, 'throws', 'answers against the contract', null]);
  });
});

describe('a run', () => {
  it('goes on from the moment that is looked at, and forgets what came after', async () => {
    const run = createRun(rehearsals.get('participants')!);
    await run.take(send('participants.addAdult', { roomId: 'room-1' }));
    await run.take(send('participants.addAdult', { roomId: 'room-1' }));
    run.goTo(1);
    await run.take(send('participants.addChild', { roomId: 'room-1' }));
    const { moments, steps, position } = run.get();
    expect(steps.map((step) => step.kind === 'send' && step.event.type)).toEqual(['participants.addAdult', 'participants.addChild']);
    expect([moments.length, position]).toEqual([3, 2]);
    const [room] = moments[2]!.actors[0]!.snapshot.context.rooms;
    expect([room.adults.length, room.children.length]).toEqual([2, 1]);
  });
});

it('every flow can be rehearsed', async () => {
  const folders = readdirSync('machines', { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'testing').map(({ name }) => name);
  for (const folder of folders) {
    const module = await import(`../../machines/${folder}/${folder}.paths.ts`) as Record<string, FlowPaths<AnyStateMachine>>;
    const paths = Object.values(module).find((exported) => typeof exported === 'object' && 'scenarios' in exported)!;
    const { machine, inputs } = rehearsalOf(paths);
    const moment = await simulate(machine, inputs[0]).begin();
    const failed = Object.values<AnyActorRef>(moment.actors[0]!.snapshot.children).filter((child) => child.getSnapshot().status === 'error');
    expect([folder, moment.broken, failed.map(({ id }) => id), nextStepsOf(moment, rehearsals).commands.length]).toEqual([folder, null, [], 1]);
  }
});
