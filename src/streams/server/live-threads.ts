import { concat, concatMap, defaultIfEmpty, defer, EMPTY, from, map, merge, NEVER, Observable, of, retry, scan, switchMap, timer } from 'rxjs';
import type { SchedulerLike } from 'rxjs';
import type { ThreadNumbers } from '../../../machines/mailbox/mailbox.types.ts';

interface LiveEvent { event: string; data: { threads?: readonly ThreadNumbers[] } & Partial<ThreadNumbers> }

interface LiveOptions {
  /** Opens the shop's event stream; an answer of less than 500 other than 200 and 429 says that there is nothing to hear. */
  open: (signal: AbortSignal) => Promise<Pick<Response, 'status' | 'headers' | 'body'>>;
  scheduler?: SchedulerLike;
  /** From 0 up to 1: who lost the same process does not come again all at once. */
  random?: () => number;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** The shop asks to come again after a while: it has too many streams or requests of this address. */
class TooMany extends Error {
  readonly pauseMs: number;

  constructor(headers: Headers) {
    super('The shop has too many event streams');
    this.pauseMs = Number(headers.get('Retry-After')) * 1000 || 0;
  }
}

/**
 * The visitor's threads in numbers, now and whenever one changes; empty of who has none. A lost connection is made again,
 * later each time, and begins with all threads: nothing is missed for good.
 */
export function liveThreads$({ open, scheduler, random = Math.random }: LiveOptions): Observable<readonly ThreadNumbers[]> {
  return defer(() => events$(open)).pipe(
    scan((threads, { event, data }) => (event === 'threads' ? new Map((data.threads ?? []).map((thread) => [thread.threadId, thread])) : withNewer(threads, data as ThreadNumbers)), new Map<string, ThreadNumbers>()),
    map((threads) => [...threads.values()]),
    retry({ delay: (error, count) => timer(pauseAfter(error, count, random()), scheduler), resetOnSuccess: true }),
    defaultIfEmpty([]),
  );
}

function pauseAfter(error: unknown, count: number, random: number): number {
  const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (count - 1)) * (0.5 + random / 2);
  return error instanceof TooMany ? Math.max(pauseMs, error.pauseMs) : pauseMs;
}

/** The numbers only grow: an event that is late or comes twice changes nothing. */
function withNewer(threads: ReadonlyMap<string, ThreadNumbers>, told: ThreadNumbers): Map<string, ThreadNumbers> {
  const known = threads.get(told.threadId);
  const isNewer = known === undefined || told.last + told.customerSeen + told.staffSeen >= known.last + known.customerSeen + known.staffSeen;
  return new Map(threads).set(told.threadId, isNewer ? told : known);
}

/** Completes where the shop has nothing to tell; errs where the connection is lost. */
function events$(open: LiveOptions['open']): Observable<LiveEvent> {
  return new Observable<string>((subscriber) => {
    const aborter = new AbortController();
    const read = async () => {
      const { status, headers, body } = await open(aborter.signal);
      if (status === 429) throw new TooMany(headers);
      if (status >= 500) throw new Error(`The event stream answered ${status}`);
      if (status !== 200 || body === null) return subscriber.complete();
      const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) throw new Error('The event stream has ended');
        subscriber.next(value);
      }
    };
    read().catch((error: unknown) => subscriber.error(error));
    return () => aborter.abort();
  }).pipe(
    scan(({ rest }, chunk) => {
      const blocks = (rest + chunk).split('\n\n');
      return { rest: blocks.pop()!, blocks };
    }, { rest: '', blocks: [] as string[] }),
    concatMap(({ blocks }) => from(blocks.flatMap(parsed))),
  );
}

function parsed(block: string): LiveEvent[] {
  const event = /^event: (.*)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) as LiveEvent['data'] }];
}

/** Connected while the page is there, and anew whenever somebody comes or goes: a page that stands still in the back/forward cache lets go. */
export function whileShown$<Item>(source$: Observable<Item>, { hides$, returns$, restarts$ }: { hides$: Observable<unknown>; returns$: Observable<unknown>; restarts$: Observable<unknown> }): Observable<Item> {
  return merge(of(true), hides$.pipe(map(() => false)), returns$.pipe(map(() => true)), restarts$.pipe(map(() => true)))
    .pipe(switchMap((isShown) => (isShown ? concat(source$, NEVER) : EMPTY)));
}
