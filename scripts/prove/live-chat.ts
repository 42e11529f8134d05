import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NEVER, Subject } from 'rxjs';
import { createActor } from 'xstate';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { selectMessages } from '../../machines/chat/chat.select.ts';
import type { ChatAnswer, ChatMessage, ChatPorts, SendAnswer } from '../../machines/chat/chat.types.ts';
import { connectPorts } from '../../machines/port.ts';
import { openDatabase, type Database } from '../../src/server/db/open-database.ts';
import { writeMessage } from '../../src/server/messages/write-message.ts';
import { addStaffAccount } from '../../src/server/staff/staff-accounts.ts';
import { startPostgresServer } from '../../src/server/testing/postgres-server.ts';
import { liveThreads$, whileShown$ } from '../../src/streams/server/live-threads.ts';
import { newPerson, openEvents, type EventStream, type Person } from './chat-visitor.ts';
import { startProxy, type DroppingProxy } from './dropping-proxy.ts';
import { holds, type Proof } from './proof.ts';
import { pause, startShop, until, type ShopProcess } from './shop-process.ts';
import { newListing, quantile, visit, type Visit } from './visits.ts';

const PORT = Number(process.env.PROVE_PORT ?? 3420);
const KILLS = Number(process.env.PROVE_KILLS ?? 20);
const DROPS = Number(process.env.PROVE_DROPS ?? 200);
const STREAMS = 500;
const TALKS = 60;
const TURNS = 150;
const WRITERS = 8;
const MOST_DELAY_MS = 300;
const MOST_MEGABYTES = 150;
const MOST_SLOWER = 1.2;
const DESK = '/api/editor/desk/threads';
const CHAT = '/api/www/chat';
const AGENT = { email: 'agent@zefira.example', name: 'Alena', password: 'a long agent password' };
/** What is refused under overload is proven by itself; a customer's own flood limit holds. */
const UNSHED = { RATE_LIMIT: '0' };

type Numbers = Record<string, string | number>;
type Message = Pick<ChatMessage, 'text'>;

export const liveChat: Proof = {
  claim: `messages are on the other screen within ${MOST_DELAY_MS} ms across two processes, ${STREAMS} open event streams cost under ${MOST_MEGABYTES} MB and leave pages within 20 %, and none is lost or doubled over ${DROPS} dropped connections and ${KILLS} kills`,
  async run() {
    const server = await startPostgresServer();
    const start = (place: number) => startShop(PORT + place, server.url('postgres'), UNSHED);
    const shops: ShopProcess[] = await Promise.all([0, 1].map(start));
    const database = await openDatabase({ databaseUrl: server.url('postgres'), dataDir: mkdtempSync(join(tmpdir(), 'zefira-proof-')) });
    try {
      await addStaffAccount(database.kysely, { ...AGENT, role: 'agent', now: new Date() });
      const { id: staffId } = await database.kysely.selectFrom('staff_account').select('id').where('email', '=', AGENT.email).executeTakeFirstOrThrow();
      const delays = await screens(shops);
      const cost = await streams(shops, database, staffId);
      const order = await nothingLost(shops, start, database, staffId);
      return { ...delays, ...cost, ...order };
    } finally {
      await Promise.all(shops.map((shop) => shop.end('SIGKILL')));
      await database.close();
      await server.stop();
    }
  },
};

