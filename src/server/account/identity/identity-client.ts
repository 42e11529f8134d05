/** The shop as a client of identity providers, by openid-client with the endpoints written down [account.login]. */
import type { Configuration, CustomFetch } from 'openid-client';
import type { Language } from '../../../domain/market/language.ts';

export const IDENTITY_PROVIDERS = ['google', 'facebook'] as const;
export type IdentityProviderCode = (typeof IDENTITY_PROVIDERS)[number];

/** What a provider says of who came. */
export interface IdentityProfile {
  subject: string;
  /** Null where the provider tells none. */
  email: string | null;
  /** Whether the provider says that it has proved the address. */
  emailIsVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What a browser keeps between leaving for the provider and coming back. */
export interface IdentityChecks {
  state: string;
  nonce: string;
  verifier: string;
}

export interface IdentityClient {
  code: IdentityProviderCode;
  /** By which its identities are stored: those of the sandbox are never a real provider's. */
  realm: string;
  isSandbox: boolean;
  /** @param language that the provider's pages may speak too */
  begin(language: Language): Promise<{ url: URL; checks: IdentityChecks }>;
  /** @param currentUrl where the provider has sent the browser. @throws Error for what is not the provider's answer to `checks` */
  finish(currentUrl: URL, checks: IdentityChecks): Promise<IdentityProfile>;
}

export interface IdentityEndpoints {
  issuer: string;
  authorization: string;
  token: string;
  /** Of OAuth 2 without OpenID: tells who the token is about. */
  profile?: string;
}

export interface IdentitySettings {
  clientId: string;
  clientSecret: string;
}

interface IdentityClientOptions extends IdentitySettings {
  code: IdentityProviderCode;
  endpoints: IdentityEndpoints;
  redirectUri: string;
  isSandbox: boolean;
  fetch?: CustomFetch;
}

export const REAL_ENDPOINTS: Readonly<Record<IdentityProviderCode, IdentityEndpoints>> = {
  google: { issuer: 'https://accounts.google.com', authorization: 'https://accounts.google.com/o/oauth2/v2/auth', token: 'https://oauth2.googleapis.com/token' },
  facebook: {
    issuer: 'https://www.facebook.com', authorization: 'https://www.facebook.com/v24.0/dialog/oauth', token: 'https://graph.facebook.com/v24.0/oauth/access_token',
    profile: 'https://graph.facebook.com/v24.0/me?fields=id,email,first_name,last_name',
  },
};

const SCOPES: Readonly<Record<IdentityProviderCode, string>> = { google: 'openid email profile', facebook: 'public_profile email' };

export function createIdentityClient({ code, clientId, clientSecret, endpoints, redirectUri, isSandbox, fetch }: IdentityClientOptions): IdentityClient {
  let made: Promise<Configuration> | undefined;
  const configured = () => (made ??= configurationOf());

  async function configurationOf(): Promise<Configuration> {
    const client = await import('openid-client');
    const server = { issuer: endpoints.issuer, authorization_endpoint: endpoints.authorization, token_endpoint: endpoints.token };
    const config = new client.Configuration(server, clientId, undefined, client.ClientSecretPost(clientSecret));
    if (endpoints.token.startsWith('http:')) client.allowInsecureRequests(config);
    if (fetch !== undefined) config[client.customFetch] = fetch;
    return config;
  }

  return {
    code,
    realm: isSandbox ? `sandbox-${code}` : code,
    isSandbox,
    async begin(language) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } = await import('openid-client');
      const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(await configured(), {
        redirect_uri: redirectUri, scope: SCOPES[code], state: checks.state, ui_locales: language, ...(endpoints.profile === undefined && { nonce: checks.nonce }),
        code_challenge: await calculatePKCECodeChallenge(checks.verifier), code_challenge_method: 'S256',
        // The sandbox asks each time who logs in, so that one browser can try several accounts.
        ...(isSandbox && { prompt: 'login' }),
      });
      return { url, checks };
    },
    async finish(currentUrl, { state, nonce, verifier }) {
      const { authorizationCodeGrant, fetchProtectedResource } = await import('openid-client');
      const config = await configured();
      const proof = { pkceCodeVerifier: verifier, expectedState: state };
      if (endpoints.profile === undefined) {
        const claims = (await authorizationCodeGrant(config, currentUrl, { ...proof, expectedNonce: nonce, idTokenExpected: true })).claims()!;
        return profileOf({ subject: claims.sub, email: claims.email, verified: claims.email_verified === true, firstName: claims.given_name, lastName: claims.family_name });
      }
      const { access_token } = await authorizationCodeGrant(config, currentUrl, proof);
      const answer = await fetchProtectedResource(config, access_token, new URL(endpoints.profile), 'GET');
      if (!answer.ok) throw new Error(`The profile of ${code} answers ${answer.status}`);
      const { id, email, first_name, last_name } = await answer.json() as Readonly<Record<string, unknown>>;
      return profileOf({ subject: id, email, verified: false, firstName: first_name, lastName: last_name });
    },
  };
}

function profileOf({ subject, email, verified, firstName, lastName }: Readonly<Record<'subject' | 'email' | 'firstName' | 'lastName', unknown>> & { verified: boolean }): IdentityProfile {
  const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');
  if (text(subject, 255) === '') throw new Error('The provider names nobody');
  const address = text(email, 254);
  return { subject: text(subject, 255), email: address === '' ? null : address, emailIsVerified: verified && address !== '', firstName: text(firstName, 100), lastName: text(lastName, 100) };
}
