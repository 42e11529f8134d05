/** Replays every recording that was kept (`npm run replay FILE --save NAME`). */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { flows } from '../../src/bus/flows.ts';
import { openRecording } from './recording.ts';
import { replay } from './replay.ts';

const files = globSync('machines/*/recordings/*.json').sort();
const machines = Object.fromEntries(await Promise.all(Object.entries(flows).map(async ([flow, load]) => [flow, await load() as AnyStateMachine] as const)));

describe('recordings', () => {
  it.each(files)('%s replays to the same states and facts', (file) => {
    const { steps, differences } = replay(openRecording(readFileSync(file, 'utf8')), machines);
    expect({ steps: steps.length > 0, differences }).toEqual({ steps: true, differences: [] });
  });
});
