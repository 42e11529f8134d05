import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import { staffLoginOf } from '../credentials/staff-login.ts';
import { networkOf } from '../security/network-of.ts';
import { requireSameOrigin } from '../security/same-origin.ts';
import { visitorOfLink } from '../session/visitor-of-link.ts';
import type { Shop } from '../shop.ts';
import { createLiveHub, type Audience } from './live-hub.ts';
import type { ThreadState } from './notify-thread.ts';
import { isOf, partyOfVisitor, type Party } from './party.ts';

/** Proxies close what is silent for longer; whoever signed out meanwhile is cut off then. */
const BEAT_MS = 25_000;
/** A browser shares one among its tabs; the oldest goes where somebody opens more. */
const MOST_STREAMS = 8;
/** Of one address, multiplied like rate limits: a house or an office behind one, no script with many sessions. */
const MOST_OF_ADDRESS = 120;
/** Seconds after which a browser that was refused comes again. */
const COME_AGAIN = 30;
/** A reader that lets so much wait is cut off; its browser connects again and is told everything. */
const MOST_WAITING_BYTES = 64 * 1024;
const MOST_THREADS = 200;

interface Stream {
  raw: ServerResponse;
  owner: string;
  address: string;
  session: { realm: 'customer' | 'staff'; id: string };
  end(): void;
}

/**
 * Tells browsers at once what has changed, as server-sent events: `threads`, all of a party's, whenever the stream begins or
 * something may have been missed, then `thread` for each change. The numbers only grow, so events that are late or come
 * twice do no harm, and who misses messages asks the API for those after its last [account.chat].
 */
export async function eventStreams(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const { kysely } = shop.database;
  const hub = createLiveHub(shop.database, shop.log);
  const streams = new Set<Stream>();
  const mostOfAddress = shop.config.rateLimit === 0 ? Infinity : Math.ceil(MOST_OF_ADDRESS * shop.config.rateLimit);
  const config = { rateLimit: shop.config.rateLimit === 0 ? false : { max: Math.ceil(240 * shop.config.rateLimit), timeWindow: 60_000 } } as const;

  app.get('/events', { config }, async (request, reply) => {
    requireSameOrigin(request, shop.config.origin);
    const visitor = await visitorOfLink(request, reply, shop);
    // Nobody without a session has threads; a browser does not come again after 204.
    if (visitor === null) return reply.code(204).send();
    const party = await partyOfVisitor(visitor, shop);
    await open(request, reply, party, { realm: 'customer', id: visitor.sessionId }, () => statesOf(party));
    return reply;
  });
  app.get('/editor/events', { config }, async (request, reply) => {
    requireSameOrigin(request, shop.config.origin);
    const login = await staffLoginOf(request, shop);
    const role = login === null ? undefined : (await kysely.selectFrom('staff_account').select('role').where('id', '=', login.subject).where('removed_at', 'is', null).executeTakeFirst())?.role;
    if (login === null || (role !== 'agent' && role !== 'admin')) throw new Problem(401, 'login-needed', { title: 'Sign in first' });
    await open(request, reply, 'staff', { realm: 'staff', id: login.id }, async () => []);
    return reply;
  });

  async function open(request: FastifyRequest, reply: FastifyReply, audience: Audience, session: Stream['session'], states: () => Promise<ThreadState[]>): Promise<void> {
    const address = networkOf(request.ip);
    const ofAddress = [...streams].filter((stream) => stream.address === address).length;
    if (ofAddress >= mostOfAddress) throw new Problem(429, 'too-many-streams', { title: 'Too many event streams of this address', retryAfter: COME_AGAIN });
    reply.hijack();
    const { raw } = reply;
    // Gone while we asked whose it is: nobody would tell us that it closes.
    if (raw.destroyed || request.socket.destroyed) return;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string | string[]>),
      'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no', 'x-robots-tag': 'noindex',
    });
    const tell = (event: string, data: unknown) => {
      if (!streams.has(stream)) return;
      if (raw.writableLength > MOST_WAITING_BYTES) stream.end();
      else raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    };
    const tellAll = () => states().then((threads) => tell('threads', { threads }), () => stream.end());
    const unsubscribe = hub.subscribe(audience, { changed: ({ state }) => tell('thread', state), missed: () => void tellAll() });
    const forget = () => {
      unsubscribe();
      streams.delete(stream);
    };
    const stream: Stream = {
      raw, owner: audience === 'staff' ? session.id : JSON.stringify(audience), address, session,
      end: () => {
        // Nothing more is written to it, and who does not read would never let it end.
        forget();
        if (raw.writableLength > 0) raw.destroy();
        else raw.end();
      },
    };
    streams.add(stream);
    raw.once('close', forget);
    raw.on('error', forget);
    const siblings = [...streams].filter(({ owner }) => owner === stream.owner);
    if (siblings.length > MOST_STREAMS) siblings[0]!.end();
    await tellAll();
  }

  async function statesOf(party: Party): Promise<ThreadState[]> {
    const rows = await kysely.selectFrom('customer_thread').where(isOf(party)).orderBy('updated_at', 'desc').limit(MOST_THREADS)
      .select(['id', 'kind', 'last_sequence', 'customer_seen', 'staff_seen'])
      .select(({ selectFrom }) => selectFrom('customer_message').select(({ fn }) => fn.countAll<string>().as('unread'))
        .whereRef('thread_id', '=', 'customer_thread.id').where('author', '=', 'shop').whereRef('sequence', '>', sql.ref('customer_thread.customer_seen')).as('unread'))
      .execute();
    return rows.map((row) => ({ threadId: row.id, kind: row.kind, last: row.last_sequence, customerSeen: row.customer_seen, staffSeen: row.staff_seen, unread: Number(row.unread) }));
  }

  async function beat(): Promise<void> {
    for (const { raw } of streams) raw.write(':\n\n');
    const ended = await endedSessions([...streams].map(({ session }) => session));
    for (const stream of streams) if (ended.has(stream.session.id)) stream.end();
  }

  async function endedSessions(sessions: readonly Stream['session'][]): Promise<ReadonlySet<string>> {
    const idsOf = (realm: Stream['session']['realm']) => sessions.filter((session) => session.realm === realm).map(({ id }) => id);
    const [visitors, staff] = [idsOf('customer'), idsOf('staff')];
    const holding = [
      ...(visitors.length === 0 ? [] : await kysely.selectFrom('visitor_session').select('id').where('id', 'in', visitors).where('revoked_at', 'is', null).execute()),
      ...(staff.length === 0 ? [] : await kysely.selectFrom('login_session').select('id').where('id', 'in', staff).where('ended_at', 'is', null).where('expires_at', '>', dateOf(shop.clock)).execute()),
    ];
    const ids = new Set(holding.map(({ id }) => id));
    return new Set(sessions.map(({ id }) => id).filter((id) => !ids.has(id)));
  }

  const timer = setInterval(() => void beat().catch((error: unknown) => shop.log.warn({ err: error }, 'Event streams were not looked after')), BEAT_MS).unref();
  // A stream never ends by itself: the server could not close while one is open.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    for (const stream of streams) stream.end();
    await hub.close();
  });
}
