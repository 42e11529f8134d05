import type { Cart } from '../../../../machines/checkout/checkout.types.ts';
import { cancellationTerms } from '../../../domain/booking/cancellation-terms.ts';
import { entryRequirements } from '../../../domain/booking/entry-requirements.ts';
import { ORGANISER } from '../../../domain/booking/organiser.ts';
import { MARKET } from '../../../domain/market/market.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { usePage } from '../../../parts/page.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import * as summary from './summary-step.styles.ts';
import * as styles from './travel-information.styles.ts';

const RIGHTS = ['1', '2', '4', '5', '6', '7', '8', '9', '10'] as const;

/** What must be known before an order obliges to pay: cancelling, documents, the form of Directive (EU) 2015/2302; a flight alone is no package. */
export function TravelInformation({ cart }: { cart: Cart }) {
  const t = useTranslator();
  const format = useFormat();
  const { today } = usePage().context;
  const { offer, totalPrice, currency } = cart;
  const { country } = offer.destination;
  const entry = entryRequirements(country.code);
  const { insurer, policy, address, phone, email } = ORGANISER.insolvency;
  return (
    <Card className={summary.parts}>
      <section className={summary.part} aria-labelledby="cancellation-part">
        <h2 id="cancellation-part" className={summary.partTitle}>{t('checkout.cancellation.title')}</h2>
        <p>{t('checkout.cancellation.unpaid')}</p>
        <table className={styles.table}>
          <thead><tr><th scope="col">{t('checkout.cancellation.when')}</th><th scope="col" className={styles.amount}>{t('checkout.cancellation.fee')}</th></tr></thead>
          <tbody>
            {cancellationTerms(totalPrice, offer.startDate, today).map(({ from, until, percent, fee }) => (
              <tr key={from}>
                <th scope="row">{until === null ? t('checkout.cancellation.from', { from: format.date(from) }) : from === until ? format.date(from) : format.dayRange(from, until)}</th>
                <td className={styles.amount}>{t('checkout.cancellation.terms', { percent: String(percent), fee: format.money(fee, currency) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className={summary.part} aria-labelledby="entry-part">
        <h2 id="entry-part" className={summary.partTitle}>{t('checkout.entry.title')}</h2>
        <ul className={styles.list}>
          <li>{t(`checkout.entry.document.${entry.document}`)}</li>
          <li>{t(`checkout.entry.visa.${entry.visa}`)}</li>
          <li>{t(`checkout.entry.health.${entry.health}`)}</li>
        </ul>
        <p className={styles.quiet}>{t('checkout.entry.who', { country: country.name })}</p>
      </section>
      {offer.tripType !== 'CZ' && (
        <section className={summary.part} aria-labelledby="rights-part">
          <h2 id="rights-part" className={summary.partTitle}>{t('checkout.rights.title')}</h2>
          <p>{t('checkout.rights.intro', { organiser: ORGANISER.name })}</p>
          <ul className={styles.list}>
            {RIGHTS.map((right) => <li key={right}>{t(`checkout.rights.${right}`)}</li>)}
            <li>{t('checkout.rights.3', { phone: MARKET.phoneLabel })}</li>
            <li>{t('checkout.rights.11', { organiser: ORGANISER.name, insurer, policy, contact: `${address}, ${phone}, ${email}` })}</li>
          </ul>
        </section>
      )}
    </Card>
  );
}
