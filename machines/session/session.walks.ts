/** What the walks through session show, a line a step. Written by `npm run test:model -- --write`; its difference is for reading. */
export const sessionWalks: readonly (readonly string[])[] = [
  [
    'begins → fetching #busy by fetching · userInfo = null · asks fetchFirstUserInfo {}',
    'xstate.done.actor.fetchFirstUserInfo {output: {6 fields}} → current · userInfo = {authenticated: false, account_type: "GUEST", user_uid: "u-1", language: "cs", timestamp: "2026-06-01T10:00:00Z", user_status: "FIRST_TIME_ON_PAGE"} · tells session.updated {userInfo: {6 fields}} · waits 240000 ms',
    'xstate.after.userInfoRefresh.session.current → refreshing · asks refreshUserInfo {}',
    'xstate.done.actor.refreshUserInfo {output: {6 fields}} → current · userInfo.user_status = "returning" · tells session.updated {userInfo: {6 fields}} · waits 240000 ms',
    'session.refresh → refreshing · asks refreshUserInfo {}',
    'xstate.error.actor.refreshUserInfo {"error":"failure"} → stale · waits 240000 ms',
    'xstate.after.userInfoRefresh.session.stale → refreshing · asks refreshUserInfo {}',
    'xstate.error.actor.refreshUserInfo {"error":"failure"} → stale · waits 240000 ms',
    'session.refresh → refreshing · asks refreshUserInfo {}',
  ],
  [
    'begins → fetching #busy by fetching · userInfo = null · asks fetchFirstUserInfo {}',
    'xstate.error.actor.fetchFirstUserInfo {"error":"failure"} → stale · waits 240000 ms',
  ],
  [
    'begins → current · userInfo = {authenticated: false, account_type: "GUEST", user_uid: "u-1", language: "cs", timestamp: "2026-06-01T10:00:00Z", user_status: "FIRST_TIME_ON_PAGE"} · waits 240000 ms',
    'xstate.after.userInfoRefresh.session.current → refreshing · asks refreshUserInfo {}',
    'xstate.done.actor.refreshUserInfo {output: {6 fields}} → current · userInfo.user_status = "returning" · tells session.updated {userInfo: {6 fields}} · waits 240000 ms',
    'session.refresh → refreshing · asks refreshUserInfo {}',
    'xstate.error.actor.refreshUserInfo {"error":"failure"} → stale · waits 240000 ms',
    'xstate.after.userInfoRefresh.session.stale → refreshing · asks refreshUserInfo {}',
    'xstate.error.actor.refreshUserInfo {"error":"failure"} → stale · waits 240000 ms',
    'session.refresh → refreshing · asks refreshUserInfo {}',
  ],
];
