import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { describeOnEveryEngine } from '../testing/test-database.ts';
import { forgetMails } from './forget-mails.ts';
import type { MailTransport, OutboxMail } from './mail-transport.ts';
import { outboxJob } from './outbox-job.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** A post office that takes mails, or refuses as often as it is told to. */
function postOffice(refusals = 0): MailTransport & { taken: string[] } {
  const taken: string[] = [];
  let left = refusals;
  return {
    name: 'smtp',
    taken,
    send: async ({ id }: OutboxMail) => {
      if (left-- > 0) throw Object.assign(new Error('451 jana@example.com: try again later'), { code: 'EENVELOPE' });
      taken.push(id);
    },
  };
}

describeOnEveryEngine('the outbox', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    // Mails belong to orders, whose making is not the matter here.
    await sql`alter table mail_outbox drop constraint mail_outbox_order_id_fkey`.execute(database.kysely);
  });
  afterAll(() => database.close());
  beforeEach(() => sql`delete from mail_outbox`.execute(database.kysely));

  /** A worker with a clock of its own. */
  function worker(office: MailTransport) {
    let now = NOW;
    const logged: unknown[] = [];
    const keep = (level: string) => (what: object) => void logged.push([level, what]);
    const job = outboxJob(database.kysely, office, () => now, { warn: keep('warn'), error: keep('error') } as never);
    const setClock = (time: Date) => { now = time; };
    return { logged, setClock, runAt: (time: Date) => { setClock(time); return job.runDue(time); } };
  }

  async function write(count: number): Promise<void> {
    const mails = Array.from({ length: count }, (_, place) => ({
      id: `mail-${place}`, occasion: `occasion-${place}`, order_id: 'order', language: 'cs' as const, recipient: 'jana@example.com',
      subject: 's', plain: 'p', html: 'h', created_at: NOW, due_at: NOW, sent_at: null, sent_by: null, last_error: null,
    }));
    await database.kysely.insertInto('mail_outbox').values(mails).execute();
  }

  it('sends every mail once, also when two workers are at it', async () => {
    await write(25);
    const office = postOffice();
    const { runAt } = worker(office);
    const rests = await Promise.all([runAt(NOW), runAt(NOW)]);
    expect(office.taken.toSorted()).toEqual(Array.from({ length: 25 }, (_, place) => `mail-${place}`).toSorted());
    expect(rests).toContain(null);
    expect(await runAt(after(3600))).toBe(null);
    expect(office.taken).toHaveLength(25);
  });

  it('tries again later and later, and says why', async () => {
    await write(1);
    const office = postOffice(2);
    const { runAt } = worker(office);
    expect(await runAt(NOW)).toEqual(after(5));
    expect(await runAt(after(4))).toEqual(after(5));
    expect(await runAt(after(5))).toEqual(after(15));
    expect(await database.kysely.selectFrom('mail_outbox').select(['attempts', 'last_error', 'sent_at']).execute()).toEqual([{ attempts: 2, last_error: '451 jana@example.com: try again later', sent_at: null }]);
    expect(await runAt(after(15))).toBe(null);
    expect(office.taken).toEqual(['mail-0']);
  });

  it('is forgotten a week after it was sent or given up, for its links are its reader’s; not what waits, nor what belongs to an order', async () => {
    await write(5);
    const [old, young] = [new Date(NOW.getTime() - 7 * 86_400_000), new Date(NOW.getTime() - 7 * 86_400_000 + 1000)];
    const set = (place: number, values: Partial<{ order_id: null; sent_at: Date; attempts: number; due_at: Date; occasion: string }>) => database.kysely.updateTable('mail_outbox').set({ order_id: null, ...values }).where('id', '=', `mail-${place}`).execute();
    await set(0, { sent_at: old });
    await set(1, { sent_at: young });
    await set(2, { attempts: 40, due_at: old });
    await set(3, { attempts: 39, due_at: old });
    await set(4, { sent_at: old, occasion: 'activities-paid:one' });
    await database.kysely.insertInto('mail_outbox').values({ id: 'of-order', occasion: 'order-placed:one', order_id: 'order', language: 'cs', recipient: 'jana@example.com', subject: 's', plain: 'p', html: 'h', created_at: old, due_at: old, sent_at: old, sent_by: 'smtp', last_error: null }).execute();
    await forgetMails(database.kysely, NOW);
    const left = await database.kysely.selectFrom('mail_outbox').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(['mail-1', 'mail-3', 'mail-4', 'of-order']);
  });

  it('logs each refusal and the giving up, without a word of whom the mail is for', async () => {
    await write(1);
    const { logged, runAt } = worker(postOffice(41));
    for (let at: Date | null = NOW; at !== null;) at = await runAt(at);
    expect(logged).toHaveLength(40);
    expect([logged[0], logged[39]]).toEqual([['warn', { mail: 'mail-0', attempts: 1, code: 'EENVELOPE' }], ['error', { mail: 'mail-0', attempts: 40, code: 'EENVELOPE' }]]);
  });

  it('sends none twice where a worker takes longer for all than it has for one', async () => {
    await write(3);
    const [office, elsewhere] = [postOffice(), postOffice()];
    const slow = worker({ name: 'smtp', send: async (mail) => {
      await office.send(mail);
      slow.setClock(after(100 * office.taken.length));
      await worker(elsewhere).runAt(after(100 * office.taken.length));
    } });
    await slow.runAt(NOW);
    const sent = [...office.taken, ...elsewhere.taken];
    expect(sent.toSorted()).toEqual(['mail-0', 'mail-1', 'mail-2']);
  });

  it('gives each mail its whole lease, and tries one that was refused later than its refusal, however long those before it took', async () => {
    await write(4);
    const [office, elsewhere] = [postOffice(), postOffice()];
    let begun = 0;
    const slow = worker({ name: 'smtp', send: async (mail) => {
      slow.setClock(after(100 * ++begun));
      if (begun === 3) await worker(elsewhere).runAt(after(300));
      if (begun === 3) throw new Error('451 try again later');
      await office.send(mail);
    } });
    expect(await slow.runAt(NOW)).toEqual(after(305));
    expect([office.taken.length, elsewhere.taken.length]).toEqual([2, 1]);
    expect(await database.kysely.selectFrom('mail_outbox').select(['attempts', 'due_at']).where('sent_at', 'is', null).execute()).toEqual([{ attempts: 1, due_at: after(305) }]);
  });

  it('takes over what a killed worker had claimed, once its lease is over', async () => {
    await write(1);
    const killed: MailTransport = { name: 'smtp', send: () => new Promise(() => {}) };
    void worker(killed).runAt(NOW);
    await expect.poll(async () => (await database.kysely.selectFrom('mail_outbox').select('attempts').executeTakeFirstOrThrow()).attempts).toBe(1);
    const office = postOffice();
    const { runAt } = worker(office);
    expect(await runAt(after(119))).toEqual(after(120));
    expect(office.taken).toEqual([]);
    await runAt(after(120));
    expect(office.taken).toEqual(['mail-0']);
  });
});
