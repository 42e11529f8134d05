import type { components } from '../../../openapi/generated/commerce.ts';

type Extra = Pick<components['schemas']['Extra'], 'title' | 'personRefs'>;

/** An extra with who has it: `Kufr 15 kg (Jana, Petr)`; what is the whole party's without. @param names of the travellers, in their order */
export function titleForWhom({ title, personRefs }: Extra, names: readonly string[]): string {
  const takers = personRefs.flatMap((person) => names[person] || []);
  return takers.length === 0 ? title : `${title} (${takers.join(', ')})`;
}