/** Visitors at one process, an agent at the other, each with the stream of their page; from the press to the message on the other screen. */
async function screens([one, other]: readonly ShopProcess[]): Promise<Numbers> {
  const agent = newPerson();
  const { body: { csrfToken } } = await agent.ask(other!.url, '/api/editor/session', { email: AGENT.email, password: AGENT.password });
  const act = (path: string, json: object) => agent.ask(other!.url, `${DESK}/${path}`, json, { 'csrf-token': String(csrfToken) });
  const desk = await openEvents(other!.url, '/editor/events', agent);
  const delays: { toAgent: Visit[]; toVisitor: Visit[] } = { toAgent: [], toVisitor: [] };
  const timed = async (into: Visit[], write: () => Promise<{ status: number }>, shown: () => Promise<void>) => {
    const began = performance.now();
    const [{ status }] = await Promise.all([write(), shown()]);
    holds(status === 200, 'Every message is taken', status);
    into.push({ status, milliseconds: performance.now() - began, failure: null, body: '' });
  };
  for (let talk = 0; talk < TALKS; talk += 1) {
    const visitor = newPerson();
    const { body } = await write(one!.url, visitor, `Dotaz ${talk}`, `first-${talk}-message`);
    const threadId = String(body.threadId);
    const page = await openEvents(one!.url, '/events', visitor);
    const shows = async (person: Person, path: string, url: string, text: string) => {
      const seen = (await person.ask(url, path)).body as { thread?: { messages: Message[] } };
      holds(seen.thread?.messages.some((message) => message.text === text) === true, 'What was told of is there', seen);
    };
    await timed(delays.toAgent, () => write(one!.url, visitor, `A ještě ${talk}`, `second-${talk}-message`), async () => {
      await desk.until((told) => told.threadId === threadId && told.last === 2);
      await shows(agent, `${DESK}/${threadId}`, other!.url, `A ještě ${talk}`);
    });
    await act(`${threadId}/claim`, {});
    await timed(delays.toVisitor, () => act(`${threadId}/answer`, { text: `Odpověď ${talk}`, last: 2, clientId: `answer-${talk}-message`, attachments: [] }), async () => {
      await page.until((told) => told.threadId === threadId && told.last === 3);
      await shows(visitor, `${CHAT}?after=2`, one!.url, `Odpověď ${talk}`);
    });
    page.close();
  }
  desk.close();
  const [toAgent, toVisitor] = [quantile(delays.toAgent, 0.95), quantile(delays.toVisitor, 0.95)];
  holds(toAgent <= MOST_DELAY_MS && toVisitor <= MOST_DELAY_MS, 'A message is on the other screen in time (p95)', { toAgent, toVisitor });
  return { 'to the agent, p50 ms': quantile(delays.toAgent, 0.5), 'to the agent, p95 ms': toAgent, 'to the visitor, p50 ms': quantile(delays.toVisitor, 0.5), 'to the visitor, p95 ms': toVisitor };
}

/** Streams at one process only; pages of both are asked for in turn, so that what else the machine does is alike for both. */
async function streams([one, other]: readonly ShopProcess[], database: Database, staffId: string): Promise<Numbers> {
  const people: { person: Person; threadId: string }[] = [];
  for (let from = 0; from < STREAMS; from += 20) {
    people.push(...await Promise.all(Array.from({ length: 20 }, async (_, place) => {
      const person = newPerson();
      const { body } = await write(other!.url, person, 'Dobrý den', `stream-${from + place}-message`);
      return { person, threadId: String(body.threadId) };
    })));
  }
  const control = await compared(one!, other!);
  await pause(3000);
  const before = residentMegabytes(one!);
  const open: EventStream[] = [];
  for (let from = 0; from < STREAMS; from += 50) open.push(...await Promise.all(people.slice(from, from + 50).map(({ person }) => openEvents(one!.url, '/events', person))));
  await pause(3000);
  const cost = Math.round(residentMegabytes(one!) - before);
  let isOver = false;
  const talking = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      await answerTwice(database, people[turn % STREAMS]!.threadId, staffId, `Zpráva ${turn}`);
      await pause(200);
    }
  })();
  const { beside, without, ratio } = await compared(one!, other!);
  isOver = true;
  await talking;
  for (const stream of open) stream.close();
  holds(cost < MOST_MEGABYTES, `${STREAMS} streams cost little memory`, cost);
  holds(ratio <= MOST_SLOWER, 'Pages are answered as quickly beside them', { ratio, beside, without, control });
  return { 'streams': STREAMS, 'their memory, MB': cost, 'page beside them, p50 ms': beside, 'page without them, p50 ms': without, 'a page beside them to the same without': ratio, 'the same before there are streams': control.ratio };
}

