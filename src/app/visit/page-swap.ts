/** Puts one page in the place of another, as the browser does with documents: it fades in, and the focus goes along. */
import type { FlowName } from '../../bus/flows.ts';
import type { HeadFacts } from '../../routes/page-answer.ts';
import { applyHead } from './apply-head.ts';
import type { Visit } from './create-visit.ts';
import { focusHeading, letGoOfFocus, writingIn } from './focus.ts';
import { endWait } from './lay-out-unseen.ts';
import type { PageHost } from './page-host.tsx';
import type { ShownPage } from './shown-page.ts';

export interface PageSwap {
  /** What has the focus now had it when the next page was asked for. */
  notePress: () => void;
  show: (options: ShowOptions) => Promise<void>;
  /** Whether the shop itself moves the focus right now. */
  isFocusMoved: () => boolean;
}

interface ShowOptions {
  page: ShownPage;
  head: HeadFacts;
  /** Whether its reader may be led further than its first screen. */
  isWhole: boolean;
  fadesIn: boolean;
  /** A page that another one has overtaken is not led into any more. */
  signal: AbortSignal;
  /** Leads its reader to their place. @param focuses whether the focus goes there too */
  lead: (focuses: boolean) => void;
}

export function createPageSwap(visit: Visit, host: PageHost): PageSwap {
  let isPlacing = false;
  let focusedAtPress: Element | null = null;

  async function swap({ page, head, isWhole, signal, lead }: ShowOptions): Promise<void> {
    if (signal.aborted) return;
    const goOnWriting = writingIn((flow) => visit.bus.actor(flow as FlowName) !== undefined, focusedAtPress);
    letGoOfFocus();
    endWait();
    await host.show(page, isWhole);
    if (signal.aborted) return;
    applyHead(head, page.state.context.language);
    closeMenus();
    isPlacing = true;
    try {
      lead(goOnWriting === undefined);
      if (goOnWriting?.() === false) focusHeading();
    } finally {
      isPlacing = false;
    }
  }

  return {
    notePress() { focusedAtPress = document.activeElement; },
    async show(options) {
      const { page, isWhole, fadesIn } = options;
      if (host.has(page) || !fadesIn) return swap(options);
      // The next page is rendered while the browser begins to fade.
      const rendered = host.prepare(page, isWhole);
      await inTransition(async () => {
        await rendered;
        await swap(options);
      });
    },
    isFocusMoved: () => isPlacing,
  };
}

/** What stands around the pages stays as it is but for the menu whose link was pressed. */
function closeMenus(): void {
  // A browser without popovers shows its menus all the time.
  if ('hidePopover' in HTMLElement.prototype) document.querySelectorAll<HTMLElement>('[popover]').forEach((menu) => menu.hidePopover());
}

/** As the browser's own navigations do, where nobody asks for less motion. */
async function inTransition(change: () => Promise<void>): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const { updateCallbackDone, ready, finished } = document.startViewTransition(change);
  // Another page may follow before this one has faded in.
  for (const part of [ready, finished]) part.catch(() => {});
  await updateCallbackDone;
}
