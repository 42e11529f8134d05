import type { SnapshotFrom } from 'xstate';
import type { upsellMachine } from './upsell.machine.ts';
import { areOver, choiceOf, HOLD_WARNING, optionOf, seated, SHOWN_VARIANTS, totalOf } from './upsell.rules.ts';
import type { CartUpsell } from './upsell.types.ts';

type UpsellSnapshot = SnapshotFrom<typeof upsellMachine>;

/** What a view shows of a variant [upsell.variant-state]. */
export interface VariantState {
  selected: boolean;
  /** Folded with the others that are too many. */
  hidden: boolean;
  isLoading: boolean;
  status: 'available' | 'soldOut';
  personRefs: readonly number[];
  /** The option that stands, or would; null where it has none. */
  optionCode: string | null;
  /** What it costs with that option, the cheapest first, each once: one for the whole party, or what different persons pay. Minor units. */
  prices: readonly number[];
}

export const selectUpsells = ({ context }: UpsellSnapshot) => context.upsells;
/** While a choice travels the seats wait for it. */
export const selectCanOpenSeats = (snapshot: UpsellSnapshot) => snapshot.can({ type: 'upsell.openSeats' });
export const selectProblem = ({ context }: UpsellSnapshot) => context.problem;
export const selectChange = ({ context }: UpsellSnapshot) => context.change;
export const selectReservation = ({ context }: UpsellSnapshot) => context.reservation;
/** Minor units of what was bought just now. */
export const selectAdded = ({ context }: UpsellSnapshot) => context.added;
export const selectCanConfirm = (snapshot: UpsellSnapshot) => snapshot.can({ type: 'upsell.confirm' });
export const selectIsConfirming = (snapshot: UpsellSnapshot) => snapshot.matches({ confirmation: 'confirming' }) || snapshot.matches({ confirmation: 'asking' });
export const selectClasses = ({ context }: UpsellSnapshot) => context.classes;
export const selectCabins = ({ context }: UpsellSnapshot) => context.cabins;
export const selectMap = ({ context }: UpsellSnapshot) => context.map;
export const selectHolds = ({ context }: UpsellSnapshot) => context.holds;
export const selectWanted = ({ context }: UpsellSnapshot) => context.wanted;
export const selectPlace = ({ context }: UpsellSnapshot) => context.place;
export const selectAlternatives = ({ context }: UpsellSnapshot) => context.alternatives;
export const selectSeatsTotal = ({ context }: UpsellSnapshot) => totalOf(context.holds);
export const selectSeated = ({ context }: UpsellSnapshot) => seated(context.classes);

/** Which part of the flow the page shows. */
export function selectPart(snapshot: UpsellSnapshot): 'loading' | 'failed' | 'extras' | 'cabins' | 'map' | 'selected' | 'preview' | 'expired' | 'busy' | 'seatsFailed' | 'priceChanged' | 'trips' {
  if (snapshot.matches('loading') || snapshot.matches('resuming')) return 'loading';
  if (snapshot.matches('loadFailed')) return 'failed';
  if (snapshot.matches('extras') || snapshot.matches('confirmation') || snapshot.matches('lapsing')) return 'extras';
  if (snapshot.matches('trips')) return 'trips';
  if (snapshot.matches({ seats: 'cabins' })) return 'cabins';
  if (snapshot.matches({ seats: 'map' }) || snapshot.matches({ seats: 'holding' }) || snapshot.matches({ seats: 'releasing' })) return 'map';
  if (snapshot.matches({ seats: 'selected' }) || snapshot.matches({ seats: 'submitting' })) return 'selected';
  if (snapshot.matches({ seats: 'preview' }) || snapshot.matches({ seats: 'renewing' })) return 'preview';
  if (snapshot.matches({ seats: 'expired' })) return 'expired';
  if (snapshot.matches({ seats: 'priceChanged' })) return 'priceChanged';
  return snapshot.hasTag('busy') || snapshot.matches({ seats: 'releasingAll' }) ? 'busy' : 'seatsFailed';
}

/** Whether what was chosen last is an upsell's and was refused for the persons that it was for. */
export const selectPersonsRefused = ({ context: { wrongPersonsFor } }: UpsellSnapshot, { code }: Pick<CartUpsell, 'code'>) => wrongPersonsFor === code;

/** The choice could not be saved, or its price has moved. */
export function selectChoiceProblem(snapshot: UpsellSnapshot): 'priceChanged' | 'saveFailed' | null {
  if (snapshot.hasTag('asksAboutPrice')) return 'priceChanged';
  return snapshot.matches({ extras: 'saveFailed' }) ? 'saveFailed' : null;
}

/** Variants of an upsell as they are shown, in their order. */
export function selectVariants(snapshot: UpsellSnapshot, { code, variants, selected }: CartUpsell): VariantState[] {
  const { pending: saved, unfolded, queue, upsells } = snapshot.context;
  const waiting = queue.find((command) => command.code === code);
  const pending = (waiting && choiceOf(upsells, waiting)) ?? saved;
  const isSaving = snapshot.matches({ extras: 'saving' }) && pending?.code === code;
  return variants.map((variant, at) => {
    const isSelected = isSaving ? pending.variantCode === variant.code : selected?.variantCode === variant.code;
    const option = optionOf(variant, isSelected ? (isSaving ? pending : selected)?.optionCode : null);
    const prices = variant.per === 'person' ? variant.personPrices : [variant.price];
    return {
      selected: isSelected,
      hidden: at >= SHOWN_VARIANTS && !isSelected && !unfolded.includes(code),
      isLoading: isSaving && isSelected,
      status: variant.available ? 'available' : 'soldOut',
      personRefs: isSaving && isSelected ? pending.personRefs : isSelected ? selected?.personRefs ?? [] : variant.personRefs,
      optionCode: option?.code ?? null,
      prices: [...new Set(prices)].toSorted((one, other) => one - other).map((price) => price + (option?.price ?? 0)),
    };
  });
}

/** The variant that the recommendation's call takes: the first of those shown that are left; null once one is chosen, and where none is left. */
export function selectRecommended(snapshot: UpsellSnapshot, upsell: CartUpsell): string | null {
  const states = selectVariants(snapshot, upsell);
  if (states.some(({ selected }) => selected)) return null;
  return upsell.variants.find((_, at) => !states[at]!.hidden && states[at]!.status === 'available')?.code ?? null;
}

/**
 * What is with the seats that were chosen: held, and in the price or beside it, or let go because their ten minutes are
 * over; null without any.
 */
export function selectHold(snapshot: UpsellSnapshot): 'held' | 'aside' | 'over' | null {
  const { holds: { holds }, until, now } = snapshot.context;
  if (holds.length === 0 || until === null) return null;
  // While the shop is asked whether they are, nothing is said of it.
  if (areOver({ until, now })) return snapshot.matches('lapsing') || snapshot.matches({ seats: 'lapsing' }) ? 'held' : 'over';
  return holds.every(({ submitted }) => submitted) || snapshot.matches({ seats: 'submitting' }) ? 'held' : 'aside';
}

/** The time that the seats are still held for, in whole seconds, and whether it is short; null without any. */
export function selectHoldClock({ context: { until, now } }: UpsellSnapshot): { seconds: number; isShort: boolean } | null {
  if (until === null || areOver({ until, now })) return null;
  const left = until - now;
  return { seconds: Math.ceil(left / 1000), isShort: left <= HOLD_WARNING };
}
