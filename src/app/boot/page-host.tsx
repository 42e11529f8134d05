/** Holds the page that is shown, and swaps it for another one. */
import { Component, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ReadableBus } from '../../bus/bus.ts';
import { FirstScreenFirst } from '../../ui/below-first-screen.tsx';
import { RenderedAhead } from '../../ui/rendered-ahead.ts';
import { ShopView } from '../page/shop-view.tsx';
import type { ShownPage } from '../visit/shown-page.ts';

export interface PageHost {
  current: () => ShownPage;
  /**
   * Renders another page, a slice at a time.
   * @param isWhole whether its reader may be led further than its first screen, which else is drawn before the rest
   * @returns when its view stands in place of the one before
   */
  show: (page: ShownPage, isWhole: boolean) => Promise<void>;
  /** The element that hosts the pages. */
  element: ReactNode;
}

/** One for each time that a page is shown: Back may come before the next one is rendered. */
interface Showing {
  page: ShownPage;
  isWhole: boolean;
}

/** @param onAlive told once, when the first page answers */
export function createPageHost(first: ShownPage, onAlive: () => void): PageHost {
  const opening: Showing = { page: first, isWhole: true };
  let current = first;
  let put: (showing: Showing) => void = () => {};
  const waiting = new Map<Showing, () => void>();
  let isAlive = false;

  function Host() {
    const [showing, setShowing] = useState(opening);
    const { page, isWhole } = showing;
    useLayoutEffect(() => { put = setShowing; }, []);
    useLayoutEffect(() => {
      waiting.get(showing)?.();
      waiting.delete(showing);
    }, [showing]);
    useEffect(() => {
      document.documentElement.dataset.app = 'ready';
      // In development React's strict mode says so twice.
      if (isAlive) return;
      isAlive = true;
      onAlive();
    }, []);
    return (
      <RenderedAhead value={showing !== opening}>
        <FirstScreenFirst value={!isWhole}>
          <WholePage isDocument={showing === opening}>{shopView(page, page.bus)}</WholePage>
        </FirstScreenFirst>
      </RenderedAhead>
    );
  }

  return {
    current: () => current,
    show(page, isWhole) {
      current = page;
      return new Promise((resolve) => {
        // A page that is overtaken is not rendered any more.
        waiting.forEach((overtaken) => overtaken());
        waiting.clear();
        const showing = { page, isWhole };
        waiting.set(showing, resolve);
        startTransition(() => put(showing));
      });
    },
    element: <Host />,
  };
}

/** The page as it looks with the flows of a bus. */
export function shopView({ id, state, translator, View }: ShownPage, bus: ReadableBus): ReactNode {
  return <ShopView id={id} bus={bus} state={state} translator={translator} View={View} />;
}

interface WholePageProps {
  /** Whether it came with the document that it stands in: another one would be the same. */
  isDocument: boolean;
  children: ReactNode;
}

/** A page that cannot be rendered in this document gets one of its own. */
class WholePage extends Component<WholePageProps> {
  override state: { failure?: { error: unknown } } = {};
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });
  override componentDidCatch() { location.reload(); }
  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (this.props.isDocument) throw failure.error;
    return null;
  }
}
