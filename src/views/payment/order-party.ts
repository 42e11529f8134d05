import type { Order } from '../../routes/pages/payment.page.ts';
import type { Format } from '../../i18n/format.ts';

/** Who travels, in words: `2 dospělí, 1 dítě`. */
export function orderParty({ travellers }: Order, format: Format): string {
  return format.party({
    adults: travellers.filter(({ type }) => type === 'ADULT').length,
    childBirthDates: travellers.filter(({ type }) => type !== 'ADULT').map(({ birthDate }) => birthDate),
  });
}
