import type { AnyStateMachine, AnyStateNode } from 'xstate';

/**
 * What a persisted snapshot of a machine must agree on with the machine that resumes it: the chart's own `version`, to be
 * raised when its context means something else, and the states that there are.
 */
export function snapshotVersion(machine: AnyStateMachine): string {
  return `${machine.version ?? ''}${hashOf(namesIn(machine.root).join(' '))}`;
}

function namesIn({ key, states }: AnyStateNode): string[] {
  return [key, ...Object.values<AnyStateNode>(states).flatMap(namesIn), '/'];
}

/** FNV-1a: names of states are told apart, nothing is kept secret. */
function hashOf(text: string): string {
  let hash = 0x811C9DC5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}
