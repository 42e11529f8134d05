import { cx } from '@linaria/core';
import type { ComponentViewProps } from '../content.types.ts';
import { useContentLink } from '../use-content-link.ts';
import { ContentIcon } from './content-icon.tsx';
import { Section } from './section.tsx';
import * as styles from './icon-items.styles.ts';

/** Short reasons side by side, each with its icon: benefits and highlights. */
export function IconItems({ component }: Pick<ComponentViewProps, 'component'>) {
  const link = useContentLink();
  return (
    <Section component={component}>
      <ul className={cx(styles.items, component.items.length === 4 && styles.four)}>
        {component.items.map(({ icon, title, text, url, linkLabel }) => (
          <li key={title} className={styles.item}>
            {icon && <span className={styles.icon}><ContentIcon name={icon} /></span>}
            <h3 className={styles.title}>{title}</h3>
            {text && <p className={styles.texts}>{text}</p>}
            {url && linkLabel && <a {...link(url)} className={styles.link}>{linkLabel}</a>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
