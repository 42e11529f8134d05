import { useRef } from 'react';
import { cx } from '@linaria/core';
import { selectHasFailed } from '../../../../machines/global-search/global-search.select.ts';
import { useRunningFlow } from '../../../bus/react.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { FormAnswer } from '../../form-answer.tsx';
import { LazyPart } from '../../lazy-part.tsx';
import { scrollIntoSight } from '../../scroll-into-sight.ts';
import { useFocusVisit } from '../../use-focus-visit.ts';
import { dropdownPanels } from './dropdown-panels.ts';
import { SearchNotices } from '../search-notices.tsx';
import type { SearchField } from '../search-texts.ts';
import * as styles from './dropdown-content.styles.ts';

interface DropdownContentProps {
  field: SearchField;
  /** Id of what the opener controls: the focus goes back to that opener. */
  openerOf: string;
  months: number;
}

/** The choices of one open field. The focus comes in with them and goes back to the field when they close. */
export function DropdownContent({ field, openerOf, months }: DropdownContentProps) {
  const content = useRef<HTMLDivElement>(null);
  // A choice that could not be sent says so beside itself: what stands below the bar is covered.
  const hasFailed = useRunningFlow('globalSearch', selectHasFailed);

  useFocusVisit(content, openerOf);

  return (
    <div ref={content} className={styles.content} tabIndex={-1}>
      <LazyPart
        of={dropdownPanels[field]}
        props={{ id: `${openerOf}-choices`, months }}
        awaited={<ContentSkeleton isWide={field === 'travelDate'} />}
        onArrive={() => scrollIntoSight(content.current?.parentElement)}
      />
      {hasFailed && <div className={styles.failed}><FormAnswer><SearchNotices /></FormAnswer></div>}
    </div>
  );
}

/** Choices in about their final size while their code is on its way. */
export function ContentSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <div className={cx(styles.awaited, isWide && styles.awaitedCalendar)} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
