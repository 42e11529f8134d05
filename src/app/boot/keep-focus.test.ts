// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const byId = (id: string) => document.getElementById(id)!;
/** Observers are told in a microtask after the change. */
const told = () => new Promise((resolve) => { setTimeout(resolve); });

const frame = () => new Promise((resolve) => { requestAnimationFrame(() => { setTimeout(resolve); }); });

beforeAll(() => keepFocus(document));
beforeEach(() => {
  document.body.innerHTML = `<main data-page="listing" tabindex="-1" id="main">
    <div id="list"><div id="notice"><button id="retry">Retry</button></div></div>
    <section id="part" tabindex="-1"><p id="line"><button id="undo">Undo</button></p></section>
  </main><aside id="beside"><button id="outside">Yes</button></aside>`;
});

it('gives the focus of what is taken out to what stood around it, for as long as it stays there [error.texts]', async () => {
  byId('retry').focus();
  byId('notice').remove();
  await told();
  expect(document.activeElement).toBe(byId('list'));
  byId('undo').focus();
  expect(byId('list').hasAttribute('tabindex')).toBe(false);
});

it('gives it to a part made for that before others', async () => {
  byId('undo').focus();
  byId('undo').remove();
  await told();
  expect(document.activeElement).toBe(byId('part'));
});

it.each([
  ['somebody else has it by then', () => { byId('notice').remove(); byId('undo').focus(); }, 'undo'],
  ['the whole page goes', () => byId('main').remove(), null],
  ['it was let go before', () => { byId('retry').blur(); setTimeout(() => byId('notice').remove()); }, null],
])('leaves it alone where %s', async (_, act, expected) => {
  byId('retry').focus();
  act();
  await told();
  await told();
  expect(document.activeElement).toBe(expected === null ? document.body : byId(expected));
});

it('leaves it alone outside the page’s own part', async () => {
  byId('outside').focus();
  byId('outside').remove();
  await told();
  expect(document.activeElement).toBe(document.body);
});

/** Pixels from the top of a screen of 800. */
it.each<[string, top: number, bottom: number, moves: unknown[]]>([
  ['is above the screen', -300, -50, [{ block: 'nearest' }]],
  ['is cut', -100, 100, [{ block: 'nearest' }]],
  ['is taller than the screen, and seen', -500, 400, []],
  ['is taller than the screen, and above it', -1_500, -50, [undefined]],
  ['is taller than the screen, and below it', 900, 2_000, [undefined]],
])('shows what has the focus then where it %s [error.texts]', async (_, top, bottom, moves) => {
  vi.stubGlobal('innerHeight', 800);
  const made: unknown[] = [];
  Object.assign(byId('list'), { getBoundingClientRect: () => ({ top, bottom }), scrollIntoView: (how: unknown) => made.push(how) });
  byId('retry').focus();
  byId('notice').remove();
  await told();
  expect(made).toEqual(moves);
  vi.unstubAllGlobals();
});

it('brings into view what Tab has led to, for six frames', async () => {
  byId('undo').focus();
  const scroll = vi.spyOn(byId('undo'), 'scrollIntoView');
  document.dispatchEvent(new KeyboardEvent('keyup', { key: 'a' }));
  await frame();
  expect(scroll).not.toHaveBeenCalled();
  document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab' }));
  // All of them: one that came after this file would find no document.
  await vi.waitFor(() => expect(scroll).toHaveBeenCalledTimes(6), { timeout: 20_000 });
  await frame();
  await frame();
  expect(scroll.mock.calls).toEqual(Array(6).fill([{ block: 'nearest' }]));
});

it('does so no longer once something else has the focus', async () => {
  byId('undo').focus();
  const scroll = vi.spyOn(byId('undo'), 'scrollIntoView');
  document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab' }));
  byId('retry').focus();
  await frame();
  await frame();
  expect(scroll).not.toHaveBeenCalled();
});
