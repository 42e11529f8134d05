import { map, merge } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever an agent signs in the desk begins, on the editor's page for an admin the form of the staff; both end with the login, and who is signed in is asked again where they learn that it has ended. */
export const staffLoginOpensDesk: Policy = ({ facts$, context: { pageType } }) => merge(
  facts$.pipe(when('contentEditor.signedIn'), map(({ name, role, csrfToken }) => {
    if (pageType === 'editorDesk') return role === 'editor' ? { type: 'desk.leave' as const } : { type: 'desk.begin' as const, name, csrfToken };
    return role === 'admin' ? { type: 'staffForm.begin' as const, name, csrfToken } : { type: 'staffForm.leave' as const };
  })),
  facts$.pipe(when('contentEditor.signedOut'), map(() => (pageType === 'editorDesk' ? { type: 'desk.leave' as const } : { type: 'staffForm.leave' as const }))),
  merge(facts$.pipe(when('desk.loginEnded')), facts$.pipe(when('staffForm.loginEnded'))).pipe(map(() => ({ type: 'contentEditor.recognise' as const }))),
);
