/** Replays every recording that was kept (`npm run replay FILE --save NAME`). */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadAllMachines } from '../../src/bus/all-machines.ts';
import { openRecording } from './recording.ts';
import { replay } from './replay.ts';

const files = globSync('machines/*/recordings/*.json').sort();
const machines = await loadAllMachines();

describe('recordings', () => {
  it.each(files)('%s replays to the same states and facts', (file) => {
    const { steps, differences } = replay(openRecording(readFileSync(file, 'utf8')), machines);
    expect({ steps: steps.length > 0, differences }).toEqual({ steps: true, differences: [] });
  });
});
