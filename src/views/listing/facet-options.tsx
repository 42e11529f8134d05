import { memo } from 'react';
import type { Facet, FacetId } from '../../../machines/listing/listing.types.ts';
import { useDispatch } from '../../bus/react.tsx';
import { groupThousands } from '../../domain/prices/money.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { ChoiceGroup } from '../../ui/controls/field.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { cachedMarkup } from '../../ui/loading/cached-markup.tsx';
import { usePaintedChoice } from '../../ui/loading/use-painted-choice.ts';

/** A longer list starts shortened: its first options are enough for most. */
const OPTIONS_AT_FIRST = 6;

/** Key of the accordion of those that are shown whole. */
export const WHOLE = 'wholeFacets';

interface FacetOptionsProps {
  facet: Facet;
  /** Whether a longer list is shown whole. */
  showsAll: boolean;
}

/** The options of one facet with how many holidays each leaves. */
export const FacetOptions = cachedMarkup<FacetOptionsProps, 'facet', 'showsAll'>(Options, 'facet', ['showsAll']);

function Options({ facet: { filterId, label, options }, showsAll }: FacetOptionsProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const id = `options-${filterId}`;
  const isLong = options.length > OPTIONS_AT_FIRST + 1;
  const shown = isLong && !showsAll ? options.filter(({ selected }, index) => selected || index < OPTIONS_AT_FIRST) : options;
  return (
    <ChoiceGroup id={id} legend={<VisuallyHidden>{label}</VisuallyHidden>}>
      {shown.map(({ value, label: name, count, selected }) => (
        <FacetOption key={value} {...{ filterId, value, label: name, count, selected }} />
      ))}
      {isLong && (
        <Button tone="link" aria-expanded={showsAll} aria-controls={id} onClick={() => dispatch(showsAll ? { type: 'accordion.collapse', section: filterId } : { type: 'accordion.expandAlso', section: filterId }, WHOLE)}>
          {showsAll ? t('shell.showLess') : t('shell.showMore')}
        </Button>
      )}
    </ChoiceGroup>
  );
}

interface FacetOptionProps {
  filterId: FacetId;
  value: string;
  label: string;
  count: number;
  selected: boolean;
}

const FacetOption = memo(function FacetOption({ filterId, value, label, count, selected }: FacetOptionProps) {
  const dispatch = useDispatch();
  const [checked, choose] = usePaintedChoice(selected, () => dispatch({ type: 'listing.toggleFacet', filterId, value }));
  return (
    <Checkbox
      label={label}
      note={groupThousands(count)}
      checked={checked}
      disabled={count === 0 && !selected}
      onChange={() => choose(!checked)}
    />
  );
});
