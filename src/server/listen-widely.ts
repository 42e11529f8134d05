import { once } from 'node:events';
import { createServer, type AddressInfo, type ListenOptions } from 'node:net';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';

/** A connection that finds no place in the queue tries again after 1, 3 and 7 s: longer than any refusal takes. */
const BACKLOG = 4096;
/**
 * A listener takes one new connection per turn of the event loop (libuv since 1.45). Where a turn renders a page, a
 * flood of visitors waited seconds to be so much as refused; the kernel spreads them over this many.
 */
const LISTENERS = 16;
/** Other systems refuse the option, or give all connections to the newest listener. */
const SHARES_PORTS = process.platform === 'linux';

/** Listens with several listeners, all of which end with the app. Nobody else may listen at the port: ask before. */
export async function listenWidely(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<void> {
  if (!SHARES_PORTS) return void (await app.listen({ port, host, backlog: BACKLOG }));
  const further = Array.from({ length: LISTENERS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket)));
  let ended: Promise<unknown>[] = [];
  // Not awaited here: streams of events are ended by a later hook of the same kind.
  app.addHook('preClose', async () => {
    ended = further.filter(({ listening }) => listening).map((one) => once(one.close(), 'close'));
    app.server.closeIdleConnections();
  });
  app.addHook('onClose', async () => void (await Promise.all(ended)));
  // Its types lack what it hands on to node:net.
  const first: FastifyListenOptions & ListenOptions = { port, host, backlog: BACKLOG, reusePort: true };
  await app.listen(first);
  const at = (app.server.address() as AddressInfo).port;
  for (const one of further) {
    one.listen({ port: at, host, backlog: BACKLOG, reusePort: true });
    await once(one, 'listening');
  }
}
