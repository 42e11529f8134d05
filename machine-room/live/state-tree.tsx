import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import * as styles from './live.styles.ts';

/** A machine's states as nested boxes; those that it is in are lit. */
export function StateTree({ snapshot }: { snapshot: AnyMachineSnapshot }) {
  const active: ReadonlySet<string> = new Set((snapshot._nodes as AnyStateNode[]).map(({ id }) => id));
  return <ul className={styles.states} aria-label={`States of ${snapshot.machine.id}`}><StateBox node={snapshot.machine.root as AnyStateNode} active={active} /></ul>;
}

function StateBox({ node, active }: { node: AnyStateNode; active: ReadonlySet<string> }) {
  const isActive = active.has(node.id);
  const inner = Object.values(node.states);
  return (
    <li className={styles.state} data-active={isActive} aria-current={isActive ? 'true' : undefined}>
      <span className={styles.stateName} title={node.description}>{node.key}</span>
      {inner.length > 0 && <ul className={styles.states} data-parallel={node.type === 'parallel'}>{inner.map((child) => <StateBox key={child.id} node={child} active={active} />)}</ul>}
    </li>
  );
}
