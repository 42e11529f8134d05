/** What watches a page of the shop: the flight recorder always, the live view in development where the address asks for it. */
import type { ReactNode } from 'react';
import type { Bus, ReadableBus } from '../src/bus/bus.ts';
import { startRecorder } from './recorder/recorder.ts';
import type { Recorder } from './recorder/recorder.ts';

export interface WatchedPage {
  bus: Bus;
  /** The page as it looks with the flows of another bus. */
  render: (bus: ReadableBus) => ReactNode;
}

/** Begins to watch; loaded when the visitor first does anything, or something goes wrong. */
export async function watchPage(page: WatchedPage): Promise<Recorder> {
  const recorder = startRecorder(page.bus, { now: () => performance.now() });
  document.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-report-problem]') === null) return;
    const { saveRecording } = await import('./recorder/report-problem.ts');
    saveRecording(recorder);
    const saved = document.querySelector<HTMLElement>('[data-problem-saved]');
    if (saved) saved.hidden = false;
  });
  document.documentElement.dataset.recorder = 'on';
  // Built pages have nothing of this.
  if (import.meta.env.DEV) await inspect(page);
  return recorder;
}

/** `?inspect` opens the live view, `?inspect=stately` the Stately inspector. */
async function inspect(page: WatchedPage): Promise<void> {
  const wanted = new URLSearchParams(location.search).get('inspect');
  if (wanted === null) return;
  if (wanted === 'stately') (await import('./live/stately.ts')).connectStately(page.bus);
  else (await import('./live/open-live.tsx')).openLive(page);
}
