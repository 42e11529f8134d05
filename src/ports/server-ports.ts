import { NEVER } from 'rxjs';
import type { Api } from '../api/create-api.ts';
import { createApiPorts } from './api-ports.ts';
import { createConfiguratorApiPorts } from './flows/configurator-ports.ts';
import { createListingPorts } from './flows/listing-ports.ts';
import { createFurtherApiPorts } from './further-api-ports.ts';
import type { FurtherPorts, LandingPorts, OfferPorts } from './page-ports.ts';

/**
 * Ports of a page while the server renders it: it asks the API, and does nothing that only a browser can do. Streams of the
 * browser tell nothing here and do not end: one that has ended would not begin again there.
 */
export function createServerPorts(api: Api): LandingPorts & OfferPorts & FurtherPorts {
  const calls = { ...createApiPorts(api), ...createFurtherApiPorts(api) };
  return {
    ...calls,
    activity: { ...calls.activity, newKey: browserOnly },
    activityOrder: { ...calls.activityOrder, timeToAsk: () => NEVER },
    comparePage: { ...calls.comparePage, chosenOffers: () => NEVER, priceMoments: () => NEVER, networkReturns: () => NEVER },
    globalSearch: { ...calls.globalSearch, writeAddress: browserOnly },
    listing: createListingPorts(api),
    configurator: { ...createConfiguratorApiPorts(api), pageReturns: () => NEVER },
    payment: { ...calls.payment, newKey: browserOnly, clock: () => NEVER },
    paymentConfirm: { ...calls.paymentConfirm, timeToAsk: () => NEVER },
    paymentProcess: { ...calls.paymentProcess, clock: () => NEVER },
    quiz: { ...calls.quiz, networkReturns: () => NEVER },
    reservationRights: { days: () => NEVER },
    consent: { storeConsent: browserOnly, storedConsents: () => NEVER },
    navigation: { openDocument: browserOnly, changeUrl: browserOnly },
  };
}

function browserOnly(): Promise<never> {
  return Promise.reject(new Error('This needs a browser'));
}
