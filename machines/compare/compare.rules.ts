import { MOST_COMPARED } from '../../src/domain/offers/most-compared.ts';
import type { ChosenOffer, CompareChoice, CompareContext } from './compare.types.ts';

type Toggle = { offer: ChosenOffer; occupancies: CompareChoice['occupancies'] };

export function isChosen({ offers }: Pick<CompareChoice, 'offers'>, offerCode: string): boolean {
  return offers.some((offer) => offer.offerCode === offerCode);
}

/** Four stand side by side; what is chosen can always go. */
export function canToggle(choice: CompareChoice, { offer: { offerCode } }: Toggle): boolean {
  return isChosen(choice, offerCode) || choice.offers.length < MOST_COMPARED;
}

/** With the offer chosen, or without it; the party is the one that was looked for last. */
export function toggled(choice: CompareChoice, { offer, occupancies }: Toggle): CompareChoice {
  if (isChosen(choice, offer.offerCode)) return { ...choice, offers: without(choice.offers, offer.offerCode) };
  return { offers: [...choice.offers, offer], occupancies };
}

export function without(offers: readonly ChosenOffer[], code: string): ChosenOffer[] {
  return offers.filter(({ offerCode }) => offerCode !== code);
}

/** What was chosen before, with what was pressed while that was read. */
export function restored(pressed: CompareContext, stored: CompareChoice | null): CompareChoice {
  if (stored === null) return pressed;
  const left = stored.offers.filter(({ offerCode }) => !pressed.removed.includes(offerCode));
  const offers = [...left, ...pressed.offers.filter(({ offerCode }) => !isChosen({ offers: left }, offerCode))];
  return { offers: offers.slice(0, MOST_COMPARED), occupancies: pressed.offers.length > 0 ? pressed.occupancies : stored.occupancies };
}
