import { Fragment } from 'react';
import { cx } from '@linaria/core';
import { Search } from 'lucide';
import { selectIsPanelShown } from '../../../machines/global-search/global-search.select.ts';
import type { SearchDropdown } from '../../../machines/global-search/global-search.types.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useDispatchAfterPaint } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { preloadDropdown } from './dropdown-panels.ts';
import { SearchStep } from './search-step.tsx';
import { countWords, SearchSubmit } from './search-submit.tsx';
import { TripTypeChoice } from './trip-type-choice.tsx';
import { useSearchWords } from './search-words.ts';
import * as styles from './search-panel.styles.ts';

interface SearchPanelProps {
  search: FlowSnapshot<'globalSearch'>;
  openDropdown: SearchDropdown | null;
  /** Nothing but the sentence. */
  isLine: boolean;
}

/** Narrow screens: the search as a sentence, and behind it a panel of steps with the button always in reach. */
export function SearchPanel({ search, openDropdown, isLine }: SearchPanelProps) {
  const t = useTranslator();
  const dispatch = useDispatchAfterPaint();
  const words = useSearchWords(search);
  const isShown = selectIsPanelShown(search);
  const show = () => {
    dispatch({ type: 'globalSearch.showPanel' });
    // The first question is the likeliest to be opened; its choices should not move what is there by coming late.
    preloadDropdown('region');
  };
  const leave = () => {
    dispatch({ type: 'globalSearch.close' });
    // Participants may refuse to close; then the panel stays and shows why.
    if (openDropdown !== 'participants') dispatch({ type: 'globalSearch.hidePanel' });
  };
  return (
    <div className={styles.compact}>
      {!isLine && <TripTypeChoice search={search} name="tripType-compact" />}
      <button type="button" className={cx(styles.summary, isLine && styles.line)} aria-haspopup="dialog" onClick={show}>
        <Icon of={Search} className={styles.summaryIcon} />
        <span className={styles.summaryWords}>
          <span className={styles.summaryTitle}>{words.value('region')}</span>
          <VisuallyHidden>, {t('search.open')}: </VisuallyHidden>
          <span className={styles.summarySentence}>
            {words.fields.slice(1).map((field, place, { length }) => (
              <Fragment key={field}><span className={styles.summaryPart}>{words.value(field)}{place < length - 1 && ' ·'}</span>{' '}</Fragment>
            ))}
          </span>
        </span>
      </button>
      {!isLine && !isShown && <SearchSubmit className={styles.compactSubmit} search={search} />}
      <Dialog
        id="search-panel"
        open={isShown}
        size="fullscreen"
        title={t('search.title')}
        closeLabel={t('shell.dialog.close')}
        onClose={leave}
        footer={(
          <div className={styles.footer}>
            <p className={styles.sentence}>{words.sentence}</p>
            <SearchSubmit className={styles.submit} search={search} />
            <output><VisuallyHidden>{countWords(t, search)}</VisuallyHidden></output>
          </div>
        )}
      >
        <div className={styles.steps}>
          <TripTypeChoice search={search} name="tripType-panel" />
          {words.fields.map((field, place) => (
            <SearchStep
              key={field}
              field={field}
              next={words.fields[place + 1]}
              label={words.label(field)}
              value={words.value(field)}
              isOpen={openDropdown === field}
              search={search}
            />
          ))}
        </div>
      </Dialog>
    </div>
  );
}
