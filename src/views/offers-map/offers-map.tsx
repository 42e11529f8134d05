import { MapPinned, Search, SlidersHorizontal } from 'lucide';
import { useMemo, useRef } from 'react';
import { selectInternalView } from '../../../machines/full-screen-view/full-screen-view.select.ts';
import { selectSearchState } from '../../../machines/listing/listing.select.ts';
import { selectMapArea, selectMapCanvas, selectMapOffers, selectMapParty, selectMapPrices, selectMapStatus, selectMapTotal, selectPicked } from '../../../machines/offers-map/offers-map.select.ts';
import type { MapOffer } from '../../../machines/offers-map/offers-map.types.ts';
import { stateName } from '../../bus/flow-state.ts';
import { useDispatch, useFlow, useRunningFlow } from '../../bus/react.tsx';
import type { MapCluster } from '../../domain/map-clusters.ts';
import { toMajor } from '../../domain/money.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useHref } from '../page.tsx';
import { useFullScreenView } from '../use-full-screen-view.ts';
import { MapCanvas } from './map-canvas.tsx';
import type { MapPlace } from './map-canvas.tsx';
import type { MapDrawing } from './map-drawing.ts';
import * as styles from './offers-map.styles.ts';

/** The way to the map of a listing, and the map where it covers the page [listing.map]. */
export function OffersMap() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const searchState = useRunningFlow('listing', selectSearchState);
  const { view } = useFullScreenView();
  const open = () => {
    // What Back has changed, the map has not heard of.
    dispatch({ type: 'offersMap.follow', searchState });
    dispatch({ type: 'fullScreenView.toggle', view: 'mapOverlay' });
  };
  return (
    <>
      <Button className={styles.open} icon={MapPinned} aria-haspopup="dialog" onClick={open}>{t('map.open')}</Button>
      {view === 'mapOverlay' && <MapOverlay />}
    </>
  );
}

function MapOverlay() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const internalView = useFlow('fullScreenView', selectInternalView);
  const state = useRunningFlow('offersMap', ({ value }) => stateName(value));
  const offers = useRunningFlow('offersMap', selectMapOffers);
  const canvas = useRunningFlow('offersMap', selectMapCanvas);
  const picked = useRunningFlow('offersMap', selectPicked);
  const area = useRunningFlow('offersMap', selectMapArea);
  const drawing = useRef<MapDrawing>(null);
  const places = useMemo(() => offers.flatMap(placeOf), [offers]);
  const words = ({ ids, lowestPrice }: MapCluster) => {
    const offer = offers.find(({ offerCode }) => ids.includes(offerCode));
    const price = format.money(lowestPrice, offer?.currency);
    if (ids.length === 1) return { short: price, long: t('map.marker', { hotel: offer?.hotelName ?? '', price }) };
    const short = `${ids.length} × ${price}`;
    // Who speaks to the page says what they see.
    return { short, long: `${short}: ${t('map.cluster', { count: ids.length, price })}` };
  };
  const searchHere = () => { if (drawing.current !== null) dispatch({ type: 'offersMap.searchHere', ...drawing.current.view() }); };
  const pick = (offerCodes: string[]) => {
    dispatch({ type: 'offersMap.pick', offerCodes });
    document.getElementById(rowId(offerCodes[0]!))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Dialog
      id="mapOverlay" open size="screen" view={internalView ?? undefined} title={t('map.title')} note={<Found />} closeLabel={t('shell.dialog.close')}
      onClose={() => dispatch({ type: 'fullScreenView.close' })}
    >
      <div className={styles.overlay} data-flow="offersMap" data-state={state}>
        <div className={styles.map}>
          {canvas === 'undrawable'
            ? <Notice tone="warning" live>{t('map.undrawable')}</Notice>
            : (
              <MapCanvas
                places={places} picked={picked} words={words} follows={area === null} handle={drawing}
                onPick={pick} onDrawn={() => dispatch({ type: 'offersMap.drawn' })} onUndrawable={() => dispatch({ type: 'offersMap.undrawable' })}
              >
                <div className={styles.controls}>
                  <Button icon={Search} onClick={searchHere}>{t('map.here')}</Button>
                  {area !== null && <Button tone="outline" onClick={() => dispatch({ type: 'offersMap.searchEverywhere' })}>{t('map.everywhere')}</Button>}
                </div>
              </MapCanvas>
            )}
        </div>
        <div className={styles.side}>
          <Button className={styles.filters} tone="outline" icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => dispatch({ type: 'fullScreenView.open', view: 'facets' })}>{t('map.filters')}</Button>
          {area !== null && <p className={styles.area}>{t('map.area', { radius: area.radius })}</p>}
          <MapList />
        </div>
      </div>
    </Dialog>
  );
}

function placeOf({ offerCode, coordinates, totalPrice, destination: { region } }: MapOffer): MapPlace[] {
  return coordinates === null ? [] : [{ id: offerCode, coordinates, price: totalPrice, region }];
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

/** The same as the map, in words. */
function MapList() {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const dispatch = useDispatch();
  const status = useRunningFlow('offersMap', selectMapStatus);
  const offers = useRunningFlow('offersMap', selectMapOffers);
  const picked = useRunningFlow('offersMap', selectPicked);
  const occupancies = useRunningFlow('offersMap', selectMapParty);
  if (status === 'failed') return <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'offersMap.retry' })}>{t('shell.retry')}</Button>}>{t('map.failed')}</Notice>;
  if (status === 'empty') return <Notice live>{t('map.none')}</Notice>;
  const query = partyQuery(occupancies);
  return (
    <ul className={styles.list} aria-label={t('map.list')} aria-busy={status === 'fetching'}>
      {offers.map(({ offerCode, hotelName, offerPath, totalPrice, currency, destination: { region, resort }, startDate, endDate, coordinates }) => (
        <li key={offerCode} id={rowId(offerCode)} className={styles.row} data-picked={picked.includes(offerCode) || undefined} data-offer-code={offerCode}>
          <a className={styles.name} href={href(offerPath) + (query ? `?q=${query}` : '')}>{hotelName}</a>
          <span className={styles.facts}>{region.name}, {resort.name}{coordinates === null && ` (${t('map.unplaced')})`}</span>
          <span className={styles.facts}>{format.dayRange(startDate, endDate)}</span>
          <strong className={styles.price} data-price={toMajor(totalPrice)} data-currency={currency}>{t('map.total', { price: format.money(totalPrice, currency) })}</strong>
        </li>
      ))}
    </ul>
  );
}

function rowId(offerCode: string): string {
  return `map-${offerCode}`;
}
