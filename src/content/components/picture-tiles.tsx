import { cx } from '@linaria/core';
import { Card, CardLink } from '../../ui/surfaces/card.tsx';
import type { CmsItem, ComponentViewProps } from '../content.types.ts';
import { useContentLink } from '../use-content-link.ts';
import { ContentIcon } from './content-icon.tsx';
import { ContentPicture } from './content-picture.tsx';
import { Section } from './section.tsx';
import * as styles from './picture-tiles.styles.ts';

const NARROW = '(min-width: 992px) 20rem, (min-width: 768px) 33vw, 50vw';
/** The first of five stands alone in its row on a phone. */
const WIDE = '(min-width: 992px) 20rem, (min-width: 768px) 50vw, calc(100vw - 2rem)';

/** Ways to go on, each a picture with a name; the whole tile is one link. */
export function PictureTiles({ component }: Pick<ComponentViewProps, 'component'>) {
  return (
    <Section component={component}>
      <PictureTileList items={component.items} />
    </Section>
  );
}

/** The tiles alone, where a page has its own heading. */
export function PictureTileList({ items, level = 3 }: { items: readonly CmsItem[]; level?: 2 | 3 }) {
  const link = useContentLink();
  const Heading = `h${level}` as const;
  const isFive = items.length === 5;
  return (
    <ul className={cx(styles.tiles, isFive && styles.five)}>
      {items.map(({ icon, title, text, url, picture }, index) => (
        <Card key={title} as="li" lifts>
          {picture && <ContentPicture picture={picture} ratio="4:3" sizes={isFive && index === 0 ? WIDE : NARROW} decorative />}
          <div className={styles.body}>
            <Heading className={styles.title}>
              <ContentIcon name={icon} />
              {url ? <CardLink {...link(url)}>{title}</CardLink> : title}
            </Heading>
            {text && <p className={styles.texts}>{text}</p>}
          </div>
        </Card>
      ))}
    </ul>
  );
}
