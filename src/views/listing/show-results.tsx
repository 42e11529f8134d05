import { selectStatus, selectTotalResults, selectTripType } from '../../../machines/listing/listing.select.ts';
import { useFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';

/** Back to the list, which has followed every choice: says what it has come to. */
export function ShowResults({ onPress }: { onPress: () => void }) {
  const t = useTranslator();
  const total = useFlow('listing', selectTotalResults) ?? null;
  const isCounting = useFlow('listing', selectStatus) === 'updating';
  const trip = useFlow('listing', selectTripType) ?? 'WS';
  return <Button wide size="large" busy={isCounting} onClick={onPress}>{text()}</Button>;

  function text(): string {
    if (isCounting) return t('search.count.fetching');
    if (total === null) return t('search.count.unknown', { trip });
    return total === 0 ? t('search.count.none', { trip }) : t('search.count', { trip, count: total });
  }
}
