import { cx } from '@linaria/core';
import type { ReactNode } from 'react';
import type { PageType } from '../../domain/routes/page-types.ts';
import * as styles from './shell.styles.ts';

interface MainProps {
  pageType: PageType;
  isShown: boolean;
  children: ReactNode;
}

/** A page that was left keeps its elements and their layout, one that may be next has them already: to show it neither renders nor lays out. */
export function Main({ pageType, isShown, children }: MainProps) {
  return isShown
    ? <main className={styles.main} id="main" tabIndex={-1} data-page={pageType}>{children}</main>
    : <main className={cx(styles.main, styles.unseen)} aria-hidden data-unseen>{children}</main>;
}
