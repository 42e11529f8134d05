// @vitest-environment happy-dom
import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { componentClicks$ } from './component-clicks.ts';

it('tells what was pressed of all that can be pressed, from within it too, while someone listens [track.datalayer]', () => {
  document.body.innerHTML = '<a href="/dovolena"><i>1</i></a><button><b>2</b></button><details><summary>3</summary></details><div role="button">4</div><p>5</p><a>6</a>';
  const [inLink, inButton, summary, role, text, anchor] = ['i', 'b', 'summary', '[role=button]', 'p', 'a:not([href])'].map((one) => document.querySelector(one)!);
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const target = listenedTarget(scheduler);
    const press = (at: unknown) => Object.defineProperty(new Event('click'), 'target', { value: at });
    const [l, b, s, r] = [inLink, inButton, summary, role].map(press);
    const pressed = { l: l!, b: b!, s: s!, r: r!, t: press(text), a: press(anchor), w: press(globalThis) };
    hot('-lbsrtaw-l', pressed).subscribe((event) => target.emit(event));
    const told = (event: Event, control: Element | null) => ({ event: event as MouseEvent, control: control! });
    expectObservable(componentClicks$(target), '^--------!').toBe('-lbsr', {
      l: told(l!, inLink!.parentElement), b: told(b!, inButton!.parentElement), s: told(s!, summary!), r: told(r!, role!),
    });
    expectSubscriptions(target.subscriptions).toBe('^--------!');
  });
});
