import type { ServerText } from '../server-texts.ts';
import type { Extra, ExtraKind } from './extra-kinds.ts';

/** Names of a kind's variants; which belong together is in extra-kinds.ts. */
type VariantName = 'baggage.bag-15';

export function nameOfVariant({ t }: ServerText, code: string, variant: string): string {
  return t(`server.upsell.${`${code}.${variant}` as VariantName}`);
}

/** An extra in words, in whichever language; what no message names keeps the words that it was chosen with. */
export function titleOfExtra(text: ServerText, { code, groupType, variantCode, optionCode, title }: Extra): string {
  if (groupType === 'seat') return text.t(optionCode === 'RETURN' ? 'server.upsell.seat.back' : 'server.upsell.seat.out', { seat: variantCode });
  if (groupType === 'activity') return title;
  return `${text.t(`server.upsell.${code as ExtraKind['code']}.title`)}: ${nameOfVariant(text, code, variantCode)}`;
}
