import { selectIsSubmitting, selectOffersCount } from '../../../machines/global-search/global-search.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useDispatch, useFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import type { Translator } from '../../i18n/translator.ts';
import { Button } from '../../ui/button.tsx';

interface SearchSubmitProps {
  search: FlowSnapshot<'globalSearch'>;
  className?: string;
}

/** The one button that leaves for the listing; it says how much is there. */
export function SearchSubmit({ search, className }: SearchSubmitProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const isChoosingDates = useFlow('travelDate', (snapshot) => snapshot) !== undefined;
  // Days chosen a moment ago count: a press here applies them before the press closes their calendar.
  const applyDates = () => { if (isChoosingDates) dispatch({ type: 'travelDate.submit' }); };
  return (
    <Button className={className} type="submit" tone="primary" size="large" busy={selectIsSubmitting(search)} onPointerDown={applyDates}>
      {countWords(t, search)}
    </Button>
  );
}

/** The number of holidays in words, or why there is none to tell. */
export function countWords(t: Translator, search: FlowSnapshot<'globalSearch'>): string {
  const offers = selectOffersCount(search);
  switch (offers.status) {
    case 'fetching': return t('search.count.fetching');
    case 'failed': return t('search.count.unknown');
    case 'value': return offers.count === 0 ? t('search.count.none') : t('search.count', { count: offers.count });
  }
}
