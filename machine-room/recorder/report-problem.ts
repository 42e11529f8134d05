/** Makes a file of what the recorder remembers and gives it to the visitor, who may send it to us. */
import { makeRecording, randomSalt } from './make-recording.ts';
import type { Recorder } from './recorder.ts';
import { sealRecording } from './recording.ts';

export function saveRecording(recorder: Recorder): void {
  const text = sealRecording(makeRecording(recorder, { salt: randomSalt() }));
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `zefira-problem-${new Date().toISOString().slice(0, 10)}.json` });
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
