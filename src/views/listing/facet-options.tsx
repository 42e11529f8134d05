import { memo, useId, useState } from 'react';
import type { Facet, FacetId } from '../../../machines/listing/listing.types.ts';
import { useDispatch } from '../../bus/react.tsx';
import { groupThousands } from '../../domain/money.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { ChoiceGroup } from '../../ui/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** A longer list starts shortened: its first options are enough for most. */
const OPTIONS_AT_FIRST = 6;

/** The options of one facet with how many holidays each leaves. */
export function FacetOptions({ facet }: { facet: Facet }) {
  const t = useTranslator();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const isLong = facet.options.length > OPTIONS_AT_FIRST + 1;
  const shown = isLong && !showsAll ? facet.options.filter(({ selected }, index) => selected || index < OPTIONS_AT_FIRST) : facet.options;
  return (
    <ChoiceGroup id={id} legend={<VisuallyHidden>{facet.label}</VisuallyHidden>}>
      {shown.map(({ value, label, count, selected }) => (
        <FacetOption key={value} {...{ filterId: facet.filterId, value, label, count, selected }} />
      ))}
      {isLong && (
        <Button tone="link" aria-expanded={showsAll} aria-controls={id} onClick={() => setShowsAll(!showsAll)}>
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
