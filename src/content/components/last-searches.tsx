import { selectLastSearches } from '../../../machines/memory/memory.select.ts';
import { useFlow } from '../../bus/react.tsx';
import { useHref } from '../../views/page.tsx';
import type { ComponentViewProps } from '../content.types.ts';
import { shelfLimit } from '../shelf-limit.ts';
import * as styles from './last-searches.styles.ts';
import { Section } from './section.tsx';
import { useSearchSentence } from './search-sentence.ts';

/** Searches submitted before, each a link to its list as it is now [cms.home-components]. */
export function LastSearches({ component }: ComponentViewProps) {
  const href = useHref();
  const memory = useFlow('memory', (snapshot) => snapshot);
  const search = useFlow('globalSearch', (snapshot) => snapshot);
  const sentence = useSearchSentence();
  if (memory === undefined || search === undefined) return null;
  const addresses = selectLastSearches(memory).slice(0, shelfLimit(component));
  if (addresses.length === 0) return null;
  return (
    <Section component={component}>
      <ul className={styles.searches}>
        {addresses.map((address) => {
          const { where, how } = sentence(address, search);
          return (
            <li key={address}>
              <a className={styles.search} href={href(address)}><strong>{where}</strong> <span className={styles.how}>{how}</span></a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
