import type { ReactNode } from 'react';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { optionOf } from '../component-options.ts';
import type { CmsComponent } from '../content.types.ts';
import * as styles from './section.styles.ts';

/** A part of a page under the heading and text that editors gave it. */
export function Section({ component, children }: { component: CmsComponent; children: ReactNode }) {
  const title = optionOf(component, 'title');
  const text = optionOf(component, 'text');
  const headingId = `${component.uid}-title`;
  return (
    <section className={styles.section} data-far data-component={component.name} aria-labelledby={title && headingId}>
      <PageContainer>
        {title && <h2 id={headingId} className={styles.heading}>{title}</h2>}
        {text && <p className={styles.texts}>{text}</p>}
        <div className={title ? styles.body : undefined}>{children}</div>
      </PageContainer>
    </section>
  );
}
