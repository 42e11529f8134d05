// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { layOutUnseen } from './lay-out-unseen.ts';
import { putUnseenBack, takeUnseenOut } from './unseen-pages.ts';

it('a page that may be next is laid out as if it were shown, and stands outside the document again', () => {
  document.body.innerHTML = '<main>shown</main><main hidden data-unseen="left">left</main><main hidden data-unseen="next">next</main>';
  const mains = () => [...document.querySelectorAll('main')].map(({ hidden, textContent }) => [textContent, hidden]);
  const rendered = mains();
  takeUnseenOut();
  const measured: unknown[] = [];
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function lookAt(this: HTMLElement) {
    measured.push([this.textContent, mains()]);
    return new DOMRect();
  });
  layOutUnseen('next');
  expect([measured, mains()]).toEqual([[['next', [['shown', false], ['next', false]]]], [['shown', false]]]);
  putUnseenBack();
  expect(mains()).toEqual(rendered);
});
