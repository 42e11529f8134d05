import { sharedOperations } from '../../../openapi/generated/shared-operations.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Api, CallContext } from '../../api/create-api.ts';
import { SHARED_SECONDS } from './shared-answers.ts';
import type { SharedAnswers } from './shared-answers.ts';

const sharings: Readonly<Record<string, keyof typeof SHARED_SECONDS | undefined>> = sharedOperations;

interface SharingOptions {
  answers: SharedAnswers;
  /** Whatever answers depend on besides their input: language, day. */
  scope: string;
  /** Answers with prices are of one version of them. */
  priceVersion: number;
  /** Answers are made of one version of the content. */
  contentVersion: number;
  /** A preview's answers are its own. */
  isPreview: boolean;
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
export function sharingApi(own: Api, { answers, scope, priceVersion, contentVersion, isPreview, now, ask, onFailure }: SharingOptions): SharingApi {
  let asked: Asked | undefined;
  let askedOwn = false;
  const askOwn = <Body>(ask: () => Promise<Body>): Promise<Body> => {
    askedOwn = true;
    if (asked) asked.isPersonal = true;
    return ask();
  };
  const call = async <Init extends readonly unknown[], Body>(operation: string, init: Init, askOf: (api: Api, init: Init) => Promise<Body>): Promise<Body> => {
    const sharing = sharings[operation];
    if (sharing === undefined || isPreview) return askOwn(() => askOf(own, init));
    const [{ signal } = {}] = init as readonly CallContext[];
    const input = withoutSignal(init);
    const key = `${scope} ${sharing === 'prices' ? priceVersion : `c${contentVersion}`} ${operation} ${JSON.stringify(input)}`;
    const answer = answers.get({ key, seconds: SHARED_SECONDS[sharing], now, ask: () => ask((anonymous) => askOf(anonymous, input)) });
    asked?.given.set(key, answer);
    try {
      return await (signal === undefined ? answer : orAborted(signal, answer));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) onFailure(error);
      throw error;
    }
  };
  return {
    api: {
      GET: (path, ...init) => call(`GET ${path}`, init, (api, given) => api.GET(path, ...given)),
      POST: (path, ...init) => call(`POST ${path}`, init, (api, given) => api.POST(path, ...given)),
      PUT: (path, ...init) => call(`PUT ${path}`, init, (api, given) => api.PUT(path, ...given)),
      fetchUserInfo: (context) => askOwn(() => own.fetchUserInfo(context)),
    },
    askedOwn: () => askedOwn,
    watch: () => (asked = { given: new Map(), isPersonal: false }),
  };
}

/** What several callers share is not aborted by one of them. */
function withoutSignal<Init extends readonly unknown[]>(init: Init): Init {
  return init.map((given) => ({ ...(given as CallContext | undefined), signal: undefined })) as readonly unknown[] as Init;
}

/** Aborting one caller does not abort the shared request. */
function orAborted<Answer>(signal: AbortSignal, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    answer.then(resolve, reject);
  });
}
