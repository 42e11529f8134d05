import { selectChosenFacetsCount, selectSort } from '../../../../machines/listing/listing.select.ts';
import { selectChoice } from '../../../../machines/global-search/global-search.select.ts';
import type { MobileFilter } from '../../../../machines/full-screen-view/full-screen-view.types.ts';
import { useFlow, useRunningFlow } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { useSearchWords } from '../search-words.ts';

export interface FilterWords {
  /** Filters that this kind of trip and this page have, in the order people decide. */
  filters: MobileFilter[];
  label: (filter: MobileFilter) => string;
  /** What is chosen, or that anything will do. */
  value: (filter: MobileFilter) => string;
  sentence: string;
}

/** The words of the search with those of the list beneath it, where there is one. */
export function useFilterWords(): FilterWords {
  const t = useTranslator();
  const words = useSearchWords();
  const tripType = useRunningFlow('globalSearch', (search) => selectChoice(search, 'TYPE').labels[0]);
  const sorted = useFlow('listing', selectSort);
  const facets = useFlow('listing', selectChosenFacetsCount) ?? 0;
  const own: Partial<Record<MobileFilter, { label: string; value: string }>> = {
    tripType: { label: t('search.tripType.label'), value: tripType ?? t('search.placeholder') },
    ...(sorted && {
      sort: { label: t('listing.sort.label'), value: t(`listing.sort.${sorted}`) },
      facets: { label: t('listing.refine'), value: facets === 0 ? t('search.placeholder') : t('search.chosen', { count: facets }) },
    }),
  };
  return {
    filters: ['tripType', ...words.fields, ...(sorted ? ['sort' as const, 'facets' as const] : [])],
    label: (filter) => own[filter]?.label ?? words.label(filter as keyof typeof own & Parameters<typeof words.label>[0]),
    value: (filter) => own[filter]?.value ?? words.value(filter as Parameters<typeof words.value>[0]),
    sentence: words.sentence,
  };
}
