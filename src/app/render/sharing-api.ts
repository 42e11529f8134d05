import { sharedOperations } from '../../../openapi/generated/shared-operations.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Api, CallContext } from '../../api/create-api.ts';
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
  onFailure: (error: unknown) => void;
}

export interface SharingApi {
  api: Api;
  /** Notes from now on what is asked. */
  watch: () => Asked;
  /** Whether anything was asked that is the visitor's own. */
  askedOwn: () => boolean;
}

/** What has been asked of the API. */
export interface Asked {
  /** Answers that are everybody's, by key. */
  given: Map<string, Promise<unknown>>;
  /** Whether something was the visitor's own. */
  isPersonal: boolean;
}

/** The visitor's API, whose public operations are answered from what all pages share. */
export function sharingApi(own: Api, { answers, scope, priceVersion, now, ask, onFailure }: SharingOptions): SharingApi {
  let asked: Asked | undefined;
  let askedOwn = false;
  const calls: Calls = {};
  for (const [id, call] of Object.entries(own as unknown as Calls)) {
    const sharing = (sharedOperations as Readonly<Record<string, keyof typeof SHARED_SECONDS | undefined>>)[id];
    calls[id] = sharing === undefined
      ? (input, context) => {
        askedOwn = true;
        if (asked) asked.isPersonal = true;
        return call!(input, context);
      }
      : async (input, { signal } = {}) => {
        const key = `${scope} ${sharing === 'prices' ? priceVersion : ''} ${id} ${JSON.stringify(input)}`;
        const answer = answers.get({ key, seconds: SHARED_SECONDS[sharing], now, ask: () => ask((anonymous) => (anonymous as unknown as Calls)[id]!(input)) });
        asked?.given.set(key, answer);
        try {
          return await (signal === undefined ? answer : orAborted(signal, answer));
        } catch (error) {
          if (!(error instanceof ApiError) || error.status >= 500) onFailure(error);
          throw error;
        }
      };
  }
  return {
    api: calls as unknown as Api,
    askedOwn: () => askedOwn,
    watch: () => (asked = { given: new Map(), isPersonal: false }),
  };
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
