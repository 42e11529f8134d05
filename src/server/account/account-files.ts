import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../shop.ts';
import { Problem } from '../contract/problem.ts';
import { rateLimitOf } from '../security/rate-limits.ts';
import { allWeKnow } from './all-we-know.ts';
import { customerLoginOfLink } from './current-customer.ts';
import { fileLeadsToLogin } from './file-leads-to-login.ts';
import { reservationDocument } from './reservation-documents.ts';
import { ownOrder } from './reservation-rows.ts';
import { travelCalendar } from './travel-calendar.ts';

/** Files of the customer area, which a browser asks for by a link: without API key, and with a login that is refreshed here. */
export async function accountFiles(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  fileLeadsToLogin(app, shop.config.origin);
  app.addHook('onRequest', async (_request, reply) => void reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }));
  const config = { rateLimit: shop.config.rateLimit === 0 ? false as const : rateLimitOf('accountFile', shop.config.rateLimit) };
  app.get<{ Params: { id: string } }>('/mytui/files/:id/travel.ics', { config }, async (request, reply) => {
    const order = await ownOrder(shop.database.kysely, await customerOfLink(request, reply, shop), request.params.id);
    return attached(reply, `${order.number}.ics`, 'text/calendar; charset=utf-8').send(travelCalendar(order));
  });
  app.get<{ Params: { id: string; document: string } }>('/mytui/files/:id/:document.pdf', { config }, async (request, reply) => {
    const order = await ownOrder(shop.database.kysely, await customerOfLink(request, reply, shop), request.params.id);
    const { name, file } = await reservationDocument(shop, order, request.params.document);
    return attached(reply, name, 'application/pdf').send(file);
  });
  app.get('/mytui/files/export.json', { config }, async (request, reply) =>
    attached(reply, 'zefira.json', 'application/json').send(JSON.stringify(await allWeKnow(shop.database.kysely, await customerOfLink(request, reply, shop)), null, 2)));
}

function attached(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply.header('Content-Disposition', `attachment; filename="${name}"`).type(type);
}

/** @throws Problem 401 login-required */
export async function customerOfLink(request: FastifyRequest, reply: FastifyReply, shop: Pick<Shop, 'config' | 'clock' | 'database'>): Promise<string> {
  const login = await customerLoginOfLink(request, reply, shop);
  if (login === null) throw new Problem(401, 'login-required', { title: 'Log in first' });
  return login.subject;
}
