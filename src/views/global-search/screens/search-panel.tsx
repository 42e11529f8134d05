import { Fragment, useEffect, useRef } from 'react';
import { cx } from '@linaria/core';
import { Search } from 'lucide';
import { selectFullScreenView } from '../../../../machines/full-screen-view/full-screen-view.select.ts';
import { useDispatch, useFlow, useFlowRoot } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { afterPaint } from '../../../ui/loading/after-paint.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { lazyView } from '../../../ui/loading/lazy-view.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { LazyPart } from '../../lazy-part.tsx';
import { SearchSubmit } from '../search-submit.tsx';
import { TripTypeChoice } from '../panels/trip-type-choice.tsx';
import { useSearchTexts } from '../search-texts.ts';
import * as styles from './search-panel.styles.ts';

const searchScreens = lazyView(async () => (await import('./search-screens.tsx')).SearchScreens);

/** A failed preload is tried again by the opening itself, which shows its failure. */
const preloadScreens = () => afterPaint(() => { searchScreens.load().catch(() => {}); });

interface SearchPanelProps {
  /** Nothing but the sentence. */
  isLine: boolean;
}

/** Narrow screens: the search as a sentence, and behind it a view of its own that covers the page [gs.mobile-panel]. */
export function SearchPanel({ isLine }: SearchPanelProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const texts = useSearchTexts();
  const root = useFlowRoot('fullScreenView');
  const isShown = useFlow('fullScreenView', selectFullScreenView) === 'globalSearch';
  const opener = useRef<HTMLButtonElement>(null);
  const isReady = root['data-state'] !== undefined;

  useEffect(() => {
    if (isReady && opener.current?.checkVisibility()) preloadScreens();
  }, [isReady]);

  return (
    <div className={styles.compact} {...root}>
      {!isLine && <TripTypeChoice />}
      <button
        type="button"
        ref={opener}
        className={cx(styles.summary, isLine && styles.line)}
        aria-haspopup="dialog"
        onPointerEnter={preloadScreens}
        onClick={() => afterPaint(() => dispatch({ type: 'fullScreenView.open', view: 'globalSearch' }))}
      >
        <Icon of={Search} className={styles.summaryIcon} />
        <span className={styles.summaryTexts}>
          <span className={styles.summaryTitle}>{texts.value('region')}</span>
          <VisuallyHidden>, {t('search.open')}: </VisuallyHidden>
          <span className={styles.summarySentence}>
            {texts.fields.slice(1).map((field, place, { length }) => (
              <Fragment key={field}><span className={styles.summaryPart}>{texts.value(field)}{place < length - 1 && ' ·'}</span>{' '}</Fragment>
            ))}
          </span>
        </span>
      </button>
      {!isLine && <SearchSubmit className={cx(styles.compactSubmit, isShown && styles.placeHeld)} />}
      {isShown && <LazyPart isScreen of={searchScreens} props={{}} />}
    </div>
  );
}
