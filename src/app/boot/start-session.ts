/** Begins to follow who the visitor is; loaded once the page answers. */
import { EMPTY, merge } from 'rxjs';
import { signOutRefreshesSession } from '../../policies/sign-out-refreshes-session.ts';
import { statusChangesContent } from '../../policies/status-changes-content.ts';
import { createSessionPorts } from '../../ports/session-ports.ts';
import { serverScheduler } from '../../streams/server-scheduler.ts';
import type { Visit } from '../visit/create-visit.ts';
import type { ShownPage } from '../visit/shown-page.ts';
import { beginFlow } from './begin-flow.ts';

export async function startSession({ api, serverNow }: Visit, page: ShownPage): Promise<void> {
  const { bus, state: { context: { now, userStatus, loggedIn, preview }, chrome } } = page;
  const ports = createSessionPorts(api, serverScheduler(serverNow));
  const policies = [signOutRefreshesSession];
  // A preview stays as whom it was asked for.
  if (chrome.cms !== null && preview === undefined) {
    policies.push(statusChangesContent);
    await beginFlow(page, 'pageContent', { ports: { ...ports.pageContent }, input: { url: chrome.cms.url, viewer: { userStatus, loggedIn, now } } });
  }
  page.follow((context) => merge(...policies.map((policy) => policy({ facts$: bus.facts$, visitedUrls$: EMPTY, context }))));
  await beginFlow(page, 'session', { ports: { ...ports.session } });
}
