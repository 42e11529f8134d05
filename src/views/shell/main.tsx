import type { ReactNode } from 'react';
import type { PageType } from '../../domain/routes/page-types.ts';
import * as styles from './shell.styles.ts';

interface MainProps {
  pageType: PageType;
  isShown: boolean;
  children: ReactNode;
}

/** A page that was left keeps its elements, one that may be next has them already: to show it renders nothing. The browser's host keeps them out of the document. */
export function Main({ pageType, isShown, children }: MainProps) {
  return isShown
    ? <main className={styles.main} id="main" tabIndex={-1} data-page={pageType}>{children}</main>
    : <main className={styles.main} hidden data-unseen>{children}</main>;
}
