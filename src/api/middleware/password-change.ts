import type { Middleware } from 'openapi-fetch';

/** Tells when an account must change its password before anything else: a 409 with a Password-Change header. */
export function passwordChange(onRequired: () => void): Middleware {
  return {
    onResponse({ response }) {
      if (response.status === 409 && response.headers.has('Password-Change')) onRequired();
    },
  };
}
