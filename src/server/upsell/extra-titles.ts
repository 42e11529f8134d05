import { priceContents } from '../../domain/prices/price-contents.ts';
import type { Offer } from '../cart/cart-rows.ts';
import type { ServerText } from '../server-texts.ts';
import { extraKindOf, optionsOf, vehiclesFor, type Extra, type ExtraKind } from './extra-kinds.ts';

/** Names of a kind's variants; which belong together is in extra-kinds.ts. */
type VariantName = 'baggage.bag-15';

/** Names of options, of whichever variant. */
type OptionName = 'parking.charging';

export function nameOfOption({ t }: ServerText, { code, option }: { code: string; option: string }): string {
  return t(`server.upsell.${`${code}.${option}` as OptionName}`);
}

/** With how many of them the party takes, where one is too small. */
export function nameOfVariant({ t }: ServerText, { code, variant }: { code: string; variant: string }, { occupancies }: Offer): string {
  const name = t(`server.upsell.${`${code}.${variant}` as VariantName}`);
  const count = code === 'transfer' ? vehiclesFor(occupancies.reduce((sum, { participantsCount }) => sum + participantsCount, 0), variant) : 1;
  return count > 1 ? `${count}× ${name}` : name;
}

/** @param option undefined for the first, which is what the variant is by itself */
export function withOption(variant: string, option: string | undefined): string {
  return option === undefined ? variant : `${variant}, ${option}`;
}

/** Whose texts a kind is sold in: where the price has checked baggage, what is bought is another bag beside it. */
export function wordingOf<Code extends string>(code: Code, offer: Offer): Code | 'moreBaggage' {
  return code === 'baggage' && priceContents(offer).includes.includes('luggage') ? 'moreBaggage' : code;
}

/** An extra of an offer in words, in whichever language; what no message names keeps the words that it was chosen with. */
export function titleOfExtra(text: ServerText, { code, groupType, variantCode, optionCode, title }: Extra, offer: Offer): string {
  if (groupType === 'seat') return text.t(optionCode === 'RETURN' ? 'server.upsell.seat.back' : 'server.upsell.seat.out', { seat: variantCode });
  if (groupType === 'activity') return title;
  const kind = extraKindOf(code);
  const hasOption = kind !== undefined && optionCode !== null && optionsOf(kind, variantCode).indexOf(optionCode) > 0;
  const variant = `${text.t(`server.upsell.${wordingOf(code as ExtraKind['code'], offer)}.title`)}: ${nameOfVariant(text, { code, variant: variantCode }, offer)}`;
  return withOption(variant, hasOption ? nameOfOption(text, { code, option: optionCode }) : undefined);
}
