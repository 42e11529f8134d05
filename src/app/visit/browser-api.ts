import { API_KEY } from '../../api/api-key.ts';
import { createApi } from '../../api/create-api.ts';
import type { Api } from '../../api/create-api.ts';
import { requestTokenRefresh } from '../../api/request-token-refresh.ts';
import { shareAcrossTabs } from '../../api/share-across-tabs.ts';
import type { Language } from '../../domain/market/language.ts';
import { appId, refreshCounter, tabCart, tabLock } from '../../ports/storage/browser-identity.ts';
import type { ActorRefFrom } from 'xstate';
import type { Bus } from '../../bus/bus.ts';
import { createTokenRefresher } from '../../../machines/token-refresh/create-token-refresher.ts';
import { tokenRefreshMachine } from '../../../machines/token-refresh/token-refresh.machine.ts';

interface BrowserApiOptions {
  language: Language;
  /** Token of a preview. */
  preview?: string | undefined;
  /** The page's: a token refresh is one of its flows. */
  bus: Bus;
  log: (message: string) => void;
}

/** The API as a page in a browser asks it. */
export function createBrowserApi({ language, preview, bus, log }: BrowserApiOptions): Api {
  const { origin } = location;
  const send = (request: Request, init?: RequestInit) => fetch(request, init);
  const market = { language, apiKey: API_KEY, appId, automated: navigator.webdriver === true };
  const refresh = shareAcrossTabs(requestTokenRefresh({ origin, fetch: send, market }), { lock: tabLock, counter: refreshCounter });
  return createApi({
    ...market, origin, log,
    fetch: send,
    cart: tabCart,
    ...(preview !== undefined && { preview }),
    refresher: createTokenRefresher({ refresh, start: (ports) => bus.start('tokenRefresh', { machine: tokenRefreshMachine, ports: { ...ports } }) as ActorRefFrom<typeof tokenRefreshMachine> }),
  });
}
