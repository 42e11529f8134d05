/** A provider of identities that is none: anybody may be anybody there, so its identities open no account by their mail. */
import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import { IDENTITY_PROVIDERS, type IdentityEndpoints, type IdentityProviderCode } from '../../server/account/identity/identity-client.ts';
import { isLanguage, type Language } from '../../domain/market/language.ts';
import type { Config } from '../../server/config.ts';
import type { Schema } from '../../server/db/schema.ts';
import { signatureOf } from '../../server/security/signature.ts';
import { sandboxIdentityRecords } from './sandbox-identity-records.ts';

export const SANDBOX_IDENTITY = '/sandbox/identity';

/** Who somebody says they are at the pretended provider; it is the whole account. */
export interface Persona {
  firstName: string;
  lastName: string;
  /** Empty where none is told. */
  email: string;
}

export interface SandboxIdentity {
  provider(): Promise<Provider>;
  /** Answers a request of the provider's own protocol. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Which language the shop has asked for; null where the browser asks for no login. */
  languageOf(request: IncomingMessage, response: ServerResponse): Promise<Language | null>;
  /** Whom an access token is about; null where it is about nobody. */
  personaOf(accessToken: string): Promise<(Persona & { id: string }) | null>;
}

export function sandboxIdentitySettings({ origin, secret }: Pick<Config, 'origin' | 'secret'>, code: IdentityProviderCode): { clientId: string; clientSecret: string; endpoints: IdentityEndpoints } {
  const issuer = origin + SANDBOX_IDENTITY;
  return {
    clientId: `shop-${code}`, clientSecret: signatureOf(secret, 'sandbox-identity', code),
    endpoints: { issuer, authorization: `${issuer}/auth`, token: `${issuer}/token`, ...(code === 'facebook' && { profile: `${issuer}/graph/me` }) },
  };
}

export const accountIdOf = ({ firstName, lastName, email }: Persona): string => Buffer.from(JSON.stringify([firstName, lastName, email])).toString('base64url');

function personaOfId(id: string): Persona {
  const [firstName = '', lastName = '', email = ''] = JSON.parse(Buffer.from(id, 'base64url').toString()) as string[];
  return { firstName, lastName, email };
}

export function createSandboxIdentity(kysely: Kysely<Schema>, config: Config): SandboxIdentity {
  let made: Promise<Provider> | undefined;
  const provider = () => (made ??= makeProvider(kysely, config));
  return {
    provider,
    async answer(request, response) {
      // It is mounted: its own paths begin behind the folder, which it reads off the address that was asked for.
      const originalUrl = request.url ?? '';
      Object.assign(request, { originalUrl, url: originalUrl.slice(SANDBOX_IDENTITY.length) || '/' });
      await (await provider()).callback()(request, response);
    },
    async languageOf(request, response) {
      const details = await (await provider()).interactionDetails(request, response).catch(() => null);
      const asked = details?.params.ui_locales;
      return isLanguage(asked) ? asked : null;
    },
    async personaOf(accessToken) {
      const token = await (await provider()).AccessToken.find(accessToken);
      return token === undefined ? null : { id: token.accountId, ...personaOfId(token.accountId) };
    },
  };
}

async function makeProvider(kysely: Kysely<Schema>, config: Config): Promise<Provider> {
  const { Provider } = await import('oidc-provider');
  // Clients take its tokens from the provider itself and need no key to believe them: each process has its own.
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const provider: Provider = new Provider(config.origin + SANDBOX_IDENTITY, {
    adapter: sandboxIdentityRecords(kysely),
    clients: IDENTITY_PROVIDERS.map((code) => {
      const { clientId, clientSecret } = sandboxIdentitySettings(config, code);
      return { client_id: clientId, client_secret: clientSecret, redirect_uris: [`${config.origin}/mytui/auth/${code}/callback`], grant_types: ['authorization_code'], response_types: ['code'], token_endpoint_auth_method: 'client_secret_post' };
    }),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    scopes: ['openid', 'public_profile'],
    conformIdTokenClaims: false,
    cookies: { keys: [signatureOf(config.secret, 'sandbox-identity', 'cookies')], long: { path: SANDBOX_IDENTITY, httpOnly: true, sameSite: 'lax' }, short: { httpOnly: true, sameSite: 'lax' } },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] as never },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 60 },
    interactions: { url: (_context, { uid }) => `${SANDBOX_IDENTITY}/choose/${uid}` },
    findAccount: (_context, id) => {
      const { firstName, lastName, email } = personaOfId(id);
      return { accountId: id, claims: () => ({ sub: id, given_name: firstName, family_name: lastName, ...(email !== '' && { email, email_verified: true }) }) };
    },
    // A login at the sandbox counts as agreed: no form asks for it.
    async loadExistingGrant({ oidc: { client, session, params } }) {
      const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope(String(params?.scope ?? ''));
      await grant.save();
      return grant;
    },
  });
  provider.proxy = config.trustProxy > 0;
  return provider;
}
