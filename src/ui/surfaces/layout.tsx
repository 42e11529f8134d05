import type { ReactNode } from 'react';
import { cx } from '@linaria/core';
import * as styles from './layout.styles.ts';

type Gap = keyof typeof styles.gaps;

interface LayoutProps {
  /** In steps of 4 pixels. */
  gap?: Gap;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'nav' | 'main' | 'aside' | 'article' | 'form';
  className?: string;
  children: ReactNode;
}

/** The page's column: its width and its edges. */
export function PageContainer({ as: Tag = 'div', className, children }: Omit<LayoutProps, 'gap'>) {
  return <Tag className={cx(styles.page, className)}>{children}</Tag>;
}

/** One beside another, wrapping. */
export function Cluster({ gap = 2, as: Tag = 'div', apart = false, className, children }: LayoutProps & { apart?: boolean }) {
  return <Tag className={cx(styles.cluster, styles.gaps[gap], apart && styles.apart, className)}>{children}</Tag>;
}

/** Equal columns on wide screens, fewer on narrow ones, one on phones. */
export function Grid({ columns, gap = 6, as: Tag = 'div', className, children }: LayoutProps & { columns: keyof typeof styles.columns }) {
  return <Tag className={cx(styles.grid, styles.columns[columns], styles.gaps[gap], className)}>{children}</Tag>;
}
