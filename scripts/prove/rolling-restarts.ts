import { startPostgresServer } from '../../src/server/testing/postgres-server.ts';
import { holds, type Proof } from './proof.ts';
import { pause, startShop, until, type ShopProcess } from './shop-process.ts';
import { counted, keepVisiting, newListing, newSearch, quantile, visit, type Visit } from './visits.ts';

const RESTARTS = 10;
/** What is refused under overload is proven by itself. */
const UNSHED = { RATE_LIMIT: '0' };
const PORT = Number(process.env.PROVE_PORT ?? 3250);
const END_WITHIN_MS = 10_000;
/** How often the balancer looks who is ready, as balancers do. */
const LOOK_MS = 500;

export const rollingRestarts: Proof = {
  claim: `${RESTARTS} rolling restarts of two processes under load fail no request`,
  async run() {
    const server = await startPostgresServer();
    const start = (place: number) => startShop(PORT + place, server.url('postgres'), UNSHED);
    const shops: ShopProcess[] = [await start(0), await start(1)];
    let ready: string[] = [];
    let isOver = false;
    const look = async () => {
      const seen = await Promise.all(shops.map(async (shop) => ((await shop.readiness()) === 200 ? [shop.url] : [])));
      ready = seen.flat();
    };
    await look();
    const looking = (async () => {
      while (!isOver) {
        await pause(LOOK_MS);
        await look();
      }
    })();
    try {
      let turn = 0;
      const load = keepVisiting(4, async (): Promise<Visit> => {
        const url = ready[++turn % ready.length];
        if (url === undefined) {
          await pause(LOOK_MS);
          return { status: 0, milliseconds: LOOK_MS, failure: 'nobody is ready', body: '' };
        }
        return visit(url, turn % 3 === 0 ? newSearch() : newListing());
      });
      const ends: number[] = [];
      for (let restart = 0; restart < RESTARTS; restart++) {
        for (const place of [0, 1]) {
          ends.push(await shops[place]!.end('SIGTERM'));
          shops[place] = await start(place);
          await until(async () => ready.length === shops.length, 60_000);
        }
      }
      const visits = await load.end();
      const ways = counted(visits);
      const failed = visits.filter(({ status }) => status !== 200 && status !== 503);
      const longest = Math.round(Math.max(...ends));
      holds(failed.length === 0 && (ways['503'] ?? 0) === 0, 'No request fails', ways);
      holds(longest <= END_WITHIN_MS, 'Each process ends in time', ends);
      return { 'restarts of two processes': RESTARTS, requests: visits.length, failed: failed.length, 'longest end, ms': longest, 'p99, ms': quantile(visits, 0.99), ...ways };
    } finally {
      isOver = true;
      await looking;
      await Promise.all(shops.map((shop) => shop.end('SIGKILL')));
      await server.stop();
    }
  },
};
