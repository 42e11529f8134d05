import { randomBytes } from 'node:crypto';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

const PERSONAL = ['email', 'phone', 'birthDate', 'recipient'];

/** What is logged: who asked for what is traced by a request's id; queries, cookies and bodies hold personal data and stay out. */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>): Pick<FastifyServerOptions, 'logger' | 'genReqId'> {
  return {
    genReqId: () => randomBytes(9).toString('base64url'),
    logger: logLevel === 'silent' ? false : {
      level: logLevel,
      redact: ['req.headers', 'res.headers', ...PERSONAL.flatMap((name) => [name, `*.${name}`])],
      serializers: {
        err: loggedError,
        req: ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({ method, path: url.split('?', 1)[0] }),
      },
    },
  };
}

interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  code: unknown;
  stack: string;
  cause?: LoggedError;
}

/** What an error says for itself; a database's adds the row that it would not take, and that stays out. */
function loggedError({ name, message, code, stack = '', cause }: Error & { code?: unknown }): LoggedError {
  return { type: name, message, code, stack, ...(cause instanceof Error && { cause: loggedError(cause) }) };
}
