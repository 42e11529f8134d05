// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { FAILED } from './say-that-page-failed.ts';
import { untilLoaded } from './until-loaded.ts';

it('code that does not come is asked for again, ever more rarely, until it does; until then the page says so [page.errors]', async () => {
  document.body.innerHTML = `<template id="${FAILED}"><p role="alert">Something is wrong</p></template>`;
  const pauses: number[] = [];
  const said: number[] = [];
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= 7) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  };
  const count = () => document.querySelectorAll('[role=alert]').length;
  expect(await untilLoaded(load, async (ms) => {
    pauses.push(ms);
    said.push(count());
  })).toBe('code');
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect([said, count()]).toEqual([[0, 0, 1, 1, 1, 1, 1], 0]);
});
