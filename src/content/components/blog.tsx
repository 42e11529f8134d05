import { Card, CardLink } from '../../ui/surfaces/card.tsx';
import { Grid } from '../../ui/surfaces/layout.tsx';
import type { ComponentViewProps } from '../content.types.ts';
import { useContentLink } from '../use-content-link.ts';
import { ContentPicture } from './content-picture.tsx';
import { Section } from './section.tsx';
import * as styles from './inspiration.styles.ts';

/** Posts of the blog, each a card that leads to it; without any there is nothing [cms.home-components]. */
export function Blog({ component }: Pick<ComponentViewProps, 'component'>) {
  const link = useContentLink();
  if (component.items.length === 0) return null;
  return (
    <Section component={component}>
      <Grid columns={3}>
        {component.items.map(({ title, text, url = '', picture }) => (
          <Card key={url} as="article" lifts>
            {picture && <ContentPicture picture={picture} ratio="16:9" sizes="(min-width: 992px) 25rem, (min-width: 576px) 50vw, 100vw" decorative />}
            <div className={styles.body}>
              <h3 className={styles.title}><CardLink {...link(url)}>{title}</CardLink></h3>
              {text && <p className={styles.texts}>{text}</p>}
            </div>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
