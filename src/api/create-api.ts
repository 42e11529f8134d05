import type { ClientPathsWithMethod, MaybeOptionalInit, MethodResponse } from 'openapi-fetch';
import type { components } from '../../openapi/generated/session.ts';
import { goodAnswerOf } from './answer.ts';
import { createDateCheck } from './check-dates.ts';
import type { CallResult } from './answer.ts';
import type { OperationName } from './contract-fault.ts';
import { createClient } from './create-client.ts';
import type { ApiClient, ClientEnvironment, Paths } from './create-client.ts';

/** What every call may be given besides its params and body. */
export interface CallContext {
  /** Aborts the request. */
  signal?: AbortSignal;
}

type Method = 'get' | 'post' | 'put';
type PathOf<M extends Method> = ClientPathsWithMethod<ApiClient, M>;
type InitOf<M extends Method, Path extends PathOf<M>> = MaybeOptionalInit<Paths[Path], M>;
/** Left out where the operation needs nothing. */
type InitArguments<M extends Method, Path extends PathOf<M>> = undefined extends InitOf<M, Path> ? [init?: InitOf<M, Path>] : [init: InitOf<M, Path>];
type BodyOf<M extends Method, Path extends PathOf<M>> = MethodResponse<ApiClient, M, Path>;

export type Ask<M extends Method> = <Path extends PathOf<M>>(path: Path, ...init: InitArguments<M, Path>) => Promise<BodyOf<M, Path>>;

/** The contract's user info with the segment its answer's header carries [user.info]. */
export type UserInfo = components['schemas']['UserInfo'] & { user_status: string };

/**
 * Every operation of the contract by its method and path, as openapi-fetch types it: `api.GET('/api/www/cart/details', { params, signal })`
 * resolves to the body of the good answer. A call rejects with ApiError, RedirectMarker or ContractError, with its signal's
 * reason, or with what fetch rejects with.
 */
export interface Api {
  GET: Ask<'get'>;
  POST: Ask<'post'>;
  PUT: Ask<'put'>;
  fetchUserInfo: (context?: CallContext) => Promise<UserInfo>;
}

/** The segment of a visitor nobody has classified yet [user.info]. */
const DEFAULT_USER_STATUS = 'FIRST_TIME_ON_PAGE';

/** A method of an openapi-fetch client, for any of its operations. */
type Send = (path: string, init?: object) => Promise<CallResult>;

export function createApi(environment: ClientEnvironment): Api {
  const client = createClient(environment);
  const checkDates = createDateCheck(environment.log);
  const asking = <M extends Method>(method: M, send: Send): Ask<M> => async (path, ...[init]) => {
    const operation = operationName(method, path);
    const { body } = await goodAnswerOf<BodyOf<M, typeof path>>(operation, send(path, init));
    checkDates(operation, body);
    return body;
  };
  return {
    GET: asking('get', client.GET as Send),
    POST: asking('post', client.POST as Send),
    PUT: asking('put', client.PUT as Send),
    async fetchUserInfo({ signal } = {}) {
      const path = '/api/www/user/info/get';
      const { body, headers } = await goodAnswerOf<BodyOf<'get', typeof path>>(`GET ${path}`, client.GET(path, { signal: signal ?? null }));
      return { ...body, user_status: headers.get('Customer-Segment') ?? DEFAULT_USER_STATUS };
    },
  };
}

function operationName(method: Method, path: string): OperationName {
  return `${method.toUpperCase()} ${path}` as OperationName;
}
