import { expect, it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { image$ } from './image.ts';

function fakeImage() {
  const image = Object.assign(listenedTarget(), { src: '', removeAttribute: () => { image.src = ''; } });
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
