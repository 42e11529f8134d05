import { PageContainer } from '../ui/layout.tsx';
import { FirstPlaces } from './global-search/first-places.tsx';
import { GlobalSearch } from './global-search/global-search.tsx';
import * as styles from './page-search-parts.styles.ts';

/** The search and the places that it offers first. */
export function PageSearchParts() {
  return (
    <>
      <PageContainer className={styles.search}><GlobalSearch /></PageContainer>
      <FirstPlaces />
    </>
  );
}
