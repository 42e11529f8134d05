import { ApiError, ContractError, RedirectMarker } from './api-error.ts';
import { contractFault } from './operations.ts';
import type { OperationId, OutputOf } from './operations.ts';

/** What an openapi-fetch call resolves to. */
interface CallResult {
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
export async function answerOf<Id extends OperationId>(
  id: Id,
  call: Promise<CallResult>,
  { noContentThrows = false }: { noContentThrows?: boolean } = {},
): Promise<Answer<OutputOf<Id>>> {
  const { data, error, response } = await call.catch(refuseBrokenJson(id));
  const { headers, ok, status } = response;
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) throw new RedirectMarker(response);
  if (!ok) return { body: error as OutputOf<Id>, headers, ok, status };
  if (data === undefined && noContentThrows) throw new ApiError(status, undefined, headers);
  const fault = data === undefined ? undefined : contractFault(id, data);
  if (fault !== undefined) throw new ContractError(`The answer of ${id} ${fault}`);
  return { body: data as OutputOf<Id>, headers, ok, status };
}

/** A good answer, which has a body. @throws ApiError for 400 and above and for an answer without content [http.errors] */
export async function goodAnswerOf<Id extends OperationId>(id: Id, call: Promise<CallResult>): Promise<{ body: OutputOf<Id>; headers: Headers }> {
  const { body, headers, ok, status } = await answerOf(id, call, { noContentThrows: true });
  if (!ok) throw new ApiError(status, body, headers);
  return { body: body as OutputOf<Id>, headers };
}

function refuseBrokenJson(id: OperationId) {
  return (error: unknown): never => {
    if (error instanceof SyntaxError) throw new ContractError(`The answer of ${id} is not JSON`, { cause: error });
    throw error;
  };
}
