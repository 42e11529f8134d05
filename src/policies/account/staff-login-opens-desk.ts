import { concatMap, from, map, merge } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever an agent signs in the desk begins, for an admin the form of the staff too; both end with the login. */
export const staffLoginOpensDesk: Policy = ({ facts$, context: { pageType } }) => merge(
  facts$.pipe(when('contentEditor.signedIn'), concatMap(({ role, csrfToken }) => from([
    ...(pageType === 'editorDesk' && role !== 'editor' ? [{ type: 'desk.begin' as const, csrfToken }] : []),
    ...(pageType === 'editor' && role === 'admin' ? [{ type: 'staffForm.begin' as const, csrfToken }] : []),
  ]))),
  facts$.pipe(when('contentEditor.signedOut'), map(() => (pageType === 'editorDesk' ? { type: 'desk.leave' as const } : { type: 'staffForm.leave' as const }))),
);
