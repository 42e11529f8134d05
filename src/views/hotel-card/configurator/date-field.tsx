import { useDeferredValue, useId } from 'react';
import { CalendarDays } from 'lucide';
import { selectChoice, selectIsCalendarOpen, selectTripType } from '../../../../machines/configurator/configurator.select.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { isByCar } from '../../../domain/search/trip-types.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { Dialog } from '../../../ui/surfaces/dialog.tsx';
import { afterPaint } from '../../../ui/loading/after-paint.ts';
import { lazyView } from '../../../ui/loading/lazy-view.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { LazyPart } from '../../lazy-part.tsx';
import { FieldOpener } from './field-opener.tsx';
import * as styles from './date-field.styles.ts';

const departureCalendar = lazyView(async () => (await import('./departure-calendar.tsx')).loadDepartureCalendar());

/** The day of departure, or of arrival by car; pressed, it opens the calendar with prices. */
export function DateField() {
  const t = useTranslator();
  const format = useFormat();
  const id = useId();
  const dispatch = useDispatch();
  const isOpen = useRunningFlow('configurator', selectIsCalendarOpen);
  // A year of days with their prices comes after the press has been painted.
  const isShown = useDeferredValue(isOpen);
  const close = () => dispatch({ type: 'configurator.closeCalendar' });
  const date = useRunningFlow('configurator', (snapshot) => selectChoice(snapshot)?.date);
  const tripType = useRunningFlow('configurator', selectTripType);
  const label = t(isByCar(tripType) ? 'hotel.config.dateByCar' : 'hotel.config.date');
  return (
    <div>
      <FieldOpener
        id={id}
        icon={CalendarDays}
        label={label}
        value={date ? format.dayOfWeek(date) : t('search.placeholder')}
        action={t('hotel.calendar.open')}
        isOpen={isOpen}
        opens={`${id}-calendar`}
        onPress={() => afterPaint(() => dispatch({ type: 'configurator.openCalendar' }))}
        preload={departureCalendar.load}
      />
      <Dialog id={`${id}-calendar`} open={isShown} title={label} closeLabel={t('shell.dialog.close')} size="wide" onClose={close}>
        <LazyPart
          of={departureCalendar}
          props={{}}
          awaited={<div className={styles.awaited} aria-busy="true"><Skeleton shape="fill" /></div>}
        />
      </Dialog>
    </div>
  );
}
