/** `npm run dev`: pages are compiled on request and reload in the browser; the server restarts when its code changes. */
import { spawn } from 'node:child_process';

if (process.env.SHOP_DEV_CHILD === undefined) {
  const watched = ['src/server', 'src/demo', 'openapi/generated', 'src/domain', 'content'].flatMap((path) => ['--watch-path', path]);
  const child = spawn(process.execPath, [...watched, '--watch-preserve-output', 'scripts/dev.ts'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', SHOP_DEV_CHILD: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 0));
} else {
  const { createServer } = await import('vite');
  const { galleryAtMachines } = await import('../machine-room/build/serve-gallery.ts');
  const { readConfig, ConfigError } = await import('../src/server/config.ts');
  const { startServer } = await import('../src/server/start-server.ts');
  const { refuse, sayStarted, showProgress } = await import('./startup-messages.ts');
  try {
    const started = performance.now();
    const config = readConfig(process.env);
    const vite = await createServer({ appType: 'custom', plugins: [galleryAtMachines()], server: { middlewareMode: true, hmr: { port: config.port + 1 } } });
    const { progress, done } = showProgress('Making the demo catalogue');
    const server = await startServer(config, { vite, onCatalogueProgress: progress });
    done();
    sayStarted(server.url, config, started);
  } catch (error) {
    refuse(error, ConfigError);
  }
}
