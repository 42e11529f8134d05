import { ApiError, ContractError, RedirectMarker } from './api-error.ts';
import { contractFault, requiredBy } from './contract-fault.ts';
import type { OperationName } from './contract-fault.ts';

/** What an openapi-fetch call resolves to. */
export interface CallResult {
  data?: unknown;
  error?: unknown;
  response: Response;
}

export interface Answer<Body> {
  /** The problem where `ok` is false; undefined for an answer without content. */
  body: Body | undefined;
  headers: Headers;
  ok: boolean;
  status: number;
}

/**
 * Whatever the API answered, errors included [http.errors].
 * @param options.noContentThrows makes a 204 an ApiError [http.no-content]
 * @throws RedirectMarker for a redirect, ContractError for a body that is not what the contract says
 */
export async function answerOf<Body>(
  operation: OperationName,
  call: Promise<CallResult>,
  { noContentThrows = false }: { noContentThrows?: boolean } = {},
): Promise<Answer<Body>> {
  // Asked for with the call; where it cannot be had, the answer is taken as it is.
  const required = requiredBy(operation).catch(() => undefined);
  const { data, error, response } = await call.catch(refuseBrokenJson(operation));
  const { headers, ok, status } = response;
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) throw new RedirectMarker(response);
  if (!ok) return { body: error as Body, headers, ok, status };
  if (data === undefined && noContentThrows) throw new ApiError(status, undefined, headers);
  const fault = data === undefined ? undefined : contractFault(await required, data);
  if (fault !== undefined) throw new ContractError(`The answer of ${operation} ${fault}`);
  return { body: data as Body, headers, ok, status };
}

/** A good answer, which has a body. @throws ApiError for 400 and above and for an answer without content [http.errors] */
export async function goodAnswerOf<Body>(operation: OperationName, call: Promise<CallResult>): Promise<{ body: Body; headers: Headers }> {
  const { body, headers, ok, status } = await answerOf<Body>(operation, call, { noContentThrows: true });
  if (!ok) throw new ApiError(status, body, headers);
  return { body: body as Body, headers };
}

function refuseBrokenJson(operation: OperationName) {
  return (error: unknown): never => {
    if (error instanceof SyntaxError) throw new ContractError(`The answer of ${operation} is not JSON`, { cause: error });
    throw error;
  };
}
