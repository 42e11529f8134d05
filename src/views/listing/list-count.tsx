import { selectStatus, selectTotalResults } from '../../../machines/listing/listing.select.ts';
import { useFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';

/** What order and filters come to so far, seen and heard above them while the list itself is covered. */
export function ListCount() {
  const t = useTranslator();
  const listing = useFlow('listing');
  return <output>{words()}</output>;

  function words(): string {
    const count = listing && selectTotalResults(listing);
    if (listing === undefined || selectStatus(listing) === 'updating') return t('search.count.fetching');
    return count == null ? t('search.count.failed') : t('listing.count', { count });
  }
}
