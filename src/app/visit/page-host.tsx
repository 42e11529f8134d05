/** Holds the page that is shown, and swaps it for another one. */
import { Component, memo, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { addressPictures } from '../../ui/display/picture.tsx';
import { PageMain, ShopView } from '../page/shop-view.tsx';
import type { ShownPage } from './shown-page.ts';
import { sayThatPageFailed } from '../../ui/loading/say-that-page-failed.ts';
import { putUnseenBack, takeUnseenOut } from './unseen-pages.ts';

export interface PageHost {
  /** The page that its reader sees. */
  current: () => ShownPage;
  /** Whether the page is rendered or about to be, seen or not. */
  has: (page: ShownPage) => boolean;
  /**
   * Renders a page that may be shown next, unseen and a slice at a time; null for none.
   * @param isWhole whether its reader may be led further than its first screen: what stands below that is else drawn once it is seen
   * @returns when it stands in the document, or will not
   */
  prepare: (page: ShownPage | null, isWhole?: boolean) => Promise<void>;
  /**
   * Shows another page, rendered a slice at a time where it is not yet.
   * @returns when its view stands in place of the one before
   */
  show: (page: ShownPage, isWhole: boolean) => Promise<void>;
  /** The element that hosts the pages. */
  element: ReactNode;
}

/** A page with the manner in which its elements came to be. */
interface RenderedPage {
  page: ShownPage;
  isWhole: boolean;
  isDocument: boolean;
}

/** One for each time that a page is shown: Back may come before the next one is rendered. */
interface Showing {
  shown: RenderedPage;
  /** One that may be next. */
  ahead?: RenderedPage;
  /** The page before, whose elements stay. */
  left?: RenderedPage;
}

/** @param onAlive told once, when the first page answers */
export function createPageHost(first: ShownPage, onAlive: () => void): PageHost {
  const opening: Showing = { shown: { page: first, isWhole: true, isDocument: true } };
  /** What stands in the document. */
  let standing = opening;
  let ahead: RenderedPage | undefined;
  let preparing: (() => void) | undefined;
  let put: (showing: Showing) => void = () => {};
  const waiting = new Map<Showing, () => void>();
  let isAlive = false;

  function Host() {
    const [showing, setShowing] = useState(opening);
    const { shown, ahead, left } = showing;
    useLayoutEffect(() => { put = setShowing; }, []);
    useLayoutEffect(() => {
      standing = showing;
      waiting.get(showing)?.();
      waiting.delete(showing);
      preparing?.();
    }, [showing]);
    useEffect(() => {
      document.documentElement.dataset.app = 'ready';
      // In development React's strict mode says so twice.
      if (isAlive) return;
      isAlive = true;
      onAlive();
    }, []);
    const { id, bus, state, translator } = shown.page;
    return (
      <WholePage isDocument={shown.isDocument} isShown>
        <ShopView
          {...{ id, bus, state, translator }}
          isDocument={shown.isDocument}
          // As many as there are: React numbers what it hydrates by the length of an array.
          mains={[shown, ahead, left].filter((rendered) => rendered !== undefined).sort(inOrderOfPages).map((rendered) => <HostedPage key={rendered.page.id} rendered={rendered} isShown={rendered === shown} />)}
        />
      </WholePage>
    );
  }

  const renderedOf = (page: ShownPage) => [standing.shown, ahead, standing.left].find((rendered) => rendered?.page === page);

  return {
    current: () => standing.shown.page,
    has: (page) => renderedOf(page) !== undefined,
    prepare(page, isWhole = false) {
      ahead = page === null ? undefined : { page, isWhole, isDocument: false };
      // What a page that is on its way leaves behind, its own showing says.
      if (waiting.size > 0 || standing.ahead === ahead) return Promise.resolve();
      const showing = { ...standing, ahead };
      return new Promise((resolve) => {
        preparing?.();
        preparing = resolve;
        startTransition(() => put(showing));
      });
    },
    show(page, isWhole) {
      return new Promise((resolve) => {
        // A page that is overtaken is not rendered any more.
        waiting.forEach((overtaken) => overtaken());
        waiting.clear();
        const stands = renderedOf(page);
        ahead = undefined;
        const showing = {
          shown: stands === undefined ? { page, isWhole, isDocument: false } : isWhole && !stands.isWhole ? { ...stands, isWhole } : stands,
          left: stands === standing.shown ? standing.left : hasModal() ? undefined : standing.shown,
        };
        waiting.set(showing, resolve);
        // What stands already takes no time to speak of.
        (stands ? flushSync : startTransition)(() => put(showing));
      });
    },
    element: <Host />,
  };
}

/** It would make the whole document inert from where nobody sees it. */
function hasModal(): boolean {
  return document.querySelector('main[data-page] dialog:modal') !== null;
}

/** Always the same: what changes its place among the others is taken out of the document and put in again. */
function inOrderOfPages(one: RenderedPage, other: RenderedPage): number {
  return one.page.id < other.page.id ? -1 : 1;
}

/** A page that is left, or shown after it was prepared, changes its frame alone. */
const HostedPage = memo(function HostedPage({ rendered: { page, isWhole, isDocument }, isShown }: { rendered: RenderedPage; isShown: boolean }) {
  const { id, bus, state, translator, View } = page;
  return (
    <WholePage isDocument={isDocument} isShown={isShown}>
      <PageMain {...{ bus, state, translator, isDocument, isWhole, View }} unseenAs={isShown ? undefined : id} />
    </WholePage>
  );
});

interface WholePageProps {
  /** Whether it came with the document that it stands in: another one would be the same. */
  isDocument: boolean;
  isShown: boolean;
  children: ReactNode;
}

/** A page that cannot be rendered in this document gets one of its own, as soon as somebody is to see it; the one that came with it says that it failed. */
class WholePage extends Component<WholePageProps> {
  override state = { hasFailed: false };
  private wasLeft = false;
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch() {
    if (!this.props.isShown) return;
    if (this.props.isDocument && !this.wasLeft) sayThatPageFailed();
    else location.reload();
  }
  override getSnapshotBeforeUpdate() {
    putUnseenBack();
    return null;
  }
  override componentDidUpdate({ isShown }: WholePageProps) {
    takeUnseenOut();
    if (!this.props.isShown) this.wasLeft = true;
    else if (!isShown) {
      addressPictures(document);
      if (this.state.hasFailed) location.reload();
    }
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
