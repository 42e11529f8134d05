import { selectIsFlightOnly } from '../../../machines/configurator/configurator.select.ts';
import { selectPart } from '../../../machines/hotel-parts/hotel-parts.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { OfferRows } from './offer-rows.tsx';
import { PartFrame } from './part-frame.tsx';
import * as frame from './part-frame.styles.ts';

const selectOtherAirports = selectPart('otherAirports');

/** The same hotel from each airport around the chosen day. */
export function OtherAirports() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const isFlightOnly = useRunningFlow('configurator', selectIsFlightOnly);
  const { status, answer } = useRunningFlow('hotelParts', selectOtherAirports);
  return (
    <PartFrame id="otherAirports" title={t('card.airports.title')} status={status} onRetry={() => dispatch({ type: 'hotelParts.retry', part: 'otherAirports' })}>
      {answer && (
        <>
          <p className={frame.muted}>{t(isFlightOnly ? 'card.airports.hint.flight' : 'card.airports.hint')}</p>
          {answer.length === 0 ? <Notice>{t('card.airports.none')}</Notice> : <OfferRows offers={answer} />}
        </>
      )}
    </PartFrame>
  );
}
