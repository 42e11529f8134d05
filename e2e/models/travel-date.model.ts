import { travelDateMachine } from '../../machines/travel-date/travel-date.machine.ts';
import { expect, open } from '../fixtures.ts';
import { Search } from '../pages/search.page.ts';
import { modelOf } from './browser-model.ts';
import type { BrowserScenario, World } from './browser-model.ts';

/** Days of the model, by their place among the days on sale in the calendar of a page. */
const PLACES: Record<string, number> = { '2026-07-10': 3, '2026-07-20': 8 };
const UNSOLD = '2026-12-24';
const sale = { minDate: '2026-07-02', maxDate: '2026-09-30' };

const choices = ({ page }: World) => new Search(page).choices('Kdy');
const draft = (world: World) => choices(world).getByRole('status');

const events = [
  { type: 'travelDate.chooseDay', date: '2026-07-10' },
  { type: 'travelDate.chooseDay', date: '2026-07-20' },
  { type: 'travelDate.chooseDay', date: UNSOLD },
  { type: 'travelDate.chooseMonth', month: '2026-08' },
  { type: 'travelDate.showMonth', month: '2026-08' },
  { type: 'travelDate.flex', days: 3 },
  { type: 'travelDate.clear' },
  { type: 'travelDate.submit' },
] as const;

const root = ({ page }: World) => page.locator('[data-flow="travelDate"]');

const sees: BrowserScenario['sees'] = {
  empty: async (world) => expect(draft(world)).toHaveText('Vyberte první den'),
  started: async (world) => expect(draft(world)).toContainText('Teď vyberte poslední den'),
  complete: async (world) => {
    await expect(draft(world)).not.toBeEmpty();
    await expect(draft(world)).not.toContainText('vyberte');
  },
  submitted: async (world, { output }) => {
    await expect(choices(world)).toBeHidden();
    const value = new Search(world.page).field('Kdy');
    if (output.dates.from === null) await expect(value).toContainText('Kdykoliv');
    else await expect(value).not.toContainText('Kdykoliv');
  },
};

/** @returns once the calendar shows another month: pressed before that, the next press would come on top of this one */
async function turn(world: World, name: string): Promise<void> {
  const firstDay = choices(world).locator('[data-date]').first();
  const before = (await firstDay.getAttribute('data-date'))!;
  await choices(world).getByRole('button', { name }).click();
  await expect(firstDay).not.toHaveAttribute('data-date', before);
}

/** Turns the calendar until it shows such a day. */
async function turnTo(world: World, day: string, buttonFrom: (firstShown: string) => string): Promise<void> {
  while (await choices(world).locator(day).count() === 0) {
    const shown = (await choices(world).locator('[data-date]').first().getAttribute('data-date'))!;
    await turn(world, buttonFrom(shown));
  }
}

const does: BrowserScenario['does'] = {
  'travelDate.chooseDay': async (world, { event: { date }, can }) => {
    const [unsold, onSale] = ['[data-date][aria-disabled]', '[data-date]:not([aria-disabled])'];
    if (!can) {
      // A day that is not on sale stays focusable and does nothing.
      for (const name of ['Předchozí měsíc', 'Další měsíc']) {
        while (await choices(world).locator(unsold).count() === 0 && await choices(world).getByRole('button', { name }).isEnabled()) await turn(world, name);
      }
      await choices(world).locator(unsold).first().click({ force: true });
      return;
    }
    // Which days they are is decided once: the months that are shown follow the choice.
    for (const [name, place] of Object.entries(PLACES)) world.memory[name] ??= (await choices(world).locator(onSale).nth(place).getAttribute('data-date'))!;
    const wanted = world.memory[String(date)]!;
    await turnTo(world, `[data-date="${wanted}"]`, (shown) => (wanted < shown ? 'Předchozí měsíc' : 'Další měsíc'));
    await choices(world).locator(`[data-date="${wanted}"]`).click();
  },
  'travelDate.chooseMonth': (world) => choices(world).getByRole('list', { name: 'Celý měsíc' }).locator('button:enabled').first().click(),
  'travelDate.showMonth': (world) => turn(world, 'Další měsíc'),
  'travelDate.flex': (world) => choices(world).getByRole('button', { name: '± 3 dny' }).click(),
  'travelDate.clear': (world) => choices(world).getByRole('button', { name: 'Smazat termín' }).click(),
  'travelDate.submit': (world) => choices(world).getByRole('button', { name: 'Potvrdit termín' }).click(),
};

export const travelDateModel = modelOf(travelDateMachine, [
  {
    name: 'any day [date.draft]',
    paths: {
      input: { from: null, to: null, flexibility: 0, ...sale }, events,
      // Nothing to clear: the button is disabled. Days that may differ are told instead of what is to be pressed next.
      filter: ({ value }, { type }) => (type === 'travelDate.clear' ? value !== 'empty' : type !== 'travelDate.flex' || value === 'complete'),
    },
    begin: async (world) => {
      await open(world.page, '/');
      await new Search(world.page).openField('Kdy');
    },
    root, sees, does,
  },
  {
    name: 'days from the address [date.draft]',
    paths: { input: { from: '2026-07-10', to: '2026-07-20', flexibility: 0, ...sale }, events: [{ type: 'travelDate.clear' }, { type: 'travelDate.submit' }] },
    begin: async (world) => {
      const from = Temporal.Now.plainDateISO('Europe/Prague').add({ days: 100 });
      await open(world.page, `/dovolena/nabidky-letecky?q=startDate:${from.toString()}:endDate:${from.add({ days: 10 }).toString()}`);
      await new Search(world.page).openField('Kdy');
    },
    root, sees, does,
  },
]);
