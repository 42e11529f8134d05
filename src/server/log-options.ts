import { randomBytes } from 'node:crypto';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

/** What is logged: who asked for what is traced by a request's id; queries, cookies and bodies hold personal data and stay out. */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>): Pick<FastifyServerOptions, 'logger' | 'genReqId'> {
  return {
    genReqId: () => randomBytes(9).toString('base64url'),
    logger: logLevel === 'silent' ? false : {
      level: logLevel,
      redact: ['req.headers', 'res.headers', '*.email', '*.phone', '*.birthDate', '*.recipient'],
      serializers: {
        req: ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({ method, path: url.split('?', 1)[0] }),
      },
    },
  };
}
