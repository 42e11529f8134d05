import { useId } from 'react';
import { selectSort } from '../../../machines/listing/listing.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import type { SortType } from '../../domain/search/sort-types.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { useSortTypes } from './use-sort-types.ts';
import * as styles from './listing-toolbar.styles.ts';

export function SortSelect() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const sorted = useRunningFlow('listing', selectSort);
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id} className={styles.sortLabel}>{t('listing.sort.label')}</label>
      <Select
        id={id}
        className={styles.sortSelect}
        value={sorted}
        options={useSortTypes(sorted).map((sortType) => ({ value: sortType, label: t(`listing.sort.${sortType}`) }))}
        onChange={({ target }) => dispatch({ type: 'listing.sort', sortCode: target.value as SortType })}
      />
    </div>
  );
}
