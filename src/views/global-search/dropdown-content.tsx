import { Suspense, useLayoutEffect, useRef } from 'react';
import { cx } from '@linaria/core';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dropdownPanels } from './dropdown-panels.ts';
import type { SearchField } from './search-words.ts';
import * as styles from './dropdown-content.styles.ts';

interface DropdownContentProps {
  field: SearchField;
  search: FlowSnapshot<'globalSearch'>;
  /** Id of what the opener controls: the focus goes back to that opener. */
  openerOf: string;
  months: number;
}

/** The choices of one open field. The focus comes in with them and goes back to the field when they close. */
export function DropdownContent({ field, search, openerOf, months }: DropdownContentProps) {
  const Panel = dropdownPanels[field];
  const content = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = content.current;
    box?.focus({ preventScroll: true });
    return () => {
      if (box?.contains(document.activeElement)) document.querySelector<HTMLElement>(`[aria-controls="${openerOf}"]`)?.focus();
    };
  }, [openerOf]);

  return (
    <div ref={content} className={styles.content} tabIndex={-1}>
      <Suspense fallback={<ContentSkeleton isWide={field === 'travelDate'} />}>
        <Panel search={search} id={`${openerOf}-choices`} months={months} />
      </Suspense>
    </div>
  );
}

function ContentSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <div className={cx(styles.awaited, isWide && styles.awaitedCalendar)} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
