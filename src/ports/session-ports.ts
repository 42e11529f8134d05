/** Ports of flows that follow the visitor from the first idle moment on. */
import { combineLatest, map } from 'rxjs';
import type { SchedulerLike } from 'rxjs';
import { USER_INFO_REFRESH } from '../../machines/session/session.rules.ts';
import type { Api } from '../api/create-api.ts';
import { clock$ } from '../streams/clock.ts';
import { isOnline$ } from '../streams/online.ts';
import { userInfo$ } from '../streams/user-info.ts';
import { isVisible$ } from '../streams/visibility.ts';
import { untilLoaded } from '../ui/until-loaded.ts';
import type { LatePorts } from './page-ports.ts';

/** @param scheduler tells the server's time */
export function createSessionPorts(api: Api, scheduler: SchedulerLike): Pick<LatePorts, 'countdown' | 'pageContent' | 'session'> {
  return {
    countdown: { clock: (ticks) => clock$({ ...ticks, scheduler }) },
    session: {
      userInfo: () => userInfo$({ fetchUserInfo: (context) => api.fetchUserInfo(context), isAskable$: combineLatest([isVisible$(document), isOnline$(window)]).pipe(map((all) => all.every(Boolean))), period: USER_INFO_REFRESH }),
    },
    pageContent: {
      async fetchSlots({ url, viewer }, context) {
        const page = await api.GET('/api/www/cms/page', { params: { query: { url, depth: 2 } }, ...context });
        const { contentSlots } = await untilLoaded(() => import('../content/content-slots.ts'));
        return contentSlots(api, page, viewer);
      },
    },
  };
}
