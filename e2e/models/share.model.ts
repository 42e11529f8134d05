import { shareMachine } from '../../machines/share/share.machine.ts';
import { sharePaths } from '../../machines/share/share.paths.ts';
import { COPIED_NOTICE } from '../../machines/share/share.rules.ts';
import { expect, open } from '../fixtures.ts';
import { modelOf } from './browser-model.ts';
import type { BrowserScenario, World } from './browser-model.ts';
import { stopClock } from './standing-clock.ts';

type Outcome = 'copied' | 'shared' | 'dismissed' | 'failed';
interface Device { outcome?: (outcome: Outcome) => void }

const button = ({ page }: World) => page.getByRole('button', { name: 'Sdílet' });
const notice = ({ page }: World) => page.locator('main[data-page] output').filter({ hasText: /^Odkaz / });
const isAsked = ({ page }: World) => page.evaluate(() => (window as Device).outcome !== undefined);
const isQuiet = async (world: World) => {
  expect(await isAsked(world)).toBe(false);
  await expect(notice(world)).toHaveCount(0);
};

/** What the visitor does with the question of their device, or what the browser allows. */
const decide = (outcomeOf: (output: unknown) => Outcome): BrowserScenario['does'][string] => ({ page }, { event }) => page.evaluate((outcome) => {
  const device = window as Device;
  device.outcome!(outcome);
  delete device.outcome;
}, outcomeOf(event.output));

export const shareModel = modelOf(shareMachine, [{
  name: 'the address of a list [url.listing-q]',
  paths: sharePaths.scenarios[0]!,
  begin: async ({ page }) => {
    // The device's own sheet is no page: its question waits here for what the step decides.
    await page.addInitScript(() => {
      const decided = async () => new Promise<Outcome>((resolve) => { (window as Device).outcome = resolve; });
      let latest: Outcome;
      Object.defineProperty(navigator, 'share', {
        value: async () => {
          latest = await decided();
          if (latest === 'dismissed') throw new DOMException('Dismissed', 'AbortError');
          if (latest !== 'shared') throw new DOMException('Denied', 'NotAllowedError');
        },
      });
      navigator.clipboard.writeText = async () => { if (latest === 'failed') throw new DOMException('Denied', 'NotAllowedError'); };
    });
    await page.clock.install();
    await open(page, '/dovolena/nabidky-letecky');
    // The flow begins in an idle moment, which a standing clock never has: a press that was answered tells that it has begun.
    await button({ page } as World).click();
    await expect.poll(() => isAsked({ page } as World)).toBe(true);
    await page.evaluate(() => {
      (window as Device).outcome!('dismissed');
      delete (window as Device).outcome;
    });
    await stopClock(page);
  },
  hasStandingClock: true,
  hastyStates: ['copied'],
  sees: {
    idle: isQuiet,
    sharing: async (world) => expect.poll(() => isAsked(world)).toBe(true),
    copied: async (world) => expect(notice(world)).toHaveText('Odkaz je zkopírovaný.'),
    failed: async (world) => expect(notice(world)).toHaveText('Odkaz zkopírujte z adresního řádku.'),
  },
  does: {
    'share.send': (world) => button(world).click(),
    'xstate.done.actor.shareAddress': decide((output) => output as Outcome),
    'xstate.error.actor.shareAddress': decide(() => 'failed'),
    'xstate.after.copiedNotice.share.copied': ({ page }) => page.clock.runFor(COPIED_NOTICE),
  },
}]);
