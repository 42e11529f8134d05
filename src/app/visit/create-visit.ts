/** What a visitor has once a document, whichever pages follow each other in it: the API's client, the flows of the visit, ways to other pages. */
import { createBus, createFactQueue } from '../../bus/bus.ts';
import type { Bus } from '../../bus/bus.ts';
import { joinBuses } from '../../bus/joined-bus.ts';
import type { RootAddress } from '../../bus/flows.ts';
import type { Api } from '../../api/create-api.ts';
import type { Language } from '../../domain/language.ts';
import { consentRulesMemory } from '../../policies/consent-rules-memory.ts';
import { loginJoinsMemory } from '../../policies/login-joins-memory.ts';
import { createBrowserPorts } from '../../ports/browser-ports.ts';
import type { OpenPage } from '../../ports/change-url.ts';
import type { FurtherPorts, LandingPorts } from '../../ports/page-ports.ts';
import { createLateApi } from '../boot/late-api.ts';

export interface Visit {
  /** The flows of the visit alone. */
  bus: Bus;
  /** A bus for the flows of another page, which knows those of the visit too. */
  createPageBus: () => Bus;
  /** A visit speaks one language: another one begins with a document. */
  language: Language;
  api: Api;
  ports: LandingPorts;
  furtherPorts: () => Promise<FurtherPorts>;
  report: (problem: unknown) => void;
  /** Lets pages follow each other without a document; until then each is one. */
  takeOver: (openPage: OpenPage) => void;
}

/** Flows of the visit that begin once its first page answers: commands to them wait. */
const laterFlows: readonly RootAddress[] = ['chat', 'compare', 'mailbox', 'memory', 'session', 'wishlist'];

/** @param preview token of a preview, where the document is one */
export function createVisit(language: Language, preview?: string): Visit {
  const report = (problem: unknown) => reportError(problem);
  const deliver = createFactQueue();
  const bus = createBus({ expected: laterFlows, deliver, report });
  for (const policy of [consentRulesMemory, loginJoinsMemory]) policy({ facts$: bus.facts$ }).subscribe((command) => bus.dispatch(command));
  const api = createLateApi(async () => (await import('../boot/browser-api.ts')).createBrowserApi({ language, preview, bus, log: (message) => console.warn(message) }));
  let openPage: OpenPage = async () => false;
  return {
    bus, language, api, report,
    ports: createBrowserPorts(api, (url) => openPage(url)),
    furtherPorts: async () => (await import('../../ports/further-browser-ports.ts')).createFurtherBrowserPorts(api),
    createPageBus: () => joinBuses(bus, createBus({ deliver, report })),
    takeOver: (open) => { openPage = open; },
  };
}
