import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Begins the end: `/readyz` is 503, and each answer closes its connection, so that clients go elsewhere while the listener still answers. */
    drain: () => void;
    isDraining: () => boolean;
  }
}

/** Lets the server be drained before it is closed; closing drains as well. */
export function drainable(app: FastifyInstance): void {
  let draining = false;
  app.decorate('drain', () => { draining = true; });
  app.decorate('isDraining', () => draining);
  app.addHook('preClose', async () => { draining = true; });
  app.addHook('onSend', async (_request, reply) => { if (draining) void reply.header('Connection', 'close'); });
}

/** How long answers under way may take once the listener is closed; then the process ends all the same. */
export const FINISH_MS = 4_000;

interface Stop {
  app: FastifyInstance;
  /** Closes the app and what it stands on. */
  close: () => Promise<void>;
  /** How long the listener stays open after SIGTERM, for balancers to notice. */
  drainMs: number;
}

/** SIGTERM drains, then ends; SIGINT, a person at the keyboard, ends without waiting for balancers. */
export function stopOnSignals({ app, close, drainMs }: Stop): void {
  const stop = (waitMs: number) => {
    app.drain();
    setTimeout(() => {
      app.log.warn('Answers under way were cut off: they took too long');
      process.exit(1);
    }, waitMs + FINISH_MS);
    setTimeout(() => { void close().then(() => process.exit(0)); }, waitMs);
  };
  process.once('SIGTERM', () => stop(drainMs));
  process.once('SIGINT', () => stop(0));
}
