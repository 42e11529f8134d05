import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { buildTestApp, testClock, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { complaintFields, logInAs, makeCustomer } from '../testing/test-customer.ts';
import { openTestDatabase, TEST_TODAY } from '../testing/test-database.ts';
import { placeSomeOrder } from '../testing/test-purchase.ts';
import { COMPLAINT_PROBLEMS } from './complaint-form.ts';

const C = '/api/www/account/complaints';
let database: Database;
let app: FastifyInstance;
let clock: TestClock;
let jana: TestVisitor;
let petr: TestVisitor;
let reservationId: string;

beforeAll(async () => {
  database = await openTestDatabase('pglite', { catalogue: 'small' });
  clock = testClock();
  app = await buildTestApp(database, { clock });
  [jana, petr] = [visit(app), visit(app)];
  await logInAs(jana, await makeCustomer(app, 'jana.r@example.cz'));
  await logInAs(petr, await makeCustomer(app, 'petr.r@example.cz'));
  reservationId = (await placeSomeOrder(jana)).orderId;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const submit = (visitor: TestVisitor, fields: object, idempotencyKey: string) => visitor.post(`${C}/submit`, { fields, attachments: [], idempotencyKey });
const past = (changes: Record<string, string> = {}) => complaintFields(reservationId, { happenedOn: TEST_TODAY, ...changes });

it('names in the form only what it can be answered with: every choice, text and problem has its message [account.complaints]', async () => {
  const { body: { fields } } = await jana.get(`${C}/form-structure`);
  const { body: { selectors } } = await jana.get(`${C}/selectors`);
  for (const locale of ['cs', 'pl', 'ro', 'uk', 'hu']) {
    const { body: { keys } } = await jana.get(`${C}/localized-keys?locale=${locale}`);
    const named = [...fields.flatMap((field: { labelKey: string; hintKey: string | null }) => [field.labelKey, field.hintKey]), ...selectors.flatMap(({ options }: { options: { labelKey: string | null }[] }) => options.map(({ labelKey }) => labelKey))];
    // 'invalid' is how the page names a refusal without a code.
    const problems = [...COMPLAINT_PROBLEMS, 'invalid'].map((code) => `complaint.problem.${code}`);
    expect([...named, ...problems].filter((key) => key !== null && !keys[key])).toEqual([]);
  }
  const own = (visitor: TestVisitor) => visitor.get(`${C}/selectors`).then(({ body }) => body.selectors[0].options.map(({ value }: { value: string }) => value));
  expect([await own(jana), await own(petr)]).toEqual([[reservationId], []]);
  const { orderId: sooner } = await placeSomeOrder(jana);
  await database.kysely.updateTable('orders').set({ start_date: '2026-07-01' }).where('id', '=', sooner).execute();
  expect(await own(jana)).toEqual([reservationId, sooner]);
});

it('validates without storing and refuses the same things when they are sent, another’s reservation too [account.complaints]', async () => {
  const wrong = past({ topic: 'weather', happenedOn: '2099-01-01', text: 'Krátké.', remedy: 'compensation', amount: '12,50', extra: 'x' });
  const { body: { problems } } = await jana.post(`${C}/validate`, { fields: wrong });
  expect(problems.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([['extra', 'unknownField'], ['topic', 'notAChoice'], ['happenedOn', 'inFuture'], ['text', 'tooShort'], ['amount', 'invalidAmount']]);
  const refused = await submit(jana, wrong, 'key-of-wrong');
  expect([refused.status, refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([422, problems.map(({ field }: { field: string }) => `/body/fields/${field}`)]);
  expect((await jana.post(`${C}/validate`, { fields: past({ text: 'x'.repeat(100_000) }) })).body.problems).toEqual([{ field: 'text', code: 'tooLong', messageKey: 'complaint.problem.tooLong' }]);
  const problemsOf = async (fields: object) => (await jana.post(`${C}/validate`, { fields })).body.problems.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
  expect(await problemsOf({})).toEqual(['reservation required', 'topic required', 'happenedOn required', 'toldOnSite required', 'text required', 'remedy required']);
  // Two questions are asked for the answers to others alone; the amount need not be answered.
  expect(await problemsOf(past({ toldOnSite: 'yes', remedy: 'discount' }))).toEqual(['toldTo required']);
  expect(await problemsOf(past({ toldOnSite: 'yes', toldTo: 'x'.repeat(201), remedy: 'discount', amount: '0', happenedOn: '2026-02-30' }))).toEqual(['happenedOn invalidDate', 'toldTo tooLong', 'amount invalidAmount']);
  expect(await problemsOf(past({ toldTo: 'x'.repeat(201), amount: '0' }))).toEqual([]);
  expect((await petr.post(`${C}/validate`, { fields: past() })).body.problems).toEqual([{ field: 'reservation', code: 'notAChoice', messageKey: 'complaint.problem.notAChoice' }]);
  expect((await submit(petr, past(), 'key-of-petr')).status).toBe(422);
  expect((await submit(visit(app), past(), 'key-of-nobody')).status).toBe(401);
  expect((await jana.get(`${C}/history`)).body.complaints).toEqual([]);
});

it('refuses other details or files under the key of a complaint and names it; the same once more is that complaint [account.complaints]', async () => {
  const upload = async (name: string) => (await app.inject({
    method: 'POST', url: `/mytui/files/attachments?name=${name}`, payload: Buffer.from('%PDF-1.7 a paper that is long enough'),
    headers: { 'content-type': 'application/octet-stream', cookie: [...jana.cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
  })).json().attachmentId as string;
  const [paper, other] = [await upload('bazen.pdf'), await upload('pokoj.pdf')];
  const send = (changes: Record<string, string> = {}, attachments = [paper]) => jana.post(`${C}/submit`, { fields: past({ text: 'Bazén byl celý týden zavřený.', ...changes }), attachments, idempotencyKey: 'key-of-the-pool' });
  const { body: first } = await send();
  const refusal = { status: 409, body: { code: 'already-submitted', errors: [{ pointer: `/complaints/${first.complaintId}`, code: 'already-submitted', message: first.number }] } };
  expect(await send({ text: ' Bazén byl celý týden zavřený. ', toldTo: 'not asked', amount: '' })).toMatchObject({ status: 200, body: { complaintId: first.complaintId } });
  expect(await send({ text: 'Bazén byl celý týden zavřený a zlomil jsem si nohu.' })).toMatchObject(refusal);
  expect(await send({ remedy: 'compensation', amount: '5000' })).toMatchObject(refusal);
  for (const attachments of [[], [other], [paper, other]]) expect(await send({}, attachments)).toMatchObject(refusal);
  const { body: { messages } } = await jana.get(`/api/www/account/mailbox/threads/${first.threadId}`);
  expect(messages).toMatchObject([{ text: 'Bazén byl celý týden zavřený.', attachments: [{ attachmentId: paper }] }]);
});

it('stores one complaint for two presses, keeps its promise by the clock, and shows it in its history to nobody else [account.complaints]', async () => {
  const [one, other] = await Promise.all([submit(jana, past({ toldTo: 'not asked' }), 'key-of-jana'), submit(jana, past(), 'key-of-jana')]);
  expect([one.status, one.body]).toEqual([200, other.body]);
  const { complaintId, threadId } = one.body;
  const day = (days: number) => Temporal.PlainDate.from(TEST_TODAY).add({ days }).toString();
  expect(one.body).toMatchObject({ number: expect.stringMatching(/^R-2026-\d{6}$/), topic: 'Strava', state: 'received', submittedOn: day(0), acknowledgeBy: day(7), acknowledgedOn: null, answerBy: day(60), answeredOn: null });
  expect(one.body.details.map(({ label }: { label: string }) => label)).not.toContain('Komu a kdy');
  expect((await jana.get(`/api/www/account/mailbox/threads/${threadId}`)).body).toMatchObject({ kind: 'complaint', messages: [{ author: 'customer', text: 'Snídaně byla každý den studená.' }] });
  expect((await petr.get(`${C}/${complaintId}`)).status).toBe(404);
  clock.advance({ minutes: 1 });
  const { body: later } = await submit(jana, past({ toldOnSite: 'yes', toldTo: 'Recepci, v úterý', remedy: 'discount', amount: '5000' }), 'key-of-a-discount');
  expect(later.details.map(({ label, value }: { label: string; value: string }) => `${label}: ${value}`)).toEqual([
    'Kdy se to stalo: 15.06.2026', 'Řekli jste to někomu na místě?: Ano', 'Komu a kdy: Recepci, v úterý', 'Co od nás čekáte: Slevu z ceny zájezdu', 'Kolik korun žádáte: 5\u00a0000\u00a0Kč',
  ]);
  expect((await jana.get(`${C}/history`)).body.complaints.slice(0, 2)).toEqual([later, one.body]);
  expect((await petr.get(`${C}/history`)).body.complaints).toEqual([]);
  const stateAfter = async (days: number) => {
    clock.advance({ hours: 24 * days });
    await jana.post('/api/www/oauth/token/refresh');
    return (await jana.get(`${C}/${complaintId}`)).body.state;
  };
  expect([await stateAfter(7), await stateAfter(1)]).toEqual(['received', 'acknowledgementLate']);
});

it('begins a thread of its own, whatever messages were sent under its key before [account.complaints]', async () => {
  const { body: { threadId } } = await jana.post('/api/www/account/mailbox/threads', { subject: 'Parkování', text: 'Kde se dá parkovat?', clientId: 'key-of-both', reservationId: '', kind: 'message' });
  const { body: complaint } = await submit(jana, past(), 'key-of-both');
  const textsOf = async (id: string) => (await jana.get(`/api/www/account/mailbox/threads/${id}`)).body.messages.map(({ text }: { text: string }) => text);
  expect([await textsOf(threadId), await textsOf(complaint.threadId)]).toEqual([['Kde se dá parkovat?'], ['Snídaně byla každý den studená.']]);
  expect((await submit(jana, past(), 'key-of-both')).body).toEqual(complaint);
});
