import { API_KEY } from '../../api/api-key.ts';
import { createApi } from '../../api/create-api.ts';
import type { Api } from '../../api/create-api.ts';
import { requestTokenRefresh } from '../../api/request-token-refresh.ts';
import { shareAcrossTabs } from '../../api/share-across-tabs.ts';
import type { Language } from '../../domain/language.ts';
import { appId, refreshCounter, tabCart, tabLock } from '../../ports/browser-identity.ts';
import { createTokenRefresher } from '../../../machines/token-refresh/create-token-refresher.ts';

/** The API as a page in a browser asks it. */
export function createBrowserApi({ language, log }: { language: Language; log: (message: string) => void }): { api: Api; refresh: () => Promise<'refreshed' | 'spent'> } {
  const { origin } = location;
  const send = (request: Request, init?: RequestInit) => fetch(request, init);
  const refresh = shareAcrossTabs(requestTokenRefresh({ origin, fetch: send }), { lock: tabLock, counter: refreshCounter });
  const api = createApi({
    origin, language, log, appId,
    fetch: send,
    apiKey: API_KEY,
    automated: navigator.webdriver === true,
    cart: tabCart,
    refresher: createTokenRefresher({ refresh }),
  });
  return { api, refresh };
}
