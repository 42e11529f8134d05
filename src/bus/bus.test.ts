import fc from 'fast-check';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { assign, emit, setup } from 'xstate';
import { ports } from '../../machines/port.ts';
import type { PromisePort, StreamPort } from '../../machines/port.ts';
import { createBus } from './bus.ts';
import type { BusEvent } from './bus.ts';
import type { Command, Fact, FlowName } from './flows.ts';
import { stateName } from './flow-state.ts';

const child = setup({ types: {} as { events: { type: 'participants.close' } } }).createMachine({
  id: 'participants', initial: 'open',
  states: { open: { on: { 'participants.close': 'closed' } }, closed: { type: 'final' } },
});

const parent = setup({
  types: {} as { context: { heard: number }; events: { type: 'globalSearch.open' }; emitted: { type: 'globalSearch.changed' } },
  actors: { child, ...ports<{ ask: PromisePort<Record<string, never>, number>; listen: StreamPort<Record<string, never>, number> }>()({ ask: 'promise', listen: 'stream' }) },
  actions: { announce: emit({ type: 'globalSearch.changed' }) },
}).createMachine({
  id: 'globalSearch', context: { heard: 0 }, initial: 'closed',
  invoke: { id: 'listen', src: 'listen', input: {}, onSnapshot: { actions: assign({ heard: ({ event, context }) => event.snapshot.context ?? context.heard }) } },
  states: {
    closed: { on: { 'globalSearch.open': { target: 'open', actions: 'announce' } } },
    open: { invoke: { id: 'participants', src: 'child', onDone: 'asking' } },
    asking: { invoke: { id: 'ask', src: 'ask', input: {}, onDone: { target: 'closed', actions: assign({ heard: ({ event }) => event.output }) } } },
  },
});

const picky = setup({
  types: {} as { events: { type: 'participants.close' }; emitted: { type: 'participants.refused'; personIds: string[] } },
  actions: { refuse: emit({ type: 'participants.refused' as const, personIds: [] }) },
}).createMachine({ id: 'participants', initial: 'open', states: { open: { on: { 'participants.close': { actions: 'refuse' } } } } });

/** A flow that begins a child flow for good. */
const partyOwner = (id: string) => setup({ actors: { picky } }).createMachine({
  id, initial: 'closed',
  states: {
    closed: { on: { 'globalSearch.open': 'open', 'configurator.editParticipants': 'open' } },
    open: { invoke: { id: 'participants', src: 'picky' } },
  },
});

interface Told { type: 'globalSearch.changed'; by: number; count: number; cause: number | null }

/** A flow that tells of every command it gets. */
const teller = (by: number) => setup({
  types: {} as { events: { type: 'globalSearch.tell'; count: number; cause: number | null }; emitted: Told },
  actions: { tell: emit(({ event: { count, cause } }) => ({ type: 'globalSearch.changed' as const, by, count, cause })) },
}).createMachine({ id: 'globalSearch', on: { 'globalSearch.tell': { actions: 'tell' } } });

const implementations = { ask: async () => 7, listen: () => of(1, 2) };
const globalSearch: FlowName = 'globalSearch';
const open = { type: 'globalSearch.open', dropdown: 'participants' } satisfies Command;

function busWith(options: { expected?: FlowName[] } = {}) {
  const problems: string[] = [];
  const bus = createBus({ ...options, report: ({ message }) => problems.push(message) });
  return { bus, problems };
}

