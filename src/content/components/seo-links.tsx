import { PageContainer } from '../../ui/surfaces/layout.tsx';
import type { ComponentViewProps } from '../content.types.ts';
import { useContentLink } from '../use-content-link.ts';
import * as styles from './seo-links.styles.ts';

/** Where else a page leads: links that editors give it for those who search on, and for search engines. */
export function SeoLinks({ component }: Pick<ComponentViewProps, 'component'>) {
  const link = useContentLink();
  return (
    <PageContainer>
      <ul className={styles.links} data-component={component.name}>
        {component.items.map(({ title, url = '' }) => <li key={url}><a className={styles.link} {...link(url)}>{title}</a></li>)}
      </ul>
    </PageContainer>
  );
}
