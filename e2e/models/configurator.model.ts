import { configuratorMachine } from '../../machines/configurator/configurator.machine.ts';
import { available, brno, calendar, configuratorPaths, couple, exampleInput, exampleMatrix, gone, prague } from '../../machines/configurator/configurator.paths.ts';
import { exampleOffer } from '../../machines/testing/example-offer.ts';
import { currentChoice, nearestFor, standingOffer } from '../../machines/configurator/configurator.rules.ts';
import { selectGoneReason } from '../../machines/configurator/configurator.select.ts';
import type { CartAnswer, ConfiguratorContext, DayPrice, Matrix, Offer, OfferAnswer } from '../../machines/configurator/configurator.types.ts';
import { answer } from '../../machines/testing/path-coverage.ts';
import { expect, open } from '../fixtures.ts';
import { HotelCard } from '../pages/hotel-card.page.ts';
import { modelOf, press } from './browser-model.ts';
import type { BrowserScenario, Happening, Moment, World } from './browser-model.ts';
import { RealStay } from './real-stay.ts';

const OFFER = '/api/www/hotelCard/offer';
const MATRIX = '/api/www/hotelCard/configurators/filters';
const DATES = '/api/www/hotelCard/configurators/dates';
const CHEAPEST = '/api/www/search/offers';
const CART = '/api/www/cart/product';

const stays = new WeakMap<World, RealStay>();
const stayOf = (world: World) => stays.get(world)!;
const card = ({ page }: World) => new HotelCard(page);
const root = (world: World) => card(world).root;
const choices = (world: World) => root(world).locator('#configurator');
const price = (world: World) => root(world).locator('aside');
const party = ({ page }: World) => page.getByRole('dialog', { name: 'Kdo pojede' });
const partyOpener = (world: World) => choices(world).getByRole('button', { name: /^Kdo pojede/ }).filter({ visible: true });
const retry = (world: World) => root(world).getByRole('button', { name: 'Zkusit znovu' }).filter({ visible: true });

/** Answers with the offers that the path speaks of, in the terms of the hotel. */
const answerOffer = async (world: World, { event, before }: Moment) => {
  const output = event.output as OfferAnswer;
  const { change } = before.context as ConfiguratorContext;
  const isSearchNext = change.kind === 'pending' && before.value.offer === 'trying' && output.status === 'gone' && change.pending.changed !== 'offer' && nearestFor(change.pending, output.nearest) === undefined;
  // Calendars come at once; the search for another day asks the same address and waits.
  if (isSearchNext && world.memory.datesAreHeld === undefined) await world.network.hold(DATES);
  await world.network.answer(OFFER, stayOf(world).answer(output));
};

/** Of the search for another day; calendars come at once again. */
const endSearch = (end: BrowserScenario['does'][string]): BrowserScenario['does'][string] => async (world, moment) => {
  await end(world, moment);
  if (world.memory.datesAreHeld === undefined) await world.network.release(DATES);
};

const choose = (choice: Parameters<HotelCard['choose']>[0], part: string) => (world: World, { event }: Moment) => card(world).choose(choice, stayOf(world).value(event[part]));

const cartAnswers: Record<CartAnswer['status'], (network: World['network'], answer: CartAnswer) => Promise<void>> = {
  added: (network) => network.pass(CART),
  gone: (network) => network.fail(CART, 409, { code: 'offer-gone' }),
  repriced: (network, answer) => network.fail(CART, 409, {
    code: 'price-changed', errors: [{ pointer: '/body/totalPrice', code: 'price-changed', message: String('totalPrice' in answer && answer.totalPrice) }],
  }),
};

