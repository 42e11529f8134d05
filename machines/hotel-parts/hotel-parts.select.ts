import type { SnapshotFrom } from 'xstate';
import type { hotelPartsMachine } from './hotel-parts.machine.ts';
import type { PartAnswers, PartName, Stay, YearScope } from './hotel-parts.types.ts';
import { parseOfferCode } from '../../src/domain/urls/offer-code.ts';
import { scopeOf } from './hotel-parts.rules.ts';

type Snapshot = SnapshotFrom<typeof hotelPartsMachine>;

/** What a part has: its answer of the stay that stands, an older one while that is on its way, or why there is none. */
export type PartView<Part extends PartName> =
  | { status: 'awaited'; answer: PartAnswers[Part] | null }
  | { status: 'shown'; answer: PartAnswers[Part] }
  | { status: 'failed'; answer: null };

export function selectPart<Part extends PartName>(part: Part) {
  return ({ value, context }: Snapshot): PartView<Part> => {
    const answer = context.answers[part] ?? null;
    const state = value[part];
    if (state === 'failed') return { status: 'failed', answer: null };
    return state === 'shown' && answer !== null ? { status: 'shown', answer } : { status: 'awaited', answer };
  };
}

/** Of which departures the prices of the year are. */
export function selectScope({ context }: Snapshot): YearScope {
  return scopeOf(context);
}

/** The month whose days are shown, `yyyy-MM`: the one pressed, or the stay's; null while neither has a price. */
export function selectShownMonth({ context: { month, stay, answers } }: Snapshot): string | null {
  return [month, stay?.date.slice(0, 7)].find((one) => answers.priceYear?.some(({ date }) => date.slice(0, 7) === one)) ?? null;
}

export function selectStay({ context }: Snapshot): Stay | null {
  return context.stay;
}

/** The kind of an offer's first room where it is another than the stay's, else null: its price is to say so [config.choices]. */
export function otherRoomOf(stay: Pick<Stay, 'roomCodes'> | null, offerCode: string): string | null {
  const roomCode = parseOfferCode(offerCode)?.roomCode;
  return roomCode === undefined || stay === null || roomCode === stay.roomCodes[0] ? null : roomCode;
}
