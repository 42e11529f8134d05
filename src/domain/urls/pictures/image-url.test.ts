import { expect, it } from 'vitest';
import { DEVICE_WIDTHS, IMAGE_WIDTHS, imageUrl, LAZY_LOAD_MARGIN, RESPONSIVE_QUALITY, srcSet } from './image-url.ts';

const size = { width: 640, height: 480 };

it.each([
  ['/images/file/scenes/greek-cove-dawn', '/images/scale/scenes/greek-cove-dawn?dstw=640&dsth=480&type=1&quality=80'],
  ['/images/http/cdn/a.jpg', '/images/scale/cdn/a.jpg?dstw=640&dsth=480&type=1&quality=80'],
  ['https://img.zefira.example/file/a', 'https://img.zefira.example/scale/a?dstw=640&dsth=480&type=1&quality=80'],
  ['file/a/file/b', 'scale/a/file/b?dstw=640&dsth=480&type=1&quality=80'],
  ['/profile/a', '/profile/a?dstw=640&dsth=480&type=1&quality=80'],
  ['/file/a?v=2', '/scale/a?v=2&dstw=640&dsth=480&type=1&quality=80'],
])('scales %s [url.image]', (src, url) => {
  expect(imageUrl(src, size)).toBe(url);
});

it('takes another quality, and whole pixels only [url.image]', () => {
  expect(imageUrl('/file/a', { width: 100, height: 66.67, quality: 50 })).toBe('/scale/a?dstw=100&dsth=67&type=1&quality=50');
});

it('knows the widths and limits of responsive pictures [format.image-widths]', () => {
  expect(DEVICE_WIDTHS).toEqual([384, 512, 640, 750, 828, 1080, 1200]);
  expect([IMAGE_WIDTHS[0], IMAGE_WIDTHS.at(-1)]).toEqual([16, 384]);
  expect([RESPONSIVE_QUALITY, LAZY_LOAD_MARGIN]).toEqual([75, 200]);
});

it('offers a picture in every width at one ratio [format.image-widths]', () => {
  expect(srcSet('/file/a', 4 / 3, [64, 128])).toBe(
    '/scale/a?dstw=64&dsth=48&type=1&quality=75 64w, /scale/a?dstw=128&dsth=96&type=1&quality=75 128w',
  );
  expect(srcSet('/file/a', 1).split(', ')).toHaveLength(DEVICE_WIDTHS.length);
});
