import { selectStatus, selectTotalResults, selectTripType } from '../../../machines/listing/listing.select.ts';
import { useFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';

/** What order and filters come to so far, seen and heard above them while the list itself is covered. */
export function ListCount() {
  const t = useTranslator();
  const count = useFlow('listing', selectTotalResults);
  const status = useFlow('listing', selectStatus);
  const trip = useFlow('listing', selectTripType) ?? 'WS';
  return <output>{text()}</output>;

  function text(): string {
    if (status === undefined || status === 'updating') return t('search.count.fetching');
    return count == null ? t('search.count.failed') : t('listing.count', { trip, count });
  }
}
