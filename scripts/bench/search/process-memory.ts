import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Bytes of memory of a process and its children, what they share counted once; null where there is no Linux /proc to tell. */
export function memoryOfFamily(pid: number): number | null {
  if (!existsSync(`/proc/${pid}/smaps_rollup`)) return null;
  const family = readdirSync('/proc').filter((name) => Number(name) === pid || parentOf(name) === pid);
  return family.reduce((sum, name) => sum + proportionalBytes(name), 0);
}

function parentOf(name: string): number | null {
  // After the name of the program, which may hold anything: state, parent.
  return /^\d+$/.test(name) ? Number(read(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ')[1]) : null;
}

function proportionalBytes(name: string): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${name}/smaps_rollup`))?.[1] ?? 0) * 1024;
}

/** Processes end while one looks at them. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
