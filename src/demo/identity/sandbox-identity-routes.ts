import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, type Language } from '../../domain/market/language.ts';
import { escapeHtml } from '../../server/mail/mail-content.ts';
import { requireSameOrigin } from '../../server/security/same-origin.ts';
import { sandboxPage } from '../bank/sandbox-pages.ts';
import { identityTexts } from './identity-texts.ts';
import { accountIdOf, SANDBOX_IDENTITY, type SandboxIdentity } from './sandbox-identity.ts';

const MOST_LETTERS = 60;

/** The pretended provider: its page that asks who somebody wants to be, its profile, and its protocol. */
export async function sandboxIdentityRoutes(app: FastifyInstance, { identity, origin }: { identity: SandboxIdentity; origin: string }): Promise<void> {
  await app.register(async (pages) => {
    await pages.register(formbody);
    const ask = async (request: FastifyRequest, reply: FastifyReply) => reply.type('text/html; charset=utf-8').send(choicePage(await identity.languageOf(request.raw, reply.raw) ?? DEFAULT_LANGUAGE));
    pages.get('/sandbox/identity/choose/:uid', ask);
    pages.post<{ Body: Readonly<Record<string, string>> | null }>('/sandbox/identity/choose/:uid', async (request, reply) => {
      requireSameOrigin(request, origin);
      const { firstName = '', lastName = '', email = '', answer } = request.body ?? {};
      const [first, last, mail] = [firstName, lastName, email].map((text) => text.trim().slice(0, MOST_LETTERS)) as [string, string, string];
      const isMeant = answer === 'continue';
      // Browsers ask for the names themselves.
      if (isMeant && (first === '' || last === '')) return ask(request, reply.code(422));
      const result = isMeant ? { login: { accountId: accountIdOf({ firstName: first, lastName: last, email: mail }), remember: false } } : { error: 'access_denied' };
      const url = await (await identity.provider()).interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
      return reply.redirect(url, 303);
    });
  });
  app.get('/sandbox/identity/graph/me', async (request, reply) => {
    const persona = await identity.personaOf(/^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (persona === null) return reply.code(401).send({ error: { message: 'Invalid access token' } });
    return { id: persona.id, first_name: persona.firstName, last_name: persona.lastName, ...(persona.email !== '' && { email: persona.email }) };
  });
  await app.register(async (protocol) => {
    protocol.removeAllContentTypeParsers();
    // The provider reads bodies by itself.
    protocol.addContentTypeParser('*', (_request, _body, done) => done(null));
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
      await identity.answer(request.raw, reply.raw);
    };
    protocol.get(`${SANDBOX_IDENTITY}/auth`, answer);
    protocol.get(`${SANDBOX_IDENTITY}/auth/:uid`, answer);
    protocol.post(`${SANDBOX_IDENTITY}/token`, answer);
  });
}

function choicePage(language: Language): string {
  const texts = identityTexts[language];
  const field = (name: string, label: string, rule: string) => `<label>${escapeHtml(label)} <input name="${name}" ${rule} maxlength="${MOST_LETTERS}" autocomplete="off"></label>`;
  const named = String.raw`type="text" required pattern=".*\S.*"`;
  const fields = [field('firstName', texts.firstName, named), field('lastName', texts.lastName, named), field('email', texts.email, 'type="email"')].join('\n');
  return sandboxPage(language, texts.title, texts.mark, `<p>${escapeHtml(texts.text)}</p>
<form method="post">${fields}<button name="answer" value="continue">${escapeHtml(texts.next)}</button><button name="answer" value="cancel" formnovalidate>${escapeHtml(texts.cancel)}</button></form>`);
}
