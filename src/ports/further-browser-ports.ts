import { from, switchMap } from 'rxjs';
import type { Api } from '../api/create-api.ts';
import { isAskable$ } from '../streams/browser/askable.ts';
import { networkReturns$ } from '../streams/browser/network-returns.ts';
import { clock$ } from '../streams/time/clock.ts';
import { marketDays$ } from '../streams/time/market-days.ts';
import { nextQuestion$ } from '../streams/time/next-question.ts';
import { serverScheduler } from '../streams/time/server-scheduler.ts';
import { chosenOffers$ } from './flows/compare-ports.ts';
import { createFurtherApiPorts } from './further-api-ports.ts';
import type { FurtherPorts } from './page-ports.ts';
import { tabLock } from './storage/browser-identity.ts';
import { tabStorage } from './storage/browser-storage.ts';

/**
 * Ports of the pages that nobody lands on, in a browser; loaded with the first of them.
 * @param serverNow the server's time, in epoch milliseconds
 */
export function createFurtherBrowserPorts(api: Api, serverNow: () => number): FurtherPorts {
  const calls = createFurtherApiPorts(api);
  const timeToAsk = ({ pause }: { pause: number }) => nextQuestion$({ pause, isAskable$: isAskable$(window, document) });
  const networkReturns = () => networkReturns$(window);
  const newKey = async () => crypto.randomUUID();
  return {
    ...calls,
    // One tab after another: the first item of all begins the basket, and its cookie must be there for the next one.
    activity: { ...calls.activity, saveItem: (item, context) => tabLock('activities', () => calls.activity.saveItem(item, context)), newKey },
    activityOrder: { ...calls.activityOrder, timeToAsk },
    comparePage: {
      ...calls.comparePage,
      chosenOffers: () => chosenOffers$(tabStorage),
      priceMoments: () => from(import('./flows/price-moments-port.ts')).pipe(switchMap(({ pagePriceMoments$ }) => pagePriceMoments$())),
      networkReturns,
    },
    payment: { ...calls.payment, newKey, clock: (ticks) => clock$({ ...ticks, scheduler: serverScheduler(serverNow) }) },
    paymentConfirm: { ...calls.paymentConfirm, timeToAsk },
    paymentProcess: { ...calls.paymentProcess, clock: clock$ },
    quiz: { ...calls.quiz, networkReturns },
    reservationRights: { days: () => marketDays$({ scheduler: serverScheduler(serverNow) }) },
  };
}
