import { commerceCalls } from './calls/commerce-calls.ts';
import { contentCalls } from './calls/content-calls.ts';
import { hotelCalls } from './calls/hotel-calls.ts';
import { searchCalls } from './calls/search-calls.ts';
import { sessionCalls } from './calls/session-calls.ts';
import { createClient } from './create-client.ts';
import type { ClientEnvironment } from './create-client.ts';

/**
 * Every operation that the shop calls, one method each: `(input, { signal }?) => Promise<Body>`.
 * A method rejects with ApiError, RedirectMarker or ContractError, with the reason of its signal, or with what fetch rejects with.
 */
export function createApi(environment: ClientEnvironment) {
  const area = { client: createClient(environment), language: environment.language };
  return { ...searchCalls(area), ...hotelCalls(area), ...contentCalls(area), ...sessionCalls(area), ...commerceCalls(area) };
}

export type Api = ReturnType<typeof createApi>;
