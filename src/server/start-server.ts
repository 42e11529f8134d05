/** Opens everything that a running shop consists of, in the order in which it can fail. */
import { createServer } from 'node:net';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { createAdmission, everybody } from './admission.ts';
import { buildApp } from './app.ts';
import { catalogueJob } from '../demo/catalogue/catalogue-job.ts';
import { ensureCatalogue } from '../demo/catalogue/ensure-catalogue.ts';
import { dateOf, todayOf } from './clock.ts';
import { storedPicture } from './content/content-pictures.ts';
import { openedPreview } from './content/opened-preview.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { contentSecurityPolicy } from './security/content-security-policy.ts';
import { stopOnSignals } from './drain.ts';
import { listenWidely } from './listen-widely.ts';
import { imageEndpoint } from './images/image-endpoint.ts';
import { cubeSearch } from './search/cube/thread/cube-thread.ts';
import { provenSearch } from './search/proven-search.ts';
import { ensureFirstAdmin } from './staff/staff-accounts.ts';
import { inProcessFetch } from './ssr/in-process-fetch.ts';
import { createDevelopmentRenderer, loadBuiltRenderer } from './ssr/load-renderer.ts';
import { createPageHandler } from './ssr/page-handler.ts';
import { createStateFiles, digest, stateFileRoutes } from './ssr/state-files.ts';

/** Documents in the page cache. */
const CACHED_PAGES = 500;
/** A page takes 10 to 60 ms of the one thread; an answer within the second leaves room for what else it does. */
const RENDERS = { targetMs: 400, fewest: 4, most: 16, first: 12 };
/** Files with parts of the documents' state, those of cached documents too. */
const STATE_FILES = 1000;

export interface StartOptions {
  /** Runs beside the making of the catalogue, e.g. the build. */
  prepare?: () => Promise<void>;
  onCatalogueProgress?: (share: number) => void;
  /** Development: compiles pages on request instead of using the build. */
  vite?: ViteDevServer;
}

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

/** The port is somebody else's, or the host is not ours. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

const now = () => Temporal.Now.instant();

/**
 * @throws CannotListen, DatabaseInUse, DatabaseUnreachable: each with one sentence for the operator
 */
export async function startServer(config: Config, { prepare, onCatalogueProgress, vite }: StartOptions = {}): Promise<RunningServer> {
  await assertPortFree(config.port, config.host);
  const database = await openDatabase({ databaseUrl: config.databaseUrl ?? undefined, dataDir: config.dataDir });
  let app: FastifyInstance | undefined;
  try {
    await Promise.all([
      prepare?.(),
      ensureCatalogue(database, { size: config.catalogue, today: todayOf(now), onProgress: onCatalogueProgress }),
    ]);
    const world = {
      fetch: (request: Request, init?: RequestInit) => inProcessFetch(app!)(request, init),
      now,
      digest,
      report: (problem: Error) => app!.log.error({ err: problem }, problem.message),
      log: (message: string) => app!.log.info(message),
      credentials: { user: config.apiUser, password: config.apiPassword },
      errorsTo: config.sentryDsn === null ? undefined : { dsn: config.sentryDsn, environment: config.sentryEnvironment },
    };
    const stateFiles = createStateFiles({ entries: STATE_FILES });
    const render = vite ? createDevelopmentRenderer(vite, world) : await loadBuiltRenderer('dist', { ...world, publish: stateFiles.publish });
    app = await buildApp({
      config,
      database,
      clock: now,
      openSearch: config.search === 'cube' ? cubeSearch : ({ kysely }, log) => provenSearch(kysely, log),
      jobs: [catalogueJob(database, config.catalogue, now)],
      renderPage: createPageHandler({
        render,
        contentSecurityPolicy: (inline, { isFramed }) => contentSecurityPolicy(inline, { development: vite !== undefined, errorsTo: config.sentryDsn, isFramed }),
        origin: config.origin,
        clock: now,
        cacheEntries: vite ? 0 : CACHED_PAGES,
        renders: config.rateLimit === 0 ? everybody : createAdmission(RENDERS),
        priceVersion: () => app!.shop.search.version(),
        contentVersion: () => app!.shop.content.version(),
        previewOf: (token) => openedPreview(app!.shop, token),
      }),
      plugins: [
        async (app) => stateFileRoutes(app, stateFiles),
        async (pictures) => imageEndpoint(pictures, { dataDir: config.dataDir, rateLimit: config.rateLimit, uploaded: (id) => storedPicture(database.kysely, id) }),
        ...(vite ? [developmentFiles(vite)] : []),
      ],
    });
    await ensureFirstAdmin(database.kysely, config, { now: dateOf(now), tell: (line) => console.log(line), log: app.log });
    await listenWidely(app, config);
    const running = app;
    const close = async () => {
      await running.close();
      await database.close();
    };
    stopOnSignals({ app: running, close, drainMs: config.drainMs });
    return { url: config.origin, close };
  } catch (error) {
    await app?.close();
    await database.close();
    throw error;
  }
}

/** Asked before anything is opened, so that a taken port leaves nothing behind. */
async function assertPortFree(port: number, host: string): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new CannotListen(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken: stop what listens there, or choose another with PORT=…`
        : `The shop cannot listen at PORT ${port} of HOST ${host}: ${error.message}.`,
      { cause: error },
    )));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Vite serves the sources of the pages it compiles. */
function developmentFiles(vite: ViteDevServer) {
  const plugin = async (app: FastifyInstance) => {
    await app.register(middie);
    app.use(vite.middlewares);
  };
  // Its middleware is for every address, not only for those that this plugin registers.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}
