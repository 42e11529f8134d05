import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startShop } from './shop-process.ts';

it('takes nobody else’s answers for those of the shop that it starts: a port in use is refused', async () => {
  const other = createServer((_, response) => response.end('ready')).listen(0, '127.0.0.1');
  await new Promise((resolve) => { other.once('listening', resolve); });
  const { port } = other.address() as AddressInfo;
  await expect(startShop(port, 'postgresql://nobody@127.0.0.1:1/none')).rejects.toThrow(`Port ${port} is in use already`);
  other.close();
});
