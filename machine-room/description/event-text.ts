import type { TransitionKind } from './flow-description.ts';

const KINDS: readonly [RegExp, TransitionKind][] = [
  [/^$/, 'always'],
  [/^xstate\.(?:done\.actor|snapshot)\./, 'answer'],
  [/^xstate\.error\.actor\./, 'failure'],
  [/^xstate\.after\./, 'delay'],
  [/^xstate\.done\.state\./, 'done'],
];

export function kindOfEvent(event: string): TransitionKind {
  return KINDS.find(([pattern]) => pattern.test(event))?.[1] ?? 'event';
}

/** An event's type in words; a command or fact without its flow. */
export function textOfEvent(event: string): string {
  return event
    .replace(/^xstate\.done\.actor\.(.*)$/, '$1 answers')
    .replace(/^xstate\.snapshot\.(.*)$/, '$1 sends')
    .replace(/^xstate\.error\.actor\.(.*)$/, '$1 fails')
    .replace(/^xstate\.after\.([^.]*)\..*$/, 'after $1')
    .replace(/^xstate\.done\.state\..*$/, 'done')
    .replace(/^[a-zA-Z]+\.([a-zA-Z]+)$/, '$1');
}
