import { useFlow } from '../../bus/react.tsx';
import { LANGUAGES } from '../../domain/language.ts';
import type { Language } from '../../domain/language.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { usePage } from '../../parts/page.tsx';
import { late } from '../../ui/late-view.tsx';
import type { Late } from '../../ui/late-view.tsx';
import { LatePart } from '../late-part.tsx';
import type { PlacedPart } from './card-part.tsx';
import * as styles from './card-place.styles.ts';

/** Code and words of the parts come when the first of them is about to be seen. */
const parts = Object.fromEntries(LANGUAGES.map((language) => [language, late(async () => {
  const [{ cardPartIn }, messages] = await Promise.all([import('./card-part.tsx'), loadMessages(language, ['card'])]);
  return cardPartIn(messages);
})])) as Record<Language, Late<{ name: PlacedPart }>>;

/** Whose state says whether a part is wanted yet. */
function flowOf(name: PlacedPart) {
  return name === 'allOffers' ? 'allOffers' : name === 'rooms' ? 'roomChoice' : name === 'saleEnd' ? 'countdown' : 'hotelParts';
}

/**
 * Where a part of the card will stand: its flow waits until it is near, and so does everything that it consists of. The end of
 * the sale has no place before its flow has begun.
 */
export function CardPlace({ name }: { name: PlacedPart }) {
  const { language } = usePage().context;
  const isEnd = name === 'saleEnd';
  const isNear = useFlow(flowOf(name), ({ value }) => (value as Partial<Record<PlacedPart, unknown>>)[name] !== 'away' && value !== 'away', isEnd ? 'sale' : undefined);
  const part = isNear && <LatePart key={language} of={parts[language]} props={{ name }} />;
  return isEnd ? part : <div id={`part-${name}`} className={name === 'hours' ? styles.field : styles.place} data-part={name}>{part}</div>;
}
