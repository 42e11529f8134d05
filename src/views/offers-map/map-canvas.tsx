import { Minus, Plus } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { cx } from '@linaria/core';
import { selectMapCanvas } from '../../../machines/map-canvas/map-canvas.select.ts';
import { useDispatch, useFlow, useFlowRoot } from '../../bus/react.tsx';
import type { Coordinates } from '../../domain/offers/coordinates.ts';
import { clustersAt, isLabelWhole, labelsApart, middleOf } from '../../domain/offers/map-clusters.ts';
import type { MapCluster, MapPoint } from '../../domain/offers/map-clusters.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import type { MapDrawing } from './map-drawing.ts';
import * as styles from './map-canvas.styles.ts';

export interface MapPlace extends MapPoint {
  /** Code and name of the region it lies in: its label on the map. */
  region: { code: string; name: string };
}

interface MapCanvasProps {
  places: readonly MapPlace[];
  picked?: readonly string[];
  /** What it is to those who listen, where it is not the map of a list. */
  label?: string;
  /** Text on a marker, and what it says to those who listen. */
  texts: (cluster: MapCluster) => { short: string; long: string };
  /** Left out where there is nothing to choose: markers are words then. */
  onPick?: (ids: string[]) => void;
  /** Said where this browser draws no maps. */
  undrawable: string;
  /** Its size; else as high as where it stands. */
  className?: string;
  /** Whether the map moves to its places when they become others. */
  follows: boolean;
  /** Where others find the drawing while it is there. */
  handle?: RefObject<MapDrawing | null>;
  children?: ReactNode;
}

/** Parts of a step of zoom in which prices join and part. */
const STEPS = 2;

/** Draws the map in an element, and takes it away with it. */
function useDrawing(name: string, handle: MapCanvasProps['handle']) {
  const dispatch = useDispatch();
  const [drawing, setDrawing] = useState<MapDrawing | null>(null);
  const [, setMoves] = useState(0);
  const [begin] = useState(() => (element: HTMLElement | null) => {
    if (element === null) return undefined;
    let isOver = false;
    let drawn: MapDrawing | undefined;
    const show = (made: MapDrawing) => {
      drawn = made;
      if (isOver) return made.remove();
      if (handle) handle.current = made;
      setDrawing(made);
      dispatch({ type: 'mapCanvas.finish' });
    };
    import('./map-drawing.ts').then(({ drawMap }) => drawMap(element, name, () => setMoves((count) => count + 1))).then(show, () => { if (!isOver) dispatch({ type: 'mapCanvas.fail' }); });
    return () => {
      isOver = true;
      if (handle) handle.current = null;
      drawn?.remove();
    };
  });
  return { drawing, begin };
}

/** The map, or why there is none. */
export function MapCanvas({ undrawable, ...props }: MapCanvasProps) {
  const isUndrawable = useFlow('mapCanvas', selectMapCanvas) === 'undrawable';
  const root = useFlowRoot('mapCanvas');
  return isUndrawable ? <div {...root}><Notice tone="warning" live>{undrawable}</Notice></div> : <DrawnMap {...props} />;
}

/** Prices on a map: buttons, so a keyboard reaches them; those that would cover each other are one. */
function DrawnMap({ places, picked = [], texts, onPick, follows, label, className, handle, children }: Omit<MapCanvasProps, 'undrawable'>) {
  const t = useTranslator();
  const root = useFlowRoot('mapCanvas');
  const { drawing, begin } = useDrawing(t('map.drawing'), handle);
  const zoom = drawing === null ? 0 : Math.round(drawing.zoom() * STEPS) / STEPS;
  const clusters = useMemo(() => (drawing === null ? [] : clustersAt(places, zoom)), [drawing, places, zoom]);
  const regions = useMemo(() => regionsOf(places), [places]);
  const labels = useMemo(() => labelsApart(regions, zoom, clusters), [regions, zoom, clusters]);
  useShown(drawing, places, follows);
  const press = ({ ids }: MapCluster) => {
    onPick?.(ids);
    if (ids.length > 1 && drawing?.canZoomIn()) drawing.show(places.filter(({ id }) => ids.includes(id)).map(({ coordinates }) => coordinates), false);
  };
  return (
    <div className={cx(styles.frame, className)} {...root} role="group" aria-label={label ?? t('map.canvas')}>
      <div ref={begin} className={styles.map} />
      {drawing === null
        ? <p className={styles.awaited} role="status">{t('map.loading')}</p>
        : (
          <>
            {labels.filter((label) => isLabelWhole(label, drawing.pixelOf(label.middle), drawing.size())).map(({ code, name, middle }) => <span key={code} className={styles.label} aria-hidden="true" ref={movedTo(drawing, middle)}>{name}</span>)}
            {clusters.map((cluster) => {
              const { short, long } = texts(cluster);
              if (onPick === undefined) return <span key={cluster.ids[0]} className={styles.marker} ref={movedTo(drawing, cluster.coordinates)}>{short}</span>;
              return (
                <button
                  key={cluster.ids[0]} type="button" className={cx(styles.marker, cluster.ids.length > 1 && styles.cluster)} ref={movedTo(drawing, cluster.coordinates)}
                  aria-pressed={cluster.ids.some((id) => picked.includes(id))} aria-label={long} onClick={() => press(cluster)}
                >
                  {short}
                </button>
              );
            })}
            <div className={styles.zoom}>
              <IconButton icon={Plus} tone="raised" label={t('map.zoomIn')} onClick={() => drawing.zoomBy(1)} />
              <IconButton icon={Minus} tone="raised" label={t('map.zoomOut')} onClick={() => drawing.zoomBy(-1)} />
            </div>
            {children}
          </>
        )}
      <p className={styles.source}>{t('map.source')}</p>
    </div>
  );
}

/** The page's policy refuses style attributes; a script may set the place. */
function movedTo(drawing: MapDrawing, place: Coordinates) {
  return (element: HTMLElement | null) => {
    if (element === null) return;
    const { x, y } = drawing.pixelOf(place);
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`;
  };
}

/** Brings the places into view when they come, and again when they become others, where the map follows them. */
function useShown(drawing: MapDrawing | null, places: readonly MapPlace[], follows: boolean): void {
  const shown = useRef<readonly MapPlace[] | null>(null);
  useEffect(() => {
    if (drawing === null || places.length === 0 || shown.current === places) return;
    if (follows || shown.current === null) drawing.show(places.map(({ coordinates }) => coordinates), shown.current === null);
    shown.current = places;
  }, [drawing, places, follows]);
}

function regionsOf(places: readonly MapPlace[]): { code: string; name: string; middle: Coordinates }[] {
  const regions = Map.groupBy(places, ({ region }) => region.code);
  return [...regions.values()].map((own) => ({ ...own[0]!.region, middle: middleOf(own.map(({ coordinates }) => coordinates)) }));
}
