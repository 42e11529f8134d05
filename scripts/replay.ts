/**
 * `npm run replay FILE`: replays a recording of the shop ("report a problem" makes one) on the machines as they are now, and
 * prints where they come to something else. `--save NAME` keeps it as a test: machines/<flow>/recordings/NAME.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { StateValue } from 'xstate';
import { openRecording, partsOf, RefusedRecording } from '../machine-room/recorder/recording.ts';
import { nameOf, replay } from '../machine-room/recorder/replay.ts';
import { loadAllMachines } from '../src/bus/all-machines.ts';
import { stateName } from '../src/bus/flow-state.ts';

const USAGE = 'npm run replay FILE [--save NAME]';

try {
  const { file, save } = readArguments();
  if (file === undefined) throw new RefusedRecording(`Which file? ${USAGE}`);
  if (save !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(save)) throw new RefusedRecording(`A test's name is made of small letters, digits and hyphens: ${USAGE}`);
  await replayFile(file, save);
} catch (error) {
  if (!(error instanceof RefusedRecording)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readArguments(): { file: string | undefined; save: string | undefined } {
  try {
    const { positionals: [file, name], values } = parseArgs({ allowPositionals: true, options: { save: { type: 'string' } } });
    // npm takes `--save` for its own and leaves the name alone.
    return { file, save: values.save ?? name };
  } catch (error) {
    throw new RefusedRecording(`${(error as Error).message.split('.', 1)[0]}. ${USAGE}`);
  }
}

async function replayFile(file: string, name: string | undefined): Promise<void> {
  const recording = openRecording(readText(file));
  const machines = await loadAllMachines();
  const { steps, differences } = replay(recording, machines);
  const reached = new Set(recording.steps.map(({ root }) => root));
  for (const { address, snapshot } of recording.flows) {
    if (!reached.has(address)) console.log(`      –     ${address} stood in ${stateName((snapshot as { value: StateValue }).value)}`);
  }
  for (const { step, states, facts, differences: found } of steps) {
    const outcome = Object.entries(states).map(([address, value]) => `${address} ${stateName(value)}`).join(', ');
    console.log(`${found.length === 0 ? '✔' : '✘'} ${(step.at / 1000).toFixed(1).padStart(6)} s  ${nameOf(step)} → ${[outcome, ...facts].join(' · ')}`);
  }
  for (const difference of differences) console.log(difference);
  console.log(`${steps.length} steps of ${recording.flows.map(({ address }) => address).join(', ') || 'no flow'}, ${differences.length} differences.`);
  if (differences.length > 0) process.exitCode = 1;
  if (name === undefined) return;
  for (const { folder, text } of partsOf(recording)) {
    const target = `${folder}${name}.json`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(target, text);
    console.log(`Saved as ${target}: npx vitest run machine-room/recorder/recordings.test.ts`);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new RefusedRecording(`There is no file ${file} that can be read.`);
  }
}
