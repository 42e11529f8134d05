import { MapPinned } from 'lucide';
import { useDispatch } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyView } from '../../../ui/loading/lazy-view.tsx';
import { LazyPart } from '../../lazy-part.tsx';
import { useFullScreenView } from '../../use-full-screen-view.ts';

const hotelMap = lazyView(async () => {
  const { withMessages } = await import('../../../i18n/with-messages.tsx');
  return withMessages('map', import('./hotel-map.tsx').then(({ HotelMap }) => HotelMap));
});

/** The way to the map of where the hotel lies; the map's code comes with the press. */
export function HotelMapPlace() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const { view } = useFullScreenView();
  return (
    <>
      <Button tone="quiet" icon={MapPinned} aria-haspopup="dialog" onClick={() => dispatch({ type: 'fullScreenView.open', view: 'mapOverlay' })}>{t('hotel.map')}</Button>
      {view === 'mapOverlay' && <LazyPart isScreen of={hotelMap} props={{}} />}
    </>
  );
}
