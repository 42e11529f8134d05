/** Begins to follow who the visitor is; loaded once the page answers. */
import { EMPTY, merge } from 'rxjs';
import type { Api } from '../../api/create-api.ts';
import type { Bus } from '../../bus/bus.ts';
import { flows } from '../../bus/flows.ts';
import type { PolicyContext } from '../../policies/policy.ts';
import { signOutRefreshesSession } from '../../policies/sign-out-refreshes-session.ts';
import { statusChangesContent } from '../../policies/status-changes-content.ts';
import { createLatePorts } from '../../ports/late-ports.ts';
import type { PageState } from '../../routes/page-state.ts';
import { untilLoaded } from './until-loaded.ts';

interface SessionOptions {
  bus: Bus;
  api: Api;
  state: PageState;
  policyContext: PolicyContext;
}

export async function startSession({ bus, api, state: { context, chrome }, policyContext }: SessionOptions): Promise<void> {
  const ports = createLatePorts(api);
  const world = { facts$: bus.facts$, visitedUrls$: EMPTY, context: policyContext };
  const policies = [signOutRefreshesSession];
  if (chrome.cms !== null) {
    policies.push(statusChangesContent);
    const { userStatus, loggedIn } = context;
    bus.start('pageContent', { machine: await untilLoaded(flows.pageContent), ports: { ...ports.pageContent }, input: { url: chrome.cms.url, profile: { userStatus, loggedIn } } });
  }
  merge(...policies.map((policy) => policy(world))).subscribe((command) => bus.dispatch(command));
  bus.start('session', { machine: await untilLoaded(flows.session), ports: { ...ports.session } });
}
