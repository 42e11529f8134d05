import { goodAnswerOf } from './answer.ts';
import { createClient } from './create-client.ts';
import type { ClientEnvironment } from './create-client.ts';
import type { InputOf, OperationId, OutputOf } from './operations.ts';
import { operations } from './operations.ts';
import { requestOf } from './request-of.ts';

/** What every call may be given besides its input. */
export interface CallContext {
  /** Gives the request up. */
  signal?: AbortSignal;
}

type Calls = { [Id in OperationId]: (input: InputOf<Id>, context?: CallContext) => Promise<OutputOf<Id>> };

/** The contract's user info with the segment its answer's header carries [user.info]. */
export type UserInfo = OutputOf<'getUserInfo'> & { user_status: string };

export interface Api extends Omit<Calls, 'getUserInfo' | 'searchCharterOffers'> {
  getUserInfo: (input?: Record<string, never>, context?: CallContext) => Promise<UserInfo>;
}

/** The segment of a visitor nobody has classified yet [user.info]. */
const DEFAULT_USER_STATUS = 'FIRST_TIME_ON_PAGE';

/**
 * Every operation that the shop calls, one method each: `(input, { signal }?) => Promise<Body>`.
 * A method rejects with ApiError, RedirectMarker or ContractError, with its signal's reason, or with what fetch rejects with.
 */
export function createApi(environment: ClientEnvironment): Api {
  const client = createClient(environment);
  const ask = <Id extends OperationId>(id: Id, input: InputOf<Id>, { signal }: CallContext = {}) => {
    const { method, path, ...request } = requestOf(id, input, environment.language);
    // The table is held against the contract by its test; types of the two sides are those of the generated contract.
    return goodAnswerOf(id, client.request(method, path as never, { ...request, signal } as never));
  };
  const ids = Object.keys(operations) as OperationId[];
  const calls = Object.fromEntries(
    ids.map((id) => [id, async (input: InputOf<OperationId>, context?: CallContext) => (await ask(id, input, context)).body]),
  ) as unknown as Calls;
  return {
    ...calls,
    /** Charter flights are listed by a call of their own [listing.charter]. */
    searchOffers: (request, context) =>
      request.offerType === 'CHARTER' ? calls.searchCharterOffers(request, context) : calls.searchOffers(request, context),
    /** Only active content is asked for, unless the input says otherwise [cms.globals]. */
    getGlobalBlock: (block, context) => calls.getGlobalBlock({ filterByActive: true, ...block }, context),
    async getUserInfo(input = {}, context) {
      const { body, headers } = await ask('getUserInfo', input, context);
      return { ...body, user_status: headers.get('Customer-Segment') ?? DEFAULT_USER_STATUS };
    },
  };
}
