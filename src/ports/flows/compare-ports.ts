import { defer, filter, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { CompareChoice, ComparePorts } from '../../../machines/compare/compare.types.ts';
import { MOST_COMPARED } from '../../domain/offers/most-compared.ts';

const NAME = 'compare';

/** What this tab compares; who travels is not remembered beyond it. Who compares nothing has nothing stored [consent.categories]. */
export function createComparePorts(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): ComparePorts {
  return {
    readChoice: async () => readChoice(storage.getItem(NAME)),
    storeChoice: async (choice) => (choice.offers.length === 0 ? storage.removeItem(NAME) : storage.setItem(NAME, JSON.stringify(choice))),
  };
}

/** What this tab compares, where it does. */
export function chosenOffers$(storage: Pick<Storage, 'getItem'>): Observable<CompareChoice> {
  return defer(() => of(readChoice(storage.getItem(NAME)))).pipe(filter((choice): choice is CompareChoice => choice !== null && choice.offers.length > 0));
}

/** @returns null for nothing, and for what this version of the shop does not write */
export function readChoice(text: string | null): CompareChoice | null {
  try {
    const { offers, occupancies } = JSON.parse(text ?? 'null') as Partial<CompareChoice>;
    const isWhole = Array.isArray(offers) && offers.every((offer) => typeof offer?.offerCode === 'string' && typeof offer.hotelName === 'string')
      && Array.isArray(occupancies) && occupancies.length > 0 && occupancies.every((room) => Number.isInteger(room?.adults) && Array.isArray(room.childBirthDates));
    return isWhole ? { offers: offers.slice(0, MOST_COMPARED), occupancies } : null;
  } catch {
    return null;
  }
}
