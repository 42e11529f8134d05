import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { compareMachine } from './compare.machine.ts';
import type { CompareChoice } from './compare.types.ts';

const party = [{ adults: 2, childBirthDates: [] }];
export const offerOf = (hotelCode: string) => ({ offerCode: `${hotelCode}_PRG_20260712_07_AI_DR2`, hotelName: hotelCode });
export const toggle = (hotelCode: string) => ({ type: 'compare.toggle' as const, offer: offerOf(hotelCode), occupancies: party });
export const remove = (hotelCode: string) => ({ type: 'compare.remove' as const, offerCode: offerOf(hotelCode).offerCode });
export const choiceOf = (...hotelCodes: string[]): CompareChoice => ({ offers: hotelCodes.map(offerOf), occupancies: party });

export const comparePaths = pathsOf(compareMachine, [{
  input: undefined,
  events: [
    ...['GRK1', 'GRK2', 'GRK3', 'GRK4', 'GRK5'].map(toggle), { type: 'compare.clear' }, remove('GRK1'),
    answer('readChoice', null), answer('readChoice', choiceOf('GRK1', 'GRK2', 'GRK3', 'GRK4')), failure('readChoice'),
    answer('storeChoice'), failure('storeChoice'),
  ],
  serialize: ({ value, context: { offers } }) => [value, offers.map(({ hotelName }) => hotelName).toSorted()],
}]);
