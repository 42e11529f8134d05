/** Computes a machine's picture ahead of time, so that a page draws it without a layout engine. */
import ElkConstructor from 'elkjs';
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs';
import type { FlowDescription, StateDescription, TransitionDescription } from '../description/flow-description.ts';
import { LINE_HEIGHT, PADDING, TITLE_HEIGHT } from '../picture/flow-picture.ts';
import type { Arrow, Box, FlowPicture, Line, Point } from '../picture/flow-picture.ts';

/** Generous widths of a letter: the page's font is not measured here. */
const TITLE_LETTER = 8.6;
const LINE_LETTERS: Record<Line['kind'], number> = { event: 6.8, guard: 6, invoke: 6.8 };
const GUARD_INDENT = 8;
const START = 10;
/** Beside the simulator a picture of this width can be read without scrolling aside. */
const WANTED_WIDTH = 1500;
/** Pictures nearer to this proportion fit screens better. */
const WANTED_PROPORTION = 1.5;

const LAYERED = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.edgeRouting': 'ORTHOGONAL',
};
/** Regions that no arrow leaves are laid out each for itself and put side by side, in rows. */
const PACKED = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.rectpacking.widthApproximation.strategy': 'TARGET_WIDTH',
  'elk.rectpacking.widthApproximation.targetWidth': String(WANTED_WIDTH),
  'elk.spacing.nodeNode': '24',
};

const elk = new ElkConstructor();

const MANNERS = ['DOWN', 'RIGHT'].flatMap((direction) => ['NETWORK_SIMPLEX', 'LINEAR_SEGMENTS'].map((strategy) => ({
  ...LAYERED, 'elk.direction': direction, 'elk.layered.nodePlacement.strategy': strategy,
})));

/** Of pictures drawn in several manners the one that is narrow enough, small, and comes nearest to a screen's proportions. */
export async function layOut(flow: FlowDescription): Promise<FlowPicture> {
  const pictures = await Promise.all(MANNERS.map((manner) => layOutIn(manner, flow)));
  const oddness = ({ width, height }: FlowPicture) => 2 * Math.max(0, Math.log(width / WANTED_WIDTH)) + Math.abs(Math.log(width / height / WANTED_PROPORTION)) / 2 + Math.log(width * height) / 4;
  return pictures.reduce((best, one) => (oddness(one) < oddness(best) ? one : best));
}

