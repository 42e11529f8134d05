import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { customerOfLink } from '../account/account-files.ts';
import { fileLeadsToLogin } from '../account/file-leads-to-login.ts';
import { Problem } from '../contract/problem.ts';
import { fileBody, takeFiles } from '../contract/file-body.ts';
import { NOTHING_ALLOWED } from '../security/content-security-policy.ts';
import { requireSameOrigin } from '../security/same-origin.ts';
import { visitorOfLink } from '../session/visitor-of-link.ts';
import type { Shop } from '../shop.ts';
import { requireStaff } from '../staff/require-staff.ts';
import { attachmentOfParty, attachmentOfStaff, keepAttachment, type AttachmentFile, type Uploader } from './attachments.ts';
import { partyOfVisitor, type Party } from './party.ts';

const AGENTS = ['agent', 'admin'] as const;

/** Files of messages: sent by themselves before their message, as their bytes and a name; read as downloads, never shown in the shop's origin. */
export async function attachmentFiles(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const config = { rateLimit: shop.config.rateLimit === 0 ? false : { max: Math.ceil(60 * shop.config.rateLimit), timeWindow: 60_000 } } as const;
  takeFiles(app);
  fileLeadsToLogin(app, shop.config.origin);
  app.addHook('onRequest', async (_request, reply) => void reply.headers({ 'Content-Security-Policy': NOTHING_ALLOWED, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }));

  app.post('/mytui/files/attachments', { config, preParsing: async (request) => requireSameOrigin(request, shop.config.origin) }, async (request, reply) =>
    keep(request, reply, { customerId: await customerOfLink(request, reply, shop) }));
  app.get<{ Params: { id: string } }>('/mytui/files/attachments/:id', async (request, reply) =>
    download(reply, await attachmentOfParty(shop, await partyOfLink(request, reply, shop), request.params.id)));
  app.post('/editor/files/attachments', { config, preParsing: async (request) => requireSameOrigin(request, shop.config.origin) }, async (request, reply) =>
    keep(request, reply, { staffId: (await requireStaff(shop, request, AGENTS)).id }));
  app.get<{ Params: { id: string } }>('/editor/files/attachments/:id', async (request, reply) =>
    download(reply, await attachmentOfStaff(shop, (await requireStaff(shop, request, AGENTS)).id, request.params.id)));

  async function keep(request: FastifyRequest, reply: FastifyReply, uploader: Uploader) {
    const length = request.headers['content-length'];
    // What is refused is not read to its end: the connection would wait for it.
    void reply.header('Connection', 'close');
    const { name = '' } = request.query as { name?: string };
    return keepAttachment(shop, uploader, { name: String(name), bytes: fileBody(request.body), length: length === undefined ? null : Number(length) });
  }
}

/** Whoever chats without a login reads the files of their chat. @throws Problem 401 login-required */
async function partyOfLink(request: FastifyRequest, reply: FastifyReply, shop: Shop): Promise<NonNullable<Party>> {
  const visitor = await visitorOfLink(request, reply, shop);
  if (visitor === null) throw new Problem(401, 'login-required', { title: 'Log in first' });
  return partyOfVisitor(visitor, shop);
}

function download(reply: FastifyReply, { name, type, size, bytes }: AttachmentFile): FastifyReply {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  return reply.header('Content-Disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`)
    .header('Content-Length', size).type(type).send(bytes);
}
