import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentProps, PointerEvent, ReactNode } from 'react';
import { Maximize, ZoomIn, ZoomOut } from 'lucide';
import { IconButton } from '../../src/ui/controls/icon-button.tsx';
import { MachinePicture } from './machine-picture.tsx';
import * as styles from './picture-view.styles.ts';

const STEP = 1.25;
const SMALLEST = 0.15;
const LARGEST = 3;
/** Letters of a smaller picture cannot be read: a larger one is scrolled instead. */
const SMALLEST_AT_FIRST = 0.75;

interface PictureViewProps extends Omit<ComponentProps<typeof MachinePicture>, 'scale'> {
  /** What the picture's colours mean. */
  legend?: ReactNode;
}

/** A machine's picture that scrolls by mouse, touch and keys, and zooms by buttons, + and −, or Ctrl with the wheel. */
export function PictureView({ legend, ...props }: PictureViewProps) {
  const { picture, states, active, selected } = props;
  const view = useRef<HTMLDivElement>(null);
  const litBefore = useRef<ReadonlySet<string> | null>(null);
  /** The state that was entered or selected last stays in view. */
  const lookedAt = useRef('');
  const [scale, setScale] = useState(1);
  const zoom = (factor: number) => setScale((now) => Math.min(LARGEST, Math.max(SMALLEST, now * factor)));
  const fit = useCallback((smallest: number) => {
    const { clientWidth, clientHeight } = view.current!;
    setScale(Math.min(1, Math.max(smallest, Math.min(clientWidth / (picture.width + 32), clientHeight / (picture.height + 32)))));
  }, [picture]);

  useEffect(() => {
    fit(SMALLEST_AT_FIRST);
    const element = view.current!;
    // React listens to wheels passively, so that it could not keep the page from zooming.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [fit]);

  // In the order of the chart: a snapshot has the states that were entered last at its end.
  const lit = states.filter(({ id }) => active?.has(id)).map(({ id }) => id).join(' ');
  useEffect(() => {
    const now = lit.split(' ').filter(Boolean);
    const before = litBefore.current;
    const isInnermost = (state: string) => !now.some((other) => other.startsWith(`${state}.`));
    // A run begins a moment later than its picture: where it begins takes no look from the state that the address names.
    if (before !== null || lookedAt.current === '') lookedAt.current = now.find((state) => !before?.has(state) && isInnermost(state)) ?? lookedAt.current;
    if (before !== null || now.length > 0) litBefore.current = new Set(now);
    bringIntoView(view.current!, lookedAt.current);
  }, [lit, scale]);

  useEffect(() => {
    lookedAt.current = selected ?? lookedAt.current;
    bringIntoView(view.current!, lookedAt.current);
  }, [selected]);

  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons are beneath it, its states take keys */}
      <div
        ref={view}
        className={styles.view}
        onPointerMove={drag}
        onKeyDown={({ key }) => {
          if (key === '+' || key === '=') zoom(STEP);
          if (key === '-') zoom(1 / STEP);
          if (key === '0') fit(SMALLEST);
        }}
      >
        <MachinePicture {...props} scale={scale} />
      </div>
      <div className={styles.beneath}>
        <div className={styles.legend}>{legend}</div>
        <div className={styles.controls}>
          <IconButton icon={ZoomIn} label="Zoom in" onClick={() => zoom(STEP)} />
          <IconButton icon={ZoomOut} label="Zoom out" onClick={() => zoom(1 / STEP)} />
          <IconButton icon={Maximize} label="Show the whole picture" onClick={() => fit(SMALLEST)} />
        </div>
      </div>
    </div>
  );
}

/** A mouse drags what touch and keys scroll by themselves. */
function drag({ pointerType, buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>): void {
  if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
}

/** Scrolls the view only: the page stays where it is. */
function bringIntoView(view: HTMLElement, state: string): void {
  const box = view.querySelector(`[data-state="${state}"]`)?.getBoundingClientRect();
  if (box === undefined) return;
  const frame = view.getBoundingClientRect();
  const by = (from: number, to: number, start: number, end: number) => (from < start || to > end ? (from + to) / 2 - (start + end) / 2 : 0);
  view.scrollBy({ left: by(box.left, box.right, frame.left, frame.right), top: by(box.top, box.bottom, frame.top, frame.bottom) });
}
