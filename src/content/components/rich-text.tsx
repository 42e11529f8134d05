import { cx } from '@linaria/core';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import type { ComponentViewProps } from '../content.types.ts';
import { EditorsHtml } from '../editors-html.tsx';
import * as styles from './rich-text.styles.ts';

/** Text that editors wrote with headings, lists and links. */
export function RichText({ component }: Pick<ComponentViewProps, 'component'>) {
  if (!component.html) return null;
  return (
    <PageContainer>
      <EditorsHtml className={cx(styles.richText, component.name === 'regulations' && styles.small)} html={component.html} />
    </PageContainer>
  );
}
