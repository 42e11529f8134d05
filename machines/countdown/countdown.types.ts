import type { StreamPort } from '../port.ts';

/** What ends: a campaign of the content, or the sale of the offer that a hotel card shows. */
export type Counted = 'campaign' | 'sale';

export interface CountdownInput {
  of: Counted;
  /** When it is over, in milliseconds since the epoch. */
  endsAt: number;
  /** What the clock says at first, in milliseconds since the epoch. */
  now: number;
}

export type CountdownContext = CountdownInput;

export type CountdownCommand = { type: 'countdown.openTerms' } | { type: 'countdown.closeTerms' };

/** The end date has come. */
export type CountdownFact = { type: 'countdown.ended'; of: Counted; endsAt: number };

export interface CountdownPorts {
  /** The time in milliseconds since the epoch, at every tick; one of them falls on the moment that it counts towards. */
  clock: StreamPort<{ period: number; towards: number }, number>;
}