const does: BrowserScenario['does'] = {
  'xstate.done.actor.resolveOffer': answerOffer,
  'xstate.error.actor.resolveOffer': ({ network }) => network.fail(OFFER),
  'xstate.done.actor.tryOffer': answerOffer,
  'xstate.error.actor.tryOffer': ({ network }) => network.fail(OFFER),
  'xstate.done.actor.searchDays': endSearch((world, { event }) => world.network.answer(DATES, stayOf(world).calendar(event.output as { dates: DayPrice[] }))),
  'xstate.error.actor.searchDays': endSearch(({ network }) => network.fail(DATES)),
  'xstate.done.actor.fetchCheapestOffer': async (world, { event }) => {
    const offers = event.output === null ? [] : [stayOf(world).offerOf(event.output as Offer)];
    await world.network.change<{ offers: Offer[] }>(CHEAPEST, (body) => ({ ...body, offers }));
  },
  'xstate.error.actor.fetchCheapestOffer': ({ network }) => network.fail(CHEAPEST),
  'xstate.done.actor.fetchMatrix': (world, { event }) => world.network.change<Matrix>(MATRIX, (body) => withDaysOf(event.output as Matrix, body, stayOf(world))),
  'xstate.error.actor.fetchMatrix': ({ network }) => network.fail(MATRIX),
  'xstate.done.actor.fetchDates': (world) => world.network.answer(DATES, calendarOf(stayOf(world))),
  'xstate.error.actor.fetchDates': ({ network }) => network.fail(DATES),
  'xstate.done.actor.addToCart': ({ network }, { event }) => cartAnswers[(event.output as CartAnswer).status](network, event.output as CartAnswer),
  'xstate.error.actor.addToCart': ({ network }) => network.fail(CART),
  'configurator.chooseAirport': choose('Odkud letíte', 'airportCode'),
  'configurator.chooseDuration': choose('Na jak dlouho', 'duration'),
  'configurator.chooseBoard': choose('Strava', 'boardCode'),
  'configurator.chooseRoom': choose('Pokoj', 'roomCode'),
  'configurator.chooseDate': (world, { event }) => card(world).chooseDay(stayOf(world).value(event.date)),
  // Back to an address of this page from another one, as the page writes it: its entries carry the page they belong to.
  'configurator.followUrl': async (world, { event }) => world.page.evaluate((path) => {
    history.pushState(history.state, '', path);
    history.pushState(history.state, '', `${path}?clickedLink=elsewhere`);
    dispatchEvent(new Event('addresschanged'));
    history.back();
  }, stayOf(world).path(event.offerCode as string | null)),
  'configurator.refresh': (world) => choices(world).getByRole('button', { name: 'Zpět k předchozí nabídce' }).click(),
  'configurator.retry': async (world, { before }) => {
    if (before.value.offer === 'failed' || before.value.matrix === 'failure') return retry(world).first().click();
    await card(world).dayOpener.click();
    await retry(world).click();
    await world.page.keyboard.press('Escape');
  },
  'configurator.order': async (world, { before, can }) => {
    // The button of an order on its way stays where it is and takes no press.
    if (['awaitingOffer', 'adding', 'ordered'].includes(before.value.order as string)) await card(world).busyButton.press('Enter');
    else if (['gone', 'soldOut'].includes(before.value.offer as string)) await expect(card(world).orderButton).toHaveCount(0);
    else await press(card(world).orderButton, can);
  },
  // A child without a birth date keeps the draft open.
  'configurator.editParticipants': async (world) => {
    await partyOpener(world).click();
    await party(world).getByRole('button', { name: 'Přidat dítě' }).click();
  },
  'configurator.closeParticipants': async (world) => {
    await world.page.keyboard.press('Escape');
    await expect(party(world).getByRole('alert')).toContainText('Chybí datum narození');
  },
  'xstate.done.actor.participants': async (world, { event, before }) => {
    const { adults } = (event.output as { occupancies: { adults: number }[] }).occupancies[0]!;
    const context = before.context as ConfiguratorContext;
    const now = (context.change.kind === 'pending' ? context.change.pending : context).occupancies[0]!.adults;
    await party(world).getByRole('button', { name: 'Ubrat dítě' }).click();
    if (adults < now) await party(world).getByRole('button', { name: 'Ubrat dospělého' }).click();
    if (adults > now) await party(world).getByRole('button', { name: 'Přidat dospělého' }).click();
    await party(world).getByRole('button', { name: 'Hotovo', exact: true }).click();
  },
};

/** The hotel's matrix without the days that the example's lacks. */
function withDaysOf(example: Matrix, matrix: Matrix, stay: RealStay): Matrix {
  const lacking = Object.keys(exampleMatrix.durationsByDates).filter((day) => !(day in example.durationsByDates)).map((day) => stay.value(day));
  return { ...matrix, durationsByDates: Object.fromEntries(Object.entries(matrix.durationsByDates).filter(([day]) => !lacking.includes(day))) };
}

