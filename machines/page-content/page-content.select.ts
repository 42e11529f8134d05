import type { SnapshotFrom } from 'xstate';
import type { pageContentMachine } from './page-content.machine.ts';
import type { PageContentContext } from './page-content.types.ts';

/** What the page shows instead of what it came with; null while that stands. */
export function selectShown({ context }: SnapshotFrom<typeof pageContentMachine>): PageContentContext['shown'] {
  return context.shown;
}
