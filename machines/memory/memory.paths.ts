import type { SnapshotFrom } from 'xstate';
import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import type { Scenario } from '../testing/path-coverage.ts';
import { memoryMachine } from './memory.machine.ts';

type Snapshot = SnapshotFrom<typeof memoryMachine>;
type MemoryEvents = Scenario<typeof memoryMachine>['events'];

const stored = { searches: ['/dovolena/nabidky-autem'], hotels: [], owner: null };
const allowed = { preferences: true, statistics: false, marketing: false };
const refused = { preferences: false, statistics: true, marketing: false };

const events: MemoryEvents = [
  { type: 'memory.keepSort', sortCode: 'priceDESC' },
  { type: 'memory.keepSearch', address: '/dovolena/nabidky-letecky?q=c:GR', childrenBirthDates: ['2019-05-04'] },
  { type: 'memory.keepHotel', hotelCode: 'GRK1042', tripType: 'WS' },
  { type: 'memory.followConsent', categories: allowed },
  { type: 'memory.followConsent', categories: refused },
  { type: 'memory.forget' }, answer('leaveBrowser'), failure('leaveBrowser'),
  { type: 'memory.joinAccount', customer: 'jana' }, answer('mergeWithAccount', stored), failure('mergeWithAccount'), answer('storeMemory'), failure('storeMemory'), answer('removeMemory'), failure('removeMemory'),
];

/** Somebody who allows preferences and somebody who was never asked; what is remembered turns no guard and is left out. */
export const memoryPaths = pathsOf(memoryMachine, [
  { input: { categories: allowed, stored }, events, serialize: ({ value }: Snapshot) => value },
  { input: { categories: null, stored }, events, serialize: ({ value }: Snapshot) => value },
]);
