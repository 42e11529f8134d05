import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.styles.ts';

/** Text for a screen reader only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
