import { describe, expect, it } from 'vitest';
import { heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { galleryMachine } from './gallery.machine.ts';
import { galleryPaths } from './gallery.paths.ts';
import { selectShownPicture } from './gallery.select.ts';

describe('gallery', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(galleryPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(galleryPaths)).toEqual([]);
  });

  it('knows the picture in view by press, key and swipe; the last is followed by the first [hotel.details]', () => {
    const swipes = heldStream<number>();
    const { actor, facts } = startFlow(galleryMachine, { input: { count: 3 }, ports: { swipes: swipes.port } });
    const shown = () => selectShownPicture(actor.getSnapshot());
    actor.send({ type: 'gallery.open', picture: 2 });
    expect([shown(), facts]).toEqual([2, [{ type: 'gallery.opened' }]]);
    actor.send({ type: 'gallery.next' });
    expect(shown()).toBe(0);
    actor.send({ type: 'gallery.previous' });
    expect(shown()).toBe(2);
    swipes.streams[0]!.next(1);
    expect(shown()).toBe(1);
    // A strip of another width may rest beyond the last.
    swipes.streams[0]!.next(3);
    expect(shown()).toBe(1);
    actor.send({ type: 'gallery.close' });
    expect(swipes.observed()).toEqual([false]);
    actor.send({ type: 'gallery.open', picture: 0 });
    expect([shown(), swipes.observed()]).toEqual([0, [false, true]]);
  });

  it('stays on the page until a picture is pressed that there is, and tells each time that one is opened [hotel.details]', () => {
    const swipes = heldStream<number>();
    const { actor, facts } = startFlow(galleryMachine, { input: { count: 3 }, ports: { swipes: swipes.port } });
    const shown = () => [actor.getSnapshot().value, selectShownPicture(actor.getSnapshot())];
    expect(shown()).toEqual(['closed', 0]);
    for (const picture of [3, -1, 1.5]) actor.send({ type: 'gallery.open', picture });
    expect([shown(), facts, swipes.streams.length]).toEqual([['closed', 0], [], 0]);
    actor.send({ type: 'gallery.open', picture: 1 });
    // The page was left while its pictures were open, and comes back without what covered it.
    actor.send({ type: 'gallery.open', picture: 2 });
    actor.send({ type: 'gallery.open', picture: 3 });
    expect([shown(), facts]).toEqual([['open', 2], [{ type: 'gallery.opened' }, { type: 'gallery.opened' }]]);
  });

  it('shows the picture whose small one is pressed, and goes on by press where swipes cannot be told [hotel.details]', () => {
    const swipes = heldStream<number>();
    const { actor } = startFlow(galleryMachine, { input: { count: 3 }, ports: { swipes: swipes.port } });
    const shown = () => selectShownPicture(actor.getSnapshot());
    actor.send({ type: 'gallery.open', picture: 0 });
    swipes.streams[0]!.error('no strip');
    actor.send({ type: 'gallery.show', picture: 2 });
    expect(shown()).toBe(2);
    actor.send({ type: 'gallery.show', picture: 3 });
    expect(shown()).toBe(2);
    actor.send({ type: 'gallery.next' });
    expect(shown()).toBe(0);
  });
});
