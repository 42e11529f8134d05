// @vitest-environment happy-dom
import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles, loggedScheduler } from '../testing/marbles.ts';
import { meantLinks$, POINTER_REST } from './meant-links.ts';

document.body.innerHTML = '<a href="/hotel"><span>there</span></a><a href="/listing">list</a><a>nowhere</a><p>text</p>';
const [hotel, inHotel, list, nowhere, text] = ['a', 'span', 'a[href="/listing"]', 'a:not([href])', 'p'].map((one) => document.querySelector(one)!);

/** What happens to an element; of a pointer, at which pixel from the left. */
type Happening = [type: string, on: Element | Document, at?: number, pointerType?: string];

function told(happenings: Record<string, Happening>) {
  return ([type, on, screenX = 0, pointerType = 'mouse']: Happening = happenings.a!) => {
    const event = Object.assign(new Event(type), { pointerType, screenX, screenY: 9 });
    return Object.defineProperty(event, 'target', { value: on });
  };
}

/** @param marbles of the happenings @param expected of `h`, the hotel rested on, and `t`, touched; of `l`, the list rested on */
function expectMeant(marbles: string, happenings: Record<string, Happening>, expected: string): void {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const target = listenedTarget(scheduler);
    const eventOf = told(happenings);
    hot(marbles, happenings).subscribe((happening) => target.emit(eventOf(happening)));
    expectObservable(meantLinks$(target, scheduler), '^ 500ms !').toBe(expected, { h: { link: hotel, rests: true }, t: { link: hotel, rests: false }, l: { link: list, rests: true } });
    expectSubscriptions(target.subscriptions).toBe(Array.from({ length: 4 }, () => '^ 500ms !'));
  });
}

it('a pointer means the link that it has rested on, wherever in it, the latest alone where it moves on [page.internal-ids]', () => {
  expectMeant('a', { a: ['pointerover', inHotel!, 1] }, `${POINTER_REST}ms h`);
  expectMeant(`a ${POINTER_REST - 2}ms b`, { a: ['pointerover', hotel!, 1], b: ['pointerover', list!, 2] }, `${2 * POINTER_REST - 1}ms l`);
  expectMeant(`a ${POINTER_REST - 2}ms b`, { a: ['pointerover', hotel!, 1], b: ['pointerover', text!, 2] }, '');
  expectMeant(`a ${POINTER_REST}ms b 99ms c`, { a: ['pointerover', hotel!, 1], b: ['pointerover', text!, 2], c: ['pointerover', hotel!, 3] }, `${POINTER_REST}ms h ${100 + POINTER_REST}ms h`);
});

it('a link that comes to lie under a pointer at rest is not meant, nor what has no address, nor what a finger is over [page.internal-ids]', () => {
  expectMeant('ab', { a: ['pointerover', text!, 1], b: ['pointerover', hotel!, 1] }, '');
  expectMeant('a 99ms b', { a: ['pointerover', nowhere!, 1], b: ['pointerover', document, 2] }, '');
  expectMeant('a', { a: ['pointerover', hotel!, 1, 'touch'] }, '');
});

it('a press ends the rest of the pointer: its link is on its way [page.internal-ids]', () => {
  expectMeant('a 9ms b', { a: ['pointerover', hotel!, 1], b: ['click', hotel!] }, '');
});

it('the focus means a link at once, and so does a first touch, which may be about to scroll [page.internal-ids]', () => {
  expectMeant('abc', { a: ['focusin', hotel!], b: ['touchstart', inHotel!], c: ['focusin', text!] }, 'ht');
  // What a pointer rests on meanwhile is still meant.
  expectMeant('ab', { a: ['pointerover', list!, 1], b: ['focusin', hotel!] }, `-h ${POINTER_REST - 2}ms l`);
});

it('who leaves while a pointer rests leaves its timer too', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const target = listenedTarget(scheduler);
    const timers = loggedScheduler(scheduler);
    hot('-a').subscribe(() => target.emit(told({ a: ['pointerover', hotel!, 1] })()));
    expectObservable(meantLinks$(target, timers), '^ 20ms !').toBe('');
    expectSubscriptions(target.subscriptions).toBe(Array.from({ length: 4 }, () => '^ 20ms !'));
    expectSubscriptions(timers.subscriptions).toBe('-^ 19ms !');
  });
});
