import type { FastifyBaseLogger } from 'fastify';
import { dateOf } from './clock.ts';
import type { Clock } from './shop.ts';

/** Work that lies in the database and is done besides requests; what a killed process leaves, the next one finds. */
export interface Job {
  name: string;
  /** Does what is due at `now`. @returns when there will be more, null when nothing is waiting */
  runDue(now: Date): Promise<Date | null>;
}

export interface BackgroundWork {
  /** Begins to look after the jobs. */
  start(): void;
  /** There is something new to do. */
  runNow(): void;
  /** One round over all jobs, awaited. */
  runDue(): Promise<void>;
  /** Waits for what is being done and does no more. */
  stop(): Promise<void>;
}

/** Another process may have left work; look without being told. */
export const LONGEST_REST_MS = 30_000;
const REST_AFTER_FAILURE_MS = 5_000;

export function createBackgroundWork(jobs: readonly Job[], { clock, log, longestRestMs = LONGEST_REST_MS }: { clock: Clock; log: Pick<FastifyBaseLogger, 'error'>; longestRestMs?: number }): BackgroundWork {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;
  let again = false;
  let stopped = true;

  async function runJob(job: Job): Promise<number> {
    const now = dateOf(clock);
    try {
      const next = await job.runDue(now);
      return next === null ? longestRestMs : Math.min(longestRestMs, Math.max(0, next.getTime() - now.getTime()));
    } catch (error) {
      log.error({ err: error, job: job.name }, 'A background job failed');
      return REST_AFTER_FAILURE_MS;
    }
  }

  async function runAll(): Promise<number> {
    let rest = longestRestMs;
    for (const job of jobs) rest = Math.min(rest, await runJob(job));
    return rest;
  }

  function turn(): void {
    if (stopped) return;
    clearTimeout(timer);
    if (round !== null) {
      again = true;
      return;
    }
    again = false;
    round = runAll().then((rest) => {
      round = null;
      if (stopped) return;
      if (again) turn();
      else timer = setTimeout(turn, rest).unref();
    });
  }

  return {
    start() {
      stopped = false;
      turn();
    },
    runNow: turn,
    runDue: async () => void (await runAll()),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
