/** What is typed into the checkout outlives its document: the tab remembers it until the shop has it. Begun as soon as a checkout answers. */
import { selectIsSaved } from '../../../machines/checkout/checkout.select.ts';
import type { Bus } from '../../bus/bus.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { tabStorage } from '../../ports/storage/browser-storage.ts';
import { readDraft, removeDraft, writeDraft } from '../../ports/storage/draft-in-tab.ts';
import { pageHides$ } from '../../streams/browser/page-hides.ts';

export function holdDraft(bus: Pick<Bus, 'actor' | 'dispatch'>): void {
  const checkout = bus.actor('checkout');
  if (checkout === undefined) return;
  const draft = readDraft(tabStorage);
  if (draft !== null) bus.dispatch({ type: 'checkout.restoreDraft', ...draft });
  let remembered: unknown;
  const remember = () => {
    const snapshot = checkout.getSnapshot() as FlowSnapshot<'checkout'>;
    const { cartId, information } = snapshot.context;
    const isSaved = selectIsSaved(snapshot);
    if (isSaved && remembered !== undefined) removeDraft(tabStorage);
    if (!isSaved && information !== remembered) writeDraft(tabStorage, { cartId, information });
    remembered = isSaved ? undefined : information;
  };
  remember();
  const hides = pageHides$(window, document).subscribe(() => bus.dispatch({ type: 'checkout.save' }));
  // It ends with its page, which others may have followed long ago.
  checkout.subscribe({ next: remember, complete: () => hides.unsubscribe() });
}
