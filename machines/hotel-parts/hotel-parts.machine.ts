import type { HotelPartsCommand, PartName } from './hotel-parts.types.ts';
import { requestOf } from './hotel-parts.rules.ts';
import { hotelPartsSetup } from './hotel-parts.setup.ts';

const meant = (part: PartName) => ({ event }: { event: Extract<HotelPartsCommand, { type: 'hotelParts.retry' }> }) => ({ part, named: event.part });

/** What tells one part from another is its request and its port; each waits, fails and is asked again by itself. */
function partState<Part extends PartName, Port extends `fetch${Capitalize<Part>}`>(part: Part, port: Port, description: string) {
  return hotelPartsSetup.createStateConfig({
    description,
    initial: 'away',
    states: {
      away: {
        description: 'Its place is far from what the visitor sees: nothing is asked for.',
        invoke: { id: `${part}Nearness`, src: 'nearness', input: { part }, onSnapshot: { guard: 'isNear', target: 'awaited' }, onError: 'awaited' },
      },
      awaited: {
        description: 'It is about to be seen, and shows what stands once it is asked for.',
        always: { guard: { type: 'isAskedAnew', params: { part } }, target: 'fetching' },
      },
      fetching: {
        description: 'The answer is on its way; an older one stays visible.',
        tags: 'busy',
        entry: { type: 'nameRequest', params: { part } },
        always: { guard: { type: 'isAskedAnew', params: { part } }, target: 'fetching', reenter: true },
        invoke: {
          id: part,
          src: port,
          input: ({ context }: { context: Parameters<typeof requestOf>[1] }) => requestOf(part, context)!,
          onDone: { actions: { type: 'takeAnswer', params: ({ event }: { event: { output: unknown } }) => ({ part, answer: event.output }) }, target: 'shown' },
          onError: 'failed',
        } as never,
      },
      shown: {
        description: 'The answer is of the stay that stands.',
        always: { guard: { type: 'isAskedAnew', params: { part } }, target: 'fetching' },
      },
      failed: {
        description: 'The answer could not be had: the part says so, the others go on.',
        always: { guard: { type: 'isAskedAnew', params: { part } }, target: 'fetching' },
        on: { 'hotelParts.retry': { guard: { type: 'isMeant', params: meant(part) }, target: 'fetching' } },
      },
    },
  });
}

/** What the card shows beside the offer, each part asked for when it is about to be seen. */
export const hotelPartsMachine = hotelPartsSetup.createMachine({
  id: 'hotelParts',
  description: 'Weather, similar hotels, other airports, prices of the year, departure hours, reviews, what is paid on the spot, other boards and rooms of the stay that stands.',
  context: ({ input }) => ({ ...input, scope: null, month: null, answers: {}, asked: {} }),
  type: 'parallel',
  on: {
    'hotelParts.show': { actions: { type: 'takeStay', params: ({ event }) => event } },
    'hotelParts.showYear': { actions: { type: 'takeScope', params: ({ event }) => event } },
    'hotelParts.showMonth': { actions: { type: 'takeMonth', params: ({ event }) => event } },
  },
  states: {
    weather: partState('weather', 'fetchWeather', 'The weather through the year.'),
    alternatives: partState('alternatives', 'fetchAlternatives', 'Similar hotels at the same time.'),
    otherAirports: partState('otherAirports', 'fetchOtherAirports', 'The same hotel from other airports.'),
    priceYear: partState('priceYear', 'fetchPriceYear', 'The lowest price of each departure day.'),
    hours: partState('hours', 'fetchHours', 'When planes leave around the chosen day.'),
    reviews: partState('reviews', 'fetchReviews', 'What travellers say who have been there.'),
    onSite: partState('onSite', 'fetchOnSite', 'What is paid on the spot, and whom the stay suits who walks with difficulty.'),
    variants: partState('variants', 'fetchVariants', 'What other boards and rooms of the stay cost more or less.'),
    upsells: partState('upsells', 'fetchUpsells', 'Dearer boards and rooms that the stay can be had with.'),
  },
});
