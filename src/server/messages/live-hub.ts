import type { FastifyBaseLogger } from 'fastify';
import { listen } from '../db/listen.ts';
import type { Database } from '../db/open-database.ts';
import { THREAD_CHANGED, type ThreadChange } from './notify-thread.ts';

/** Whose changes are told: a party's, or with `staff` everybody's. */
export type Audience = { customerId: string } | { visitorId: string } | 'staff';

export interface LiveListener {
  changed: (change: ThreadChange) => void;
  /** The connection to the database was made anew: what was said in between is not said again. */
  missed: () => void;
}

/** Hears of changed threads, of all processes, and tells the listeners of this one. */
export interface LiveHub {
  /** @returns ends it */
  subscribe(audience: Audience, listener: LiveListener): () => void;
  close(): Promise<void>;
}

export function createLiveHub(database: Pick<Database, 'elsewhere'>, log: Pick<FastifyBaseLogger, 'warn'>): LiveHub {
  const rooms = new Map<string, Set<LiveListener>>();

  function tell(room: string, act: (listener: LiveListener) => void): void {
    for (const listener of rooms.get(room) ?? []) act(listener);
  }
  function told(payload?: string): void {
    if (payload === undefined) {
      for (const room of rooms.keys()) tell(room, ({ missed }) => missed());
      return;
    }
    const change = JSON.parse(payload) as ThreadChange;
    if (change.customerId !== null) tell(`customer:${change.customerId}`, ({ changed }) => changed(change));
    else if (change.visitorId !== null) tell(`visitor:${change.visitorId}`, ({ changed }) => changed(change));
    tell('staff', ({ changed }) => changed(change));
  }
  const stop = listen(database, THREAD_CHANGED, told, (error) => log.warn({ err: error }, 'Changes of messages are not heard'));

  return {
    subscribe(audience, listener) {
      const room = roomOf(audience);
      const listeners = rooms.get(room) ?? new Set();
      rooms.set(room, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && rooms.get(room) === listeners) rooms.delete(room);
      };
    },
    close: stop,
  };
}

function roomOf(audience: Audience): string {
  if (audience === 'staff') return 'staff';
  return 'customerId' in audience ? `customer:${audience.customerId}` : `visitor:${audience.visitorId}`;
}
