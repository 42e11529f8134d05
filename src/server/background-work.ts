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
  /** One round over all jobs, one after the other, awaited. */
  runDue(): Promise<void>;
  /** Waits for what is being done and does no more. */
  stop(): Promise<void>;
}

/** Another process may have left work; look without being told. */
export const LONGEST_REST_MS = 30_000;
const REST_AFTER_FAILURE_MS = 5_000;
/** What goes on failing is tried again after as long as it has failed: twice as long each time, up to this. */
const LONGEST_REST_AFTER_FAILURE_MS = 300_000;

export function createBackgroundWork(jobs: readonly Job[], { clock, log, longestRestMs = LONGEST_REST_MS }: { clock: Clock; log: Pick<FastifyBaseLogger, 'error'>; longestRestMs?: number }): BackgroundWork {
  let stopped = true;
  /** Since when each job has failed, in epoch milliseconds. */
  const failingSince = new Map<Job, number>();
  const loops = jobs.map(createLoop);

  /** One job, again and again: never twice at once, and no other job delays it. */
  function createLoop(job: Job) {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | null = null;
    let again = false;
    const turn = (): void => {
      if (stopped) return;
      clearTimeout(timer);
      if (running !== null) {
        again = true;
        return;
      }
      again = false;
      running = runJob(job).then((rest) => {
        running = null;
        if (stopped) return;
        if (again) turn();
        else timer = setTimeout(turn, rest).unref();
      });
    };
    const stop = async () => {
      clearTimeout(timer);
      await running;
    };
    return { turn, stop };
  }

  async function runJob(job: Job): Promise<number> {
    try {
      const next = await job.runDue(dateOf(clock));
      failingSince.delete(job);
      return next === null ? longestRestMs : Math.min(longestRestMs, Math.max(0, next.getTime() - dateOf(clock).getTime()));
    } catch (error) {
      log.error({ err: error, job: job.name }, 'A background job failed');
      const now = dateOf(clock).getTime();
      const since = failingSince.get(job) ?? now;
      failingSince.set(job, since);
      return Math.min(LONGEST_REST_AFTER_FAILURE_MS, Math.max(REST_AFTER_FAILURE_MS, now - since));
    }
  }

  const turnAll = () => { for (const { turn } of loops) turn(); };
  return {
    start() {
      stopped = false;
      turnAll();
    },
    runNow: turnAll,
    async runDue() {
      for (const job of jobs) await runJob(job);
    },
    async stop() {
      stopped = true;
      await Promise.all(loops.map(({ stop }) => stop()));
    },
  };
}
