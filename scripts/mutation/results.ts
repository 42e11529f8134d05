/** What is known of a flow's mutants: a file of lines, the first one about the run, then one a mutant as soon as it is judged. */
import { existsSync, readFileSync } from 'node:fs';
import type { Operator } from './operators.ts';

export interface MutantResult {
  mutant: string;
  operator: Operator;
  /** The test that noticed it; null when none did. */
  killedBy: string | null;
  /** Its tests took too long; it counts as not noticed. */
  isOutOfTime?: boolean;
}

export interface FlowResults {
  /** Stands for the files that were run. */
  of: string;
  /** How many mutants there are; fewer results are a run that was stopped. */
  mutants: number;
  results: MutantResult[];
}

export function resultsIn(file: string): FlowResults | undefined {
  if (!existsSync(file)) return undefined;
  // A line that was cut off is a mutant that was not judged.
  const [head, ...lines] = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  if (head === undefined) return undefined;
  return { ...JSON.parse(head) as { of: string; mutants: number }, results: lines.map((line) => JSON.parse(line) as MutantResult) };
}
