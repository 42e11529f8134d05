import type { SnapshotFrom } from 'xstate';
import type { accordionMachine } from './accordion.machine.ts';

type Snapshot = SnapshotFrom<typeof accordionMachine>;

export function selectIsExpanded({ context }: Snapshot, section: string): boolean {
  return context.expanded.includes(section);
}

export function selectExpanded({ context }: Snapshot): string[] {
  return context.expanded;
}

export function selectCanExpandAll(snapshot: Snapshot): boolean {
  return snapshot.can({ type: 'accordion.expandAll' });
}

export function selectCanCollapseAll(snapshot: Snapshot): boolean {
  return snapshot.can({ type: 'accordion.collapseAll' });
}
