import { PictureTileList } from '../../content/components/picture-tiles.tsx';
import { usePage } from '../../parts/page.tsx';
import type { TilesData } from '../../routes/pages/tiles.page.ts';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { PageSlots } from '../page-slots.tsx';
import * as styles from './tiles-page.styles.ts';

/** A heading, a sentence and ways to go on; what editors put below follows [page.tiles]. */
export function TilesPage() {
  const { data: { title, description, tiles } } = usePage<TilesData>();
  return (
    <PageSlots>
      <PageContainer className={styles.page}>
        <h1>{title}</h1>
        <p className={styles.intro}>{description}</p>
        <PictureTileList items={tiles} level={2} />
      </PageContainer>
    </PageSlots>
  );
}
