import { sql, type Kysely } from 'kysely';
import type { Job } from '../background-work.ts';
import type { Schema } from '../db/schema.ts';
import type { ThreadRow } from '../messages/read-threads.ts';
import type { Shop } from '../shop.ts';
import { enqueueDeskMail, fileFacts } from './desk-mails.ts';

/** A customer who looks at the page has seen the message by then. */
const LOOKING_MS = 60_000;
const BATCH = 50;

/** Mails customers of messages that nobody has looked at for a minute, one mail for all of a thread until the next one. */
export function unreadMailsJob(shop: () => Shop): Job {
  return {
    name: 'unread mails',
    async runDue(now) {
      const { kysely } = shop().database;
      await kysely.transaction().execute(async (tx) => {
        const due = await unreadThreads(tx)
          .select(['thread.id', 'thread.subject', 'thread.language', 'thread.contact_email', 'thread.customer_id', 'thread.order_id', 'thread.customer_seen', 'thread.mailed_sequence', 'message.id as message_id', 'message.sequence'])
          .where('message.at', '<=', new Date(now.getTime() - LOOKING_MS))
          .orderBy('message.at').limit(BATCH).forUpdate('thread').skipLocked().execute();
        for (const thread of due) {
          const customer = thread.customer_id === null ? undefined : await tx.selectFrom('customer').select('email').where('id', '=', thread.customer_id).executeTakeFirst();
          const unread = await unreadOf(tx, thread);
          const { t } = shop().texts[thread.language];
          const to = customer?.email ?? thread.contact_email;
          // A visitor without a login has no page to open: the mail is the answer.
          const paragraphs = [t('mail.desk.newMessage.intro'), ...(customer === undefined ? unread.flatMap(({ text }) => text.split(/\n+/)) : [])];
          if (to !== '') {
            await enqueueDeskMail(tx, shop(), {
              to, language: thread.language, orderId: thread.order_id, occasion: `message:${thread.message_id}`, paragraphs, facts: fileFacts({ t }, unread.reduce((sum, { files }) => sum + Number(files), 0)),
              subject: thread.subject === '' ? t('mail.desk.newMessage.subjectOfChat') : t('mail.desk.newMessage.subject', { subject: thread.subject }), path: customer === undefined ? null : `/mytui/mailbox/${thread.id}`,
            });
          }
          await tx.updateTable('customer_thread').set({ mailed_sequence: thread.sequence }).where('id', '=', thread.id).execute();
        }
      });
      const next = await unreadThreads(kysely).select(sql<Date | null>`min(message.at)`.as('at')).executeTakeFirst();
      return next?.at ? new Date(next.at.getTime() + LOOKING_MS) : null;
    },
  };
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
