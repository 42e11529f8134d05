import type { PromisePort } from '../port.ts';

export interface BasketCountContext {
  /** Excursions in the basket; null until that is known. */
  count: number | null;
}

export type BasketCountCommand = { type: 'basketCount.refresh' };

export interface BasketCountPorts {
  /** @returns how many excursions lie in the visitor's basket */
  fetchBasketCount: PromisePort<Record<string, never>, number>;
}
