import type { Api } from '../../api/create-api.ts';
import { fetchOrEmpty } from '../../api/fetch-or-empty.ts';
import { MARKET } from '../../domain/market/market.ts';
import { hasSession } from '../../domain/routes/page-audience.ts';
import type { PageContext } from '../../routes/page-state.ts';
import type { MatchedPage } from '../../routes/shop-router.ts';
import { parseCookies } from './cookies.ts';
import type { PageRequest } from './page-request.ts';

interface ContextParts {
  route: MatchedPage | undefined;
  language: PageContext['language'];
  path: string;
  search: string;
  request: PageRequest;
  api: Api;
  /** The server's clock. */
  now: () => Temporal.Instant;
  log: (message: string) => void;
}

/** Who asks for which page, when, and for whom it is made. */
export async function contextOf({ route, language, path, search, request, api, now: clock, log }: ContextParts): Promise<PageContext> {
  const { preview } = request;
  const now = preview?.at ? Temporal.Instant.from(preview.at) : clock();
  const { userStatus, consent, operatingSystem } = request.audience;
  const cookies = parseCookies(request.cookie);
  const user = preview === undefined && hasSession(cookies) ? await fetchOrEmpty('user info', api.fetchUserInfo(), null, log) : null;
  return {
    pageType: route?.pageType ?? 'page404',
    language,
    path,
    query: search,
    origin: request.origin,
    now: now.toString(),
    today: now.toZonedDateTimeISO(MARKET.timeZone).toPlainDate().toString(),
    userStatus: preview?.userStatus ?? user?.user_status ?? userStatus,
    loggedIn: preview?.loggedIn ?? user?.authenticated ?? false,
    ...(user?.account_type === 'CUSTOMER' && { customer: user.user_uid }),
    consent,
    operatingSystem,
    ...(preview && { preview: preview.token }),
  };
}
