// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { pointedLinks$ } from './pointed-links.ts';

it('tells the link under a pointer, the focus or a press, before anything else hears of it, while someone listens', () => {
  document.body.innerHTML = '<a href="/dovolena"><span>there</span></a><a>nowhere</a>';
  const [link, inLink, nowhere] = ['a[href]', 'span', 'a:not([href])'].map((one) => document.querySelector(one)!);
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const target = listenedTarget(scheduler);
    const happens = (type: string, at: unknown) => target.emit(Object.defineProperty(new Event(type), 'target', { value: at }));
    hot('-ofnbc-c', { o: ['pointerover', inLink], f: ['focusin', link], n: ['click', nowhere], b: ['click', document], c: ['click', inLink] })
      .subscribe(([type, at]) => happens(type as string, at));
    expectObservable(pointedLinks$(target), '^-----!').toBe('-ll--l', { l: link });
    expectSubscriptions(target.subscriptions).toBe(['^-----!', '^-----!', '^-----!']);
    expect(target.listening).toEqual([]);
  });
});
