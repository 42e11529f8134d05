import { useTranslator } from '../../i18n/react.tsx';
import type { ActivityTile } from '../../routes/pages/excursions.page.ts';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { ActivitySearchForm } from './activity-search-form.tsx';
import { ActivityTiles } from './activity-tiles.tsx';
import * as styles from './excursions.styles.ts';

/** There is no such activity or place: what is near instead. */
export function MissingActivity({ near, place }: { near: readonly ActivityTile[]; place: string | null }) {
  const t = useTranslator();
  return (
    <PageContainer className={styles.page}>
      <div className={styles.section}>
        <h1>{t('excursions.missing.title')}</h1>
        <p className={styles.lead}>{t('excursions.missing.text')} {place}</p>
        <ActivitySearchForm />
      </div>
      <ActivityTiles activities={near} />
    </PageContainer>
  );
}
