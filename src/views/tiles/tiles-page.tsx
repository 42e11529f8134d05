import { ContentSlot } from '../../content/content-slot.tsx';
import { PictureTileList } from '../../content/components/picture-tiles.tsx';
import type { TilesData } from '../../routes/pages/tiles.page.ts';
import { PageContainer } from '../../ui/layout.tsx';
import { usePage } from '../page.tsx';
import * as styles from './tiles-page.styles.ts';

/** Slot above the heading. */
const TOP = 'top';

/** A heading, a sentence and ways to go on; what editors put below follows [page.tiles]. */
export function TilesPage() {
  const { data: { title, description, tiles }, chrome: { cms } } = usePage<TilesData>();
  return (
    <>
      <ContentSlot name={TOP} />
      <PageContainer className={styles.page}>
        <h1>{title}</h1>
        <p className={styles.intro}>{description}</p>
        <PictureTileList items={tiles} level={2} />
      </PageContainer>
      {cms?.slots.filter(({ name }) => name !== TOP).map(({ name }) => <ContentSlot key={name} name={name} />)}
    </>
  );
}
