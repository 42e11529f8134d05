import { expect, it } from 'vitest';
import { isDesktop$ } from './is-desktop.ts';

it('whether a page is as wide as a desktop’s is told at once and whenever it changes, for as long as someone listens [view.breakpoints]', () => {
  const asked: string[] = [];
  let listeners = 0;
  const query = Object.assign(new EventTarget(), { matches: true });
  const add = query.addEventListener.bind(query);
  const remove = query.removeEventListener.bind(query);
  query.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => { listeners += 1; add(...listener); };
  query.removeEventListener = (...listener: Parameters<EventTarget['removeEventListener']>) => { listeners -= 1; remove(...listener); };
  const told: boolean[] = [];
  const listening = isDesktop$(((media: string) => { asked.push(media); return query; }) as never).subscribe((isDesktop) => told.push(isDesktop));
  query.matches = false;
  query.dispatchEvent(new Event('change'));
  expect([asked, told, listeners]).toEqual([['(min-width: 992px)'], [true, false], 1]);
  listening.unsubscribe();
  query.matches = true;
  query.dispatchEvent(new Event('change'));
  expect([told, listeners]).toEqual([[true, false], 0]);
});
