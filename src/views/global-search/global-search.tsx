import type { FormEvent } from 'react';
import { cx } from '@linaria/core';
import { selectHasFailed, selectIsStarting, selectOpenDropdown, selectOptions } from '../../../machines/global-search/global-search.select.ts';
import { useDispatch, useFlow, useFlowRoot } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { useHref } from '../../parts/page.tsx';
import { afterPaint } from '../../ui/loading/after-paint.ts';
import { useFullScreenView } from '../use-full-screen-view.ts';
import { CurrentSearchFields } from './without-scripts/current-search-fields.tsx';
import { GlobalSearchSkeleton } from './without-scripts/global-search-skeleton.tsx';
import { PlainSearch } from './without-scripts/plain-search-form.tsx';
import { SearchBar } from './screens/search-bar.tsx';
import { SearchNotices } from './search-notices.tsx';
import { SearchPanel } from './screens/search-panel.tsx';
import { SEARCH_PATH } from '../../domain/urls/forms/search-form.ts';
import * as styles from './global-search.styles.ts';

interface GlobalSearchProps {
  /** Where the offers are what counts: on narrow screens only the line that says what is searched for, and opens the panel. */
  isLine?: boolean;
  className?: string;
}

/**
 * The search: one bar on wide screens, a field that opens a full-screen panel on narrow ones.
 * It is a real form: pressed before the scripts are there, it asks the server for the same search.
 */
export function GlobalSearch({ isLine = false, className }: GlobalSearchProps) {
  const t = useTranslator();
  const href = useHref();
  const dispatch = useDispatch();
  const root = useFlowRoot('globalSearch');
  const isAwaited = useFlow('globalSearch', (search) => selectIsStarting(search) && selectOptions(search, 'TYPE').length === 0);
  const isPanelShown = useFullScreenView().view === 'globalSearch';
  const isSaidInDropdown = useFlow('globalSearch', (search) => selectHasFailed(search) && selectOpenDropdown(search) !== null);
  if (root['data-state'] === undefined) return <GlobalSearchSkeleton isLine={isLine} className={className} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // After what was chosen just before.
    afterPaint(() => dispatch({ type: 'globalSearch.submit' }));
  };

  return (
    <search id="search" className={cx(styles.search, isLine && styles.line, className)} {...root} aria-label={t('search.label')} aria-busy={isAwaited}>
      {isAwaited ? <GlobalSearchSkeleton isLine={isLine} /> : (
        // What is missing is said by the flow itself, also where the browser sees no field to say it at.
        <form className={styles.scripted} method="get" action={href(SEARCH_PATH)} noValidate onSubmit={submit}>
          <CurrentSearchFields />
          <SearchBar isCovered={isPanelShown} />
          <SearchPanel isLine={isLine} />
          {!isPanelShown && !isSaidInDropdown && <SearchNotices />}
        </form>
      )}
      {/* Browsers that run scripts never look into it. */}
      <noscript>{import.meta.env.SSR && <PlainSearch />}</noscript>
    </search>
  );
}
