import type { Config } from '../src/server/config.ts';

/** A progress bar on a terminal, a line every tenth elsewhere. */
export function showProgress(name: string): { progress: (share: number) => void; done: () => void } {
  let shown = -1;
  const terminal = process.stdout.isTTY;
  return {
    progress(share) {
      const tenth = Math.floor(share * (terminal ? 40 : 10));
      if (tenth === shown) return;
      shown = tenth;
      if (!terminal) console.log(`${name}: ${Math.round(share * 100)} %`);
      else process.stdout.write(`\r${name} ${'█'.repeat(tenth)}${'░'.repeat(40 - tenth)} ${Math.round(share * 100)} %`);
    },
    done() {
      if (terminal && shown >= 0) process.stdout.write('\n');
    },
  };
}

export function sayStarted(url: string, config: Config, started: number): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`The shop is open at ${url} (${config.databaseUrl === null ? `embedded database in ${config.dataDir}` : 'PostgreSQL'}, ready after ${seconds} s).`);
  if (config.sandbox && config.smtpUrl === null) console.log(`Sandboxes stand in for the bank and the post: ${url}/sandbox/mail`);
}

/** One clear sentence and a non-zero exit. A failure that we did not foresee keeps its stack. */
export function refuse(error: unknown, ...expected: (abstract new (...args: never[]) => Error)[]): never {
  const known = error instanceof Error && (expected.some((kind) => error instanceof kind) || ['CannotListen', 'ContentError', 'DatabaseInUse', 'DatabaseUnreachable', 'MigrationChanged'].includes(error.name));
  console.error(known ? error.message : error);
  process.exit(1);
}
