import { partyQuery } from '../../domain/urls/party-search.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { useHref } from '../../parts/page.tsx';
import type { Order } from '../../routes/pages/payment.page.ts';
import { LinkButton } from '../../ui/controls/button.tsx';

/** From an order that was cancelled back to its holiday, for the same party. */
export function ChooseAgain({ order: { offer } }: { order: Order }) {
  const t = useTranslator();
  const href = useHref();
  const party = offer.occupancies.map(({ adultsCount, childrenBirthDates }) => ({ adults: adultsCount, childBirthDates: childrenBirthDates }));
  return <LinkButton tone="primary" href={href(offer.offerPath + formatQueryString({ q: partyQuery(party) }))}>{t('checkout.released.again')}</LinkButton>;
}
