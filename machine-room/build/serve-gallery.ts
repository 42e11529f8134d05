/** Serves the gallery at /machines beside the shop that is being developed, built anew when its sources have changed. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const FILE = 'dist/machines/index.html';
const ADDRESS = '/machines';
/** The flows alone, described and laid out, for tools beside the gallery. */
const FLOWS = `${ADDRESS}/flows.json`;

/** All that the file needs is in it. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; font-src data:; img-src data:";

const run = promisify(execFile);

/** A plugin of the development server only. Another process builds, because this one bundles for development. */
export function galleryAtMachines(): Plugin {
  let building: Promise<string> | undefined;
  const gallery = () => {
    building ??= run(process.execPath, ['scripts/machines/machines-site.ts'], { env: { ...process.env, NODE_ENV: 'production' } })
      .then(() => readFile(FILE, 'utf8'))
      .finally(() => { building = undefined; });
    return building;
  };
  return {
    name: 'gallery-at-machines',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path] = (request.originalUrl ?? request.url ?? '').split('?');
        if (request.method !== 'GET' || (path !== ADDRESS && path !== `${ADDRESS}/` && path !== FLOWS)) { next(); return; }
        gallery().then((page) => {
          response.setHeader('content-security-policy', POLICY);
          response.setHeader('content-type', path === FLOWS ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8');
          response.end(path === FLOWS ? flowsIn(page) : page);
        }, next);
      });
    },
  };
}

function flowsIn(page: string): string {
  return /<script type="application\/json" id="flows">(.*?)<\/script>/s.exec(page)?.[1] ?? '[]';
}
