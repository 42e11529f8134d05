import { isVisible$ } from '../../streams/browser/visibility.ts';
import { priceMoments$ } from '../../streams/time/price-moments.ts';

/** Prices that stand side by side are asked for again this often, in milliseconds, while somebody sees them. */
const PERIOD = 2 * 60_000;

export function pagePriceMoments$() {
  return priceMoments$(isVisible$(document), PERIOD);
}
