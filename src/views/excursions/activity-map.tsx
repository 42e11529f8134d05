import { useMemo } from 'react';
import { selectPicked, selectPlaces, selectPlacesStatus } from '../../../machines/activity-map/activity-map.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { toMajor } from '../../domain/prices/money.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { usePage } from '../../parts/page.tsx';
import type { ExcursionSearchData } from '../../routes/pages/excursions.page.ts';
import { MapScreen } from '../offers-map/map-screen.tsx';
import { MapFailed, MapOpener, MapWithList } from '../offers-map/map-with-list.tsx';
import * as styles from '../offers-map/offers-map.styles.ts';

/** The way to the map of what was found, and the map where it covers the page [excursion.search]. */
export function ActivityMap() {
  const dispatch = useDispatch();
  return <MapOpener onOpen={() => dispatch({ type: 'fullScreenView.toggle', view: 'mapOverlay' })}><MapOverlay /></MapOpener>;
}

function MapOverlay() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const { list: { place, total }, search: { from, people } } = usePage<ExcursionSearchData>().data;
  const status = useRunningFlow('activityMap', selectPlacesStatus);
  const places = useRunningFlow('activityMap', selectPlaces);
  const picked = useRunningFlow('activityMap', selectPicked);
  const found = useMemo(() => places.map((activity) => ({ ...activity, id: activity.activityId, path: activity.url })), [places]);
  return (
    <MapScreen title={place === null ? t('excursions.results.title') : t('excursions.results.titleIn', { place })} note={t('excursions.results.count', { count: total })}>
      <MapWithList
        flow="activityMap" found={found} picked={picked} isFetching={status === 'fetching'} query={formatQueryString({ from, people })}
        onPick={(activityIds) => dispatch({ type: 'activityMap.pick', activityIds })}
        notice={status === 'failed' ? <MapFailed onRetry={() => dispatch({ type: 'activityMap.retry' })} /> : undefined}
        markerLabel={({ name }, price) => `${name}, ${price}`} clusterLabel={(count, price) => t('excursions.map.cluster', { count, price })}
        row={({ id, region, resort, price, currency }) => ({
          attributes: { 'data-activity': id },
          content: (
            <>
              <span className={styles.facts}>{region.name}, {resort}</span>
              <span className={styles.price} data-price={toMajor(price)} data-currency={currency}>{t('excursions.tile.from')} <strong>{format.money(price, currency)}</strong></span>
            </>
          ),
        })}
      />
    </MapScreen>
  );
}
