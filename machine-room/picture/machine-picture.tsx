import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { cx } from '@linaria/core';
import type { StateDescription } from '../description/flow-description.ts';
import { LINE_HEIGHT, PADDING, TITLE_HEIGHT } from './flow-picture.ts';
import type { Arrow, Box, FlowPicture, Line, Point } from './flow-picture.ts';
import * as styles from './machine-picture.styles.ts';

interface MachinePictureProps {
  /** What the picture is of, for those who do not see it. */
  label: string;
  picture: FlowPicture;
  states: readonly StateDescription[];
  /** Ids of the states that the machine is in. */
  active?: ReadonlySet<string>;
  /** Ids of the transitions that were taken last. */
  taken?: ReadonlySet<string>;
  selected?: string | null;
  onSelect?: (state: string) => void;
  /** 1 is full size. */
  scale: number;
}

const MARGIN = 8;
const CORNER = 8;

/** A machine as boxes and arrows. Arrow keys go from state to state, Enter selects one. */
export function MachinePicture({ label, picture, states, active, taken, selected, onSelect, scale }: MachinePictureProps) {
  const id = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const descriptions = new Map(states.map((state) => [state.id, state]));
  const first = picture.boxes.find(({ state }) => state === selected) ?? picture.boxes.find(({ state }) => active?.has(state)) ?? picture.boxes[0];
  const go = (event: KeyboardEvent, from: Box) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSelect?.(from.state);
      return;
    }
    const next = nearest(picture.boxes, from, event.key);
    if (next === undefined) return;
    event.preventDefault();
    drawing.current?.querySelector<SVGGElement>(`[data-state="${next.state}"]`)?.focus();
  };
  const { width, height } = picture;
  return (
    <svg
      ref={drawing}
      className={styles.drawing}
      viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      width={(width + 2 * MARGIN) * scale}
      height={(height + 2 * MARGIN) * scale}
      role="group"
      aria-label={label}
    >
      <defs>
        {states.map((state) => <desc key={state.id} id={`${id}-${state.id}`}>{state.description}</desc>)}
      </defs>
      {picture.boxes.map((box) => {
        const state = descriptions.get(box.state);
        const isActive = active?.has(box.state) ?? false;
        return (
          <g
            key={box.state}
            data-state={box.state}
            data-active={isActive}
            className={cx(styles.state, isActive && styles.active, box.state === selected && styles.selected)}
            role="button"
            tabIndex={box === first ? 0 : -1}
            aria-describedby={`${id}-${box.state}`}
            aria-current={isActive}
            aria-pressed={box.state === selected}
            onClick={() => onSelect?.(box.state)}
            onKeyDown={(event) => go(event, box)}
          >
            <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={state?.parent === null ? 14 : 10} data-type={state?.type} />
            {state?.type === 'final' && <rect x={box.x + 3} y={box.y + 3} width={box.width - 6} height={box.height - 6} rx={8} className={styles.inner} />}
            <text className={styles.title} x={box.x + PADDING} y={box.y + TITLE_HEIGHT - 9}>{box.title}</text>
          </g>
        );
      })}
      {picture.boxes.filter(({ lines }) => lines.length > 0).map((box) => (
        <g key={box.state} className={styles.linesInside} data-lines-of={box.state}>
          <Lines lines={box.lines} x={box.x + PADDING} y={box.y + TITLE_HEIGHT} taken={taken} />
        </g>
      ))}
      {picture.starts.map(({ x, y }) => <circle key={`${x} ${y}`} className={styles.start} cx={x} cy={y} r={5} />)}
      {picture.arrows.map((arrow, place) => {
        const isTaken = arrow.transitions.some((transition) => taken?.has(transition));
        return (
          <g key={`${arrow.transitions[0] ?? 'start'} ${place}`} className={cx(styles.arrow, isTaken && styles.taken)} data-taken={isTaken}>
            <path d={roundedPath(arrow.points)} />
            <path d={headOf(arrow)} className={styles.head} />
            {arrow.label && (
              <>
                <rect x={arrow.label.x} y={arrow.label.y} width={arrow.label.width} height={arrow.label.height} rx={4} className={styles.labelGround} />
                <Lines lines={arrow.label.lines} x={arrow.label.x + 4} y={arrow.label.y} taken={taken} />
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Lines({ lines, x, y, taken }: { lines: readonly Line[]; x: number; y: number; taken?: ReadonlySet<string> }) {
  return lines.map(({ text, kind, transition }, place) => (
    <text
      key={`${transition} ${kind} ${text}`}
      className={cx(styles.lines[kind], transition !== null && taken?.has(transition) && styles.takenLine)}
      x={kind === 'guard' ? x + 8 : x}
      y={y + (place + 1) * LINE_HEIGHT - 4}
    >
      {text}
    </text>
  ));
}

const directions: Record<string, (from: Point, to: Point) => boolean> = {
  ArrowRight: (from, to) => to.x - from.x > Math.abs(to.y - from.y) / 2,
  ArrowLeft: (from, to) => from.x - to.x > Math.abs(to.y - from.y) / 2,
  ArrowDown: (from, to) => to.y - from.y > Math.abs(to.x - from.x) / 2,
  ArrowUp: (from, to) => from.y - to.y > Math.abs(to.x - from.x) / 2,
};

/** The closest box that lies where an arrow key points; Home and End are the first and the last. */
function nearest(boxes: readonly Box[], from: Box, key: string): Box | undefined {
  if (key === 'Home') return boxes[0];
  if (key === 'End') return boxes.at(-1);
  const lies = directions[key];
  if (lies === undefined) return undefined;
  const titleOf = (box: Box): Point => ({ x: box.x + Math.min(box.width, 120) / 2, y: box.y + TITLE_HEIGHT / 2 });
  const distance = (box: Box) => Math.hypot(titleOf(box).x - titleOf(from).x, titleOf(box).y - titleOf(from).y);
  return boxes.filter((box) => box !== from && lies(titleOf(from), titleOf(box))).sort((one, other) => distance(one) - distance(other))[0];
}

/** A line through the points, with its corners rounded. */
function roundedPath(points: readonly Point[]): string {
  return points.map((point, place) => {
    const before = points[place - 1];
    const after = points[place + 1];
    if (before === undefined) return `M${point.x} ${point.y}`;
    if (after === undefined) return `L${point.x} ${point.y}`;
    const start = towards(point, before);
    const end = towards(point, after);
    return `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`;
  }).join('');
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(CORNER, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function headOf({ points }: Arrow): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return '';
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corner = (turn: number) => `${end.x - 9 * Math.cos(angle + turn)} ${end.y - 9 * Math.sin(angle + turn)}`;
  return `M${end.x} ${end.y}L${corner(0.45)}L${corner(-0.45)}Z`;
}
