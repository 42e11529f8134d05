import type { FastifyError } from 'fastify';
import { isDatabaseUnavailable } from '../db/database-errors.ts';
import { Problem, unavailable, type FieldProblem } from './problem.ts';

interface ValidationError { instancePath: string; message?: string; keyword: string; params: Record<string, unknown> }

const titles: Record<number, [code: string, title: string]> = {
  400: ['bad-request', 'The request cannot be read'],
  413: ['body-too-large', 'The request is too large'],
  414: ['url-too-long', 'The address is too long'],
  415: ['unsupported-media-type', 'The request must be application/json'],
  429: ['too-many-requests', 'Too many requests'],
  503: ['busy', 'The shop is busy'],
};

/** The problem that tells a client of an error: what we threw, what the framework refused, or, for anything else, 500 without details. */
export function problemOfError(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseUnavailable(error)) return unavailable(error);
  const { statusCode, validation, validationContext } = (error ?? {}) as Partial<FastifyError>;
  if (validation !== undefined) {
    const errors = validation.map((entry) => fieldProblem(validationContext ?? 'body', entry as unknown as ValidationError));
    return new Problem(400, 'invalid-request', { title: 'The request breaks the contract', errors, cause: error });
  }
  const [code, title] = titles[statusCode ?? 500] ?? ((statusCode ?? 500) < 500 ? titles[400]! : ['internal-error', 'Something went wrong on our side']);
  return new Problem(statusCode !== undefined && statusCode >= 400 ? statusCode : 500, code, { title, cause: error });
}

const places: Record<string, string> = { querystring: 'query' };

function fieldProblem(place: string, { instancePath, message, keyword, params }: ValidationError): FieldProblem {
  const property = keyword === 'required' ? params.missingProperty : keyword === 'additionalProperties' ? params.additionalProperty : undefined;
  const tail = property === undefined ? '' : `/${String(property).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return { pointer: `/${places[place] ?? place}${instancePath}${tail}`, code: keyword, message: message ?? 'is not valid' };
}
