/** What a visitor has once a document, whichever pages follow each other in it: the API's client, the flows of the visit, ways to other pages. */
import { createBus, createFactQueue } from '../../bus/bus.ts';
import type { Bus } from '../../bus/bus.ts';
import { joinBuses } from '../../bus/joined-bus.ts';
import type { Api } from '../../api/create-api.ts';
import type { Language } from '../../domain/market/language.ts';
import type { PageContext } from '../../routes/page-state.ts';
import { consentRulesMemory } from '../../policies/visit/consent-rules-memory.ts';
import { loginJoinsMemory } from '../../policies/account/login-joins-memory.ts';
import { browserPorts } from '../../ports/browser-ports.ts';
import type { OpenPage } from '../../ports/address/change-url.ts';
import type { PortsOfFlows } from '../../ports/page-ports.ts';
import { lineOf, unsentChanges } from '../../ports/storage/unsent-changes.ts';
import { createDeferredApi } from './deferred-api.ts';
import { laterFlows } from './later-flows.ts';

export interface Visit {
  /** The flows of the visit alone. */
  bus: Bus;
  /** A bus for the flows of another page, which knows those of the visit too. */
  createPageBus: () => Bus;
  /** A visit speaks one language: another one begins with a document. */
  language: Language;
  api: Api;
  /** What time it is at the server, in epoch milliseconds: a device's own clock may be wrong. */
  serverNow: () => number;
  portsOf: PortsOfFlows;
  report: (problem: unknown) => void;
  /** Hearts pressed on an earlier document of the tab, which may have been left before they were sent. */
  unsent: string;
  /** All that this document has left with the tab until its list begins: that of earlier ones and its own. */
  remembered: () => string;
  /** Lets pages follow each other without a document; until then each is one. */
  takeOver: (openPage: OpenPage) => void;
}

/** An answer takes its time: a device that differs by less is right. */
const RIGHT_ENOUGH_MS = 10_000;

/** @param context of the document: a preview stays at its chosen moment, other pages may come from a cache and be corrected by each answer about the visitor */
export function createVisit({ language, now, preview }: Pick<PageContext, 'language' | 'now' | 'preview'>): Visit {
  const report = (problem: unknown) => reportError(problem);
  const deliver = createFactQueue();
  const bus = createBus({ expected: laterFlows, deliver, report });
  const unsent = unsentChanges.read();
  // Until the list begins, what is pressed would end with the document.
  let lines = unsent;
  bus.events$.subscribe((event) => {
    if (event.kind === 'command' && event.outcome === 'queued' && event.address === 'wishlist') unsentChanges.write(lines += lineOf(event.command));
  });
  for (const policy of [consentRulesMemory, loginJoinsMemory]) policy({ facts$: bus.facts$ }).subscribe((command) => bus.dispatch(command));
  const api = createDeferredApi(async () => (await import('./browser-api.ts')).createBrowserApi({ language, preview, bus, log: (message) => console.warn(message) }));
  let openPage: OpenPage = async () => false;
  // Between two answers this device counts on, by its clock: unlike timers that goes on in its sleep.
  let ahead = aheadOf(now);
  if (preview === undefined) bus.facts$.subscribe((fact) => { if (fact.type === 'session.updated') ahead = aheadOf(fact.userInfo.timestamp); });
  const serverNow = () => Date.now() + ahead;
  return {
    bus, language, api, report, serverNow, unsent, remembered: () => lines,
    portsOf: browserPorts(api, (url, entry) => openPage(url, entry), serverNow),
    createPageBus: () => joinBuses(bus, createBus({ deliver, report })),
    takeOver: (open) => { openPage = open; },
  };
}

/** By how many milliseconds the server's clock is ahead of this device's. */
function aheadOf(told: string): number {
  const ahead = Date.parse(told) - Date.now();
  return Math.abs(ahead) < RIGHT_ENOUGH_MS ? 0 : ahead;
}
