import { AroundSlot } from '../../../content/content-slot.tsx';
import { usePage } from '../../../parts/page.tsx';
import { PageContainer } from '../../../ui/surfaces/layout.tsx';
import { CmsLink } from '../../shell/cms-link.tsx';
import * as styles from './first-places.styles.ts';

/** Where many want to go, as editors say it: a press instead of a search [cms.globals]. */
export function FirstPlaces() {
  const { text, links = [] } = usePage().chrome.search ?? {};
  return (
    <>
      {links.length > 0 && (
        <PageContainer>
          <nav aria-label={text} className={styles.places}>
            {text && <span aria-hidden="true" className={styles.texts}>{text}</span>}
            <ul className={styles.links}>{links.map(({ label, url }) => <li key={url}><CmsLink className={styles.link} url={url}>{label}</CmsLink></li>)}</ul>
          </nav>
        </PageContainer>
      )}
      <AroundSlot name="global-search" />
    </>
  );
}