function calendarOf({ days, offer: { totalPrice, offerCode } }: RealStay): { dates: DayPrice[] } {
  return { dates: days.toSorted().map((date) => ({ date, totalPrice, offerCode })) };
}

const isBusy = async (world: World) => expect(price(world)).toHaveAttribute('aria-busy', 'true');

const sees: BrowserScenario['sees'] = {
  'offer.resolving': isBusy,
  'offer.findingCheapest': isBusy,
  'offer.trying': isBusy,
  'offer.searching': isBusy,
  'offer.chosen': async (world, { context }) => {
    await expect(price(world)).not.toHaveAttribute('aria-busy');
    await expect(price(world).locator('[data-price]')).toHaveAttribute('data-price', String(stayOf(world).price(standingOffer(context)) / 100));
  },
  'offer.refused': async (world) => expect(root(world).getByText('Tuto změnu udělat nejde').filter({ visible: true })).toBeVisible(),
  'offer.gone': async (world, { context }) => {
    await expect(choices(world).getByText('Tuto nabídku už nemáme')).toBeVisible();
    await expect(choices(world).locator('article[data-offer-code]')).toHaveCount(context.refusal.kind === 'refused' ? context.refusal.nearest.length : 0);
  },
  'offer.soldOut': async (world) => expect(choices(world).getByText('Pro tuto skupinu v hotelu nic volného nemáme.')).toBeVisible(),
  'offer.failed': async (world) => expect(root(world).getByText('Cenu se nepodařilo zjistit').filter({ visible: true })).toBeVisible(),
  'matrix.failure': async (world) => expect(choices(world).getByText('Nabídku termínů se nepodařilo načíst.')).toBeVisible(),
  'party.closed': async (world) => expect(party(world)).toBeHidden(),
  'party.editing': async (world) => expect(party(world).getByRole('button', { name: 'Hotovo', exact: true })).toBeVisible(),
  'order.awaitingOffer': async (world) => expect(card(world).busyButton).toBeVisible(),
  'order.adding': async (world) => expect(card(world).busyButton).toBeVisible(),
  'order.ordered': async (world) => expect(card(world).busyButton).toBeVisible(),
  'order.failed': async (world) => expect(root(world).getByText('Rezervaci se nepodařilo začít.').filter({ visible: true })).toBeVisible(),
};

const asks = { resolveOffer: OFFER, tryOffer: OFFER, fetchCheapestOffer: CHEAPEST, searchDays: DATES, addToCart: CART };

/** A page with its offer; from now on such calls wait. */
const begin = (...held: string[]) => async (world: World) => {
  const stay = await RealStay.find(world);
  stays.set(world, stay);
  await open(world.page, stay.path(prague));
  await world.page.route((url) => url.pathname === DATES, (route) => route.fulfill({ json: calendarOf(stay) }));
  await world.page.route((url) => url.pathname.startsWith('/checkout'), (route, request) => (request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()));
  if (held.includes(DATES)) world.memory.datesAreHeld = 'yes';
  for (const pathname of held) await world.network.hold(pathname);
};

const PARTS: Record<string, 'airportCode' | 'duration' | 'date' | 'boardCode' | 'roomCode'> = {
  'configurator.chooseAirport': 'airportCode', 'configurator.chooseDuration': 'duration', 'configurator.chooseDate': 'date',
  'configurator.chooseBoard': 'boardCode', 'configurator.chooseRoom': 'roomCode',
};
const SOLD: readonly unknown[] = ['PRG', 'BRQ', 7, 11, '2026-07-12', '2026-07-14', '2026-07-19', 'AI', 'HB', 'DR2', 'FAM'];

type View = Parameters<NonNullable<(typeof configuratorPaths.scenarios)[number]['filter']>>[0];