describe('the bus', () => {
  it('gives a command to the actor of its flow and publishes the facts it emits', () => {
    const { bus } = busWith();
    const facts: Fact[] = [];
    bus.facts$.subscribe((fact) => facts.push(fact));
    bus.start(globalSearch, { machine: parent, ports: implementations });
    bus.dispatch(open);
    expect(bus.actor('globalSearch')?.getSnapshot().value).toBe('open');
    expect(facts).toEqual([{ type: 'globalSearch.changed' }]);
  });

  it('keeps a command until its expected flow is there', () => {
    const { bus, problems } = busWith({ expected: ['globalSearch'] });
    bus.dispatch(open);
    bus.start(globalSearch, { machine: parent, ports: implementations });
    expect(bus.actor('globalSearch')?.getSnapshot().value).toBe('open');
    expect(problems).toEqual([]);
  });

  it('reports a command that nobody will ever take', () => {
    const { bus, problems } = busWith();
    bus.dispatch({ type: 'listing.retry' });
    expect(problems).toEqual(['Nobody takes "listing.retry": listing is neither running nor expected']);
  });

  it('finds a child flow by its name, or as its parent’s, for as long as it lives', async () => {
    const { bus, problems } = busWith();
    let calls = 0;
    bus.watch('participants', () => { calls += 1; });
    bus.start(globalSearch, { machine: parent, ports: implementations });
    bus.dispatch(open);
    expect(bus.actor('participants')?.getSnapshot().value).toBe('open');
    expect(bus.actor('globalSearch/participants')).toBe(bus.actor('participants'));
    bus.dispatch({ type: 'participants.close' });
    expect(bus.actor('participants')).toBeUndefined();
    expect(calls).toBeGreaterThan(1);
    bus.dispatch({ type: 'participants.close' });
    expect(problems).toHaveLength(1);
  });

  it('refuses to start a machine whose ports are missing, and names them', () => {
    const { bus } = busWith();
    expect(() => bus.start(globalSearch, { machine: parent, ports: { ask: implementations.ask } }))
      .toThrow('globalSearch cannot start without its ports: listen');
  });

  it('provides promises and streams by their kind', async () => {
    const { bus } = busWith();
    const actor = bus.start(globalSearch, { machine: parent, ports: implementations });
    expect(actor.getSnapshot().context.heard).toBe(2);
    bus.dispatch(open);
    bus.dispatch({ type: 'participants.close' });
    await new Promise<void>((resolve) => { actor.subscribe((snapshot) => { if (snapshot.value === 'closed') resolve(); }); });
    expect(actor.getSnapshot().context.heard).toBe(7);
  });

  it('addresses flows that exist several times by key, resumes snapshots and keeps them as they were served', () => {
    const { bus } = busWith();
    const start = { machine: parent, ports: implementations };
    bus.start(globalSearch, { ...start, key: '1' });
    bus.start(globalSearch, { ...start, key: '2' });
    bus.dispatch(open, '2');
    expect([bus.actor('globalSearch#1'), bus.actor('globalSearch#2')].map((actor) => actor?.getSnapshot().value)).toEqual(['closed', 'open']);
    const snapshot = JSON.parse(JSON.stringify(bus.actor('globalSearch#2')?.getPersistedSnapshot()));
    bus.start(globalSearch, { ...start, key: '3', snapshot });
    expect(bus.actor('globalSearch#3')?.getSnapshot().value).toBe('open');
    bus.dispatch({ type: 'participants.close' }, { of: 'globalSearch#3' });
    const asServed = bus.served('globalSearch#3');
    expect([asServed?.value, bus.actor('globalSearch#3')?.getSnapshot().value, bus.served('globalSearch#1')]).toEqual(['open', 'asking', undefined]);
  });

  it('tells child flows of two parents apart, and hears each fact of theirs once', () => {
    const { bus, problems } = busWith();
    const facts: Fact[] = [];
    bus.facts$.subscribe((fact) => facts.push(fact));
    for (const flow of ['globalSearch', 'configurator'] as const) bus.start(flow, { machine: partyOwner(flow), ports: {} });
    bus.dispatch({ type: 'globalSearch.open', dropdown: 'participants' });
    bus.dispatch({ type: 'configurator.editParticipants', on: 'popover' });
    for (const of of ['globalSearch', 'configurator', 'globalSearch', 'configurator'] as const) bus.dispatch({ type: 'participants.close' }, { of });
    expect(facts).toEqual(Array.from({ length: 4 }, () => ({ type: 'participants.refused', personIds: [] })));
    expect(problems).toEqual([]);
    bus.dispatch({ type: 'participants.close' });
    expect(problems).toEqual(['Nobody takes "participants.close": participants is neither running nor expected']);
  });

  it('stops one flow with its children while others go on, and starts it anew', () => {
    const { bus, problems } = busWith({ expected: ['share'] });
    bus.start('globalSearch', { machine: partyOwner('globalSearch'), ports: {} });
    bus.start('configurator', { machine: partyOwner('configurator'), ports: {} });
    bus.dispatch({ type: 'globalSearch.open', dropdown: 'participants' });
    bus.dispatch({ type: 'configurator.editParticipants', on: 'popover' });
    let calls = 0;
    bus.watch('globalSearch', () => { calls += 1; });
    bus.stop('globalSearch');
    bus.stop('share');
    expect(calls).toBe(1);
    expect([...bus.roots().keys()]).toEqual(['configurator']);
    expect(bus.actor('participants')).toBe(bus.actor('configurator/participants'));
    bus.dispatch({ type: 'share.send' });
    expect(problems).toHaveLength(1);
    bus.expect('globalSearch');
    bus.dispatch(open);
    bus.start('globalSearch', { machine: partyOwner('globalSearch'), ports: {} });
    expect(bus.actor('globalSearch/participants')).toBeDefined();
    expect(problems).toHaveLength(1);
  });

  it('tells every listener each fact once, a cause before its effects', () => {
    const flow = fc.nat({ max: 3 });
    // Policy: whenever flow `from` tells of something, flow `to` does something, as often as facts are to come.
    fc.assert(fc.property(fc.array(fc.record({ from: flow, to: flow }), { maxLength: 8 }), flow, (policies, first) => {
      const { bus } = busWith();
      for (const key of [0, 1, 2, 3]) bus.start('globalSearch', { machine: teller(key), ports: {}, key: String(key) });
      let count = 0;
      const send = (to: number, cause: number | null) => {
        if (count < 30) bus.dispatch({ type: 'globalSearch.tell', count: count += 1, cause } as unknown as Command, String(to));
      };
      const heard: Told[][] = [];
      for (const { from, to } of policies) {
        const seen: Told[] = [];
        heard.push(seen);
        bus.facts$.subscribe((fact) => {
          const told = fact as unknown as Told;
          seen.push(told);
          if (told.by === from) send(to, told.count);
        });
      }
      const last: Told[] = [];
      bus.facts$.subscribe((fact) => last.push(fact as unknown as Told));
      send(first, null);
      for (const seen of heard) expect(seen).toEqual(last);
      const places = new Map(last.map((told, place) => [told.count, place]));
      expect([last.length, places.size]).toEqual([count, count]);
      for (const told of last) expect(told.cause === null ? -1 : places.get(told.cause)).toBeLessThan(places.get(told.count)!);
    }), { numRuns: 200 });
  });

  it('shows taps every command with its outcome and every fact', () => {
    const { bus } = busWith({ expected: ['globalSearch'] });
    const events: BusEvent[] = [];
    bus.events$.subscribe((event) => { if (event.kind !== 'transition') events.push(event); });
    bus.dispatch(open);
    bus.start(globalSearch, { machine: parent, ports: implementations });
    expect(events).toEqual([
      { kind: 'command', address: 'globalSearch', command: open, outcome: 'queued' },
      { kind: 'fact', address: 'globalSearch', fact: { type: 'globalSearch.changed' } },
    ]);
  });
});

describe('a state’s name', () => {
  it('joins nested states by dots and regions by blanks', () => {
    expect(stateName('idle')).toBe('idle');
    expect(stateName({ open: 'participants' })).toBe('open.participants');
    expect(stateName({ filters: 'loaded', dropdown: { open: 'region' } })).toBe('filters.loaded dropdown.open.region');
  });
});
