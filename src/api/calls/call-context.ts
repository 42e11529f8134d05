import type { Language } from '../../domain/language.ts';
import type { ApiClient } from '../create-client.ts';

/** What every call may be given besides its input. */
export interface CallContext {
  /** Gives the request up. */
  signal?: AbortSignal;
}

/** What the calls of an area are made of. */
export interface AreaContext {
  client: ApiClient;
  language: Language;
}
