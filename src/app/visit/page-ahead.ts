/** The page that is likely to be next: asked for, begun, and rendered where nobody sees it. */
import { idle } from '../../ui/loading/idle.ts';
import { yieldToMain } from '../../ui/loading/yield-to-main.ts';
import type { Visit } from './create-visit.ts';
import { layOutUnseen } from './lay-out-unseen.ts';
import type { LoadedPage } from './load-page.ts';
import type { PageHost } from './page-host.tsx';
import type { PageLoads } from './page-loads.ts';
import { newPageId, openShownPage } from './shown-page.ts';
import type { ShownPage } from './shown-page.ts';
import { takeUnseenOut } from './unseen-pages.ts';

export interface PageAhead {
  /** A pointer or the focus rests on a link to this address; undefined for none. */
  mean: (url: URL | undefined) => void;
  /** Nothing rests on a link any more: its page stays as far as it is rendered, outside the document. */
  leave: () => void;
  /** The id under which this state's page was begun. */
  idOf: (loaded: LoadedPage) => string | undefined;
  /** The page of this id, which is its taker's from now on; any other one is given up. */
  take: (id: string) => Promise<ShownPage | undefined> | undefined;
  giveUp: () => void;
}

interface BegunPage {
  id: string;
  loaded: LoadedPage;
  page: Promise<ShownPage | undefined>;
}

export function createPageAhead(visit: Visit, host: PageHost, loads: PageLoads): PageAhead {
  let meant: URL | undefined;
  let begun: BegunPage | undefined;

  /** Renders the page once its state is there, if its link is still meant. */
  async function prepare(url: URL): Promise<void> {
    // It is meant anew with each part of its link.
    const isMeant = () => meant?.href === url.href;
    const loaded = await loads.ahead(url)?.catch(() => undefined);
    await idle();
    if (loaded?.kind !== 'page' || !isMeant()) return;
    if (begun?.loaded === loaded) return layOutUnseen(begun.id);
    giveUp();
    const id = newPageId();
    const page = openShownPage({ visit, id, state: loaded.answer.state, url: loaded.url, isAhead: true, yieldToMain }).catch(() => undefined);
    const mine = begun = { id, loaded, page };
    const opened = await page;
    if (begun !== mine || opened === undefined) return;
    await host.prepare(opened);
    await yieldToMain();
    if (begun !== mine) return;
    layOutUnseen(id);
    if (!isMeant()) takeUnseenOut();
  }

  function giveUp(): void {
    if (begun === undefined) return;
    void begun.page.then((page) => page?.stop());
    begun = undefined;
    void host.prepare(null);
  }

  return {
    mean(url) {
      meant = url;
      if (url !== undefined) void prepare(url).catch(visit.report);
    },
    leave() {
      meant = undefined;
      takeUnseenOut();
    },
    idOf: (loaded) => (begun?.loaded === loaded ? begun.id : undefined),
    take(id) {
      if (begun?.id !== id) giveUp();
      const page = begun?.page;
      begun = undefined;
      return page;
    },
    giveUp,
  };
}
