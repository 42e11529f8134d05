import { NEVER } from 'rxjs';
import { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import { available, exampleInput, exampleMatrix, prague } from '../../../machines/configurator/configurator.paths.ts';
import { createBus } from '../bus.ts';
import type { Bus } from '../bus.ts';

/** The bus of a hotel card whose configurator stands at an offer; nothing further is answered. */
export function configuratorBus(offer = available(prague), { matrix = exampleMatrix, tripType = exampleInput.tripType, occupancies = exampleInput.occupancies } = {}): Bus {
  const never = () => new Promise<never>(() => {});
  const bus = createBus({ report: (problem) => { throw problem; } });
  bus.start('configurator', {
    machine: configuratorMachine, input: { ...exampleInput, tripType, occupancies },
    ports: { fetchMatrix: async () => matrix, fetchOffer: async () => offer, fetchDates: never, fetchCheapestOffer: never, addToCart: never, pageReturns: () => NEVER },
  });
  return bus;
}
