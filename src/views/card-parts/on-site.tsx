import { Accessibility, Coins } from 'lucide';
import { selectPart } from '../../../machines/hotel-parts/hotel-parts.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { MARKET } from '../../domain/market/market.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Fact } from '../../ui/display/fact.tsx';
import { PartFrame } from './part-frame.tsx';
import * as frame from './part-frame.styles.ts';
import * as styles from './on-site.styles.ts';

const selectOnSite = selectPart('onSite');

/** What is paid on the spot beside the price, and whom the stay suits who walks with difficulty. */
export function OnSite() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const { status, answer } = useRunningFlow('hotelParts', selectOnSite);
  return (
    <PartFrame id="on-site" title={t('card.onSite.title')} status={status} onRetry={() => dispatch({ type: 'hotelParts.retry', part: 'onSite' })}>
      {answer && (
        <>
          {answer.paid.length > 0 && (
            <div>
              <h3>{t('card.onSite.paid')}</h3>
              <ul className={styles.list}>
                {answer.paid.map(({ code, amount }) => (
                  <li key={code}>
                    <Fact icon={Coins}>{t(`card.onSite.${code}`)}{amount && `: ${t(`card.onSite.${amount.per}`, { price: format.money(amount.price, amount.currency) })}`}</Fact>
                  </li>
                ))}
              </ul>
              <p className={frame.muted}>{t('card.onSite.about')}</p>
            </div>
          )}
          <div>
            <h3>{t('card.onSite.mobility')}</h3>
            <p className={styles.list}><Fact icon={Accessibility}>{t(`card.onSite.${answer.mobility}`, { phone: MARKET.phoneLabel })}</Fact></p>
          </div>
        </>
      )}
    </PartFrame>
  );
}
