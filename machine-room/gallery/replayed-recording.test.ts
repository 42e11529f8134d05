import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { createActor } from 'xstate';
import { participantsMachine } from '../../machines/participants/participants.machine.ts';
import { participantsPaths } from '../../machines/participants/participants.paths.ts';
import type { FlowPaths } from '../../machines/testing/path-coverage.ts';
import { sealRecording } from '../recorder/recording.ts';
import type { Step } from '../recorder/recording.ts';
import { rehearsalOf } from '../simulator/scenarios.ts';
import { idsIn, replayFile, replayText } from './replayed-recording.ts';

const rehearsals = new Map([['participants', rehearsalOf(participantsPaths as unknown as FlowPaths<AnyStateMachine>)]]);
const { input } = participantsPaths.scenarios[0]!;
const snapshot = createActor(participantsMachine, { input }).start().getPersistedSnapshot();
const open = { size: 'placesLeft', closing: 'notAsked' };

const command = (at: number, event: { type: string; roomId?: string }, states: Step['states'], facts: string[] = []): Step => ({ kind: 'command', to: 'participants', root: 'participants', at, event, states, facts });
const recorded = [
  command(1000, { type: 'participants.addChild', roomId: 'room-1' }, { participants: { open } }),
  command(2000, { type: 'participants.close' }, { participants: { open: { ...open, closing: 'refused' } } }, ['participants.refused']),
];
const fileOf = (steps: Step[]) => sealRecording({ flows: [{ address: 'participants', flow: 'participants', snapshot }], steps });

describe('a recording dropped on the gallery', () => {
  it('is replayed to the same states, each step with the states to light', () => {
    const { refusal, differences, steps, parts } = replayText('problem.json', fileOf(recorded), rehearsals);
    expect([refusal, differences, steps.map(({ name }) => name)]).toEqual([null, 0, ['participants.addChild (participants)', 'participants.close (participants)']]);
    expect(steps[1]).toMatchObject({
      flow: 'participants', at: 2, facts: ['participants.refused'],
      active: ['participants', 'participants.open', 'participants.open.size', 'participants.open.size.placesLeft', 'participants.open.closing', 'participants.open.closing.refused'],
    });
    expect(parts).toEqual([{ flow: 'participants', folder: 'machines/participants/recordings/', text: fileOf(recorded) }]);
  });

  it('shows flows that nothing reached as they stood', () => {
    const { steps, untouched, parts } = replayText('problem.json', fileOf([]), rehearsals);
    expect({ steps, parts }).toEqual({ steps: [], parts: [] });
    expect(untouched).toMatchObject([{ name: 'participants as it stood', active: ['participants', 'participants.open', 'participants.open.size', 'participants.open.size.placesLeft', 'participants.open.closing', 'participants.open.closing.notAsked'] }]);
  });

  it('shows where it came to something else', () => {
    const elsewhere = fileOf([recorded[0]!, { ...recorded[1]!, states: { participants: 'closed' } }]);
    const { differences, steps } = replayText('problem.json', elsewhere, rehearsals);
    expect([differences, steps[0]?.differences.length, steps[1]?.differences.length]).toEqual([1, 0, 1]);
  });

  it.each([
    ['cut', fileOf(recorded).slice(0, 200), 'This recording is not whole: part of the file is missing.'],
    ['edited', fileOf(recorded).replace('room-1', 'room-2'), 'This recording was edited after it was made.'],
  ])('is refused when it was %s', (_, text, refusal) => {
    expect(replayText('problem.json', text, rehearsals).refusal).toBe(refusal);
  });

  it('is refused when the browser cannot read it, as a folder', async () => {
    const folder = { name: 'recordings', text: async () => { throw new Error('A requested file could not be found'); } };
    expect((await replayFile(folder, rehearsals)).refusal).toBe('This file cannot be read: A requested file could not be found');
  });

  it('names the states of a value, parents first', () => {
    expect(idsIn('flow', { a: 'b', c: { d: {} } })).toEqual(['flow.a', 'flow.a.b', 'flow.c', 'flow.c.d']);
  });
});
