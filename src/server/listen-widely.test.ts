import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { listenWidely } from './listen-widely.ts';

const HOST = '127.0.0.1';
const VISITORS = 64;

async function open() {
  const app = fastify({ forceCloseConnections: 'idle' });
  let finish!: () => void;
  const finished = new Promise<void>((resolve) => { finish = resolve; });
  app.get('/slow', async () => {
    await finished;
    return 'done';
  });
  await app.register(async (streams) => {
    const open = new Set<ServerResponse>();
    streams.get('/events', async (_request, reply) => {
      reply.hijack();
      open.add(reply.raw);
      reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
    });
    streams.addHook('preClose', async () => { for (const raw of open) raw.end(); });
  });
  await listenWidely(app, { port: 0, host: HOST });
  return { app, finish, port: (app.server.address() as AddressInfo).port };
}

it.runIf(process.platform === 'linux')('takes a flood of new connections in few turns, not one in each', async () => {
  const { app, port } = await open();
  let taken = 0;
  app.server.on('connection', () => taken++);
  const clients = Array.from({ length: VISITORS }, () => connect({ port, host: HOST }));
  let turns = 0;
  for (; taken < VISITORS; turns++) await turn();
  expect(turns).toBeLessThan(VISITORS / 2);
  for (const client of clients) client.destroy();
  await app.close();
});

it('answers what is under way on every listener before it ends, and leaves the port free', async () => {
  const { app, finish, port } = await open();
  const answers = Array.from({ length: VISITORS }, () => fetch(`http://${HOST}:${port}/slow`).then((answer) => answer.text()));
  for (let asked = 0; asked < VISITORS; asked++) await once(app.server, 'request');
  const closed = app.close();
  finish();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['done']));
  await closed;
  const probe = createServer().listen(port, HOST);
  await once(probe, 'listening');
  probe.close();
});

it('ends while streams of events are open on all listeners', async () => {
  const { app, port } = await open();
  const streams = await Promise.all(Array.from({ length: VISITORS }, () => fetch(`http://${HOST}:${port}/events`)));
  await app.close();
  expect(new Set(await Promise.all(streams.map((stream) => stream.text())))).toEqual(new Set(['']));
});
