import type { CustomFetch } from 'openid-client';
import type { Config } from '../../config.ts';
import { createIdentityClient, IDENTITY_PROVIDERS, REAL_ENDPOINTS, type IdentityClient, type IdentityEndpoints, type IdentityProviderCode, type IdentitySettings } from './identity-client.ts';

/** Stands in for providers that are not configured. */
interface StandIn {
  settingsOf: (code: IdentityProviderCode) => IdentitySettings & { endpoints: IdentityEndpoints };
  fetch: CustomFetch;
}

/** The providers that visitors may come by: real ones where they are configured, else the sandbox's where it is wanted. */
export function identityClients({ origin, identities, sandbox }: Pick<Config, 'origin' | 'identities' | 'sandbox'>, { settingsOf, fetch }: StandIn): IdentityClient[] {
  return IDENTITY_PROVIDERS.flatMap((code) => {
    const redirectUri = `${origin}/mytui/auth/${code}/callback`;
    const settings = identities[code];
    if (settings !== null) return createIdentityClient({ code, ...settings, endpoints: REAL_ENDPOINTS[code], redirectUri, isSandbox: false });
    return sandbox ? createIdentityClient({ code, ...settingsOf(code), redirectUri, isSandbox: true, fetch }) : [];
  });
}
