import { spawnSync } from 'node:child_process';

/** Runs a program in the foreground, telling its name and how long it took; ends this process when it fails. */
export function run(name: string, command: string, args: readonly string[], env: Record<string, string> = {}): void {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) {
    console.error(`✘ ${name} failed after ${seconds} s`);
    process.exit(status ?? 1);
  }
  console.log(`✔ ${name} (${seconds} s)`);
}
