/** Back and Forward while neither router nor network is there; loaded once the page answers. */
import { EMPTY, filter, finalize, switchMap } from 'rxjs';
import type { Observable, Subscription } from 'rxjs';
import type { Translator } from '../../i18n/translator.ts';
import { historySteps$ } from '../../streams/browser/history-steps.ts';
import { networkReturns$ } from '../../streams/browser/network-returns.ts';
import { FAILED_STYLE } from '../../ui/loading/say-that-page-failed.ts';
import { isElsewhere } from './back-without-router.ts';

/** The page stays and says so; as soon as there is a network, the one that was wanted gets a document. */
export function waitForNetwork(ownId: string, t: Translator): Subscription {
  return historySteps$(window).pipe(
    switchMap(() => (isElsewhere(ownId) && !navigator.onLine ? offline$(t) : EMPTY)),
    filter(() => isElsewhere(ownId)),
  ).subscribe(() => location.reload());
}

/** Tells when the network is back; until then, or until nobody listens, the page says that it is away. */
function offline$(t: Translator): Observable<true> {
  const notice = Object.assign(document.createElement('p'), { role: 'alert' });
  notice.style.cssText = FAILED_STYLE;
  document.body.append(notice);
  notice.append(t('shell.page.offline'), ' ', Object.assign(document.createElement('a'), { href: '', textContent: t('shell.retry') }));
  return networkReturns$(window).pipe(finalize(() => notice.remove()));
}
