import { Search, SlidersHorizontal } from 'lucide';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { selectSearchState, selectStatus } from '../../../machines/listing/listing.select.ts';
import { selectMapArea, selectMapOffers, selectMapParty, selectMapPrices, selectMapStatus, selectMapTotal, selectPicked } from '../../../machines/offers-map/offers-map.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { toMajor } from '../../domain/prices/money.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import type { MapDrawing } from './map-drawing.ts';
import { MapScreen } from './map-screen.tsx';
import { MapFailed, MapOpener, MapWithList } from './map-with-list.tsx';
import * as styles from './offers-map.styles.ts';

/** The way to the map of a listing, and the map where it covers the page [listing.map]. */
export function OffersMap() {
  const dispatch = useDispatch();
  const searchState = useRunningFlow('listing', selectSearchState);
  const hasOffers = useRunningFlow('listing', (listing) => selectStatus(listing) !== 'empty');
  const [hadFilters, setHadFilters] = useState(false);
  const open = () => {
    setHadFilters(false);
    // What Back has changed, the map has not heard of.
    dispatch({ type: 'offersMap.follow', searchState });
    dispatch({ type: 'fullScreenView.toggle', view: 'mapOverlay' });
  };
  return <MapOpener hasPlaces={hasOffers} onOpen={open}><MapOverlay hadFilters={hadFilters} onFilters={() => setHadFilters(true)} /></MapOpener>;
}

interface MapOverlayProps {
  /** They have covered it: it comes back as another element, and the focus to the button that led to them. */
  hadFilters: boolean;
  onFilters: () => void;
}

function MapOverlay({ hadFilters, onFilters }: MapOverlayProps) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const status = useRunningFlow('offersMap', selectMapStatus);
  const offers = useRunningFlow('offersMap', selectMapOffers);
  const picked = useRunningFlow('offersMap', selectPicked);
  const area = useRunningFlow('offersMap', selectMapArea);
  const query = partyQuery(useRunningFlow('offersMap', selectMapParty));
  const drawing = useRef<MapDrawing>(null);
  const filters = useRef<HTMLButtonElement>(null);
  const comesBack = useRef(hadFilters);
  useLayoutEffect(() => { if (comesBack.current) filters.current?.focus(); }, []);
  const toFilters = () => {
    onFilters();
    dispatch({ type: 'fullScreenView.open', view: 'facets' });
  };
  const found = useMemo(() => offers.map((offer) => ({ ...offer, id: offer.offerCode, name: offer.hotelName, path: offer.offerPath, price: offer.totalPrice, region: offer.destination.region })), [offers]);
  const searchHere = () => { if (drawing.current !== null) dispatch({ type: 'offersMap.searchHere', ...drawing.current.view() }); };
  const notice = status === 'failed' ? <MapFailed onRetry={() => dispatch({ type: 'offersMap.retry' })} />
    : status === 'empty' ? <Notice live>{t('map.none')}</Notice> : undefined;
  return (
    <MapScreen title={t('map.title')} note={<Found />}>
      <MapWithList
        flow="offersMap" found={found} picked={picked} isFetching={status === 'fetching'} notice={notice} query={query ? `?q=${query}` : ''}
        onPick={(offerCodes) => dispatch({ type: 'offersMap.pick', offerCodes })}
        markerLabel={({ name }, price) => t('map.marker', { hotel: name, price })} clusterLabel={(count, price) => t('map.cluster', { count, price })}
        follows={area === null} drawing={drawing}
        controls={(
          <div className={styles.controls}>
            <Button icon={Search} onClick={searchHere}>{t('map.here')}</Button>
            {area !== null && <Button tone="outline" onClick={() => dispatch({ type: 'offersMap.searchEverywhere' })}>{t('map.everywhere')}</Button>}
          </div>
        )}
        row={({ id, price, currency, destination: { region, resort }, startDate, endDate, coordinates }) => ({
          attributes: { 'data-offer-code': id },
          content: (
            <>
              <span className={styles.facts}>{region.name}, {resort.name}{coordinates === null && ` (${t('map.unplaced')})`}</span>
              <span className={styles.facts}>{format.dayRange(startDate, endDate)}</span>
              <strong className={styles.price} data-price={toMajor(price)} data-currency={currency}>{t('map.total', { price: format.money(price, currency) })}</strong>
            </>
          ),
        })}
      >
        <Button ref={filters} className={styles.filters} tone="outline" icon={SlidersHorizontal} aria-haspopup="dialog" onClick={toFilters}>{t('map.filters')}</Button>
        {area !== null && <p className={styles.area}>{t('map.area', { radius: area.radius })}</p>}
      </MapWithList>
    </MapScreen>
  );
}

/** How many there are, of which the map has those of the list, and what they cost. */
function Found() {
  const t = useTranslator();
  const format = useFormat();
  const total = useRunningFlow('offersMap', selectMapTotal);
  const shown = useRunningFlow('offersMap', selectMapOffers).length;
  const prices = useRunningFlow('offersMap', selectMapPrices);
  const status = useRunningFlow('offersMap', selectMapStatus);
  if (status !== 'found') return null;
  const parts = [t('map.count', { count: total }), ...(shown < total ? [t('map.shown', { shown })] : []), ...(prices ? [t('map.prices', { from: format.money(prices.from), to: format.money(prices.to) })] : [])];
  return <span role="status">{parts.join(' · ')}</span>;
}
