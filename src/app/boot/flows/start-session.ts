/** Begins to follow who the visitor is; loaded once the page answers. */
import { EMPTY, merge } from 'rxjs';
import { pageContentMachine } from '../../../../machines/page-content/page-content.machine.ts';
import { sessionMachine } from '../../../../machines/session/session.machine.ts';
import { loginElsewhereLeavesPage } from '../../../policies/account/login-elsewhere-leaves-page.ts';
import { signOutForgetsMemory } from '../../../policies/account/sign-out-forgets-memory.ts';
import { signOutRefreshesSession } from '../../../policies/account/sign-out-refreshes-session.ts';
import { statusChangesContent } from '../../../policies/visit/status-changes-content.ts';
import { createSessionPorts } from '../../../ports/flows/session-ports.ts';
import { serverScheduler } from '../../../streams/time/server-scheduler.ts';
import type { Visit } from '../../visit/create-visit.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { beginWith } from './begin-flow.ts';

export function startSession({ api, serverNow }: Visit, page: ShownPage): void {
  const { bus, state: { context: { now, userStatus, loggedIn, preview }, chrome } } = page;
  const ports = createSessionPorts(api, serverScheduler(serverNow));
  const policies = [signOutRefreshesSession, loginElsewhereLeavesPage, signOutForgetsMemory];
  // A preview stays as whom it was asked for.
  if (chrome.cms !== null && preview === undefined) {
    policies.push(statusChangesContent);
    beginWith(page, 'pageContent', pageContentMachine, { ports: { ...ports.pageContent }, input: { url: chrome.cms.url, viewer: { userStatus, loggedIn, now } } });
  }
  page.follow((context) => merge(...policies.map((policy) => policy({ facts$: bus.facts$, visitedUrls$: EMPTY, context }))));
  beginWith(page, 'session', sessionMachine, { ports: { ...ports.session } });
}
