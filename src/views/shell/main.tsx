import type { ReactNode } from 'react';
import type { PageType } from '../../domain/routes/page-types.ts';
import * as styles from './shell.styles.ts';

interface MainProps {
  pageType: PageType;
  /** The page's id where another one is shown. */
  unseenAs: string | undefined;
  children: ReactNode;
}

/** A page that was left keeps its elements, one that may be next has them already: to show it renders nothing. The browser's host keeps them out of the document. */
export function Main({ pageType, unseenAs, children }: MainProps) {
  return unseenAs === undefined
    ? <main className={styles.main} id="main" tabIndex={-1} data-page={pageType}>{children}</main>
    : <main className={styles.main} hidden data-unseen={unseenAs}>{children}</main>;
}
