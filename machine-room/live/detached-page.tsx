import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReadableBus } from '../../src/bus/bus.ts';
import { freezeBus } from './frozen-bus.ts';
import type { Flows } from './live-history.ts';
import * as styles from './live.styles.ts';

interface DetachedPageProps {
  flows: Flows;
  render: (bus: ReadableBus) => ReactNode;
}

/** The page as it was: rendered to markup in a frame of its own, so that no effect runs and nothing can be pressed. */
export function DetachedPage({ flows, render }: DetachedPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    // The panel may stand in a window of its own, whose elements only its own observers see.
    const { ResizeObserver: Observer } = place.current!.ownerDocument.defaultView as Window & typeof globalThis;
    const measured = new Observer(([entry]) => setScale(entry!.contentRect.width / innerWidth));
    measured.observe(place.current!);
    return () => measured.disconnect();
  }, []);
  useEffect(() => {
    const view = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!view) return;
    view.document.documentElement.lang = document.documentElement.lang;
    view.document.adoptedStyleSheets = [copyOfStyles(view)];
    view.document.body.inert = true;
    view.document.body.innerHTML = renderToStaticMarkup(render(freezeBus(flows)));
  }, [flows, render]);
  const size = { width: innerWidth, height: `calc(${100 / scale}%)`, transform: `scale(${scale})` };
  return (
    <div ref={place} className={styles.pagePlace}>
      <iframe ref={frame} className={styles.page} style={size} title="The page at this moment" tabIndex={-1} />
    </div>
  );
}

/** All rules of the page; the policy for scripts and styles lets no others in. */
function copyOfStyles(view: Window & typeof globalThis): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync([...document.styleSheets].flatMap((one) => [...one.cssRules].map(({ cssText }) => cssText)).join('\n'));
  return sheet;
}
