import type { PromisePort } from '../port.ts';

export interface CountdownInput {
  /** When it is over, in milliseconds since the epoch. */
  endsAt: number;
  /** What the clock says at first, in milliseconds since the epoch. */
  now: number;
}

export type CountdownContext = CountdownInput;

/** The end date has come. */
export type CountdownFact = { type: 'countdown.ended'; endsAt: number };

export interface CountdownPorts {
  /** Milliseconds since the epoch: delays alone run late, and a page in the background sleeps. */
  tellTime: PromisePort<Record<string, never>, number>;
}
