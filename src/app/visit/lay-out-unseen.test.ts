// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endWait, layOutUnseen } from './lay-out-unseen.ts';
import { putUnseenBack, takeUnseenOut } from './unseen-pages.ts';

const AS_RENDERED = '<main>shown</main><main hidden="" data-unseen="left"><p>left</p></main><main data-unseen="next" hidden=""><p>next</p></main>';
const mains = () => [...document.querySelectorAll('main')].map((main) => [main.textContent, main.hidden, main.getAttribute('aria-hidden'), main.style.contentVisibility]);
const SHOWN = ['shown', false, null, ''];

let laidOut: unknown[];

beforeEach(() => {
  laidOut = [];
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function lookAt(this: HTMLElement) {
    laidOut.push([this.outerHTML, mains()]);
    return new DOMRect();
  });
  vi.stubGlobal('CSS', { supports: vi.fn<typeof CSS.supports>(() => true) });
  document.body.innerHTML = AS_RENDERED;
  takeUnseenOut();
});

afterEach(() => {
  endWait();
  putUnseenBack();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a page that may be next is laid out and waits in the document, where nobody sees it or is told of it', () => {
  layOutUnseen('next');
  const waits = [SHOWN, ['next', false, 'true', 'hidden']];
  expect([laidOut, mains()]).toEqual([[['<p>next</p>', waits]], waits]);
  layOutUnseen('next');
  expect([laidOut.length, mains()]).toEqual([1, waits]);
});

it('a page that is taken out waits again as before; put back for React, it is as hidden', () => {
  layOutUnseen('next');
  takeUnseenOut();
  expect(mains()).toEqual([SHOWN]);
  putUnseenBack();
  expect(mains()).toEqual([SHOWN, ['left', true, null, ''], ['next', false, 'true', 'hidden']]);
  takeUnseenOut();
  layOutUnseen('next');
  expect(mains()).toEqual([SHOWN, ['next', false, 'true', 'hidden']]);
});

it('a page that is shown is hidden by nothing any more', () => {
  layOutUnseen('next');
  endWait();
  putUnseenBack();
  document.querySelector('main[data-unseen=next]')!.removeAttribute('data-unseen');
  takeUnseenOut();
  expect(document.body.innerHTML).toContain('<main><p>next</p></main>');
  endWait();
});

it('a browser that cannot hide what it has laid out lays it out and takes it out again', () => {
  vi.mocked(CSS.supports).mockReturnValue(false);
  layOutUnseen('next');
  expect([laidOut.length, mains()]).toEqual([1, [SHOWN]]);
  layOutUnseen('unknown');
  expect([laidOut.length, mains()]).toEqual([1, [SHOWN]]);
});
