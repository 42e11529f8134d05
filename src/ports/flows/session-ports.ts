/** Ports of flows that follow the visitor from the first idle moment on. */
import { startWith, switchMap, tap } from 'rxjs';
import type { SchedulerLike } from 'rxjs';
import { USER_INFO_REFRESH } from '../../../machines/session/session.rules.ts';
import type { Api } from '../../api/create-api.ts';
import { isAskable$ } from '../../streams/browser/askable.ts';
import { clock$ } from '../../streams/time/clock.ts';
import { storageChanges$ } from '../../streams/visitor/storage-changes.ts';
import { userInfo$ } from '../../streams/visitor/user-info.ts';
import { untilLoaded } from '../../ui/loading/until-loaded.ts';
import type { DeferredPorts } from '../page-ports.ts';
import { CUSTOMER, tellCustomer } from '../storage/told-customer.ts';
import { SIGN_OUT } from '../storage/told-sign-out.ts';

/** @param scheduler tells the server's time */
export function createSessionPorts(api: Api, scheduler: SchedulerLike): Pick<DeferredPorts, 'countdown' | 'pageContent' | 'session'> {
  return {
    countdown: { clock: (ticks) => clock$({ ...ticks, scheduler }) },
    session: {
      // Another customer may have logged in in another tab: that is asked at once, whoever sees this one.
      userInfo: () => storageChanges$(window, CUSTOMER).pipe(
        startWith(null),
        switchMap(() => userInfo$({ fetchUserInfo: (context) => api.fetchUserInfo(context), isAskable$: isAskable$(window, document), period: USER_INFO_REFRESH })),
        tap(tellCustomer),
      ),
      signOutsElsewhere: () => storageChanges$(window, SIGN_OUT),
    },
    pageContent: {
      async fetchSlots({ url, viewer }, context) {
        const page = await api.GET('/api/www/cms/page', { params: { query: { url, active: true, depth: 2 } }, ...context });
        const { contentSlots } = await untilLoaded(() => import('../../content/content-slots.ts'));
        return contentSlots(api, page, viewer);
      },
    },
  };
}
