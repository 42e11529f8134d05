import { map, merge } from 'rxjs';
import { editedDocumentAt, editorPath } from '../../domain/urls/pages/staff-url.ts';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';
import { openedChangesUrl } from './opened-changes-url.ts';

/** The address of the editor says which document is open; where it asks before it follows Back, for a draft is not saved, the address says the open document again. */
export const openedDocumentChangesUrl: Policy = (world) => openedChangesUrl(world, {
  told$: merge(
    world.facts$.pipe(when('contentEditor.opened'), map(({ document }) => ({ opened: document, entry: 'new' as const }))),
    world.facts$.pipe(when('contentEditor.closed'), map(({ entry }) => ({ opened: null, entry }))),
  ),
  openedAt: editedDocumentAt,
  pathOf: editorPath,
  commandOf: (document) => (document === null ? { type: 'contentEditor.close' } : { type: 'contentEditor.open', document }),
});
