import { assign, setup } from 'xstate';
import type { HotelPartsCommand, HotelPartsContext, HotelPartsInput, HotelPartsPorts, PartAnswers, PartName, Stay, YearScope } from './hotel-parts.types.ts';
import { isItem, ports } from '../port.ts';
import { requestKey } from './hotel-parts.rules.ts';

interface Part { part: PartName }

/** The names that the chart of the card's parts is made of. */
export const hotelPartsSetup = setup({
  types: {} as {
    input: HotelPartsInput;
    context: HotelPartsContext;
    events: HotelPartsCommand;
    tags: 'busy';
  },
  actors: ports<HotelPartsPorts>()({
    nearness: 'stream', fetchWeather: 'promise', fetchAlternatives: 'promise', fetchOtherAirports: 'promise', fetchPriceYear: 'promise', fetchHours: 'promise', fetchReviews: 'promise',
    fetchOnSite: 'promise', fetchVariants: 'promise', fetchUpsells: 'promise',
  }),
  actions: {
    takeStay: assign((_, { stay }: { stay: Stay }) => ({ stay, scope: null })),
    takeScope: assign((_, { scope }: { scope: YearScope }) => ({ scope })),
    takeMonth: assign((_, { month }: { month: string }) => ({ month })),
    nameRequest: assign(({ context }, { part }: Part) => ({ asked: { ...context.asked, [part]: requestKey(part, context) } })),
    takeAnswer: assign(({ context }, { part, answer }: { [Name in PartName]: { part: Name; answer: PartAnswers[Name] } }[PartName]) => ({
      answers: { ...context.answers, [part]: answer },
    })),
  },
  guards: {
    isNear: ({ event }) => isItem(event, 'near'),
    isMeant: (_, { part, named }: { part: PartName; named: PartName }) => part === named,
    isAskedAnew: ({ context }, { part }: Part) => context.stay !== null && context.asked[part] !== requestKey(part, context),
  },
});
