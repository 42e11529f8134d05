/** For tests: a server process on a PostgreSQL, forked; for ever at the moment of its first argument; it tells its address and changes prices when told to. */
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../db/open-database.ts';
import { changeBasePrice } from './change-base-price.ts';
import { cubeSearch } from '../cube/thread/cube-thread.ts';

const config = readConfig(process.env);
const database = await openDatabase({ databaseUrl: config.databaseUrl ?? undefined, dataDir: config.dataDir });
const now = Temporal.Instant.from(process.argv[2] ?? '');
const app = await buildApp({ config, database, openSearch: cubeSearch, clock: () => now, clientFolder: '/nowhere', background: false });
process.on('message', ({ offerCode, price }: { offerCode: string; price: number }) => {
  void database.kysely.transaction().execute((tx) => changeBasePrice(tx, offerCode, price));
});
process.send?.({ address: await app.listen({ port: 0, host: '127.0.0.1' }) });
