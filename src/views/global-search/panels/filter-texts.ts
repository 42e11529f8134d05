import { selectChosenFacetsCount, selectSort } from '../../../../machines/listing/listing.select.ts';
import { selectChoice } from '../../../../machines/global-search/global-search.select.ts';
import type { MobileFilter } from '../../../../machines/full-screen-view/full-screen-view.types.ts';
import { useFlow, useRunningFlow } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { useSearchTexts } from '../search-texts.ts';

export interface FilterTexts {
  /** Filters that this kind of trip and this page have, in the order people decide. */
  filters: MobileFilter[];
  label: (filter: MobileFilter) => string;
  /** What is chosen, or that anything will do. */
  value: (filter: MobileFilter) => string;
  sentence: string;
}

/** The texts of the search with those of the list beneath it, where there is one. */
export function useFilterTexts(): FilterTexts {
  const t = useTranslator();
  const texts = useSearchTexts();
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
    filters: ['tripType', ...texts.fields, ...(sorted ? ['sort' as const, 'facets' as const] : [])],
    label: (filter) => own[filter]?.label ?? texts.label(filter as keyof typeof own & Parameters<typeof texts.label>[0]),
    value: (filter) => own[filter]?.value ?? texts.value(filter as Parameters<typeof texts.value>[0]),
    sentence: texts.sentence,
  };
}
