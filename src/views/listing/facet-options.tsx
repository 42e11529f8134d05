import { memo, useId } from 'react';
import { selectExpanded } from '../../../machines/accordion/accordion.select.ts';
import type { Facet, FacetId } from '../../../machines/listing/listing.types.ts';
import { useDispatch, useFlow } from '../../bus/react.tsx';
import { groupThousands } from '../../domain/prices/money.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { ChoiceGroup } from '../../ui/controls/field.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';

/** A longer list starts shortened: its first options are enough for most. */
const OPTIONS_AT_FIRST = 6;
/** Key of the accordion of those that are shown whole. */
const WHOLE = 'wholeFacets';

/** The options of one facet with how many holidays each leaves. */
export function FacetOptions({ facet }: { facet: Facet }) {
  const t = useTranslator();
  const id = useId();
  const dispatch = useDispatch();
  const whole = useFlow('accordion', selectExpanded, WHOLE);
  const { filterId } = facet;
  const showsAll = whole?.includes(filterId) ?? false;
  const isLong = facet.options.length > OPTIONS_AT_FIRST + 1;
  const shown = isLong && !showsAll ? facet.options.filter(({ selected }, index) => selected || index < OPTIONS_AT_FIRST) : facet.options;
  return (
    <ChoiceGroup id={id} legend={<VisuallyHidden>{facet.label}</VisuallyHidden>}>
      {shown.map(({ value, label, count, selected }) => (
        <FacetOption key={value} {...{ filterId, value, label, count, selected }} />
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
  return (
    <Checkbox
      label={label}
      note={groupThousands(count)}
      checked={selected}
      disabled={count === 0 && !selected}
      onChange={() => dispatch({ type: 'listing.toggleFacet', filterId, value })}
    />
  );
});
