import { accordionMachine } from '../../machines/accordion/accordion.machine.ts';
import { expect, open } from '../fixtures.ts';
import { Listing } from '../pages/listing.page.ts';
import { modelOf, press } from './browser-model.ts';
import type { Moment, World } from './browser-model.ts';

const plan = ({ page }: World) => page.getByRole('region', { name: 'Program zájezdu' });
const days = (world: World) => plan(world).locator('button[aria-expanded]');
const openDays = (world: World) => plan(world).locator('button[aria-expanded=true]');
const all = (name: string) => (world: World, { can }: Moment) => press(plan(world).getByRole('button', { name }), can);
const pressFirst = (world: World) => days(world).first().click();

/** Two sections stand for a week of days: the first, which is opened and closed, and all the others. */
export const accordionModel = modelOf(accordionMachine, [{
  name: 'the days of a round trip [view.accordion]',
  paths: {
    input: { sections: ['first', 'others'], expanded: ['first', 'others'] },
    events: [
      { type: 'accordion.expand', section: 'first' },
      { type: 'accordion.collapse', section: 'first' },
      { type: 'accordion.expandAll' },
      { type: 'accordion.collapseAll' },
    ],
    // A day that is open has a button to close it, and the other way round.
    filter: ({ context: { expanded } }, { type }) => {
      if (type === 'accordion.expand') return !expanded.includes('first');
      return type !== 'accordion.collapse' || expanded.includes('first');
    },
  },
  begin: async ({ page }) => {
    await open(page, '/dovolena/nabidky-okruzni');
    await open(page, (await new Listing(page).tiles.first().getByRole('link').first().getAttribute('href'))!);
  },
  sees: {
    '*': async (world, { context: { expanded } }) => {
      const count = await days(world).count();
      expect(count).toBeGreaterThan(1);
      await expect(days(world).first()).toHaveAttribute('aria-expanded', String(expanded.includes('first')));
      await expect(openDays(world)).toHaveCount((expanded.includes('first') ? 1 : 0) + (expanded.includes('others') ? count - 1 : 0));
    },
    collapsed: async (world) => expect(plan(world).getByRole('button', { name: 'Sbalit vše' })).toBeDisabled(),
    expanded: async (world) => expect(plan(world).getByRole('button', { name: 'Rozbalit vše' })).toBeDisabled(),
  },
  does: {
    'accordion.expand': pressFirst,
    'accordion.collapse': pressFirst,
    'accordion.expandAll': all('Rozbalit vše'),
    'accordion.collapseAll': all('Sbalit vše'),
  },
}]);
