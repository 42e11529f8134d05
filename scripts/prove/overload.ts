import { startPostgresServer } from '../../src/server/testing/postgres-server.ts';
import { holds, type Proof } from './proof.ts';
import { pause, startShop } from './shop-process.ts';
import { keepVisiting, newListing, newSearch, quantile, visit, type Visit } from './visits.ts';

const PORT = Number(process.env.PROVE_PORT ?? 3250);
const TIMES_CAPACITY = 5;
const OVERLOAD_MS = 20_000;
const ANSWERED_WITHIN_MS = 1_000;
const NORMAL_WITHIN_MS = 5_000;
const CACHED = { path: '/' };

const of = (visits: readonly Visit[], status: number) => visits.filter((one) => one.status === status);

/** Sends `rate` requests a second for a while, however long the answers take. */
async function flood(rate: number, milliseconds: number, one: () => Promise<Visit>): Promise<Visit[]> {
  const underWay: Promise<Visit>[] = [];
  const began = performance.now();
  for (let now = 0; now < milliseconds; now = performance.now() - began) {
    while (underWay.length < (now / 1000) * rate) underWay.push(one().then((answer) => ({ ...answer, body: '' })));
    await pause(5);
  }
  return Promise.all(underWay);
}

export const overload: Proof = {
  claim: `At ${TIMES_CAPACITY} times capacity what is answered comes within ${ANSWERED_WITHIN_MS} ms (p99), the rest is refused at once, and all is normal again within ${NORMAL_WITHIN_MS / 1000} s`,
  async run() {
    const server = await startPostgresServer();
    const shop = await startShop(PORT, server.url('postgres'));
    try {
      let turn = 0;
      const one = () => visit(shop.url, ++turn % 3 === 0 ? newSearch() : newListing());
      const measure = async () => {
        const load = keepVisiting(4, one);
        const began = performance.now();
        await pause(8_000);
        return of(await load.end(), 200).length / ((performance.now() - began) / 1000);
      };
      await measure();
      const capacity = await measure();
      const cached: Visit[] = [];
      await visit(shop.url, CACHED);
      const looking = setInterval(() => void visit(shop.url, CACHED).then((answer) => cached.push(answer)), 250);
      const visits = await flood(TIMES_CAPACITY * capacity, OVERLOAD_MS, one);
      clearInterval(looking);
      await pause(NORMAL_WITHIN_MS);
      const after = await flood(capacity / 2, 5_000, one);

      const answered = of(visits, 200);
      const refused = of(visits, 503);
      const figures = {
        'capacity, requests/s': Math.round(capacity),
        'sent, requests/s': Math.round(TIMES_CAPACITY * capacity),
        answered: answered.length,
        refused: refused.length,
        neither: visits.length - answered.length - refused.length,
        'answered, p50 ms': quantile(answered, 0.5),
        'answered, p99 ms': quantile(answered, 0.99),
        'refused, p50 ms': quantile(refused, 0.5),
        'refused, p99 ms': quantile(refused, 0.99),
        'cached page, given': `${of(cached, 200).length} of ${cached.length}`,
        'cached page, p99 ms': quantile(cached, 0.99),
        'afterwards, given': `${of(after, 200).length} of ${after.length}`,
        'afterwards, p99 ms': quantile(after, 0.99),
      };
      holds(figures.neither === 0, 'Every request is answered or refused', figures);
      holds(figures['answered, p99 ms'] <= ANSWERED_WITHIN_MS, 'What is answered comes in time', figures);
      holds(of(cached, 200).length === cached.length, 'Cached pages are given all the same', figures);
      holds(of(after, 200).length === after.length, 'Afterwards nobody is refused', figures);
      return figures;
    } finally {
      await shop.end('SIGKILL');
      await server.stop();
    }
  },
};
