import { globSync } from 'node:fs';

const ROOTS = ['src', 'machines', 'machine-room', 'openapi', 'e2e', 'scripts'];

/** The project's own code, paths from its root with forward slashes, sorted. */
export function sourceFiles(): string[] {
  return ROOTS.flatMap((root) => globSync(`${root}/**/*.{ts,tsx}`, { exclude: (name) => name === 'node_modules' }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.d.ts'))
    .sort();
}
