import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { logOptions } from './log-options.ts';

it('says what failed where, and nothing of whom', async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (line: Buffer, _encoding, done) => { lines.push(line.toString()); done(); } });
  const { logger, genReqId } = logOptions({ logLevel: 'info' });
  const app = Fastify({ genReqId, logger: { ...(logger as object), stream } });
  app.get('/checkout', async (request) => {
    const refused = Object.assign(new Error('null value in column "owner_email"'), { name: 'DatabaseError', code: '23502', detail: 'Failing row contains (Jana, Nováková).', where: 'JSON data: Jana' });
    request.log.error({ err: new Error('The order was not kept', { cause: refused }), email: 'jana@example.com' }, 'Failed');
    request.log.info({ order: { email: 'jana@example.com' } }, 'Order');
    return 'done';
  });
  await app.inject({ url: '/checkout?token=Jana', headers: { cookie: 'shop_cart=Jana' } });
  const failed = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'Failed');
  expect(failed.err).toMatchObject({ type: 'Error', message: 'The order was not kept', cause: { type: 'DatabaseError', code: '23502', stack: expect.stringContaining('log-options.test') } });
  expect(lines.join('')).toMatch(/"path":"\/checkout"/);
  expect(lines.join('')).not.toMatch(/Jana|jana@/);
});
