// @vitest-environment happy-dom
import { Subscription } from 'rxjs';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FRAME, POINTER_REST } from '../../streams/browser/meant-links.ts';
import { linkPresses$, meantPages$ } from './follow-links.ts';
import { mayPrefetch } from './may-prefetch.ts';

const here = 'https://shop.example/listing?q=sort:price';
const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void; settings: { navigation: Record<string, boolean> } } };
let opened: string[];
let meant: string[];
/** Presses that led to documents. */
let documents: number;

let links: Subscription;

beforeAll(() => { Object.assign(happyDOM.settings.navigation, { disableMainFrameNavigation: true, disableChildPageNavigation: true }); });
beforeEach(() => {
  vi.useFakeTimers();
  happyDOM.setURL(here);
  [opened, meant, documents] = [[], [], 0];
  const opensAsPage = ({ origin, pathname }: URL) => origin === 'https://shop.example' && pathname !== '/payment';
  links = new Subscription();
  links.add(linkPresses$(opensAsPage).subscribe((press) => {
    if (press === null) documents += 1;
    else opened.push(press.replace('https://shop.example', ''));
  }));
  links.add(meantPages$(opensAsPage, () => false).subscribe((one) => meant.push(one ? `${one.url.pathname}: ${one.rests}` : 'none')));
});
afterEach(() => {
  links.unsubscribe();
  vi.useRealTimers();
});

/** A link with something in it; @returns what is in it */
function link(attributes: string): HTMLElement {
  document.body.innerHTML = `<a ${attributes}><span>there</span></a>`;
  return document.querySelector('span')!;
}

/** @returns whether the browser is left to do it */
const click = (target: Element, how: MouseEventInit = {}) => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));

it.each(['/hotel', '/listing', '/listing?q=sort:priceDESC', 'https://shop.example/hotel'])('a plain press on a link to %s opens it in this document, wherever in the link', (href) => {
  expect(click(link(`href="${href}"`))).toBe(false);
  expect(opened).toEqual([href.replace('https://shop.example', '')]);
});

it.each<[string, string, MouseEventInit?, number?]>([
  ['with Ctrl', 'href="/hotel"', { ctrlKey: true }],
  ['with Command', 'href="/hotel"', { metaKey: true }],
  ['with Shift', 'href="/hotel"', { shiftKey: true }],
  ['with Alt', 'href="/hotel"', { altKey: true }],
  ['of the middle button', 'href="/hotel"', { button: 1 }],
  ['on a link with a tab of its own', 'href="/hotel" target="_blank"'],
  ['on a download', 'href="/hotel" download'],
  ['on a link to another host', 'href="https://elsewhere.example/hotel"', {}, 1],
  ['on a mail address', 'href="mailto:shop@shop.example"'],
  ['on a part of this page', 'href="#main"'],
  ['on a part of this page by its whole address', `href="${here}#main"`],
  ['on a page with a document of its own', 'href="/payment"', {}, 1],
])('a press %s is the browser’s; one that leads this tab away is told', (_, attributes, how, led = 0) => {
  expect(click(link(attributes), how)).toBe(true);
  expect([opened, documents]).toEqual([[], led]);
});

it('a press that somebody has taken opens nothing more', () => {
  const target = link('href="/hotel"');
  target.addEventListener('click', (event) => event.preventDefault());
  click(target);
  expect(opened).toEqual([]);
});

it('a press on a link whose address is none is the browser’s, and presses are heard on', () => {
  expect(click(link('href="http://["'))).toBe(true);
  // A browser would stay where it is.
  happyDOM.setURL(here);
  click(link('href="/hotel"'));
  expect([opened, documents]).toEqual([['/hotel'], 0]);
});

it('a link that a pointer rests on, that has the focus or is touched is meant where it leads to a page; one that is pressed is not any more, and none once pointer and focus are elsewhere', () => {
  const over = (target: Element, screenX: number) => target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', screenX, screenY: 9 }));
  const pressed = link('href="/pressed"');
  over(pressed, 1);
  click(pressed);
  vi.advanceTimersByTime(POINTER_REST);
  expect(meant).toEqual([]);
  over(link('href="/rested"'), 2);
  vi.advanceTimersByTime(POINTER_REST);
  link('href="/focused"').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  vi.advanceTimersByTime(FRAME);
  for (const href of ['/touched', '/payment', '#main']) {
    link(`href="${href}"`).dispatchEvent(new Event('touchstart', { bubbles: true }));
    vi.advanceTimersByTime(FRAME);
  }
  over(document.body, 3);
  expect(meant).toEqual(['/rested: true', '/focused: true', '/touched: false', 'none', 'none', 'none']);
});

it('who follows links no more leaves no listener and no timer behind', () => {
  const target = link('href="/hotel"');
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', screenX: 1, screenY: 9 }));
  links.unsubscribe();
  expect([click(target), vi.getTimerCount()]).toEqual([true, 0]);
  target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect([opened, meant]).toEqual([[], []]);
});

it.each([
  [undefined, true],
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ saveData: false, effectiveType: 'slow-2g' }, false],
])('with a connection %j prefetching is %j', (connection, isAllowed) => {
  vi.stubGlobal('navigator', { connection });
  expect(mayPrefetch()).toBe(isAllowed);
  vi.unstubAllGlobals();
});
