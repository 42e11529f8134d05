import type { components } from '../../../openapi/generated/common.ts';

export type ProblemBody = components['schemas']['Problem'];
export type FieldProblem = NonNullable<ProblemBody['errors']>[number];

interface ProblemOptions {
  title: string;
  detail?: string;
  errors?: FieldProblem[];
  /** Seconds until asking again makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal that the client is told about: thrown anywhere below a handler, answered as application/problem+json. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  /** Stable, kebab-case; clients switch on it. */
  readonly code: string;
  readonly body: ProblemBody;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, { title, detail, errors, retryAfter, cause }: ProblemOptions) {
    super(title, { cause });
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.body = { type: `urn:zefira:problem:${code}`, title, status, code, ...(detail !== undefined && { detail }), ...(errors !== undefined && { errors }) };
  }
}

/** What is not there, and what is another's: nobody can tell the two apart. */
export function notFound(thing: string): Problem {
  return new Problem(404, 'not-found', { title: `${thing} not found` });
}

/** The shop cannot answer at present; asking again soon makes sense. */
export function unavailable(cause?: unknown): Problem {
  return new Problem(503, 'unavailable', { title: 'The shop cannot answer at present', cause });
}

/** More is asked for than can be answered in time; asking again soon makes sense. */
export function busy(): Problem {
  return new Problem(503, 'busy', { title: 'The shop is busy' });
}
