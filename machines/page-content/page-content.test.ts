import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { pageContentMachine } from './page-content.machine.ts';
import { pageContentPaths } from './page-content.paths.ts';
import type { PageContentPorts } from './page-content.types.ts';

const first = { userStatus: 'FIRST_TIME_ON_PAGE', loggedIn: false, now: '2026-06-15T10:00:00Z' };
const returning = { userStatus: 'returning', loggedIn: false, now: '2026-06-15T10:04:00Z' };
const slots = [{ name: 'main', components: [] }];

function start() {
  const fetching = heldPort<PageContentPorts['fetchSlots']>();
  return { ...startFlow(pageContentMachine, { input: { url: '/', viewer: first }, ports: { fetchSlots: fetching.port } }), asked: fetching.calls };
}

describe('the content of a page', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(pageContentPaths)).toEqual([]);
  });

  it('stays as it came with the document while the status is the same [user.refresh]', () => {
    const { actor, asked } = start();
    actor.send({ type: 'pageContent.follow', viewer: { ...first, now: '2026-06-15T10:08:00Z' } });
    expect([asked, actor.getSnapshot().context.shown]).toEqual([[], null]);
  });

  it('follows another status without a new visit [user.refresh]', async () => {
    const { actor, asked, facts } = start();
    actor.send({ type: 'pageContent.follow', viewer: returning });
    expect(asked[0]!.input).toEqual({ url: '/', viewer: returning });
    await asked[0]!.answer(slots);
    expect([actor.getSnapshot().context.shown, facts]).toEqual([{ slots, viewer: returning }, [{ type: 'pageContent.changed', viewer: returning }]]);
  });

  it('shows the components of the last status where it changes twice', async () => {
    const { actor, asked } = start();
    actor.send({ type: 'pageContent.follow', viewer: returning });
    actor.send({ type: 'pageContent.follow', viewer: first });
    expect(asked[0]!.signal.aborted).toBe(true);
    await asked[0]!.answer([]);
    await asked[1]!.answer(slots);
    expect([actor.getSnapshot().context.shown, asked.map(({ input }) => input.viewer)]).toEqual([{ slots, viewer: first }, [returning, first]]);
  });

  it('asks again with the next answer about the visitor where the components could not be had', async () => {
    const { actor, asked } = start();
    actor.send({ type: 'pageContent.follow', viewer: returning });
    await asked[0]!.fail();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.shown]).toEqual(['outdated', null]);
    const later = { ...returning, now: '2026-06-15T10:08:00Z' };
    actor.send({ type: 'pageContent.follow', viewer: later });
    expect(asked[1]!.input.viewer).toEqual(later);
    await asked[1]!.answer(slots);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.shown]).toEqual(['current', { slots, viewer: later }]);
  });
});
