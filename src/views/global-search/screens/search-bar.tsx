import { memo } from 'react';
import { selectOpenDropdown } from '../../../../machines/global-search/global-search.select.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { Popover } from '../../../ui/surfaces/popover.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { DropdownContent } from '../panels/dropdown-content.tsx';
import { dropdownPanels, preload } from '../panels/dropdown-panels.ts';
import { SearchSubmit, useCountText } from '../search-submit.tsx';
import { TripTypeChoice } from '../panels/trip-type-choice.tsx';
import { useSearchTexts } from '../search-texts.ts';
import type { SearchField } from '../search-texts.ts';
import * as styles from './search-bar.styles.ts';

/** The bar of wide screens: each field opens its choices below itself. */
export function SearchBar({ isCovered }: { isCovered: boolean }) {
  const texts = useSearchTexts();
  const dropdown = useRunningFlow('globalSearch', selectOpenDropdown);
  const openDropdown = isCovered ? null : dropdown;
  return (
    <div className={styles.bar}>
      <TripTypeChoice />
      <div className={styles.fields}>
        {texts.fields.map((field) => (
          <BarField key={field} field={field} label={texts.label(field)} value={texts.value(field)} isOpen={openDropdown === field} />
        ))}
        <SearchSubmit className={styles.submit} />
        <Count />
      </div>
    </div>
  );
}

/** Heard, where the button says it too. */
function Count() {
  return <output><VisuallyHidden>{useCountText()}</VisuallyHidden></output>;
}

interface BarFieldProps {
  field: SearchField;
  label: string;
  value: string;
  isOpen: boolean;
}

const BarField = memo(function BarField({ field, label, value, isOpen }: BarFieldProps) {
  const dispatch = useDispatch();
  const id = `search-bar-${field}`;
  const preloadChoices = () => preload(dropdownPanels[field]);
  return (
    <Popover
      id={id}
      className={styles.field}
      open={isOpen}
      label={label}
      align={field === 'participants' ? 'end' : 'start'}
      wide={field === 'travelDate'}
      submitKeepsOpen={field === 'travelDate'}
      onClose={() => dispatch({ type: 'globalSearch.close' })}
      trigger={(
        <button
          type="button"
          className={styles.opener}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={preloadChoices}
          onFocus={preloadChoices}
          onClick={() => dispatch(isOpen ? { type: 'globalSearch.close' } : { type: 'globalSearch.open', dropdown: field })}
        >
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{value}</span>
        </button>
      )}
    >
      <DropdownContent field={field} openerOf={id} months={2} />
    </Popover>
  );
});