/** Whether the page has a control for it, or the network a call. */
function canBeCaused({ value, context }: View, happening: { type: string }): boolean {
  const event = happening as Happening;
  const isEditing = value.party === 'editing';
  const isLocked = value.order === 'awaitingOffer' || value.order === 'adding' || value.order === 'ordered';
  const hasPartyField = value.matrix !== 'failure' && !isEditing && !isLocked;
  const hasFields = hasPartyField && value.offer !== 'soldOut';
  const part = PARTS[event.type];
  if (part !== undefined) {
    // A change in the middle of another bends to what the hotel sells, which the example does not know; one such is enough.
    const isInTime = context.change.kind === 'none' || (value.offer === 'trying' && part === 'boardCode');
    return hasFields && isInTime && SOLD.includes(event[part]) && currentChoice(context)?.[part] !== event[part];
  }
  switch (event.type) {
    case 'configurator.editParticipants': return hasPartyField && context.change.kind === 'none';
    case 'configurator.retry': return !isEditing && (value.offer === 'failed' || value.matrix === 'failure' || value.dates === 'failed');
    case 'configurator.refresh': return value.offer === 'gone' && context.standing.kind === 'offer' && !isLocked;
    // The browser's own cache of pages is another test's.
    case 'xstate.snapshot.pageReturns': case 'xstate.error.actor.pageReturns': case 'xstate.after.openingTime.configurator.order.ordered': return false;
    // The page comes with its matrix.
    case 'xstate.done.actor.fetchMatrix': return context.sold.kind === 'unknown' || context.soldTo !== JSON.stringify(couple);
    case 'configurator.changeParticipants': case 'configurator.chooseOffer': case 'xstate.error.actor.participants': return false;
    default: return event.type.startsWith('xstate.') || !isEditing || event.type === 'configurator.closeParticipants' || event.type === 'configurator.followUrl';
  }
}

const [offerPaths, , answerPaths, orderPaths, , partyPaths] = configuratorPaths.scenarios;
const served = [answer('fetchMatrix', exampleMatrix), answer('resolveOffer', available(prague)), answer('fetchDates', calendar(prague))];
const single = [{ adults: 1, childBirthDates: [] }];
const edit = { type: 'configurator.editParticipants', on: 'popover' } as const;
const lastDayIsGone: Matrix = {
  ...exampleMatrix, durations: [7], durationsByDates: Object.fromEntries(Object.entries(exampleMatrix.durationsByDates).filter(([day]) => day !== '2026-07-19')),
};

const changed = ({ change }: View['context']) => (change.kind === 'pending' ? change.pending.changed : undefined);
const offerOf = ({ value, context }: View) => [value.offer, value.party, context.sold.kind, context.standing.kind, context.addressed, changed(context), currentChoice(context)];

