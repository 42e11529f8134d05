import { describe, expect, it } from 'vitest';
import { heldPort, startFlow, taken } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { navigationMachine } from './navigation.machine.ts';
import { navigationPaths } from './navigation.paths.ts';
import type { NavigationPorts } from './navigation.types.ts';

function start() {
  const openDocument = heldPort<NavigationPorts['openDocument']>();
  const changeUrl = heldPort<NavigationPorts['changeUrl']>();
  const flow = startFlow(navigationMachine, { input: undefined, ports: { openDocument: openDocument.port, changeUrl: changeUrl.port } });
  return { ...flow, opened: openDocument.calls, changed: changeUrl.calls };
}

describe('navigation', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(navigationPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(navigationPaths)).toEqual([]);
  });

  it('leaves 100 ms after the click, and says so [track.click-delay]', async () => {
    const { actor, clock, facts, opened } = start();
    actor.send({ type: 'navigation.go', url: '/dovolena' });
    clock.increment(99);
    expect(opened).toHaveLength(0);
    clock.increment(1);
    expect(opened.map(({ input }) => input)).toEqual([{ url: '/dovolena', entry: 'new' }]);
    expect(facts).toEqual([{ type: 'navigation.left', url: '/dovolena' }]);
  });

  it('leaves a page that only led on in its place in the history', async () => {
    const { actor, clock, opened } = start();
    for (const entry of ['same', undefined] as const) {
      actor.send({ type: 'navigation.go', url: '/dovolena', ...(entry && { entry }) });
      clock.increment(100);
      await opened.at(-1)!.answer(undefined);
    }
    expect(opened.map(({ input: { entry } }) => entry)).toEqual(['same', 'new']);
  });

  it('takes a new command after the browser came back to the document', async () => {
    const { actor, clock, opened, changed } = start();
    actor.send({ type: 'navigation.go', url: '/a' });
    clock.increment(100);
    await opened[0]!.answer(undefined);
    expect(changed).toEqual([]);
    actor.send({ type: 'navigation.go', url: '/b' });
    clock.increment(100);
    expect(opened.map(({ input }) => input.url)).toEqual(['/a', '/b']);
  });

  it('changes the address of the document in the order of the commands', async () => {
    const { actor, changed } = start();
    actor.send({ type: 'navigation.pushUrl', url: '/?q=1' });
    actor.send({ type: 'navigation.replaceUrl', url: '/?q=2' });
    await taken();
    expect(changed.map(({ input }) => input)).toEqual([{ url: '/?q=1', entry: 'new' }, { url: '/?q=2', entry: 'same' }]);
  });

  it.each(['navigation.pushUrl', 'navigation.replaceUrl'] as const)('asks for the newest of two addresses asked for by %s', async (type) => {
    const { actor, changed } = start();
    actor.send({ type, url: '/?q=1' });
    actor.send({ type, url: '/?q=2' });
    await taken();
    const entry = type === 'navigation.pushUrl' ? 'new' : 'same';
    expect(changed.map(({ input }) => input)).toEqual([{ url: '/?q=1', entry }, { url: '/?q=2', entry }]);
  });

  it.each(['navigation.pushUrl', 'navigation.replaceUrl'] as const)('stays where it is once %s is done, or could not be, and takes the next command', async (type) => {
    for (const end of ['answer', 'fail'] as const) {
      const { actor, changed } = start();
      actor.send({ type, url: '/?q=1' });
      expect(actor.getSnapshot().value).not.toBe('staying');
      await (end === 'answer' ? changed[0]!.answer(undefined) : changed[0]!.fail());
      expect(actor.getSnapshot().value).toBe('staying');
    }
    const { actor, changed } = start();
    actor.send({ type, url: '/?q=1' });
    actor.send({ type: type === 'navigation.pushUrl' ? 'navigation.replaceUrl' : 'navigation.pushUrl', url: '/?q=2' });
    expect(changed.map(({ input: { url, entry }, signal }) => [url, entry, signal.aborted])).toEqual([
      ['/?q=1', type === 'navigation.pushUrl' ? 'new' : 'same', true], ['/?q=2', type === 'navigation.pushUrl' ? 'same' : 'new', false],
    ]);
  });

  it('leaves by a click also while the address is being changed, for where that click leads [track.click-delay]', () => {
    for (const type of ['navigation.pushUrl', 'navigation.replaceUrl'] as const) {
      const { actor, clock, opened, facts } = start();
      actor.send({ type, url: '/?q=1' });
      actor.send({ type: 'navigation.go', url: '/dovolena' });
      clock.increment(99);
      expect(opened).toEqual([]);
      clock.increment(1);
      expect([opened.map(({ input }) => input.url), facts]).toEqual([['/dovolena'], [{ type: 'navigation.left', url: '/dovolena' }]]);
    }
  });

  it('of presses one after another the last counts; the same pressed again goes on as it is [track.click-delay]', () => {
    const { actor, clock, opened } = start();
    actor.send({ type: 'navigation.go', url: '/a' });
    clock.increment(60);
    actor.send({ type: 'navigation.go', url: '/a' });
    clock.increment(40);
    expect(opened.map(({ input }) => input.url)).toEqual(['/a']);
    actor.send({ type: 'navigation.go', url: '/a' });
    expect(opened[0]!.signal.aborted).toBe(false);
    actor.send({ type: 'navigation.go', url: '/b' });
    clock.increment(100);
    expect([opened.map(({ input }) => input.url), opened[0]!.signal.aborted]).toEqual([['/a', '/b'], true]);
    actor.send({ type: 'navigation.go', url: '/c' });
    clock.increment(60);
    actor.send({ type: 'navigation.go', url: '/d' });
    clock.increment(99);
    expect(opened.length).toBe(2);
    clock.increment(1);
    expect(opened.at(-1)!.input.url).toBe('/d');
  });

  it('stays where something else was pressed, and can be left again', () => {
    const { actor, clock, opened } = start();
    actor.send({ type: 'navigation.go', url: '/a' });
    actor.send({ type: 'navigation.stay' });
    clock.increment(100);
    expect([opened.length, actor.getSnapshot().value]).toEqual([0, 'staying']);
    actor.send({ type: 'navigation.go', url: '/a' });
    clock.increment(100);
    actor.send({ type: 'navigation.stay' });
    expect([opened[0]!.signal.aborted, actor.getSnapshot().value]).toEqual([true, 'staying']);
  });

  it('stays where another document could not be opened, and can be left again', async () => {
    const { actor, clock, opened } = start();
    actor.send({ type: 'navigation.go', url: '/a' });
    clock.increment(100);
    await opened[0]!.fail();
    expect(actor.getSnapshot().value).toBe('staying');
    actor.send({ type: 'navigation.replaceUrl', url: '/?q=1' });
    expect(actor.getSnapshot().context.target).toBe('/?q=1');
  });
});
