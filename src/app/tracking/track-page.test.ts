// @vitest-environment happy-dom
import { BehaviorSubject, EMPTY, NEVER } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { CLICK_DELAY } from '../../domain/visitor/tracking.ts';
import { isAgreed$ } from './agreed.ts';
import { trackPage$ } from './track-page.ts';

vi.mock('./agreed.ts');
vi.stubGlobal('IntersectionObserver', class { observe() {} unobserve() {} disconnect() {} });

const track = () => trackPage$({ bus: { facts$: NEVER, actor: () => undefined } as never, context: { pageType: 'listing', language: 'cs', query: '' } as never, further$: EMPTY }).subscribe();

it('a press in sections that open and close is told of what they are sections of [track.datalayer]', () => {
  vi.mocked(isAgreed$).mockReturnValue(new BehaviorSubject(true));
  const tracking = track();
  document.body.innerHTML = '<div data-flow="listing"><div data-flow="accordion"><button>Písečná</button></div></div>';
  document.querySelector('button')!.click();
  expect((window as { dataLayer?: unknown[] }).dataLayer?.at(-1)).toMatchObject({ event: 'componentClick', component: 'listing', label: 'Písečná' });
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
  vi.advanceTimersByTime(CLICK_DELAY - 1);
  expect([press.defaultPrevented, left]).toEqual([true, []]);
  vi.advanceTimersByTime(CLICK_DELAY);
  expect(left).toEqual(['<a href="https://mapy.example/x" rel="nofollow noreferrer" referrerpolicy="no-referrer"></a>']);
  tracking.unsubscribe();
});
