/** The pages of a visit that keep their flows: the one that is shown, and those that Back or Forward may lead to. */
import type { HeadFacts } from '../../routes/page-answer.ts';
import { focusedLink } from './focus.ts';
import type { FocusedLink } from './focus.ts';
import { holdHeights } from './hold-heights.ts';
import type { PageHost } from './page-host.tsx';
import type { ShownPage } from './shown-page.ts';

/** With what leads its reader back. */
export interface KnownPage {
  page: ShownPage;
  head: HeadFacts;
  /** How far it was scrolled when it was left, in pixels. */
  top: number;
  focused: FocusedLink | null;
}

export interface KnownPages {
  get: (id: string) => KnownPage;
  add: (page: ShownPage, head: HeadFacts) => void;
  /** The page that is shown begins nothing more from here on, and keeps how it was left. */
  leave: (id: string) => void;
  /** Ends all pages but these. */
  keepOnly: (ids: readonly string[]) => void;
}

export function createKnownPages(host: PageHost): KnownPages {
  const pages = new Map<string, KnownPage>();
  return {
    get: (id) => pages.get(id)!,
    add(page, head) { pages.set(page.id, { page, head, top: 0, focused: null }); },
    leave(id) {
      const known = pages.get(id)!;
      const { page } = known;
      page.stands$.next(false);
      page.pause();
      // One that is left before it stands keeps the place that it had.
      if (host.current() !== page) return;
      // Asked afterwards, the browser would lay the page out once more.
      pages.set(id, { ...known, top: scrollY, focused: focusedLink() });
      holdHeights();
    },
    keepOnly(ids) {
      for (const [id, { page }] of pages) {
        if (ids.includes(id)) continue;
        pages.delete(id);
        page.stop();
      }
    },
  };
}

/** What covers a page is not there when it comes back. */
export function uncover({ bus }: ShownPage): void {
  if (bus.actor('fullScreenView')) bus.dispatch({ type: 'fullScreenView.close' });
  if (bus.actor('configurator')) bus.dispatch({ type: 'configurator.closeCalendar' });
  if (bus.actor('popup')) bus.dispatch({ type: 'popup.close', place: 'overlay' });
}
