import { sessionMachine } from '../../machines/session/session.machine.ts';
import { guest, sessionPaths } from '../../machines/session/session.paths.ts';
import { USER_INFO_REFRESH } from '../../machines/session/session.rules.ts';
import { streamed } from '../../machines/testing/path-coverage.ts';
import { expect, open } from '../fixtures.ts';
import { modelOf } from './browser-model.ts';
import type { World } from './browser-model.ts';
import { stopClock } from './standing-clock.ts';

const USER_INFO = '/api/www/user/info/get';

const asks = async ({ network }: World) => expect.poll(() => network.isWaiting(USER_INFO)).toBe(true);
const asksNothing = async ({ network }: World) => expect(network.isWaiting(USER_INFO)).toBe(false);
/**
 * The answer may still be on its way into the stream when the clock is moved: one that is asked for after it comes after it,
 * most of the time. A call needs its moment to leave, or the next move outlasts it.
 */
const untilAsked = async ({ page, network }: World) => {
  if (network.isWaiting(USER_INFO)) return;
  await page.evaluate(async () => (await fetch('/healthz')).text());
  await expect(async () => {
    await page.clock.fastForward(USER_INFO_REFRESH);
    await expect.poll(() => network.isWaiting(USER_INFO), { timeout: 5_000 }).toBe(true);
  }).toPass();
};

/** Nothing of it is to be seen: what tells its states apart is whether the page asks. */
export const sessionModel = modelOf(sessionMachine, [{
  name: 'who the visitor is [user.info]',
  paths: { ...sessionPaths.scenarios[0]!, events: [streamed('userInfo', guest), streamed('userInfo', null)] },
  begin: async ({ page, network }) => {
    await network.hold(USER_INFO);
    await page.clock.install();
    await open(page, '/');
    await expect.poll(() => network.isWaiting(USER_INFO)).toBe(true);
    await stopClock(page);
  },
  hasStandingClock: true,
  sees: { 'following.asking': asks, 'following.known': asksNothing, 'following.stale': asksNothing },
  does: {
    'xstate.snapshot.userInfo': async (world, { event }) => {
      await untilAsked(world);
      const { snapshot } = event as unknown as ReturnType<typeof streamed> & { snapshot: { context: unknown } };
      await (snapshot.context === null ? world.network.fail(USER_INFO) : world.network.pass(USER_INFO));
    },
  },
}]);
