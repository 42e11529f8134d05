import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** None that a form of another site can send. */
const TYPE = 'application/octet-stream';

/** The plugin's routes take the bytes of files and nothing else, unread: `fileBody` gives them to whoever may send them. */
export function takeFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(TYPE, (_request, payload, done) => done(null, payload));
}

/** @throws Problem 415 media-type */
export function fileBody(body: unknown): Readable {
  if (!(body instanceof Readable)) throw new Problem(415, 'media-type', { title: `A file is sent by its bytes, as ${TYPE}` });
  return body;
}