/**
 * Times of pages at both processes, and the middle of their ratios turn by turn: a burst of other work on the machine falls
 * on both times of a turn, while between the medians of all times it stays as a difference. A turn asks both for the same
 * two pages, each process first for one of them: whoever is second finds the database's pages read.
 */
async function compared(one: ShopProcess, other: ShopProcess): Promise<{ beside: number; without: number; ratio: number }> {
  const turns: [number, number][] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const times: [number, number] = [0, 0];
    for (const order of [[0, 1], [1, 0]] as const) {
      const page = newListing();
      for (const place of order) {
        const { status, milliseconds } = await visit([one, other][place]!.url, page);
        holds(status === 200, 'Every page is answered', status);
        times[place] += milliseconds / 2;
      }
    }
    turns.push(times);
  }
  const middle = (values: number[], digits: number) => Number(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!.toFixed(digits));
  return { beside: middle(turns.map(([time]) => time), 0), without: middle(turns.map(([, time]) => time), 0), ratio: middle(turns.map(([first, second]) => first / second), 2) };
}

/** The shop's own machine and stream on a network that drops connections, before processes that are killed. */
async function nothingLost(shops: ShopProcess[], start: (place: number) => Promise<ShopProcess>, database: Database, staffId: string): Promise<Numbers> {
  const proxy = await startProxy(() => shops.map(({ url }) => Number(new URL(url).port)));
  const writers = await Promise.all(Array.from({ length: WRITERS }, (_, place) => beginWriter(proxy, place)));
  let [isOver, drops, answers] = [false, 0, 0];
  const writing = writers.map(async (writer) => {
    for (let turn = 0; !isOver; turn += 1) {
      writer.say(turn);
      await pause(1500);
    }
  });
  const answering = (async () => {
    for (; !isOver; answers += 1) {
      await answerTwice(database, writers[answers % WRITERS]!.actor.getSnapshot().context.threadId, staffId, `Odpověď ${answers}`);
      await pause(400);
    }
  })();
  const dropping = (async () => {
    while (!isOver || drops < DROPS) {
      if (proxy.drop()) drops += 1;
      await pause(400);
    }
  })();
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(1000);
    await shops[kill % 2]!.end('SIGKILL');
    shops[kill % 2] = await start(kill % 2);
  }
  isOver = true;
  await Promise.all([...writing, answering, dropping]);
  const settled = await until(async () => (await Promise.all(writers.map((writer) => writer.isSettled(database)))).every(Boolean), 120_000).catch(() => -1);
  const problems = (await Promise.all(writers.map((writer) => writer.problems(database)))).flat();
  for (const { actor } of writers) actor.stop();
  await proxy.close();
  holds(problems.length === 0 && settled >= 0, 'Each message is written once, and on the screen once and in order', problems.slice(0, 10));
  return { kills: KILLS, 'dropped connections': drops, 'messages of visitors': writers.reduce((sum, { said }) => sum + said.length, 0), 'answers, each sent twice': answers, 'lost or doubled': 0, 'all on the screens after, ms': Math.round(settled) };
}

