import { startPostgresServer } from '../../src/server/testing/postgres-server.ts';
import { holds, type Proof } from './proof.ts';
import { pause, startShop, until } from './shop-process.ts';
import { counted, keepVisiting, newListing, newSearch, visit } from './visits.ts';

const TIMES = 20;
/** What is refused under overload is proven by itself. */
const UNSHED = { RATE_LIMIT: '0' };
const PORT = Number(process.env.PROVE_PORT ?? 3250);
const BACK_WITHIN_MS = 5_000;

export const lostDatabase: Proof = {
  claim: `${TIMES} restarts and ${TIMES} kills of PostgreSQL under load end no process of the shop; all is back within ${BACK_WITHIN_MS / 1000} s`,
  async run() {
    const server = await startPostgresServer();
    const shops = [await startShop(PORT, server.url('postgres'), UNSHED), await startShop(PORT + 1, server.url('postgres'), UNSHED)];
    try {
      let turn = 0;
      const load = keepVisiting(4, () => visit(shops[++turn % shops.length]!.url, turn % 3 === 0 ? newSearch() : newListing()));
      const all = async (status: number) => (await Promise.all(shops.map((shop) => shop.readiness()))).every((seen) => seen === status);
      const back: number[] = [];
      for (let time = 0; time < 2 * TIMES; time++) {
        await pause(500);
        await server.halt(time < TIMES ? 'SIGINT' : 'SIGKILL');
        await until(() => all(503), 5_000);
        for (const { url } of shops) {
          const page = await visit(url, newListing());
          holds(page.status === 503 && page.body.includes('/readyz'), 'Without a database a page is 503 and tries again', [page.status, page.failure]);
        }
        await server.resume();
        const ready = await until(async () => shops.some((shop) => shop.hasEnded()) || all(200), 30_000);
        holds(shops.every((shop) => !shop.hasEnded()), `No process of the shop ends (time ${time + 1})`);
        const answered = await until(async () => (await Promise.all(shops.map(({ url }) => visit(url, newListing())))).every(({ status }) => status === 200), 30_000);
        back.push(ready + answered);
      }
      const visits = await load.end();
      const ways = counted(visits);
      const longest = Math.round(Math.max(...back));
      holds(longest <= BACK_WITHIN_MS, 'All is back in time', back);
      holds(Object.keys(ways).every((way) => way === '200' || way === '503'), 'Every request is answered with 200 or 503', ways);
      return { restarts: TIMES, kills: TIMES, 'processes ended': 0, 'longest until back, ms': longest, ...ways };
    } finally {
      await Promise.all(shops.map((shop) => shop.end('SIGKILL')));
      await server.stop();
    }
  },
};
