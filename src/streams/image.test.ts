import { expect, it } from 'vitest';
import { image$ } from './image.ts';

function fakeImage() {
  const image = Object.assign(new EventTarget(), { src: '', removeAttribute: () => { image.src = ''; } });
  return image;
}

it.each(['load', 'error'] as const)('tells once that an image has had its %s [popup.delay]', (type) => {
  const image = fakeImage();
  const told: string[] = [];
  const listening = image$(() => image as never, { src: '/a.avif' }).subscribe((outcome) => told.push(outcome));
  expect(image.src).toBe('/a.avif');
  image.dispatchEvent(new Event(type));
  image.dispatchEvent(new Event('load'));
  expect([told, listening.closed, image.src]).toEqual([[type === 'load' ? 'loaded' : 'failed'], true, '/a.avif']);
});

it('stops its loading when nobody listens any more', () => {
  const image = fakeImage();
  image$(() => image as never, { src: '/a.avif' }).subscribe().unsubscribe();
  expect(image.src).toBe('');
});
