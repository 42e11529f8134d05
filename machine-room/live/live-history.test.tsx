import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cartWith, complete } from '../../machines/checkout/checkout.paths.ts';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { participantsMachine } from '../../machines/participants/participants.machine.ts';
import { createBus } from '../../src/bus/bus.ts';
import type { ReadableBus } from '../../src/bus/bus.ts';
import { createCurrentBus } from '../../src/bus/current-bus.ts';
import { BusProvider, useDispatch, useFlow } from '../../src/bus/react.tsx';
import { freezeBus } from './frozen-bus.ts';
import { recordLive } from './live-history.ts';
import { maskerOfFlows } from './masked-flows.ts';

const watched = (name: string) => ({ id: name, name, render: () => null });

function page() {
  let time = 0;
  const bus = createBus({ report: (problem) => { throw problem; } });
  bus.start('participants', { machine: participantsMachine, ports: {}, input: { occupancies: [{ adults: 1, childBirthDates: [] }], multiroom: true, today: '2026-07-01', returnDate: '2026-07-20' } });
  const history = recordLive(bus, { page: () => watched('homePage'), now: () => { time += 1; return time; }, most: 6 });
  return { bus, history };
}

const titles = (history: ReturnType<typeof recordLive>) => history.read().happenings.map(({ kind, title }) => `${kind} ${title}`);

describe('the live history', () => {
  it('tells commands, facts and transitions in their order, with times', () => {
    const { bus, history } = page();
    bus.dispatch({ type: 'participants.addChild', roomId: 'room-1' });
    bus.dispatch({ type: 'participants.close' });
    expect(titles(history)).toEqual([
      'command participants.addChild',
      'transition participants.addChild: no other state',
      'command participants.close',
      'fact participants.refused',
      'transition participants.close: open.closing.notAsked → open.closing.refused',
    ]);
    const { happenings } = history.read();
    expect(happenings.map(({ at }) => at)).toEqual(happenings.map(({ at }) => at).sort((one, other) => one - other));
    expect(happenings.map(({ took }) => took === null)).toEqual([true, false, true, true, false]);
  });

  it('steps back and forth through snapshots as they were, while the page goes on', () => {
    const { bus, history } = page();
    bus.dispatch({ type: 'participants.addChild', roomId: 'room-1' });
    bus.dispatch({ type: 'participants.close' });
    const children = () => {
      const { happenings, shown } = history.read();
      return happenings.find(({ number }) => number === shown)!.flows.get('participants')!.context.rooms[0].children as { hasError: boolean }[];
    };
    history.pause();
    expect(children()).toMatchObject([{ hasError: true }]);
    history.step(-1);
    history.step(-1);
    expect(children()).toMatchObject([{ hasError: false }]);
    for (let press = 0; press < 9; press += 1) history.step(-1);
    expect(children()).toEqual([]);
    history.step(1);
    expect(children()).toHaveLength(1);
    bus.dispatch({ type: 'participants.forceClose' });
    expect(history.read().shown).not.toBe(null);
    history.follow();
    expect(history.read().shown).toBe(null);
  });

  it('forgets the oldest, and looks at the oldest left when what it looked at is gone', () => {
    const { bus, history } = page();
    bus.dispatch({ type: 'participants.addAdult', roomId: 'room-1' });
    history.show(1);
    for (let press = 0; press < 5; press += 1) bus.dispatch({ type: press % 2 === 0 ? 'participants.removeAdult' : 'participants.addAdult', roomId: 'room-1' });
    const { happenings, shown } = history.read();
    expect(happenings).toHaveLength(6);
    expect(shown).toBe(happenings[0]!.number);
  });
});

describe('the live history of a visit', () => {
  it('goes over pages: says which one is shown, with its own flows and their own states', () => {
    const [first, second] = [page().bus, page().bus];
    const addAdult = (bus: typeof first) => bus.dispatch({ type: 'participants.addAdult', roomId: 'room-1' });
    for (let adult = 0; adult < 3; adult += 1) addAdult(first);
    const current = createCurrentBus(first);
    let shown = watched('homePage');
    const history = recordLive(current.bus, { page: () => shown, now: () => 0 });
    const show = (name: string, bus: typeof first) => {
      shown = watched(name);
      current.show(bus);
    };
    addAdult(current.bus);
    show('listing', second);
    addAdult(first);
    addAdult(current.bus);
    show('homePage', first);
    expect(titles(history)).toEqual([
      'command participants.addAdult', 'transition participants.addAdult: no other state',
      'page page 2: listing', 'command participants.addAdult', 'transition participants.addAdult: no other state',
      'page page 1: homePage',
    ]);
    const { happenings, page: now, flows } = history.read();
    expect(happenings.map(({ page: { name } }) => name)).toEqual(['homePage', 'homePage', 'listing', 'listing', 'listing', 'homePage']);
    expect(now).toMatchObject({ number: 1, name: 'homePage' });
    expect(flows.get('participants')!.context).toBe(first.actor('participants')!.getSnapshot().context);
    expect(happenings[4]!.flows.get('participants')!.context).toBe(second.actor('participants')!.getSnapshot().context);
  });
});

describe('a moment of the page', () => {
  function Owner() {
    const checkout = useFlow('checkout', (snapshot) => [snapshot.context.information.owner.firstName, snapshot.can({ type: 'checkout.continue' }), snapshot.matches({ step: 'details' })]);
    const dispatch = useDispatch();
    dispatch({ type: 'checkout.continue' });
    return <p>{checkout?.join(' ')}</p>;
  }
  const rendered = (bus: ReadableBus) => renderToStaticMarkup(<BusProvider bus={bus}><Owner /></BusProvider>);

  it('is rendered from masked snapshots, with nothing that acts', () => {
    const bus = createBus({ report: (problem) => { throw problem; } });
    bus.start('checkout', { machine: checkoutMachine, ports: new Proxy({}, { get: () => () => new Promise(() => {}), has: () => true }), input: { cartId: 'c-1', cart: cartWith({ information: complete }), step: 'participants' } });
    const history = recordLive(bus, { page: () => watched('checkoutReservation'), now: () => 0 });
    bus.dispatch({ type: 'checkout.setNote', value: 'by the window' });
    const { flows } = maskerOfFlows('salt')(history.read().flows);
    const html = rendered(freezeBus(flows));
    expect(html).toMatch(/^<p>\p{Lu}\p{Ll}{3} true true<\/p>$/u);
    expect(html).not.toContain('Jana');
    expect(bus.actor('checkout')!.getSnapshot().matches({ step: 'details' })).toBe(true);
  });
});
