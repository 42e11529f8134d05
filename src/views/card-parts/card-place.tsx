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

/** Where a part of the card will stand: its flow waits until it is near, and so does everything that it consists of. */
export function CardPlace({ name }: { name: PlacedPart }) {
  const { language } = usePage().context;
  const isPartNear = useFlow('hotelParts', ({ value }) => name !== 'allOffers' && name !== 'rooms' && value[name] !== 'away');
  const isListNear = useFlow('allOffers', ({ value }) => name === 'allOffers' && value !== 'away');
  const areRoomsNear = useFlow('roomChoice', ({ value }) => name === 'rooms' && value !== 'away');
  return (
    <div id={`part-${name}`} className={name === 'hours' ? styles.field : styles.place} data-part={name}>
      {(isPartNear || isListNear || areRoomsNear) && <LatePart key={language} of={parts[language]} props={{ name }} />}
    </div>
  );
}
