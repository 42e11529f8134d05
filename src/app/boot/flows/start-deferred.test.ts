// @vitest-environment happy-dom
import { NEVER } from 'rxjs';
import type { SnapshotFrom } from 'xstate';
import { expect, it } from 'vitest';
import { configuratorMachine } from '../../../../machines/configurator/configurator.machine.ts';
import { memoryMachine } from '../../../../machines/memory/memory.machine.ts';
import { createPage } from '../../page/create-page.ts';
import { createVisit } from '../../visit/create-visit.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { startDeferred } from './start-deferred.ts';

it('a hotel is remembered although its page is left before anything more has been loaded [cms.home-components]', async () => {
  const visit = createVisit({ language: 'cs', now: '2026-08-01T10:00:00Z' });
  const policyContext = { language: 'cs', path: '/', url: '/', pageType: 'hotelCard', tripType: 'WS', orderToken: '', listingBase: null } as const;
  const page = await createPage({ bus: visit.createPageBus(), flows: [], portsOf: visit.portsOf, policyContext });
  const never = () => new Promise<never>(() => {});
  page.bus.start('configurator', {
    machine: configuratorMachine,
    ports: { fetchMatrix: never, fetchDates: never, fetchOffer: never, fetchCheapestOffer: never, addToCart: never, pageReturns: () => NEVER },
    input: { hotelCode: 'GRK1042', tripType: 'WO', offerCode: null, occupancies: [{ adults: 2, childBirthDates: [] }], today: '2026-07-01', multiroomEnabled: true },
  });
  const shown = { ...page, isOver: () => true, takeMissed: () => [], state: { context: { pageType: 'hotelCard', preview: undefined }, chrome: { cms: null } } } as unknown as ShownPage;
  void startDeferred(visit, shown, never);
  page.stop();
  const memory = visit.bus.start('memory', {
    machine: memoryMachine,
    ports: { storeMemory: async () => {}, mergeWithAccount: never, removeMemory: async () => {} },
    input: { categories: { preferences: true, statistics: false, marketing: false }, stored: { searches: [], hotels: [] } },
  });
  expect((memory.getSnapshot() as SnapshotFrom<typeof memoryMachine>).context.stored.hotels).toEqual([{ hotelCode: 'GRK1042', tripType: 'WO' }]);
});