async function beginWriter(proxy: DroppingProxy, place: number) {
  const origin = `http://127.0.0.1:${proxy.port}`;
  const person = newPerson();
  const said: string[] = [];
  const began$ = new Subject<void>();
  const threads$ = whileShown$(liveThreads$({ open: (signal) => fetch(`${origin}/events`, { headers: { accept: 'text/event-stream', cookie: person.cookie() }, signal }) }), { hides$: NEVER, returns$: NEVER, restarts$: began$ });
  const good = ({ status, body }: Awaited<ReturnType<Person['ask']>>) => {
    if (status !== 200) throw new Error(`${status} ${String(body.code)}`);
    return body;
  };
  const ports: ChatPorts = {
    readAgreement: async () => true, storeAgreement: async () => {}, readOutbox: async () => ({ messages: [], isAnothers: false }), disownOutbox: async () => [], storeOutbox: async () => {}, uploadFiles: async () => [],
    async fetchChat({ after }) {
      const { thread, service, knowsEmail } = good(await person.ask(origin, `${CHAT}?after=${after}`)) as unknown as Pick<ChatAnswer, 'service' | 'knowsEmail'> & { thread: Partial<ChatAnswer> | null };
      return { threadId: '', messages: [], last: 0, customerSeen: 0, staffSeen: 0, ...thread, readAt: new Date().toISOString(), service, knowsEmail };
    },
    async sendMessage({ message: { clientId, text }, email }): Promise<SendAnswer> {
      const answer = await person.ask(origin, `${CHAT}/messages`, { text, clientId, email, attachments: [] });
      if (answer.status === 429) return { status: 'later', afterMs: 1000 * Number(answer.headers.get('Retry-After')) };
      return { status: 'sent', ...good(answer) as Omit<Extract<SendAnswer, { status: 'sent' }>, 'status'> };
    },
    seeMessages: async ({ sequence }) => void good(await person.ask(origin, `${CHAT}/seen`, { sequence })),
    changes: () => threads$,
    networkReturns: () => NEVER,
  };
  const actor = connectPorts(createActor(chatMachine, { input: { about: { kind: 'general' }, isWidget: true } }), { ...ports });
  actor.on('chat.began', () => began$.next());
  actor.start();
  actor.send({ type: 'chat.open' });
  actor.send({ type: 'chat.setEmail', email: `visitor-${place}@example.cz` });
  const say = (turn: number | 'first') => {
    const text = `Zpráva ${place} ${turn}`;
    said.push(text);
    actor.send({ type: 'chat.setDraft', text });
    actor.send({ type: 'chat.send', clientId: `writer-${place}-${turn}` });
  };
  await until(async () => actor.getSnapshot().matches({ view: { open: 'shown' }, outbox: 'empty' }), 20_000);
  say('first');
  await until(async () => actor.getSnapshot().context.threadId !== '' && actor.getSnapshot().context.outbox.length === 0, 20_000);

  const written = ({ kysely }: Database) => kysely.selectFrom('customer_message').select(['sequence', 'text', 'author']).where('thread_id', '=', actor.getSnapshot().context.threadId).orderBy('sequence').execute();
  return {
    actor, said, say,
    async isSettled(database: Database) {
      const { outbox, messages } = actor.getSnapshot().context;
      return outbox.length === 0 && messages.length === (await written(database)).length;
    },
    async problems(database: Database): Promise<string[]> {
      const rows = await written(database);
      const screen = selectMessages(actor.getSnapshot()).map(({ text }) => text);
      const mine = rows.filter(({ author }) => author === 'customer').map(({ text }) => text);
      return [
        ...(JSON.stringify(mine) === JSON.stringify(said) ? [] : [`${place}: ${said.length} were written, ${mine.length} are there, ${new Set(mine).size} of them different`]),
        ...(rows.every(({ sequence }, at) => sequence === at + 1) ? [] : [`${place}: the numbers have gaps`]),
        ...(new Set(rows.map(({ text }) => text)).size === rows.length ? [] : [`${place}: something is there twice`]),
        ...(JSON.stringify(screen) === JSON.stringify(rows.map(({ text }) => text)) ? [] : [`${place}: the screen shows ${screen.length} of ${rows.length}`]),
      ];
    },
  };
}

/** An answer of the shop that neither process has taken: each only hears of it. Sent twice it is written once. */
async function answerTwice({ kysely }: Database, threadId: string, staffId: string, text: string): Promise<void> {
  const send = () => kysely.transaction().execute((tx) => writeMessage(tx, threadId, { side: 'shop', staffId }, { text, clientId: text }, new Date()));
  await Promise.all([send(), send()]);
}

function write(origin: string, person: Person, text: string, clientId: string) {
  return person.ask(origin, `${CHAT}/messages`, { text, clientId, attachments: [], email: 'visitor@example.cz' });
}

function residentMegabytes({ process: { pid } }: ShopProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
