import type { Middleware } from 'openapi-fetch';

export interface BasicCredentials {
  user: string;
  password: string;
}

/** Names the server to the API; a browser never carries these [http.basic-auth]. */
export function basicAuth({ user, password }: BasicCredentials): Middleware {
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  const authorization = `Basic ${btoa(String.fromCharCode(...bytes))}`;
  return {
    onRequest({ request: { headers } }) {
      headers.set('Authorization', authorization);
    },
  };
}
