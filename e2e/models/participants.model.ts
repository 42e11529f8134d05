import { participantsMachine } from '../../machines/participants/participants.machine.ts';
import { participantsPaths } from '../../machines/participants/participants.paths.ts';
import { expect, open } from '../fixtures.ts';
import { Search } from '../pages/search.page.ts';
import { modelOf, press } from './browser-model.ts';
import type { BrowserScenario, Moment, World } from './browser-model.ts';

const choices = ({ page }: World) => new Search(page).choices('Kdo');
const room = (world: World, { event }: Moment) => {
  const rooms = choices(world).getByRole('group', { name: /^(Pokoj \d|Kdo pojede)$/ });
  return rooms.nth(Number(String(event.roomId).replace('room-', '')) - 1);
};
const birthDate = (world: World) => choices(world).getByRole('textbox', { name: 'Datum narození 1. dítěte' });
const button = (name: string) => (world: World, moment: Moment) => press(room(world, moment).getByRole('button', { name, exact: true }), moment.can);

const sees: BrowserScenario['sees'] = {
  'open.size.placesLeft': async (world) => expect(choices(world).getByText('může cestovat nejvýše')).toHaveCount(0),
  'open.size.limitReached': async (world) => expect(choices(world).getByText('může cestovat nejvýše 9 osob')).toBeVisible(),
  'open.closing.notAsked': async (world) => expect(choices(world).getByText(/^Chybí dat/)).toHaveCount(0),
  'open.closing.refused': async (world) => expect(choices(world).getByText(/^Chybí dat/)).toBeVisible(),
  closed: async (world) => {
    await expect(choices(world)).toBeHidden();
    await expect(new Search(world.page).field('Kdo')).toBeFocused();
  },
};

const does: BrowserScenario['does'] = {
  'participants.addAdult': button('Přidat dospělého'),
  'participants.removeAdult': button('Ubrat dospělého'),
  'participants.addChild': button('Přidat dítě'),
  'participants.removeChild': button('Ubrat dítě'),
  'participants.typeBirthDate': (world) => birthDate(world).fill('4.5.2019'),
  'participants.leaveBirthDate': (world) => birthDate(world).blur(),
  'participants.addRoom': async (world, { can }) => {
    const adding = choices(world).getByRole('button', { name: 'Přidat pokoj' });
    if (can) await adding.click();
    else await expect(adding).toHaveCount(0);
  },
  'participants.removeRoom': (world) => choices(world).getByRole('button', { name: 'Odebrat pokoj 2' }).click(),
  'participants.close': (world) => choices(world).getByRole('button', { name: 'Hotovo', exact: true }).click(),
  'participants.forceClose': (world) => choices(world).getByRole('button', { name: 'Zavřít bez těchto dětí' }).click(),
};

const root: BrowserScenario['root'] = ({ page }) => page.locator('[data-flow="participants"]');

/** Seven adults are two people from the limit; rooms and children beyond the second tell nothing new. */
export const participantsModel = modelOf(participantsMachine, [{
  name: 'in the search [participants.close] [participants.max] [participants.rooms]',
  paths: {
    input: {
      occupancies: [{ adults: 7, childBirthDates: [] }], multiroom: true, today: '2026-07-01', returnDate: '2026-07-20',
      limits: { participants: 9, ofAKind: 8, rooms: 3 },
    },
    events: participantsPaths.scenarios[0]!.events,
    filter: ({ value, context: { rooms } }, { type }) => {
      const [first] = rooms;
      if (type === 'participants.addChild') return first!.children.length < 2;
      if (type === 'participants.removeAdult') return first!.adults.length > 6;
      if (type === 'participants.typeBirthDate') return first!.children[0]?.birthDate === null;
      // An empty field is not left before somebody has been in it.
      if (type === 'participants.leaveBirthDate') return first!.children[0]?.birthDate != null && !first!.children[0].isLeft;
      if (type === 'participants.removeRoom') return rooms.length === 2;
      // Only the notice has the button, and only the warning shows the notice.
      if (type === 'participants.forceClose') return JSON.stringify(value).includes('refused');
      return type !== 'participants.addRoom' || rooms.length === 1;
    },
  },
  begin: async (world) => {
    await open(world.page, '/dovolena/nabidky-letecky?q=ctAdult:7');
    await new Search(world.page).openField('Kdo');
  },
  root, sees, does,
}, {
  name: 'the last adult, who stays [participants.max]',
  paths: {
    input: { occupancies: [{ adults: 1, childBirthDates: [] }], multiroom: true, today: '2026-07-01', returnDate: '2026-07-20', limits: { participants: 9, ofAKind: 8, rooms: 3 } },
    events: [{ type: 'participants.addAdult', roomId: 'room-1' }, { type: 'participants.removeAdult', roomId: 'room-1' }],
    filter: ({ context: { rooms } }, { type }) => type !== 'participants.addAdult' || rooms[0]!.adults.length === 1,
  },
  begin: async (world) => {
    await open(world.page, '/dovolena/nabidky-letecky?q=ctAdult:1');
    await new Search(world.page).openField('Kdo');
  },
  root, sees, does,
}]);
