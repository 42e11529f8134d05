import { selectCanAppend, selectListStatus, selectOffers, selectPageSizes, selectSorting, selectTotal } from '../../../machines/all-offers/all-offers.select.ts';
import type { OfferSorting } from '../../../machines/all-offers/all-offers.types.ts';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { OfferRows } from './offer-rows.tsx';
import { PartFrame } from './part-frame.tsx';
import * as frame from './part-frame.styles.ts';

const FIELDS: readonly OfferSorting['field'][] = ['PRICE', 'START_DATE', 'DURATION'];
const SORTINGS: readonly OfferSorting[] = FIELDS.flatMap((field) => [{ field, direction: 'ASCENDING' }, { field, direction: 'DESCENDING' }] as const);

/** Everything that the hotel sells to the party, page after page [alloffers.states]. */
export function AllOffers() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const root = useFlowRoot('allOffers');
  const status = useRunningFlow('allOffers', selectListStatus);
  const offers = useRunningFlow('allOffers', selectOffers);
  const total = useRunningFlow('allOffers', selectTotal);
  const sorting = useRunningFlow('allOffers', selectSorting);
  const pageSizes = useRunningFlow('allOffers', selectPageSizes);
  const canAppend = useRunningFlow('allOffers', selectCanAppend);
  const retry = () => dispatch({ type: 'allOffers.retry' });
  const isAwaited = status === 'awaited' || status === 'fetching';
  return (
    <div {...root}>
      <PartFrame id="allOffers" title={t('card.offers.title')} status={status === 'failed' ? 'failed' : isAwaited ? 'awaited' : 'shown'} onRetry={retry}>
        {(!isAwaited || offers.length > 0) && (
          <>
            <p className={frame.muted} role="status">{total === 0 ? t('card.offers.none') : t('card.offers.count', { count: total })}</p>
            {total > 0 && (
              <div className={frame.controls}>
                <Field id="offers-sort" label={t('card.offers.sort')}>
                  {(control) => (
                    <Select
                      {...control}
                      value={JSON.stringify(sorting)}
                      options={SORTINGS.map((one) => ({ value: JSON.stringify(one), label: t(`card.offers.sort.${one.field}.${one.direction}`) }))}
                      onChange={({ target }) => dispatch({ type: 'allOffers.sort', sorting: JSON.parse(target.value) as OfferSorting })}
                    />
                  )}
                </Field>
                <Field id="offers-page-size" label={t('card.offers.pageSize')}>
                  {(control) => (
                    <Select
                      {...control}
                      value={String(pageSizes.find(({ chosen }) => chosen)?.size)}
                      options={pageSizes.map(({ size }) => ({ value: String(size), label: String(size) }))}
                      onChange={({ target }) => dispatch({ type: 'allOffers.changePageSize', pageSize: Number(target.value) })}
                    />
                  )}
                </Field>
              </div>
            )}
            <OfferRows offers={offers} />
            {status === 'paginationFailed' && <Notice tone="negative" live action={<Button tone="outline" onClick={retry}>{t('shell.retry')}</Button>}>{t('card.offers.moreFailed')}</Notice>}
            {(canAppend || status === 'appending') && status !== 'paginationFailed' && (
              <Button tone="outline" busy={status === 'appending'} onClick={() => dispatch({ type: 'allOffers.append' })}>{t('card.offers.more')}</Button>
            )}
          </>
        )}
      </PartFrame>
    </div>
  );
}
