/** A balancer before processes of the shop, which drops connections when a proof says so. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface DroppingProxy {
  port: number;
  /** Drops an open connection, as a lost network does. @returns whether there was one */
  drop: () => boolean;
  close: () => Promise<void>;
}

/** @param ports of processes that are asked now; the next one where one does not answer */
export async function startProxy(ports: () => readonly number[]): Promise<DroppingProxy> {
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => {}).once('close', () => open.delete(client));
    const all = ports();
    const join = (tries: number) => {
      const port = all[(turn += 1) % all.length];
      if (port === undefined || tries === 0) return client.destroy();
      const shop = connect(port, '127.0.0.1');
      shop.once('connect', () => {
        client.pipe(shop).pipe(client);
        client.once('close', () => shop.destroy());
        shop.once('close', () => client.destroy());
      });
      shop.on('error', () => (shop.connecting || shop.bytesRead === 0 && !client.readableFlowing ? join(tries - 1) : client.destroy()));
    };
    join(all.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    drop() {
      const some = [...open][Math.floor(Math.random() * open.size)];
      some?.resetAndDestroy();
      return some !== undefined;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
