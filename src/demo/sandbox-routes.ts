import type { FastifyInstance } from 'fastify';
import { notFound } from '../server/contract/problem.ts';
import { namesNul } from '../server/contract/storable-text.ts';
import type { Shop } from '../server/shop.ts';
import { sandboxBankRoutes } from './bank/bank-routes.ts';
import type { SandboxBank } from './bank/sandbox-bank.ts';
import { SANDBOX_STYLE } from './bank/sandbox-pages.ts';
import { createSandboxIdentity } from './identity/sandbox-identity.ts';
import { sandboxIdentityRoutes } from './identity/sandbox-identity-routes.ts';
import { sandboxMailRoutes } from './mail/sandbox-mail-routes.ts';

interface SandboxOptions {
  shop: Pick<Shop, 'config' | 'database' | 'texts'>;
  bank: SandboxBank;
  /** Whether no mail leaves the shop: then it is read here. */
  showsMail: boolean;
}

/** Pages of the pretended bank, identity provider and post office. */
export async function sandboxRoutes(app: FastifyInstance, { shop: { config, database: { kysely }, texts }, bank, showsMail }: SandboxOptions): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (namesNul(request.url)) throw notFound('Page');
    void reply.headers({ 'Content-Security-Policy': "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'", 'Cache-Control': 'no-store' });
  });
  app.get('/sandbox/style.css', async (_request, reply) => reply.type('text/css').send(SANDBOX_STYLE));
  await app.register(sandboxIdentityRoutes, { identity: createSandboxIdentity(kysely, config), origin: config.origin });
  await app.register(sandboxBankRoutes, { bank, origin: config.origin });
  if (showsMail) await app.register(sandboxMailRoutes, { kysely, config, texts });
}
