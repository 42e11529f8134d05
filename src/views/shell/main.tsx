import { cx } from '@linaria/core';
import type { ReactNode } from 'react';
import type { PageType } from '../../domain/routes/page-types.ts';
import * as styles from './shell.styles.ts';

interface MainProps {
  pageType: PageType;
  isLeft: boolean;
  children: ReactNode;
}

/** A page that was left keeps its elements and their layout: Back to it neither renders nor lays out. */
export function Main({ pageType, isLeft, children }: MainProps) {
  return isLeft
    ? <main className={cx(styles.main, styles.left)} data-left>{children}</main>
    : <main className={styles.main} id="main" tabIndex={-1} data-page={pageType}>{children}</main>;
}
