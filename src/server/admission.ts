/** Refuses work at once that would only wait: whoever is let in gets an answer in time, whoever is not knows it now. */
import { busy } from './contract/problem.ts';

export interface Admission {
  /**
   * Lets one more in.
   * @returns to be called when it is done
   * @throws Problem 503 busy
   */
  enter: () => () => void;
}

interface AdmissionOptions {
  /** How long an answer may take; when they take longer, fewer are let in at once. */
  targetMs: number;
  /** Bounds of how many may be under way at once. */
  fewest: number;
  most: number;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
}

/** What one slow answer takes off the limit; further ones of the same moment take nothing. */
const DECREASE = 0.8;

/** Additive increase, multiplicative decrease: the limit follows what this machine can do now. */
export function createAdmission({ targetMs, fewest, most, now = () => performance.now() }: AdmissionOptions): Admission {
  let limit = most;
  let underWay = 0;
  let decreasedAt = Number.NEGATIVE_INFINITY;
  return {
    enter() {
      if (underWay >= Math.floor(limit)) throw busy();
      const entered = now();
      underWay++;
      let left = false;
      return () => {
        if (left) return;
        left = true;
        underWay--;
        if (now() - entered > targetMs) {
          if (entered < decreasedAt) return;
          decreasedAt = now();
          limit = Math.max(fewest, limit * DECREASE);
        } else limit = Math.min(most, limit + 1 / limit);
      };
    },
  };
}

/** For servers that refuse nobody. */
export const everybody: Admission = { enter: () => () => {} };
