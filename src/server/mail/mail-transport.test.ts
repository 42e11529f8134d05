import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createMailTransport } from './mail-transport.ts';
import type { OutboxMail } from './mail-transport.ts';

/** A post office that takes one mail. @returns its port and what it was handed */
async function postOffice(): Promise<{ port: number; mail: Promise<string> }> {
  const { promise: mail, resolve } = Promise.withResolvers<string>();
  const server = createServer((socket) => {
    let data: string | undefined;
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const text = String(chunk);
      if (data !== undefined || /^DATA/i.test(text)) {
        if (data === undefined) socket.write('354 go on\r\n');
        data = data === undefined ? '' : data + text;
        if (!data.endsWith('\r\n.\r\n')) return;
        resolve(data);
        server.close();
      }
      socket.write('250 ok\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, mail };
}

const MAIL: OutboxMail = {
  id: 'one', occasion: 'o', order_id: null, cart_id: null, language: 'cs', recipient: 'jana@example.com', subject: 's', plain: 'p', html: 'h', attachments: [],
  created_at: new Date(0), due_at: new Date(0), attempts: 0, sent_at: null, sent_by: null, last_error: null, unsubscribe_url: 'https://shop.example/newsletter?end=t',
};

it('a mail that somebody asked for says where mail readers end it by one press, others do not [page.newsletter]', async () => {
  for (const [url, says] of [[MAIL.unsubscribe_url, true], [null, false]] as const) {
    const { port, mail } = await postOffice();
    const transport = createMailTransport({ smtpUrl: `smtp://127.0.0.1:${port}/?ignoreTLS=true`, mailFrom: 'Shop <shop@example.com>', sandbox: false }, () => Promise.reject(new Error('No document')))!;
    const sent = transport.send({ ...MAIL, unsubscribe_url: url });
    const headers = await mail;
    await sent;
    expect([headers.includes('List-Unsubscribe: <https://shop.example/newsletter?end=t>'), headers.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click')]).toEqual([says, says]);
  }
});

it('a post office that says nothing is given up after 20 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = createServer();
  try {
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const transport = createMailTransport({ smtpUrl: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, mailFrom: 'Shop <shop@example.com>', sandbox: false }, () => Promise.reject(new Error('No document')))!;
    const reached = once(silent, 'connection');
    const sent = transport.send(MAIL).then(() => 'sent', ({ code }: { code: string }) => code);
    await reached;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await sent).toBe('ETIMEDOUT');
  } finally {
    vi.useRealTimers();
    silent.close();
  }
});
