/** `npm start`: builds what is stale, makes the catalogue when there is none, and opens the shop. */
import { readConfig, ConfigError } from '../src/server/config.ts';
import { startServer } from '../src/server/start-server.ts';
import { ensureBuilt } from './build.ts';
import { refuse, sayStarted, showProgress } from './startup-messages.ts';

process.env.NODE_ENV ??= 'production';

try {
  const started = performance.now();
  const config = readConfig(process.env);
  const { progress, done } = showProgress('Making the demo catalogue');
  const server = await startServer(config, {
    prepare: async () => {
      console.log('Looking after the build …');
      if (await ensureBuilt()) console.log('Built into dist/.');
    },
    onCatalogueProgress: progress,
  });
  done();
  sayStarted(server.url, config, started);
} catch (error) {
  refuse(error, ConfigError);
}
