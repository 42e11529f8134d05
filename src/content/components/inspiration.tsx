import { Card, CardLink } from '../../ui/surfaces/card.tsx';
import { Grid } from '../../ui/surfaces/layout.tsx';
import type { ComponentViewProps } from '../content.types.ts';
import { useContentLink } from '../use-content-link.ts';
import { ContentPicture } from './content-picture.tsx';
import { Section } from './section.tsx';
import * as styles from './inspiration.styles.ts';

/** Short reads that help to choose; each ends with a way to offers. */
export function Inspiration({ component }: Pick<ComponentViewProps, 'component'>) {
  const link = useContentLink();
  return (
    <Section component={component}>
      <Grid columns={3}>
        {component.items.map(({ title, text, url, linkLabel, picture }) => (
          <Card key={title} as="article" lifts={url !== undefined}>
            {picture && <ContentPicture picture={picture} ratio="16:9" sizes="(min-width: 992px) 25rem, (min-width: 576px) 50vw, 100vw" decorative />}
            <div className={styles.body}>
              <h3 className={styles.title}>{title}</h3>
              {text && <p className={styles.texts}>{text}</p>}
              {url && <p className={styles.link}><CardLink {...link(url)}>{linkLabel ?? title}</CardLink></p>}
            </div>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
