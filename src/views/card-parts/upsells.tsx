import { selectIsLocked } from '../../../machines/configurator/configurator.select.ts';
import { selectPart } from '../../../machines/hotel-parts/hotel-parts.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PartFrame } from './part-frame.tsx';
import * as frame from './part-frame.styles.ts';
import * as rows from './offer-rows.styles.ts';

const selectUpsells = selectPart('upsells');

/** A better board and a better room for the least more money; what else there is stands among the choices. */
export function Upsells() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const isLocked = useRunningFlow('configurator', selectIsLocked);
  const { status, answer } = useRunningFlow('hotelParts', selectUpsells);
  return (
    <PartFrame id="upsells" title={t('card.upsells.title')} status={status} onRetry={() => dispatch({ type: 'hotelParts.retry', part: 'upsells' })}>
      {answer && (answer.length === 0 ? <p className={frame.muted}>{t('card.upsells.none')}</p> : (
        <ul className={rows.rows}>
          {answer.map(({ code, description, variants: [cheapest] }) => cheapest && (
            <li key={code}>
              <article className={rows.row} data-upsell={code}>
                <div className={rows.what}>
                  <h3>{cheapest.summaryTitle}</h3>
                  <p className={frame.muted}>{description}</p>
                </div>
                <p className={rows.price}><strong>+{format.money(cheapest.price)}</strong></p>
                <Button tone="outline" disabled={isLocked} aria-label={t('card.choose.of', { offer: cheapest.summaryTitle })} onClick={() => dispatch({ type: 'configurator.chooseOffer', offerCode: cheapest.offerCode })}>{t('card.choose')}</Button>
              </article>
            </li>
          ))}
        </ul>
      ))}
    </PartFrame>
  );
}
