import { ContentSlot } from '../../content/content-slot.tsx';
import type { PageProvided } from '../../content/content.types.ts';
import { usePage } from '../../parts/page.tsx';
import { BelowFirstScreen } from '../../ui/loading/below-first-screen.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { GlobalSearch } from '../global-search/global-search.tsx';
import { FirstPlaces } from '../global-search/without-scripts/first-places.tsx';
import * as styles from './home.styles.ts';

/** What editors put together, with the search over the edge of its opening picture. */
export function HomePage() {
  const { chrome: { cms } } = usePage();
  const provided: PageProvided = {
    // A page without this field has its search where editors put it [cms.search-visible].
    globalSearch: cms?.globalSearch?.visible !== false && (
      <>
        <PageContainer className={styles.search}><GlobalSearch /></PageContainer>
        <FirstPlaces />
      </>
    ),
  };
  return cms?.slots.map(({ name }, index) => {
    const slot = <ContentSlot key={name} name={name} provided={provided} />;
    return index === 0 ? slot : <BelowFirstScreen key={name}>{slot}</BelowFirstScreen>;
  });
}
