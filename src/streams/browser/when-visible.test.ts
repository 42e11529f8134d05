import { expect, it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { whenVisible } from './when-visible.ts';

function documentOf(visibilityState: DocumentVisibilityState) {
  return { ...listenedTarget(), visibilityState };
}

/** An abort signal of which a test knows how many listen. */
function countedSignal() {
  const aborting = new AbortController();
  const target = listenedTarget();
  aborting.signal.addEventListener('abort', () => target.emit('abort'));
  const { listening, addEventListener, removeEventListener } = target;
  return { listening, abort: () => aborting.abort(), signal: Object.assign(aborting.signal, { addEventListener, removeEventListener }) };
}

it('where the page is seen already, no listener stays behind, neither on the document nor on the signal', async () => {
  const document = documentOf('visible');
  const { signal, listening } = countedSignal();
  for (let message = 0; message < 3; message += 1) await whenVisible(document, signal);
  expect([document.listening, listening]).toEqual([[], []]);
});

it('while nobody sees the page one listener waits for that, and goes with it', async () => {
  const document = documentOf('hidden');
  const { signal, listening } = countedSignal();
  const seen = whenVisible(document, signal);
  expect([document.listening, listening]).toEqual([['visibilitychange'], ['abort']]);
  document.visibilityState = 'visible';
  document.emit('visibilitychange');
  await seen;
  expect([document.listening, listening]).toEqual([[], []]);
});

it('who aborts the wait is refused and leaves no listener behind', async () => {
  const document = documentOf('hidden');
  const { signal, listening, abort } = countedSignal();
  const seen = whenVisible(document, signal);
  abort();
  await expect(seen).rejects.toThrow('no elements in sequence');
  await expect(whenVisible(document, signal)).rejects.toThrow('aborted');
  expect([document.listening, listening]).toEqual([[], []]);
});
