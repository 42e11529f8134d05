import { expect, it } from 'vitest';
import { deskChanges$ } from './desk-changes.ts';
import { listenedTarget } from './testing/listened-target.ts';
import { expectMarbles } from './testing/marbles.ts';

it('tells of each change for as long as someone listens, and ends the connection then', () => {
  const source = { ...listenedTarget(), closed: 0, close() { source.closed += 1; } };
  expectMarbles(({ hot, expectObservable, flush }) => {
    hot<string>('-a-b-a-', { a: 'thread', b: 'threads' }).subscribe((name) => source.emit(name));
    expectObservable(deskChanges$(() => source), '^----!').toBe('-a-b--', { a: 'thread', b: 'threads' });
    expect(source.closed).toBe(0);
    flush();
  });
  expect([source.listening, source.closed]).toEqual([[], 1]);
});