export const configuratorModel = modelOf(configuratorMachine, [
  {
    name: 'every change of the stay [config.states] [config.choices] [config.url]',
    paths: {
      ...offerPaths!,
      events: [...offerPaths!.events, edit, answer('participants', { occupancies: single })],
      serialize: offerOf, filter: canBeCaused,
    },
    served,
    begin: begin(OFFER, CHEAPEST),
    root, regions: ['party', 'offer'], sees, does, asks,
  },
  {
    name: 'an address whose offer is gone [config.states]',
    paths: {
      input: exampleInput,
      events: [
        answer('fetchMatrix', exampleMatrix), answer('resolveOffer', gone()), answer('tryOffer', available(prague)), answer('tryOffer', gone()), answer('searchDays', calendar()),
        { type: 'configurator.chooseBoard', boardCode: 'HB' },
      ],
      serialize: offerOf, filter: canBeCaused,
    },
    served: [answer('fetchMatrix', exampleMatrix), answer('resolveOffer', gone())],
    begin: async (world) => {
      await begin()(world);
      const { page } = world;
      const { offer } = stayOf(world);
      await open(page, offer.offerPath.replace(/_\d{8}_/, '_20200101_'));
      await world.network.hold(OFFER);
    },
    root, regions: ['offer'],
    sees: { ...sees, 'offer.gone': async (world) => expect(choices(world).getByText('Tuto nabídku už nemáme')).toBeVisible() },
    does, asks,
  },
  {
    name: 'a day that has just been sold [config.matrix]',
    paths: {
      input: exampleInput,
      events: [
        ...served, edit, answer('participants', { occupancies: single }), answer('tryOffer', available(prague)), answer('fetchMatrix', lastDayIsGone),
        { type: 'configurator.chooseDate', date: '2026-07-19' },
      ],
      serialize: ({ value, context }) => [value, changed(context), context.soldTo, currentChoice(context)],
      filter: (snapshot, event) => canBeCaused(snapshot, event) && (event.type !== 'configurator.chooseDate' || (snapshot.context.occupancies[0]!.adults === 1 && snapshot.value.matrix === 'success')),
    },
    served,
    begin: begin(OFFER, MATRIX, DATES),
    root, sees, does, asks: { ...asks, fetchMatrix: MATRIX, fetchDates: DATES },
  },
  {
    name: 'back from a change that is gone, where the address names no offer [config.states]',
    paths: {
      input: exampleInput,
      events: [
        ...served, answer('fetchCheapestOffer', exampleOffer(prague)), answer('tryOffer', gone()), answer('searchDays', calendar(brno)),
        { type: 'configurator.followUrl', offerCode: null }, { type: 'configurator.chooseBoard', boardCode: 'HB' }, { type: 'configurator.refresh' },
      ],
      serialize: (snapshot) => [...offerOf(snapshot), selectGoneReason(snapshot)],
      // The cheapest is on its way while something is changed, and comes after the way back.
      filter: (snapshot, event) => canBeCaused(snapshot, event) && ({
        'configurator.followUrl': snapshot.context.addressed.kind === 'offer',
        'configurator.chooseBoard': snapshot.value.offer === 'findingCheapest',
        'xstate.done.actor.fetchCheapestOffer': snapshot.context.refusal.kind === 'refused',
      }[event.type] ?? true),
    },
    served,
    begin: begin(OFFER, CHEAPEST),
    root, regions: ['offer'], sees, does, asks,
  },
  {
    name: 'its matrix and its calendar [config.matrix]',
    paths: {
      ...answerPaths!,
      events: [
        ...answerPaths!.events, edit, answer('participants', { occupancies: single }), answer('participants', { occupancies: couple }), { type: 'configurator.chooseRoom', roomCode: 'FAM' },
      ],
      serialize: ({ value, context }) => [value, context.soldTo, context.calendar.kind === 'asked' && context.calendar.of, changed(context), currentChoice(context)],
      filter: (snapshot, event) => canBeCaused(snapshot, event)
        && (event.type !== 'xstate.done.actor.participants' || !sameParty(snapshot.context.occupancies, event)),
    },
    served,
    begin: begin(OFFER, MATRIX, DATES),
    root, sees, does, asks: { ...asks, fetchMatrix: MATRIX, fetchDates: DATES },
  },
  {
    name: 'its order [config.states]',
    paths: {
      ...orderPaths!,
      // A room, a board or a length besides would order what the hotel does not sell; nothing else can be pressed beside an open draft of who travels.
      events: [answer('fetchMatrix', exampleMatrix), ...orderPaths!.events.filter(({ type }) => PARTS[type] === undefined && type !== 'configurator.editParticipants'), { type: 'configurator.chooseAirport', airportCode: 'BRQ' }, { type: 'configurator.chooseAirport', airportCode: 'PRG' }],
      serialize: ({ value, context }) => [value.offer, value.order, context.sold.kind, currentChoice(context)],
      filter: canBeCaused,
    },
    served,
    begin: begin(OFFER, CART),
    root, regions: ['offer', 'order'], sees: { ...sees, 'offer.chosen': async () => {} }, does, asks,
  },
  {
    name: 'who travels [participants.close] [config.choices]',
    paths: { ...partyPaths!, events: [...served.slice(0, 2), ...partyPaths!.events.filter(({ type }) => type !== 'configurator.order' && type !== 'configurator.chooseRoomOf')], serialize: ({ value, context }) => [value.party, value.offer, context.sold.kind], filter: canBeCaused },
    served,
    begin: begin(OFFER),
    root, regions: ['party'], sees, does, asks,
  },
]);

function sameParty(occupancies: ConfiguratorContext['occupancies'], event: object): boolean {
  return JSON.stringify((event as { output: { occupancies: unknown } }).output.occupancies) === JSON.stringify(occupancies);
}
