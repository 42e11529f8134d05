// @vitest-environment happy-dom
import { BehaviorSubject, EMPTY, merge, NEVER, of } from 'rxjs';
import type { Observable } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { isAgreed$ } from './agreed.ts';
import { trackPage$ } from './track-page.ts';

vi.mock('./agreed.ts');
let tellSight: (intersectionRatio: number) => void;
vi.stubGlobal('IntersectionObserver', class {
  constructor(tell: (entries: { intersectionRatio: number }[]) => void) {
    tellSight = (intersectionRatio) => tell([{ intersectionRatio }]);
  }

  observe() {}
  disconnect() {}
});
afterEach(() => vi.useRealTimers());

const track = (facts$: Observable<unknown> = NEVER) => trackPage$({ bus: { facts$, actor: () => undefined } as never, context: { pageType: 'listing', language: 'cs', query: '' } as never, further$: EMPTY }).subscribe();

it('a press in sections that open and close is told of what they are sections of [track.datalayer]', () => {
  vi.mocked(isAgreed$).mockReturnValue(new BehaviorSubject(true));
  const tracking = track();
  document.body.innerHTML = '<div data-flow="listing"><div data-flow="accordion"><button>Písečná</button></div></div>';
  document.querySelector('button')!.click();
  expect((window as { dataLayer?: unknown[] }).dataLayer?.at(-1)).toMatchObject({ event: 'componentClick', component: 'listing', label: 'Písečná' });
  tracking.unsubscribe();
});

it('nothing personal comes into the data layer, by facts or by presses, and names are cut [track.pii] [track.labels] [track.datalayer]', () => {
  vi.mocked(isAgreed$).mockReturnValue(new BehaviorSubject(true));
  const tracking = track(merge(of({ type: 'popup.opened', name: 'pro jana@example.com' }, { type: 'popup.decided', name: '4111 1111 1111 1111', decision: 'yes', place: 'cta' }), NEVER));
  document.body.innerHTML = `<div data-component="${'c'.repeat(40)}"><button aria-label="Volejte +420 777 555 333">x</button></div><footer><button>${'d'.repeat(60)}</button></footer>`;
  document.querySelectorAll('button').forEach((button) => button.click());
  const around = { device: 'DESKTOP', system: null };
  expect((window as { dataLayer?: unknown[] }).dataLayer!.slice(-4)).toEqual([
    { event: 'popup_open', popup: 'pro [e-mail]', ...around },
    { event: 'popup_click', popup: '[card]', decision: 'yes', place: 'cta', ...around },
    { event: 'componentClick', component: 'c'.repeat(30), label: 'Volejte [phone]', ...around },
    { event: 'componentClick', component: 'footer', label: 'd'.repeat(50), ...around },
  ]);
  tracking.unsubscribe();
});

it('a press that waited leaves by a link that heeds the rel of the pressed one, once [track.click-delay] [link.rel]', () => {
  vi.useFakeTimers();
  vi.mocked(isAgreed$).mockReturnValue(new BehaviorSubject(true));
  const tracking = track();
  document.body.innerHTML = '<a href="https://mapy.example/x" rel="nofollow noreferrer" referrerpolicy="no-referrer"><b>Mapa</b></a>';
  const link = document.querySelector('a')!;
  const left: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) { left.push(this.outerHTML); });

  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.querySelector('b')!.dispatchEvent(press);
  vi.advanceTimersByTime(99);
  expect([press.defaultPrevented, left]).toEqual([true, []]);
  vi.advanceTimersByTime(1);
  expect(left).toEqual(['<a href="https://mapy.example/x" rel="nofollow noreferrer" referrerpolicy="no-referrer"></a>']);
  tracking.unsubscribe();
});

it('a component counts as seen once all of it was in view for 100 ms [track.click-delay] [track.datalayer]', () => {
  vi.useFakeTimers();
  vi.mocked(isAgreed$).mockReturnValue(new BehaviorSubject(true));
  document.body.innerHTML = '<section data-component="banner"><h2>Hory s předstihem</h2></section>';
  const tracking = track();
  const seen = () => (window as { dataLayer?: { event: string }[] }).dataLayer!.filter(({ event }) => event === 'componentImpression');
  tellSight(0.99);
  vi.advanceTimersByTime(1_000);
  tellSight(1);
  vi.advanceTimersByTime(99);
  expect(seen()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen()).toMatchObject([{ component: 'banner', label: 'Hory s předstihem' }]);
  tracking.unsubscribe();
});