async function layOutIn(manner: LayoutOptions, flow: FlowDescription): Promise<FlowPicture> {
  const arrows = arrowsOf(flow);
  const boxes = new Map(flow.states.map((state): [string, Omit<Box, keyof Point | 'width' | 'height'>] => [
    state.id, { state: state.id, title: state.parent === null ? flow.id : state.key, lines: linesInside(state, flow) },
  ]));
  const nodeOf = (state: StateDescription): ElkNode => {
    const { title, lines } = boxes.get(state.id)!;
    const width = Math.max(72, title.length * TITLE_LETTER + 2 * PADDING, widthOf(lines) + 2 * PADDING);
    const height = TITLE_HEIGHT + lines.length * LINE_HEIGHT + (lines.length > 0 ? PADDING / 2 : 4);
    const children = flow.states.filter(({ parent }) => parent === state.id).map(nodeOf);
    if (children.length === 0) return { id: state.id, width, height };
    return {
      id: state.id,
      children: isPackable(state, flow) ? children.map(framed) : state.initial === null ? children : [{ id: startOf(state.id), width: START, height: START }, ...children],
      layoutOptions: {
        ...(isPackable(state, flow) ? PACKED : manner),
        'elk.padding': `[top=${height + PADDING},left=${2 * PADDING},bottom=${2 * PADDING},right=${2 * PADDING}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    };
  };
  /** A frame holds a region's arrows, among them those from the region itself into it. */
  const framed = (region: ElkNode): ElkNode => ({
    id: `${region.id} frame`, children: [region], edges: edges.filter((edge) => isWithin(region.id)(edge.sources[0]!) && isWithin(region.id)(edge.targets[0]!)),
    layoutOptions: { ...manner, 'elk.padding': '[top=0,left=0,bottom=0,right=0]' },
  });
  const packed = flow.states.filter((state) => isPackable(state, flow)).map(({ id }) => id);
  const edges: ElkExtendedEdge[] = [...arrows.map(({ id, source, target, lines }) => ({
    id, sources: [source], targets: [target],
    labels: [{ text: id, width: widthOf(lines) + 8, height: lines.length * LINE_HEIGHT + 4 }],
  })), ...flow.states.flatMap(({ id, initial }) => (initial === null ? [] : [{ id: startOf(id), sources: [startOf(id)], targets: [initial] }]))];
  const isInsidePacked = (id: string) => packed.some((parent) => id !== parent && isWithin(parent)(id));
  const laidOut = await elk.layout({
    id: 'picture', children: [nodeOf(flow.states[0]!)], edges: edges.filter(({ sources, targets }) => !isInsidePacked(sources[0]!) && !isInsidePacked(targets[0]!)),
  }, {
    layoutOptions: { ...manner, 'elk.json.shapeCoords': 'ROOT', 'elk.json.edgeCoords': 'ROOT' },
  });
  return pictureOf(laidOut, boxes, new Map(arrows.map((arrow) => [arrow.id, arrow])));
}

function pictureOf(root: ElkNode, boxes: ReadonlyMap<string, Omit<Box, 'x' | 'y' | 'width' | 'height'>>, arrows: ReadonlyMap<string, DrawnArrow>): FlowPicture {
  const nodes = withDescendants(root).slice(1);
  const edges = withDescendants(root).flatMap((node) => node.edges ?? []);
  return {
    width: Math.ceil(root.width!),
    height: Math.ceil(root.height!),
    boxes: nodes.flatMap((node) => {
      const box = boxes.get(node.id);
      return box ? [{ ...box, ...rectangleOf(node) }] : [];
    }),
    starts: nodes.filter(({ id }) => id.endsWith(startOf(''))).map(({ x, y }) => ({ x: round(x! + START / 2), y: round(y! + START / 2) })),
    arrows: edges.map((edge): Arrow => {
      const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [startPoint, ...(bendPoints ?? []), endPoint]).map(({ x, y }) => ({ x: round(x), y: round(y) }));
      const arrow = arrows.get(edge.id);
      const [label] = edge.labels ?? [];
      return { transitions: arrow?.transitions ?? [], points, label: arrow && label ? { ...rectangleOf(label), lines: arrow.lines } : null };
    }),
  };
}

function isPackable(state: StateDescription, { states, transitions }: FlowDescription): boolean {
  if (state.type !== 'parallel') return false;
  const regions = states.filter(({ parent }) => parent === state.id);
  const regionOf = (id: string) => regions.find((region) => isWithin(region.id)(id));
  return transitions.every(({ source, targets }) => targets.every((target) => regionOf(source) === regionOf(target)));
}

interface DrawnArrow {
  id: string;
  source: string;
  target: string;
  transitions: string[];
  lines: Line[];
}

function arrowsOf({ transitions }: FlowDescription): DrawnArrow[] {
  const arrows = new Map<string, DrawnArrow>();
  for (const transition of transitions) {
    for (const target of transition.targets) {
      const id = `${transition.source} > ${target}`;
      const arrow = arrows.get(id) ?? { id, source: transition.source, target, transitions: [], lines: [] };
      arrow.transitions.push(transition.id);
      arrow.lines.push(...linesOf(transition));
      arrows.set(id, arrow);
    }
  }
  return [...arrows.values()];
}

function linesOf({ id, label, guard }: TransitionDescription): Line[] {
  return [{ text: label, kind: 'event', transition: id }, ...(guard === null ? [] : [{ text: `if ${guard}`, kind: 'guard' as const, transition: id }])];
}

function linesInside(state: StateDescription, { transitions }: FlowDescription): Line[] {
  return [
    ...state.invokes.map(({ id, src }): Line => ({ text: id === src ? `asks ${src}` : `asks ${src} as ${id}`, kind: 'invoke', transition: null })),
    ...transitions.filter(({ source, targets }) => source === state.id && targets.length === 0).flatMap(linesOf),
  ];
}

/** Whether an id is of a state, its start, or of what is in it. */
const isWithin = (state: string) => (id: string) => id === state || id.startsWith(`${state}.`) || id === startOf(state);
const startOf = (state: string) => `${state} start`;
const widthOf = (lines: readonly Line[]) => Math.max(0, ...lines.map(({ text, kind }) => text.length * LINE_LETTERS[kind] + (kind === 'guard' ? GUARD_INDENT : 0)));
const round = (value: number) => Math.round(value * 10) / 10;

function rectangleOf({ x, y, width, height }: { x?: number; y?: number; width?: number; height?: number }) {
  return { x: round(x ?? 0), y: round(y ?? 0), width: round(width ?? 0), height: round(height ?? 0) };
}

function withDescendants(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(withDescendants)];
}
