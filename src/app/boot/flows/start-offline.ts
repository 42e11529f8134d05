/** Begins what lets customers read their pages without network; on their pages, and wherever a service worker is. */
import type { OfflineCopiesInput, PageToCopy } from '../../../../machines/offline-copies/offline-copies.types.ts';
import { loadMachine } from '../../../bus/flows.ts';
import { localisedPath } from '../../../domain/market/language.ts';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { widerTranslator } from '../../../i18n/wider-translator.ts';
import { copiesFollowVisitor } from '../../../policies/visit/copies-follow-visitor.ts';
import { createOfflinePorts } from '../../../ports/flows/offline-ports.ts';
import type { Visit } from '../../visit/create-visit.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { beginFlow } from './begin-flow.ts';
import { knownVisitor } from '../known-visitor.ts';

const titles = { reservations: 'account.reservations.title', mailbox: 'account.mailbox.title', wishlist: 'wishlist.title' } as const;

export async function startOffline(visit: Visit, page: ShownPage): Promise<void> {
  const { language } = visit;
  const t = widerTranslator(page.translator, await loadMessages(language, ['account', 'wishlist', 'offline']));
  const titleOf = (copied: PageToCopy) => (copied.name === 'reservation' ? `${copied.of.label || copied.of.hotelName}: ${t(`account.tab.${copied.tab}`)}` : t(titles[copied.name]));
  const ports = createOfflinePorts({
    api: visit.api,
    loadCode: () => Promise.all([
      ...(['chat', 'mailbox', 'wishlist', 'session'] as const).map((flow) => loadMachine(flow)),
      ...(['conversation', 'badge'] as const).map(async (view) => (await import('../../../parts/messages/lazy-messages.tsx')).messagesView(view)),
      import('../../../views/offline/lazy-offline.tsx'), import('../../../streams/time/market-days.ts'),
    ]),
    describe: (pages) => ({
      texts: { language, title: t('offline.away.title'), text: t('offline.away.text') },
      pages: pages.map((one) => ({ url: localisedPath(language, one.path), title: titleOf(one) })),
    }),
  });
  await beginFlow(page, 'offlineCopies', { ports: { ...ports }, input: { visitor: null } satisfies OfflineCopiesInput });
  page.follow(() => copiesFollowVisitor({ facts$: page.bus.facts$, known: knownVisitor(page.bus) }));
}
