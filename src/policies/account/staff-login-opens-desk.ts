import { map, merge } from 'rxjs';
import type { PageType } from '../../domain/routes/page-types.ts';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever an agent signs in the desk begins, on the editor's page for an admin the form of the staff, on the page for one's password everybody's; all end with the login, and who is signed in is asked again where they learn that it has ended. */
export const staffLoginOpensDesk: Policy = ({ facts$, context: { pageType } }) => merge(
  facts$.pipe(when('contentEditor.signedIn'), map(({ name, role, csrfToken }) => {
    if (pageType === 'editorPassword') return { type: 'staffPassword.begin' as const, name, csrfToken };
    if (pageType === 'editorDesk') return role === 'editor' ? { type: 'desk.leave' as const } : { type: 'desk.begin' as const, name, csrfToken };
    return role === 'admin' ? { type: 'staffForm.begin' as const, name, csrfToken } : { type: 'staffForm.leave' as const };
  })),
  facts$.pipe(when('contentEditor.signedOut'), map(() => leaveOf(pageType))),
  merge(facts$.pipe(when('desk.loginEnded')), facts$.pipe(when('staffForm.loginEnded')), facts$.pipe(when('staffPassword.loginEnded'))).pipe(map(() => ({ type: 'contentEditor.recognise' as const }))),
);

function leaveOf(pageType: PageType) {
  if (pageType === 'editorPassword') return { type: 'staffPassword.leave' as const };
  return pageType === 'editorDesk' ? { type: 'desk.leave' as const } : { type: 'staffForm.leave' as const };
}
