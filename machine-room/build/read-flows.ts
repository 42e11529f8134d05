/** Finds the flows in `machines/` and reads all that is known of each. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { describeMachine } from '../description/describe-machine.ts';
import type { FlowDescription } from '../description/flow-description.ts';
import { readMessages } from './read-messages.ts';

export interface Flow {
  /** Its path from the project's root, with forward slashes. */
  folder: string;
  /** In kebab-case, with which its files' names begin. */
  name: string;
  machine: AnyStateMachine;
  clauses: string[];
  hasPaths: boolean;
}

/** Every flow that has a chart, by folder. Paths are relative to the working directory. */
export async function readFlows(): Promise<Flow[]> {
  const charts = globSync('machines/*/*.machine.ts').map((path) => path.replaceAll('\\', '/')).sort();
  return Promise.all(charts.map(readFlow));
}

async function readFlow(chart: string): Promise<Flow> {
  const folder = dirname(chart);
  const name = basename(chart, '.machine.ts');
  const module = await import(pathToFileURL(join(process.cwd(), chart)).href) as Record<string, AnyStateMachine>;
  const machine = Object.entries(module).find(([exported]) => exported.endsWith('Machine'))?.[1];
  if (machine === undefined) throw new Error(`${chart} exports no …Machine`);
  return { folder, name, machine, clauses: clausesOf(folder), hasPaths: existsSync(`${folder}/${name}.paths.ts`) };
}

/** The spec clauses that titles of a folder's tests end with; other brackets of the source are code. */
function clausesOf(folder: string): string[] {
  const titles = globSync(`${folder}/*.test.ts`)
    .flatMap((test) => [...readFileSync(test, 'utf8').matchAll(/((?: \[[a-z-]+\.[a-z-]+\])+)['"`],/g)].map(([, slugs]) => slugs!));
  return [...new Set(titles.flatMap((slugs) => slugs.trim().slice(1, -1).split('] [')))].sort();
}

export function describeFlow({ folder, name, machine, clauses }: Flow): FlowDescription {
  const types = `${folder}/${name}.types.ts`;
  const pascal = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const messages = existsSync(types) ? readMessages(readFileSync(types, 'utf8'), pascal) : { commands: [], facts: [], ports: [] };
  return { ...describeMachine(machine), ...messages, folder, clauses };
}
