import { sharedOperations } from '../../openapi/generated/shared-operations.ts';
import { ApiError } from '../api/api-error.ts';
import type { Api, CallContext } from '../api/create-api.ts';
import { SHARED_SECONDS } from './shared-answers.ts';
import type { SharedAnswers } from './shared-answers.ts';

type AnyCall = (input: unknown, context?: CallContext) => Promise<unknown>;
type Calls = Record<string, AnyCall | undefined>;

interface SharingOptions {
  answers: SharedAnswers;
  /** Whatever answers depend on besides their input: language, day. */
  scope: string;
  /** Answers with prices are of one version of them. */
  priceVersion: number;
  /** Epoch milliseconds. */
  now: number;
  /** An API without anybody's cookies: what it answers belongs to nobody. */
  ask: <Answer>(call: (anonymous: Api) => Promise<Answer>) => Promise<Answer>;
  /** Told when the server could not answer, by whomever it was asked. */
  onFailure: () => void;
}

/** The visitor's API, whose public operations are answered from what all pages share. */
export function sharingApi(own: Api, { answers, scope, priceVersion, now, ask, onFailure }: SharingOptions): Api {
  const shared: Calls = {};
  for (const [id, sharing] of Object.entries(sharedOperations)) {
    if (!(id in own)) continue;
    shared[id] = async (input, { signal } = {}) => {
      const answer = answers.get({
        key: `${scope} ${sharing === 'prices' ? priceVersion : ''} ${id} ${JSON.stringify(input)}`,
        seconds: SHARED_SECONDS[sharing],
        now,
        ask: () => ask((anonymous) => (anonymous as unknown as Calls)[id]!(input)),
      });
      try {
        return await (signal === undefined ? answer : orAborted(signal, answer));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) onFailure();
        throw error;
      }
    };
  }
  return { ...own, ...shared as unknown as Api };
}

/** Who gives up leaves the others their answer. */
function orAborted<Answer>(signal: AbortSignal, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    answer.then(resolve, reject);
  });
}
