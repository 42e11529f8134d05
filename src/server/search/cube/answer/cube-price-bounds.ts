import type { CubeHotel } from '../memory/cube.ts';
import { cheapestIn } from './cube-listing.ts';
import { boundsOf, leastTotal, rowsOf, someTotal, type HotelBounds } from './cube-matching.ts';
import type { QueryPlan, StaySpan } from './cube-plan.ts';

/** The lowest and the highest of hotels' cheapest prices, whatever a query's bounds. Most hotels are seen to lie between them without a look for their own. */
export class PriceBounds {
  readonly #plan: QueryPlan;
  #lowest = Infinity;
  #highest = -Infinity;

  constructor(plan: QueryPlan) {
    this.#plan = plan;
  }

  /**
   * @param hotel one that passes the query's other filters
   * @param spans the query's, as the hotel's free rooms leave them
   */
  add(hotel: CubeHotel, spans: readonly StaySpan[]): void {
    const bounds = boundsOf(hotel, spans, null, null);
    if (bounds !== null) this.addIn(hotel, spans, bounds);
  }

  /** The same of a hotel whose bounds, of no price, are known. */
  addIn(hotel: CubeHotel, spans: readonly StaySpan[], bounds: HotelBounds): void {
    const rows = rowsOf(this.#plan);
    if (someTotal(hotel, rows, spans, bounds) <= this.#highest && leastTotal(hotel, spans, bounds) >= this.#lowest) return;
    const { total } = cheapestIn(hotel, rows, spans, bounds, false);
    if (total === Infinity) return;
    this.#lowest = Math.min(this.#lowest, total);
    this.#highest = Math.max(this.#highest, total);
  }

  /** Minor units; null when nothing matches. */
  both(): { from: number; to: number } | null {
    return this.#lowest === Infinity ? null : { from: this.#lowest * 100, to: this.#highest * 100 };
  }
}
