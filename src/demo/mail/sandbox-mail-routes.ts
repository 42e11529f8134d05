import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { DEFAULT_LANGUAGE } from '../../domain/market/language.ts';
import { MARKET } from '../../domain/market/market.ts';
import { cartIdsOf } from '../../server/cart/cart-cookie.ts';
import { isLoopback, type Config } from '../../server/config.ts';
import { notFound } from '../../server/contract/problem.ts';
import type { Schema } from '../../server/db/schema.ts';
import { sandboxPage } from '../bank/sandbox-pages.ts';
import { documentFileName, makeDocument } from '../../server/documents/make-document.ts';
import type { OutboxMail } from '../../server/mail/mail-transport.ts';
import type { ServerTexts } from '../../server/server-texts.ts';
import { escapeHtml } from '../../server/mail/mail-content.ts';
import { mailTexts } from './mail-texts.ts';

const MOST_LISTED = 200;
/** A mail carries its own style, as mails do; it may do nothing else. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; form-action 'none'; base-uri 'none'";

/**
 * The mails that the sandbox has taken instead of a post office: a list, each as text, and as its reader would see it.
 * Their links open orders, so visitors see the mails of their own carts; who sits at the machine itself sees all.
 */
export async function sandboxMailRoutes(app: FastifyInstance, { kysely, config, texts }: { kysely: Kysely<Schema>; config: Config; texts: ServerTexts }): Promise<void> {
  function mailsFor(request: FastifyRequest) {
    const mails = kysely.selectFrom('mail_outbox').where('sent_by', '=', 'sandbox');
    if (isAtTheMachine(request, config)) return mails;
    const carts = cartIdsOf(request, config);
    return carts.length === 0 ? mails.where(sql.lit(false)) : mails.where((eb) => eb.or([eb('order_id', 'in', kysely.selectFrom('orders').select('id').where('cart_id', 'in', carts)), eb('cart_id', 'in', carts)]));
  }

  app.get('/sandbox/mail', async (request, reply) => {
    const rows = await mailsFor(request).select(['id', 'recipient', 'subject', 'language', 'created_at']).orderBy('created_at', 'desc').limit(MOST_LISTED).execute();
    // The language of who reads here is that of the newest mail.
    const language = rows[0]?.language ?? DEFAULT_LANGUAGE;
    const texts = mailTexts[language];
    const lines = rows.map((mail) => `<tr><td>${timeOf(mail.created_at)}</td><td>${escapeHtml(mail.recipient)}</td><td><a href="/sandbox/mail/${mail.id}" hreflang="${mail.language}">${escapeHtml(mail.subject)}</a></td></tr>`);
    const table = `<table><thead><tr><th scope="col">${texts.time}</th><th scope="col">${texts.to}</th><th scope="col">${texts.subject}</th></tr></thead><tbody>${lines.join('\n')}</tbody></table>`;
    return reply.type('text/html; charset=utf-8').send(sandboxPage(language, texts.title, texts.mark, rows.length === 0 ? `<p>${texts.none}</p>` : table));
  });

  app.get<{ Params: { mailId: string } }>('/sandbox/mail/:mailId', async (request, reply) => {
    const mail = await mailsFor(request).selectAll().where('id', '=', request.params.mailId).executeTakeFirst();
    if (mail === undefined) throw notFound('Mail');
    const texts = mailTexts[mail.language];
    const body = `<dl><dt>${texts.to}</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>${texts.time}</dt><dd>${timeOf(mail.created_at)}</dd></dl>
<p><a href="/sandbox/mail/${mail.id}/html">${texts.asRead}</a> · <a href="/sandbox/mail">${texts.all}</a></p>
${filesOf(mail, texts.attached)}<pre lang="${mail.language}">${linked(mail.plain)}</pre>`;
    return reply.type('text/html; charset=utf-8').send(sandboxPage(mail.language, mail.subject, texts.mark, body));
  });

  app.get<{ Params: { mailId: string; file: string } }>('/sandbox/mail/:mailId/:file.pdf', async (request, reply) => {
    const mail = await mailsFor(request).select('attachments').where('id', '=', request.params.mailId).executeTakeFirst();
    const document = mail?.attachments.find((attached) => documentFileName(attached) === `${request.params.file}.pdf`);
    if (document === undefined) throw notFound('Document');
    return reply.type('application/pdf').send(await makeDocument(texts, document));
  });

  app.get<{ Params: { mailId: string } }>('/sandbox/mail/:mailId/html', async (request, reply) => {
    const mail = await mailsFor(request).select('html').where('id', '=', request.params.mailId).executeTakeFirst();
    if (mail === undefined) throw notFound('Mail');
    return reply.header('Content-Security-Policy', MAIL_POLICY).type('text/html; charset=utf-8').send(mail.html);
  });
}

/** By the loopback, under its name: a proxy on the same machine brings the public name along. */
function isAtTheMachine({ headers, socket }: FastifyRequest, { origin, trustProxy }: Config): boolean {
  return trustProxy === 0 && isLoopback(new URL(origin).hostname) && isLoopback(URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '') && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}

function timeOf(date: Date): string {
  const { hour, minute, day, month, year } = Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(MARKET.timeZone);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(day)}.${two(month)}.${year} ${two(hour)}:${two(minute)}`;
}

function filesOf({ id, attachments }: OutboxMail, label: string): string {
  const links = attachments.map((document) => documentFileName(document)).map((file) => `<a href="/sandbox/mail/${id}/${file}">${file}</a>`);
  return links.length === 0 ? '' : `<p>${label}: ${links.join(', ')}</p>\n`;
}

function linked(plain: string): string {
  return escapeHtml(plain).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
