import { selectLastSearches } from '../../../machines/memory/memory.select.ts';
import { useFlow, useFlowRoot } from '../../bus/react.tsx';
import { useHref } from '../../parts/page.tsx';
import type { ComponentViewProps } from '../content.types.ts';
import { shelfLimit } from '../shelf-limit.ts';
import * as styles from './last-searches.styles.ts';
import { Section } from './section.tsx';
import { useSearchSentences } from './search-sentence.ts';

/** Searches submitted before, each a link to its list as it is now [cms.home-components]. */
export function LastSearches({ component }: ComponentViewProps) {
  const href = useHref();
  const searches = useFlow('memory', selectLastSearches);
  const addresses = searches?.slice(0, shelfLimit(component)) ?? [];
  const sentences = useSearchSentences(addresses);
  const root = useFlowRoot('memory');
  if (addresses.length === 0 || sentences === undefined) return null;
  return (
    <Section component={component}>
      <ul className={styles.searches} {...root}>
        {addresses.map((address, place) => {
          const { where, how } = sentences[place]!;
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
