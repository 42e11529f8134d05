/** Where everything of a machine's picture lies, in pixels at full size. */
export interface FlowPicture {
  width: number;
  height: number;
  /** Parents before their children. */
  boxes: Box[];
  arrows: Arrow[];
  /** The dots from which a state's first one is entered. */
  starts: Point[];
}

export interface Point {
  x: number;
  y: number;
}

export interface Rectangle extends Point {
  width: number;
  height: number;
}

export interface Box extends Rectangle {
  /** Id of the state. */
  state: string;
  title: string;
  /** What happens inside: invoked actors, and transitions that go nowhere. */
  lines: Line[];
}

export interface Line {
  text: string;
  kind: 'event' | 'guard' | 'invoke';
  /** Ids of the transitions that it speaks of. */
  transition: string | null;
}

/** All transitions from one state to another are one arrow. */
export interface Arrow {
  transitions: string[];
  points: Point[];
  label: (Rectangle & { lines: Line[] }) | null;
}

export const TITLE_HEIGHT = 28;
export const LINE_HEIGHT = 16;
export const PADDING = 12;
