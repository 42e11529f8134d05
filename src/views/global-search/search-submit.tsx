import { memo } from 'react';
import { selectIsSubmitting, selectOffersCount, selectTripType } from '../../../machines/global-search/global-search.select.ts';
import { useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';

/** The one button that leaves for the listing; it says how much is there. */
export const SearchSubmit = memo(function SearchSubmit({ className }: { className?: string }) {
  const text = useCountText();
  const isSubmitting = useRunningFlow('globalSearch', selectIsSubmitting);
  return (
    <Button className={className} type="submit" tone="primary" size="large" busy={isSubmitting}>
      {text}
    </Button>
  );
});

/** The number of offers in words, or why there is none to tell. */
export function useCountText(): string {
  const t = useTranslator();
  const offers = useRunningFlow('globalSearch', selectOffersCount);
  const trip = useRunningFlow('globalSearch', selectTripType);
  switch (offers.status) {
    case 'fetching': return t('search.count.fetching');
    case 'failed': return t('search.count.unknown', { trip });
    case 'value': return offers.count === 0 ? t('search.count.none', { trip }) : t('search.count', { trip, count: offers.count });
  }
}
