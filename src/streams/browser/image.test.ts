import { expect, it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { image$ } from './image.ts';

function fakeImage(clock?: { now: () => number }) {
  const image = Object.assign(listenedTarget(clock), { src: '', removeAttribute: () => { image.src = ''; } });
  return image;
}

it.each(['load', 'error'] as const)('tells once that an image has had its %s [popup.delay]', (type) => {
  const image = fakeImage();
  const told: string[] = [];
  const listening = image$(() => image as never, { src: '/a.avif' }).subscribe((outcome) => told.push(outcome));
  expect(image.src).toBe('/a.avif');
  image.emit(type);
  image.emit('load');
  expect([told, listening.closed, image.src, image.listening]).toEqual([[type === 'load' ? 'loaded' : 'failed'], true, '/a.avif', []]);
});

it('stops its loading when nobody listens any more', () => {
  const image = fakeImage();
  const listening = image$(() => image as never, { src: '/a.avif' }).subscribe();
  expect(image.listening).toEqual(['load', 'error']);
  listening.unsubscribe();
  expect([image.src, image.listening]).toEqual(['', []]);
});

it('is listened to until it has come, or for as long as someone waits for it', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const [quick, slow] = [fakeImage(scheduler), fakeImage(scheduler)];
    hot('--q-s', { q: quick, s: slow }).subscribe((image) => image.emit('load'));
    expectObservable(image$(() => quick as never, { src: '/quick.avif' }), '^--!').toBe('--(l|)', { l: 'loaded' });
    expectObservable(image$(() => slow as never, { src: '/slow.avif' }), '^--!').toBe('----');
    expectSubscriptions(quick.subscriptions).toBe(['^-!', '^-!']);
    expectSubscriptions(slow.subscriptions).toBe(['^--!', '^--!']);
  });
});
