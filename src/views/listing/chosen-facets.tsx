import { selectChosenFacetsCount, selectFacets, selectSelectedFilterValues } from '../../../machines/listing/listing.select.ts';
import type { Facet, FacetId } from '../../../machines/listing/listing.types.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { toMinor } from '../../domain/prices/money.ts';
import { parsePriceRange } from '../../domain/prices/price-range.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { RemovableChip } from '../../ui/controls/chip.tsx';
import * as styles from './listing-page.styles.ts';

interface ChosenFacetsProps {
  /** The chip is gone: focus needs another place. */
  onRemoved: () => void;
}

/** What narrows the list, each taken back with one press. */
export function ChosenFacets({ onRemoved }: ChosenFacetsProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const rangeText = useRangeText();
  const isEmpty = useRunningFlow('listing', selectChosenFacetsCount) === 0;
  const selected = useRunningFlow('listing', selectSelectedFilterValues);
  const facets = useRunningFlow('listing', selectFacets);
  if (isEmpty) return null;
  const chosen = Object.entries(selected)
    .flatMap(([filterId, values]) => values.map((value) => ({ filterId: filterId as FacetId, value })));
  const remove = ({ filterId, value }: { filterId: FacetId; value: string }) => {
    dispatch(filterId === 'priceRange' ? { type: 'listing.clearFacet', filterId } : { type: 'listing.toggleFacet', filterId, value });
    onRemoved();
  };
  return (
    <ul className={styles.chips} aria-label={t('results.facets.chosen')}>
      {chosen.map((one) => (
        <li key={`${one.filterId} ${one.value}`}>
          <RemovableChip removeLabel={t('results.facets.remove')} onRemove={() => remove(one)}>
            {one.filterId === 'priceRange' ? rangeText(one.value) : labelOf(facets, one.filterId, one.value)}
          </RemovableChip>
        </li>
      ))}
      <li>
        <Button
          tone="link"
          onClick={() => {
            dispatch({ type: 'listing.clearFacets' });
            onRemoved();
          }}
        >
          {t('results.facets.clear')}
        </Button>
      </li>
    </ul>
  );
}

/** Until the facets are there, a value speaks for itself. */
function labelOf(facets: readonly Facet[], filterId: FacetId, value: string): string {
  return facets.find((facet) => facet.filterId === filterId)?.options.find((option) => option.value === value)?.label ?? value;
}

function useRangeText(): (code: string) => string {
  const t = useTranslator();
  const format = useFormat();
  return (code) => {
    const { from, to } = parsePriceRange(code) ?? { from: null, to: null };
    const money = (koruna: number) => format.money(toMinor(koruna));
    if (from !== null && to !== null) return `${money(from)} – ${money(to)}`;
    if (from !== null) return t('results.facets.price.chosenFrom', { price: money(from) });
    return to === null ? code : t('results.facets.price.chosenTo', { price: money(to) });
  };
}
