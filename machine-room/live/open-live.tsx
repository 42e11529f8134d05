/** Shows the live view of a visit's pages: docked at its lower edge, or in a window of its own. */
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { WatchedVisit } from '../page-taps.ts';
import { fetchPictures } from './lit-picture.tsx';
import { LivePanel } from './live-panel.tsx';
import { recordLive } from './live-history.ts';
import * as styles from './live.styles.ts';
import { maskerOfFlows } from './masked-flows.ts';

export function openLive({ bus, page }: WatchedVisit): void {
  const history = recordLive(bus, { page, now: () => performance.now() });
  const masked = maskerOfFlows(crypto.getRandomValues(new Uint32Array(4)).join('-'));
  const pictures = fetchPictures();
  let close = () => {};

  const dock = () => {
    const edge = document.body.appendChild(document.createElement('div'));
    edge.className = styles.edge;
    // The page must not take a press here for one beside its dropdown.
    edge.addEventListener('pointerdown', (event) => event.stopPropagation());
    edge.addEventListener('mousedown', (event) => { if ((event.target as Element).closest('button')) event.preventDefault(); });
    const root = createRoot(edge.appendChild(document.createElement('div')));
    show(root, false);
    close = () => { root.unmount(); edge.remove(); };
  };

  const undock = () => {
    const own = window.open('', 'zefira-live', 'popup,width=1400,height=800');
    // A browser that blocks windows leaves the panel where it is.
    if (own === null) return;
    close();
    own.document.head.replaceChildren(...[...document.querySelectorAll('style, link[rel="stylesheet"]')].map((style) => own.document.importNode(style, true)));
    own.document.documentElement.lang = 'en';
    own.document.title = `Live: ${document.title}`;
    const place = own.document.body.appendChild(own.document.createElement('div'));
    const root = createRoot(place);
    show(root, true);
    // Whoever closes the window has the panel back: nothing else on the page leads to it.
    const comeBack = () => { root.unmount(); dock(); };
    own.addEventListener('pagehide', comeBack);
    addEventListener('pagehide', () => own.close(), { once: true });
    close = () => { own.removeEventListener('pagehide', comeBack); root.unmount(); own.close(); };
  };

  const show = (root: Root, ownWindow: boolean) => root.render(
    <LivePanel
      history={history}
      masked={masked}
      pictures={pictures}
      ownWindow={ownWindow}
      onMove={ownWindow ? () => { close(); dock(); } : undock}
      onClose={() => { history.stop(); close(); }}
    />,
  );
  dock();
}
