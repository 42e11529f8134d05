/** What watches the pages of a visit: the flight recorder always, the live view in development where the address asks for it. */
import type { ReactNode } from 'react';
import type { Bus, ReadableBus } from '../src/bus/bus.ts';
import { untilLoaded } from '../src/ui/loading/until-loaded.ts';
import { startRecorder } from './recorder/recorder.ts';
import type { Recorder } from './recorder/recorder.ts';

export interface WatchedVisit {
  /** Of whichever page is shown. */
  bus: Bus;
  /** The page that is shown. */
  page: () => WatchedPage;
}

export interface WatchedPage {
  /** Unlike that of any other page of the visit. */
  id: string;
  /** Its type. */
  name: string;
  /** The page as it looks with the flows of another bus. */
  render: (bus: ReadableBus) => ReactNode;
}

/** Begins to watch; loaded when the visitor first does anything, or something goes wrong. */
export async function watchPages(visit: WatchedVisit): Promise<Recorder> {
  const recorder = startRecorder(visit.bus, { now: () => performance.now() });
  let isSaving = false;
  document.addEventListener('click', async ({ target }) => {
    if (isSaving || !(target instanceof Element) || target.closest('[data-report-problem]') === null) return;
    isSaving = true;
    const { saveRecording } = await untilLoaded(() => import('./recorder/report-problem.ts'));
    isSaving = false;
    saveRecording(recorder);
    const saved = document.querySelector<HTMLElement>('[data-problem-saved]');
    if (saved) saved.hidden = false;
  });
  document.documentElement.dataset.recorder = 'on';
  // Built pages have nothing of this.
  if (import.meta.env.DEV) await inspect(visit);
  return recorder;
}

/** `?inspect` opens the live view, `?inspect=stately` the Stately inspector. */
async function inspect(visit: WatchedVisit): Promise<void> {
  const wanted = new URLSearchParams(location.search).get('inspect');
  if (wanted === null) return;
  if (wanted === 'stately') (await import('./live/stately.ts')).connectStately(visit.bus);
  else (await import('./live/open-live.tsx')).openLive(visit);
}
