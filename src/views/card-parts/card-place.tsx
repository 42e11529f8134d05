import { useFlow } from '../../bus/react.tsx';
import { lazyView } from '../../ui/loading/lazy-view.tsx';
import { LazyPart } from '../lazy-part.tsx';
import type { PlacedPart } from './card-part.tsx';
import * as styles from './card-place.styles.ts';

/** Code and messages of the parts come when the first of them is about to be seen. */
const part = lazyView(async () => {
  const view = import('./card-part.tsx').then(({ CardPart }) => CardPart);
  return (await import('../../i18n/with-messages.tsx')).withMessages('card', view);
});

/** Whose state says whether a part is wanted yet. */
function flowOf(name: PlacedPart) {
  if (name === 'allOffers' || name === 'saleEnd') return name;
  return name === 'rooms' ? 'roomChoice' : 'hotelParts';
}

/**
 * Where a part of the card will stand: its flow waits until it is near, and so does everything that it consists of. The end of
 * the sale has no place before its last hours.
 */
export function CardPlace({ name }: { name: PlacedPart }) {
  const isEnd = name === 'saleEnd';
  const isNear = useFlow(flowOf(name), ({ value }) => (isEnd ? typeof value === 'object' : (value as Partial<Record<PlacedPart, unknown>>)[name] !== 'away' && value !== 'away'));
  const shown = isNear && <LazyPart of={part} props={{ name }} />;
  return isEnd ? shown : <div id={`part-${name}`} className={name === 'hours' ? styles.field : styles.place} data-part={name}>{shown}</div>;
}
