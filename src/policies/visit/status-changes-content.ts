import { map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever it is known anew who the visitor is, the page's components are asked to be theirs at the server’s time [user.refresh] [cms.visibility-profile]. */
export const statusChangesContent: Policy = ({ facts$ }) => facts$.pipe(
  when('session.updated'),
  map(({ userInfo }) => ({ type: 'pageContent.follow', viewer: { userStatus: userInfo.user_status, loggedIn: userInfo.authenticated, now: userInfo.timestamp } })),
);
