import { MapPinned } from 'lucide';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useFlowRoot } from '../../bus/react.tsx';
import type { Coordinates } from '../../domain/offers/coordinates.ts';
import type { Currency } from '../../domain/prices/money.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { useHref } from '../../parts/page.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { useFullScreenView } from '../use-full-screen-view.ts';
import { MapCanvas } from './map-canvas.tsx';
import type { MapDrawing } from './map-drawing.ts';
import * as styles from './offers-map.styles.ts';

/** Something that was found: a row of the list and, where its place is known, a price on the map. */
export interface FoundPlace {
  id: string;
  name: string;
  /** Its page, without language and query. */
  path: string;
  /** In minor units. */
  price: number;
  currency?: Currency;
  coordinates: Coordinates | null;
  region: { code: string; name: string };
}

interface MapWithListProps<Found extends FoundPlace> {
  flow: 'activityMap' | 'offersMap';
  found: readonly Found[];
  picked: readonly string[];
  onPick: (ids: string[]) => void;
  isFetching: boolean;
  /** In the list's place, where there is none. */
  notice?: ReactNode;
  /** What a price says to those who listen: of one, and of several that would cover each other. */
  markerLabel: (found: Found, price: string) => string;
  clusterLabel: (count: number, price: string) => string;
  /** Query of the links to their pages, with its question mark. */
  query: string;
  row: (found: Found) => { attributes: Record<`data-${string}`, string>; content: ReactNode };
  follows?: boolean;
  drawing?: RefObject<MapDrawing | null>;
  /** Over the map. */
  controls?: ReactNode;
  /** Above the list. */
  children?: ReactNode;
}

/** The button that opens the map, and the map where it covers the page. */
export function MapOpener({ hasPlaces = true, onOpen, children }: { hasPlaces?: boolean; onOpen: () => void; children: ReactNode }) {
  const t = useTranslator();
  const { view } = useFullScreenView();
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef(view);
  useLayoutEffect(() => {
    // A map that filters have covered in between no longer knows where the focus was.
    if (before.current === 'mapOverlay' && view === null && document.activeElement === document.body) opener.current?.focus();
    before.current = view;
  }, [view]);
  return (
    <>
      {hasPlaces && <Button ref={opener} className={styles.open} icon={MapPinned} aria-haspopup="dialog" onClick={onOpen}>{t('map.open')}</Button>}
      {view === 'mapOverlay' && children}
    </>
  );
}

/** Prices on a map beside the list that says the same. */
export function MapWithList<Found extends FoundPlace>({ flow, found, picked, onPick, isFetching, notice, markerLabel, clusterLabel, query, row, follows = true, drawing, controls, children }: MapWithListProps<Found>) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const places = useMemo(() => found.flatMap(({ id, coordinates, price, region }) => (coordinates === null ? [] : [{ id, coordinates, price, region }])), [found]);
  const pick = (ids: string[]) => {
    onPick(ids);
    document.getElementById(rowId(ids[0]!))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={styles.overlay} {...useFlowRoot(flow)}>
      <div className={styles.map}>
        <MapCanvas
          places={places} picked={picked} follows={follows} handle={drawing} onPick={pick} undrawable={t('map.undrawable')}
          texts={({ ids, lowestPrice }) => {
            const first = found.find(({ id }) => ids.includes(id))!;
            const price = format.money(lowestPrice, first.currency);
            if (ids.length === 1) return { short: price, long: markerLabel(first, price) };
            const short = `${ids.length} × ${price}`;
            // The name begins with the text that is seen, for those who press by voice.
            return { short, long: `${short}: ${clusterLabel(ids.length, price)}` };
          }}
        >
          {controls}
        </MapCanvas>
      </div>
      <div className={styles.side}>
        {children}
        {notice ?? (
          <ul className={styles.list} aria-label={t('map.list')} aria-busy={isFetching}>
            {found.map((one) => {
              const { attributes, content } = row(one);
              return (
                <li key={one.id} id={rowId(one.id)} className={styles.row} data-picked={picked.includes(one.id) || undefined} {...attributes}>
                  <a className={styles.name} href={href(one.path) + query}>{one.name}</a>
                  {content}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
}

/** No answer came; asking again is the next step. */
export function MapFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslator();
  return <Notice tone="negative" live action={<Button tone="outline" onClick={onRetry}>{t('shell.retry')}</Button>}>{t('map.failed')}</Notice>;
}

function rowId(id: string): string {
  return `map-${id}`;
}
