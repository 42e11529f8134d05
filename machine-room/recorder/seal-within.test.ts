import { expect, it } from 'vitest';
import { openRecording } from './recording.ts';
import type { Recording, Step } from './recording.ts';
import { sealWithin } from './seal-within.ts';

const step = (root: string): Step => ({ kind: 'command', to: root, root, at: 0, event: { type: `${root}.open` }, states: {}, facts: [] });
const flow = (address: string) => ({ address, flow: address, snapshot: { value: 'žluť'.repeat(100) } });
const recording: Recording = { flows: ['untouched', 'early', 'late'].map(flow), steps: [step('early'), step('late'), step('early'), step('late')] };
const rootsOf = (text: string | null) => text === null ? null : openRecording(text).flows.map(({ address }) => address);

it('leaves out the flows that nothing reached for longest, with their steps', () => {
  const whole = new TextEncoder().encode(sealWithin(10_000, recording)!).length;
  expect(rootsOf(sealWithin(whole, recording))).toEqual(['untouched', 'early', 'late']);
  expect(rootsOf(sealWithin(whole - 1, recording))).toEqual(['early', 'late']);
  const last = sealWithin(2000, recording)!;
  expect(rootsOf(last)).toEqual(['late']);
  expect(openRecording(last).steps).toHaveLength(2);
  expect(sealWithin(700, recording)).toBeNull();
});
