import { describe, expect, it } from 'vitest';
import { emit, setup } from 'xstate';
import { createBus, createFactQueue } from './bus.ts';
import type { Fact } from './flows.ts';
import { createCurrentBus } from './current-bus.ts';
import { joinBuses } from './joined-bus.ts';

const report = (problem: Error) => { throw problem; };

/** A flow that says what it was told. */
const echo = (name: string) => setup({}).createMachine({
  id: name,
  on: { '*': { actions: emit(({ event }) => ({ type: `${event.type}ed` })) } },
});

function visitWithPage() {
  const deliver = createFactQueue();
  const visit = createBus({ deliver, report });
  const newPage = () => {
    const bus = joinBuses(visit, createBus({ deliver, report }));
    bus.start('listing', { machine: echo('listing'), ports: {} });
    return bus;
  };
  visit.start('consent', { machine: echo('consent'), ports: {} });
  return { visit, newPage };
}

const say = (type: string) => ({ type }) as never;

describe('the flows of a page and of the visit', () => {
  it('are one bus for views and policies, with facts in the order of their causes', () => {
    const { newPage } = visitWithPage();
    const page = newPage();
    page.facts$.subscribe(({ type }: Fact) => { if (type === 'listing.loaded') page.dispatch(say('consent.open')); });
    const heard: string[] = [];
    page.facts$.subscribe(({ type }) => heard.push(type));
    page.dispatch(say('listing.load'));
    expect(heard).toEqual(['listing.loaded', 'consent.opened']);
    expect([...page.roots().keys()]).toEqual(['consent', 'listing']);
  });

  it('end apart: a page leaves the visit and other pages as they are', () => {
    const { visit, newPage } = visitWithPage();
    const [first, second] = [newPage(), newPage()];
    expect(first.actor('consent')).toBe(second.actor('consent'));
    expect(first.actor('listing')).not.toBe(second.actor('listing'));
    first.close();
    expect([visit.actor('consent')?.getSnapshot().status, second.actor('listing')?.getSnapshot().status, first.actor('listing')]).toEqual(['active', 'active', undefined]);
  });

  it('are watched page after page by whoever watches the visit', () => {
    const { newPage } = visitWithPage();
    const [first, second] = [newPage(), newPage()];
    const { bus, show } = createCurrentBus(first);
    const seen: string[] = [];
    bus.facts$.subscribe(({ type }) => seen.push(type));
    bus.events$.subscribe(({ kind }) => { if (kind === 'page') seen.push('another page'); });
    first.dispatch(say('listing.load'));
    show(second);
    first.dispatch(say('listing.hid'));
    second.dispatch(say('consent.open'));
    expect(seen).toEqual(['listing.loaded', 'another page', 'consent.opened']);
    expect(bus.actor('listing')).toBe(second.actor('listing'));
  });
});
