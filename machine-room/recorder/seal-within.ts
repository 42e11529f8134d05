import { recordingOf, sealRecording } from './recording.ts';
import type { Recording } from './recording.ts';

/**
 * The recording as a file of at most so many bytes. Flows that nothing reached for longest are left out first: each replays alone.
 * @returns null where the last flow alone is larger
 */
export function sealWithin(bytes: number, recording: Recording): string | null {
  const lastStep = (address: string) => recording.steps.findLastIndex(({ root }) => root === address);
  const roots = recording.flows.map(({ address }) => address).sort((one, other) => lastStep(other) - lastStep(one));
  for (; roots.length > 0; roots.pop()) {
    const text = sealRecording(recordingOf(roots, recording));
    if (new TextEncoder().encode(text).length <= bytes) return text;
  }
  return null;
}
