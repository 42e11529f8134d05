import { spawnSync } from 'node:child_process';

/** Runs a program in the foreground, telling its name and how long it took; ends this process when it fails. */
export function run(name: string, command: string, args: readonly string[], env: Record<string, string> = {}): void {
  const status = attempt(name, command, args, env);
  if (status !== 0) process.exit(status);
}

/** @returns the exit code of the program, 1 when it could not be run */
export function attempt(name: string, command: string, args: readonly string[], env: Record<string, string> = {}): number {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (error) console.error(`${command}: ${error.message}`);
  if (status === 0) console.log(`✔ ${name} (${seconds} s)`);
  else console.error(`✘ ${name} failed after ${seconds} s`);
  return status ?? 1;
}
