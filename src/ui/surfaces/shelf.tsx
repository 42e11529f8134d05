import type { ReactNode } from 'react';
import * as styles from './shelf.styles.ts';

/** Cards beside each other: four columns on wide screens, on phones a row that is swiped sideways. */
export function Shelf({ children }: { children: ReactNode }) {
  return <div className={styles.shelf}>{children}</div>;
}
