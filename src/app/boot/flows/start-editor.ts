import { combineLatest, EMPTY, filter, ignoreElements, tap } from 'rxjs';
import { selectIsUnsaved } from '../../../../machines/content-editor/content-editor.select.ts';
import { selectIsUnsent } from '../../../../machines/desk/desk.select.ts';
import type { FlowSnapshot } from '../../../bus/flows.ts';
import { deskThreadAt, editedDocumentAt } from '../../../domain/urls/pages/staff-url.ts';
import { openedDocumentChangesUrl } from '../../../policies/account/opened-document-changes-url.ts';
import { openedThreadChangesUrl } from '../../../policies/account/opened-thread-changes-url.ts';
import type { Policy } from '../../../policies/policy.ts';
import { staffLoginOpensDesk } from '../../../policies/account/staff-login-opens-desk.ts';
import { createDeskPorts } from '../../../ports/flows/desk-ports.ts';
import { createEditorPorts } from '../../../ports/flows/editor-ports.ts';
import { createStaffFormPorts } from '../../../ports/flows/staff-form-ports.ts';
import { createStaffPasswordPorts } from '../../../ports/flows/staff-password-ports.ts';
import { entryOf } from '../../../ports/address/history-entry.ts';
import { leaveRequests$ } from '../../../streams/browser/leave-requests.ts';
import { visitedUrls$ } from '../../../streams/browser/visited-urls.ts';
import type { Visit } from '../../visit/create-visit.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { beginFlow } from './begin-flow.ts';
import { openTitles$ } from './open-titles.ts';

/** Begins the flows of the staff's pages: nothing on them works without. Their policy is in nobody else's page. */
export async function startEditor({ api, language }: Visit, page: ShownPage): Promise<void> {
  const base = document.title;
  page.follow((context) => staffLoginOpensDesk({ facts$: page.bus.facts$, visitedUrls$: EMPTY, context }));
  page.follow(() => leaveRequests$(window).pipe(filter(() => isUnfinished(page)), tap((event) => event.preventDefault()), ignoreElements()));
  const { pageType } = page.state.context;
  const follow = (policy: Policy) => page.follow((context) => policy({ facts$: page.bus.facts$, visitedUrls$: visitedUrls$(window, () => (entryOf(history).page ?? page.id) === page.id), context }));
  if (pageType === 'editorDesk') follow(openedThreadChangesUrl);
  if (pageType === 'editor') follow(openedDocumentChangesUrl);
  if (pageType === 'editorDesk') await beginFlow(page, 'desk', { ports: { ...createDeskPorts(api) }, input: { threadId: deskThreadAt(location.pathname) } });
  else if (pageType === 'editorPassword') await beginFlow(page, 'staffPassword', { ports: { ...createStaffPasswordPorts(api) } });
  else await beginFlow(page, 'staffForm', { ports: { ...createStaffFormPorts(api) } });
  await beginFlow(page, 'contentEditor', { ports: { ...createEditorPorts(api) }, input: { language, ...(pageType === 'editor' ? { name: editedDocumentAt(location.pathname) } : { name: null, isLoginOnly: true }) } });
  // A page that is shown again is given its own title first.
  page.follow(() => combineLatest([page.stands$, openTitles$(page.bus, page.translator, base)]).pipe(filter(([stands]) => stands), tap(([, title]) => { document.title = title; }), ignoreElements()));
}

/** Whether something would be lost with the page. */
function isUnfinished({ bus }: ShownPage): boolean {
  const editor = bus.actor('contentEditor')?.getSnapshot() as FlowSnapshot<'contentEditor'> | undefined;
  const desk = bus.actor('desk')?.getSnapshot() as FlowSnapshot<'desk'> | undefined;
  return (editor !== undefined && selectIsUnsaved(editor)) || (desk !== undefined && selectIsUnsent(desk));
}
