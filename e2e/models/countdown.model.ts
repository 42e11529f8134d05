import { countdownMachine } from '../../machines/countdown/countdown.machine.ts';
import { timeLeft } from '../../machines/countdown/countdown.rules.ts';
import type { CountdownContext } from '../../machines/countdown/countdown.types.ts';
import { streamed } from '../../machines/testing/path-coverage.ts';
import { expect, open } from '../fixtures.ts';
import { tellTimeOf } from '../server-time.ts';
import { modelOf } from './browser-model.ts';
import type { World } from './browser-model.ts';

const endsAt = Date.UTC(2026, 6, 1, 12);
const LEFT_AT_FIRST = 2500;
/** Longer than a page takes until it counts. */
const TIME_TO_OPEN = 120_000;
const TERMS = 'Jak vybrat termín';

const tile = ({ page }: World) => page.locator('[data-flow="countdown"]');

async function begin(world: World): Promise<void> {
  const { page } = world;
  const day = /<time dateTime="([^"]+)"/i.exec(await (await page.request.get('/silvestr')).text())![1]!;
  const end = Date.parse(`${day}T23:59:59.999+01:00`);
  await tellTimeOf(page);
  await page.clock.install({ time: end - TIME_TO_OPEN });
  await open(page, '/silvestr');
  await expect(tile(world).getByRole('timer')).toHaveText(/^\s*00\s*hodin/);
  await page.clock.pauseAt(end - LEFT_AT_FIRST);
}

export const countdownModel = modelOf(countdownMachine, [{
  name: 'to its end date [view.countdown]',
  paths: {
    input: { of: 'campaign', endsAt, now: endsAt - LEFT_AT_FIRST },
    events: [streamed('clock', endsAt - 2000), streamed('clock', endsAt)],
  },
  begin,
  root: tile,
  regions: ['time'],
  hasStandingClock: true,
  hastyStates: ['time.counting'],
  sees: {
    'time.counting': async (world, { context }) => expect(tile(world).getByRole('timer')).toContainText(new RegExp(`0${Math.ceil(timeLeft(context) / 1000)}\\s*sekund`)),
    'time.ended': async (world) => {
      await expect(tile(world).getByRole('status')).toHaveText('Šťastný nový rok!');
      await expect(tile(world).getByRole('timer')).toHaveCount(0);
    },
  },
  does: {
    // As much time passes as the tick says, in which the page's own ticks come.
    'xstate.snapshot.clock': ({ page }, { event, before }) => page.clock.runFor(Number((event as unknown as { snapshot: { context: number } }).snapshot.context) - (before.context as CountdownContext).now),
  },
}, {
  name: 'the terms of what ends [view.dialog]',
  paths: {
    input: { of: 'campaign', endsAt, now: endsAt - LEFT_AT_FIRST },
    events: [{ type: 'countdown.openTerms' }, { type: 'countdown.closeTerms' }],
  },
  begin,
  root: tile,
  regions: ['terms'],
  hasStandingClock: true,
  hastyStates: ['time.counting'],
  sees: {
    'terms.closed': async ({ page }) => expect(page.getByRole('dialog')).toHaveCount(0),
    'terms.open': async ({ page }) => expect(page.getByRole('dialog', { name: TERMS })).toBeVisible(),
  },
  does: {
    // With the dialog over it, the page's own button cannot be pressed.
    'countdown.openTerms': async (world, { can }) => { if (can) await tile(world).getByRole('button', { name: TERMS }).click(); },
    'countdown.closeTerms': async ({ page }, { can }) => { if (can) await page.getByRole('dialog').getByRole('button', { name: 'Zavřít okno' }).click(); },
  },
}]);
