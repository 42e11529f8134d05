import { Scale } from 'lucide';
import { selectIsCompared } from '../../../machines/compare/compare.select.ts';
import { useDispatch, useFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { comparing } from '../../parts/compare/comparing.ts';
import type { ComparedTile } from '../../parts/compare/comparing.ts';
import { Button } from '../../ui/controls/button.tsx';

/** Stands from the first frame: coming later it would move the pictures beneath. A press before the flow has come waits for it. */
export function CompareOnCard({ offer }: { offer: ComparedTile }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const isCompared = useFlow('compare', selectIsCompared(offer.offerCode)) ?? false;
  return <Button tone="quiet" icon={Scale} aria-pressed={isCompared} onClick={() => dispatch(comparing(offer))}>{t(isCompared ? 'hotel.compare.added' : 'hotel.compare.add')}</Button>;
}
