import { filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command } from '../../bus/flows.ts';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the pictures are opened they cover the page, and whenever they do not any more they are closed, Back's way too [view.fullscreen]. */
export const galleryCoversPage: DeferredPolicy = ({ facts$ }) => {
  const opened$: Observable<Command> = facts$.pipe(when('gallery.opened'), map(() => ({ type: 'fullScreenView.open', view: 'gallery' })));
  const closed$: Observable<Command> = facts$.pipe(when('fullScreenView.closed'), filter(({ view }) => view === 'gallery'), map(() => ({ type: 'gallery.close' })));
  return merge(opened$, closed$);
};
