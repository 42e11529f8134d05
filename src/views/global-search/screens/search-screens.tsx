import { useLayoutEffect, useRef } from 'react';
import { selectInternalView, selectMobileFilter } from '../../../../machines/full-screen-view/full-screen-view.select.ts';
import type { MobileFilter } from '../../../../machines/full-screen-view/full-screen-view.types.ts';
import { selectHasFailed, selectOffersCount, selectTripType } from '../../../../machines/global-search/global-search.select.ts';
import { useDispatch, useFlow, useRunningFlow } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { afterPaint } from '../../../ui/loading/after-paint.ts';
import { Dialog } from '../../../ui/surfaces/dialog.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { ListCount } from '../../listing/list-count.tsx';
import { ShowResults } from '../../listing/show-results.tsx';
import { FilterList, rowId } from './filter-list.tsx';
import { FilterScreen } from './filter-screen.tsx';
import { useFilterTexts } from '../panels/filter-texts.ts';
import { SearchNotices } from '../search-notices.tsx';
import { SearchSubmit, useCountText } from '../search-submit.tsx';
import * as styles from './search-screens.styles.ts';

/** The search of narrow screens: the kinds of filters with what is chosen, and a screen for each of them [view.mobile-filters]. */
export function SearchScreens() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const texts = useFilterTexts();
  const filter = useFlow('fullScreenView', selectMobileFilter) ?? null;
  const internalView = useFlow('fullScreenView', selectInternalView);
  const hasFailed = useRunningFlow('globalSearch', selectHasFailed);
  const left = useRef<MobileFilter>(null);

  useLayoutEffect(() => {
    if (filter === null && left.current !== null) document.getElementById(rowId(left.current))?.focus();
    left.current = filter;
  }, [filter]);

  const back = () => dispatch({ type: 'fullScreenView.back' });
  const isStep = filter !== null;
  return (
    <Dialog
      id="search-panel"
      open
      size="screen"
      view={internalView ?? undefined}
      isStep={isStep}
      title={isStep ? texts.label(filter) : t('search.title')}
      note={isStep && <ChoiceResult filter={filter} />}
      closeLabel={t(isStep ? 'shell.back' : 'shell.dialog.close')}
      onClose={back}
      footer={footer()}
    >
      {isStep
        ? <FilterScreen key={filter} filter={filter} label={texts.label(filter)} />
        : <FilterList texts={texts} onChoose={(chosen) => afterPaint(() => dispatch({ type: 'fullScreenView.openFilter', filter: chosen }))} />}
    </Dialog>
  );

  function footer() {
    if (filter === 'facets') return <div className={styles.footer}><ShowResults onPress={() => dispatch({ type: 'fullScreenView.close' })} /></div>;
    // A choice that could not be sent says so beside itself.
    if (filter !== null) return hasFailed && <div className={styles.footer}><SearchNotices /></div>;
    return (
      <div className={styles.footer}>
        <SearchNotices />
        <p className={styles.sentence}>{texts.sentence}</p>
        <SearchSubmit className={styles.submit} />
        <Count />
      </div>
    );
  }
}

/** Heard, where the button says it too. */
function Count() {
  return <output><VisuallyHidden>{useCountText()}</VisuallyHidden></output>;
}

/** What the choices come to so far: of the whole search, or of the list that order and facets belong to. */
function ChoiceResult({ filter }: { filter: MobileFilter }) {
  const t = useTranslator();
  const offers = useRunningFlow('globalSearch', selectOffersCount);
  const trip = useRunningFlow('globalSearch', selectTripType);
  const isOfList = filter === 'sort' || filter === 'facets';
  return isOfList ? <ListCount /> : <output>{ofSearch()}</output>;

  function ofSearch() {
    if (offers.status === 'fetching') return t('search.count.fetching');
    return offers.status === 'value' ? t('listing.count', { trip, count: offers.count }) : t('search.count.failed');
  }
}
