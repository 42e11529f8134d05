import type { ErrorEvent, EventHint } from '@sentry/react';
import { makeRecording, randomSalt } from '../recorder/make-recording.ts';
import type { Recorder } from '../recorder/recorder.ts';
import { sealWithin } from '../recorder/seal-within.ts';

/** Of a recording's file. */
const MOST_BYTES = 200_000;

/** The recording goes along as the file that `npm run replay` and the gallery read. */
export function withRecording(event: ErrorEvent, hint: EventHint, recorder: Recorder): ErrorEvent {
  const recording = makeRecording(recorder, { salt: randomSalt() });
  const data = sealWithin(MOST_BYTES, recording);
  if (data !== null) hint.attachments = [{ filename: 'zefira-problem.json', contentType: 'application/json', data }];
  const { timeStamp } = hint.data as { timeStamp: number };
  // Below nothing: the recording begins after the error, with the flows as they stood then.
  const errorAt = Math.round(timeStamp - recorder.began);
  return { ...event, contexts: { ...event.contexts, recording: { errorAt, steps: recording.steps.length, attached: data !== null } } };
}
