import { expect, it } from 'vitest';
import { BREAKPOINTS, deviceOf, operatingSystemOf } from './device.ts';

it('is mobile below 768, a tablet to 991, a desktop from 992 [view.breakpoints]', () => {
  expect([320, 767, 768, 991, 992, 1920].map(deviceOf)).toEqual(['MOBILE', 'MOBILE', 'TABLET', 'TABLET', 'DESKTOP', 'DESKTOP']);
  expect(BREAKPOINTS.phone).toBe(576);
});

it('tells iOS, android and huawei apart by what a browser calls itself [view.device-os]', () => {
  expect([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140',
    'Mozilla/5.0 (Linux; Android 10; HUAWEI ELS-NX9) AppleWebKit/537.36 HuaweiBrowser/12',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140',
  ].map(operatingSystemOf)).toEqual(['iOS', 'android', 'huawei', undefined]);
});
