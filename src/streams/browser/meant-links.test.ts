// @vitest-environment happy-dom
import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles, loggedScheduler } from '../testing/marbles.ts';
import { FRAME, meantLinks$, POINTER_REST } from './meant-links.ts';

document.body.innerHTML = '<a href="/hotel"><span>there</span></a><a href="/listing">list</a><a>nowhere</a><p>text</p>';
const [hotel, inHotel, list, nowhere, text] = ['a', 'span', 'a[href="/listing"]', 'a:not([href])', 'p'].map((one) => document.querySelector(one)!);

/** What happens to an element; of a pointer, at which pixel from the left. */
type Happening = [type: string, on: Element | Document, at?: number, pointerType?: string];

function eventOf([type, on, screenX = 0, pointerType = 'mouse']: Happening): Event {
  return Object.defineProperty(Object.assign(new Event(type), { pointerType, screenX, screenY: 9 }), 'target', { value: on });
}

const REST = POINTER_REST;

/** Of what is told, `n` is none, `h` is the hotel that something rests on, `t` the hotel touched and `l` the list that something rests on. */
it.each<[string, string, Record<string, Happening>, string]>([
  ['the link that a pointer has rested on, wherever in it, is meant', 'a', { a: ['pointerover', inHotel!, 1] }, `${REST}ms h`],
  ['a pointer that moves on means the latest link alone', `a ${REST - 2}ms b`, { a: ['pointerover', hotel!, 1], b: ['pointerover', list!, 2] }, `${2 * REST - 1}ms l`],
  ['a pointer that leaves for no link means none', `a ${REST - 2}ms b`, { a: ['pointerover', hotel!, 1], b: ['pointerover', text!, 2] }, ''],
  ['a link is meant as often as a pointer comes to rest on it, and not while it is elsewhere', `a ${REST}ms b 99ms c`, { a: ['pointerover', hotel!, 1], b: ['pointerover', text!, 2], c: ['pointerover', hotel!, 3] }, `${REST}ms h n ${99 + REST}ms h`],
  ['a link that comes to lie under a pointer at rest is not meant', 'ab', { a: ['pointerover', text!, 1], b: ['pointerover', hotel!, 1] }, ''],
  ['what has no address is not meant', 'a 99ms b', { a: ['pointerover', nowhere!, 1], b: ['pointerover', document, 2] }, ''],
  ['what a finger is over is not meant', 'a', { a: ['pointerover', hotel!, 1, 'touch'] }, ''],
  ['a press ends the rest of the pointer: its link is on its way', 'a 9ms b', { a: ['pointerover', hotel!, 1], b: ['click', hotel!] }, ''],
  ['the focus means a link once it is painted, until it goes on', `a ${FRAME}ms b`, { a: ['focusin', hotel!], b: ['focusin', text!] }, `${FRAME}ms h n`],
  ['so does a first touch, which may be about to scroll', 'a', { a: ['touchstart', inHotel!] }, `${FRAME}ms t`],
  ['keys that pass a link do not mean it', 'ab', { a: ['focusin', hotel!], b: ['focusin', text!] }, ''],
  ['a press that follows its touch at once asks for its link itself', 'abc', { a: ['touchstart', hotel!], b: ['focusin', hotel!], c: ['click', hotel!] }, ''],
  ['what a pointer rests on is meant beside what has the focus', 'ab', { a: ['pointerover', list!, 1], b: ['focusin', hotel!] }, `${FRAME + 1}ms h ${REST - FRAME - 2}ms l`],
])('%s', (_, marbles, happenings, expected) => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const target = listenedTarget(scheduler);
    hot(marbles, happenings).subscribe((happening) => target.emit(eventOf(happening)));
    expectObservable(meantLinks$(target, () => false, scheduler), '^ 500ms !').toBe(expected, { n: { link: null, rests: false }, h: { link: hotel, rests: true }, t: { link: hotel, rests: false }, l: { link: list, rests: true } });
    expectSubscriptions(target.subscriptions).toBe(Array.from({ length: 5 }, () => '^ 500ms !'));
  });
});

it('a focus that the shop itself moves means no link', () => {
  expectMarbles(({ scheduler, hot, expectObservable }) => {
    const target = listenedTarget(scheduler);
    hot('a').subscribe(() => target.emit(eventOf(['focusin', hotel!])));
    expectObservable(meantLinks$(target, () => true, scheduler), '^ 99ms !').toBe('');
  });
});

it('who leaves while a pointer rests leaves its timer too', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const target = listenedTarget(scheduler);
    const timers = loggedScheduler(scheduler);
    hot('-a').subscribe(() => target.emit(eventOf(['pointerover', hotel!, 1])));
    expectObservable(meantLinks$(target, () => false, timers), '^ 20ms !').toBe('');
    expectSubscriptions(target.subscriptions).toBe(Array.from({ length: 5 }, () => '^ 20ms !'));
    expectSubscriptions(timers.subscriptions).toBe('-^ 19ms !');
  });
});
