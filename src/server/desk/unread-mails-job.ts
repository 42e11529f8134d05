import { sql, type Kysely } from 'kysely';
import type { Job } from '../background-work.ts';
import type { Schema } from '../db/schema.ts';
import { eachDue } from '../each-due.ts';
import type { ThreadRow } from '../messages/read-threads.ts';
import type { Shop } from '../shop.ts';
import { enqueueDeskMail, fileFacts } from './desk-mails.ts';

/** A customer who looks at the page has seen the message by then. */
const LOOKING_MS = 60_000;

/**
 * Mails customers of messages that nobody has looked at for a minute, one mail for all of a thread until the next one. Each
 * thread by itself: one that fails holds up no other.
 */
export function unreadMailsJob(shopOf: () => Shop): Job {
  return {
    name: 'unread mails',
    async runDue(now) {
      const shop = shopOf();
      const { kysely } = shop.database;
      const looked = new Date(now.getTime() - LOOKING_MS);
      const due = (most: number) => unreadThreads(kysely).select('thread.id').where('message.at', '<=', looked).orderBy('message.at').limit(most).execute();
      const again = await eachDue(now, due, (id) => mailUnread(shop, id, looked), (threadId, error) => shop.log.error({ err: error, threadId }, 'A customer could not be told of a message'));
      const next = await unreadThreads(kysely).select(sql<Date | null>`min(message.at)`.as('at')).where('message.at', '>', looked).executeTakeFirst();
      const nextAt = next?.at ? new Date(next.at.getTime() + LOOKING_MS) : null;
      return again !== null && (nextAt === null || again < nextAt) ? again : nextAt;
    },
  };
}

/** @returns whether nothing is left to do: false where another process has the thread in hand */
async function mailUnread(shop: Shop, id: string, looked: Date): Promise<boolean> {
  return shop.database.kysely.transaction().execute(async (tx) => {
    const thread = await unreadThreads(tx)
      .select(['thread.id', 'thread.subject', 'thread.language', 'thread.contact_email', 'thread.customer_id', 'thread.order_id', 'thread.customer_seen', 'thread.mailed_sequence', 'message.id as message_id', 'message.sequence'])
      .where('thread.id', '=', id).where('message.at', '<=', looked).forUpdate('thread').skipLocked().executeTakeFirst();
    if (thread === undefined) return false;
    const customer = thread.customer_id === null ? undefined : await tx.selectFrom('customer').select('email').where('id', '=', thread.customer_id).executeTakeFirst();
    const unread = await unreadOf(tx, thread);
    const { t } = shop.texts[thread.language];
    const to = customer?.email ?? thread.contact_email;
    // A visitor without a login has no page to open: the mail is the answer.
    const paragraphs = [t('mail.desk.newMessage.intro'), ...(customer === undefined ? unread.flatMap(({ text }) => text.split(/\n+/)) : [])];
    if (to !== '') {
      await enqueueDeskMail(tx, shop, {
        to, language: thread.language, orderId: thread.order_id, occasion: `message:${thread.message_id}`, paragraphs, facts: fileFacts({ t }, unread.reduce((sum, { files }) => sum + Number(files), 0)),
        subject: thread.subject === '' ? t('mail.desk.newMessage.subjectOfChat') : t('mail.desk.newMessage.subject', { subject: thread.subject }), path: customer === undefined ? null : `/mytui/mailbox/${thread.id}`,
      });
    }
    await tx.updateTable('customer_thread').set({ mailed_sequence: thread.sequence }).where('id', '=', thread.id).execute();
    return true;
  });
}

/** Threads whose newest message is the shop's and was neither seen nor mailed, with it. Phrased by the thread alone, as its index is. */
function unreadThreads(kysely: Kysely<Schema>) {
  return kysely.selectFrom('customer_thread as thread')
    .innerJoin('customer_message as message', (join) => join.onRef('message.thread_id', '=', 'thread.id').onRef('message.sequence', '=', 'thread.last_sequence'))
    .where('message.author', '=', 'shop').whereRef('thread.last_sequence', '>', 'thread.customer_seen').whereRef('thread.last_sequence', '>', 'thread.mailed_sequence');
}

/** What the shop has written that was neither seen nor mailed, in its order. */
function unreadOf(tx: Kysely<Schema>, { id, customer_seen, mailed_sequence }: Pick<ThreadRow, 'id' | 'customer_seen' | 'mailed_sequence'>) {
  return tx.selectFrom('customer_message as message').select(['message.text', (eb) => eb.selectFrom('message_attachment as file').whereRef('file.message_id', '=', 'message.id').select(({ fn }) => fn.countAll<string>().as('count')).as('files')])
    .where('message.thread_id', '=', id).where('message.author', '=', 'shop').where('message.sequence', '>', Math.max(customer_seen, mailed_sequence)).orderBy('message.sequence').execute();
}
