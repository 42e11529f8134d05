import { cx } from '@linaria/core';
import { LinkButton } from '../../ui/controls/button.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { optionOf } from '../component-options.ts';
import type { ComponentViewProps } from '../content.types.ts';
import { useContentLink } from '../use-content-link.ts';
import * as styles from './banner.styles.ts';
import { ContentPicture } from './content-picture.tsx';

type Size = keyof typeof styles.sizes;

/** Text over a picture: `hero` and `compact` span the page and carry its h1, a `strip` stands among other parts. */
export function Banner({ component }: Pick<ComponentViewProps, 'component'>) {
  const link = useContentLink();
  const [item] = component.items;
  if (item === undefined) return null;
  const size = sizeOf(optionOf(component, 'size'));
  const isStrip = size === 'strip';
  const Heading = isStrip ? 'h2' : 'h1';
  const texts = (
    <div className={styles.shade}>
      <Heading className={size === 'hero' ? styles.title : styles.smallTitle}>{item.title}</Heading>
      {item.text && <p className={styles.text}>{item.text}</p>}
      {item.url && <LinkButton {...link(item.url)} className={styles.link}>{item.linkLabel ?? item.title}</LinkButton>}
    </div>
  );
  const banner = (
    <div className={cx(styles.banner, styles.sizes[size])} data-component={component.name}>
      {item.picture && (
        <div className={styles.picture}>
          <ContentPicture picture={item.picture} ratio="16:9" sizes="100vw" fills priority={!isStrip} />
        </div>
      )}
      {isStrip ? <div className={cx(styles.texts, styles.inset)}>{texts}</div> : <PageContainer className={styles.texts}>{texts}</PageContainer>}
    </div>
  );
  return isStrip ? <PageContainer className={styles.apart}>{banner}</PageContainer> : banner;
}

function sizeOf(option: string | undefined): Size {
  return option === 'hero' || option === 'compact' ? option : 'strip';
}
