import { PageContainer } from '../ui/surfaces/layout.tsx';
import { GlobalSearch } from './global-search/global-search.tsx';
import { FirstPlaces } from './global-search/without-scripts/first-places.tsx';
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
