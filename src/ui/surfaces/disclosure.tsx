import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide';
import { cx } from '@linaria/core';
import { Icon } from '../display/icon.tsx';
import * as styles from './disclosure.styles.ts';

interface DisclosureProps {
  id: string;
  open: boolean;
  summary: ReactNode;
  onToggle: (open: boolean) => void;
  /** The heading's level in its page. */
  level?: 2 | 3 | 4;
  className?: string;
  children: ReactNode;
}

/** A heading that shows and hides what is under it; several under each other make an accordion. No landmarks: there may be ten of them, and two of one name. */
export function Disclosure({ id, open, summary, onToggle, level = 3, className, children }: DisclosureProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(styles.item, className)}>
      <Heading className={styles.heading}>
        <button type="button" id={`${id}-summary`} className={styles.summary} aria-expanded={open} aria-controls={id} onClick={() => onToggle(!open)}>
          <span>{summary}</span>
          <Icon of={ChevronDown} className={styles.chevron} />
        </button>
      </Heading>
      <div id={id} className={styles.panel} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
