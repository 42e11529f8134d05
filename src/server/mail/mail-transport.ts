import { createTransport } from 'nodemailer';
import type { Selectable } from 'kysely';
import type { Config } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import type { DocumentData } from '../documents/document-data.ts';
import { documentFileName } from '../documents/make-document.ts';
import { ONE_CLICK } from '../subscription/one-click.ts';

export type OutboxMail = Selectable<Schema['mail_outbox']>;

/** A post office that says nothing for so long is given up: mails wait for the next try. The operator's address may say otherwise. */
const ANSWER_MS = 20_000;

export interface MailTransport {
  name: 'smtp' | 'sandbox';
  /** Hands a mail over; rejects when it was not taken. */
  send(mail: OutboxMail): Promise<void>;
}

/** A postman by SMTP; the sandbox, which only keeps mails to be looked at; or null where mails must wait for one. */
export function createMailTransport({ smtpUrl, mailFrom, sandbox }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'sandbox'>, print: (document: DocumentData) => Promise<Buffer>): MailTransport | null {
  if (smtpUrl === null) return sandbox ? { name: 'sandbox', send: () => Promise.resolve() } : null;
  const transport = createTransport({ url: smtpUrl, connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS, socketTimeout: ANSWER_MS });
  const domain = /@([^>\s]+)/.exec(mailFrom)?.[1] ?? 'localhost';
  return {
    name: 'smtp',
    async send({ id, recipient, subject, plain, html, attachments, unsubscribe_url: unsubscribeUrl }) {
      const files = await Promise.all(attachments.map(async (document) => ({ filename: documentFileName(document), content: await print(document), contentType: 'application/pdf' })));
      // The id is the mail's own: a mail that is sent again after a crash is recognised as the same.
      await transport.sendMail({ from: mailFrom, to: recipient, subject, text: plain, html, attachments: files, messageId: `<${id}@${domain}>`, ...(unsubscribeUrl !== null && { headers: unsubscribeHeaders(unsubscribeUrl) }) });
    },
  };
}

/** What mail readers make their own button of; a press posts to the address (RFC 8058) [page.newsletter]. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': ONE_CLICK };
}
