import { dayPricesMachine } from '../../machines/day-prices/day-prices.machine.ts';
import { dayPricesPaths } from '../../machines/day-prices/day-prices.paths.ts';
import { expect, open } from '../fixtures.ts';
import { Search } from '../pages/search.page.ts';
import { modelOf } from './browser-model.ts';
import type { World } from './browser-model.ts';

const CALENDAR = '/api/www/listing/calendar-offers';
const calendar = ({ page }: World) => new Search(page).choices('Kdy');
const note = (world: World) => calendar(world).getByText('Dny odjezdu s nejnižší cenou celkem, 2 dospělí.');
const price = (world: World) => calendar(world).locator('[data-date]', { hasText: /\d+,\d\stis\./ });

export const dayPricesModel = modelOf(dayPricesMachine, [{
  name: 'the prices of the search’s calendar [listing.promoted]',
  paths: dayPricesPaths.scenarios[0]!,
  begin: async (world) => {
    await world.network.hold(CALENDAR);
    await open(world.page, '/');
  },
  root: ({ page }) => page.locator('[data-flow="dayPrices"]'),
  asks: { fetchDayPrices: CALENDAR },
  sees: {
    fetching: async (world) => expect(note(world)).toHaveAttribute('aria-busy', 'true'),
    shown: async (world) => expect(price(world).first()).toBeVisible(),
    failed: async (world) => {
      await expect(calendar(world).getByText('Ceny se teď nepodařilo načíst, termín ale vybrat můžete.')).toBeVisible();
      await expect(price(world)).toHaveCount(0);
    },
  },
  does: {
    'dayPrices.show': async (world) => {
      if (await calendar(world).isVisible()) await world.page.keyboard.press('Escape');
      await new Search(world.page).openField('Kdy');
    },
    'dayPrices.retry': (world) => calendar(world).getByRole('button', { name: 'Zkusit znovu' }).click(),
    'xstate.done.actor.fetchDayPrices': ({ network }) => network.pass(CALENDAR),
    'xstate.error.actor.fetchDayPrices': ({ network }) => network.fail(CALENDAR, 500),
  },
}]);
