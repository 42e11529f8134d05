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
  /** How many at once after a rest: as many as are done in time although nothing is known yet of what they cost. */
  first: number;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
}

/** The most that one slow answer takes off the limit; further ones of the same moment take nothing. */
const SLOW_TAKES_AT_MOST = 0.5;

/**
 * Additive increase, multiplicative decrease: the limit follows what this machine can do now.
 * It grows only while it is used (as RFC 7661 has it for TCP): a limit that grew in quiet hours would let a flood in
 * before the first slow answer is seen.
 */
export function createAdmission({ targetMs, fewest, most, first, now = () => performance.now() }: AdmissionOptions): Admission {
  let limit = first;
  let underWay = 0;
  let decreasedAt = Number.NEGATIVE_INFINITY;
  return {
    enter() {
      if (underWay === 0) limit = Math.max(limit, first);
      if (underWay >= Math.floor(limit)) throw busy();
      const entered = now();
      underWay++;
      const isUsed = underWay > limit / 2;
      let left = false;
      return () => {
        if (left) return;
        left = true;
        underWay--;
        const took = now() - entered;
        if (took > targetMs) {
          if (entered < decreasedAt) return;
          decreasedAt = now();
          limit = Math.max(fewest, limit * Math.max(SLOW_TAKES_AT_MOST, targetMs / took));
        } else if (isUsed) limit = Math.min(most, limit + 1 / limit);
      };
    },
  };
}

/** For servers that refuse nobody. */
export const everybody: Admission = { enter: () => () => {} };
