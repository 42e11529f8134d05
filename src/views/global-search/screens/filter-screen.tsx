import { useLayoutEffect, useRef } from 'react';
import { cx } from '@linaria/core';
import type { MobileFilter } from '../../../../machines/full-screen-view/full-screen-view.types.ts';
import { LazyPart } from '../../lazy-part.tsx';
import { ContentSkeleton } from '../panels/dropdown-content.tsx';
import { filterPanels } from '../panels/filter-panels.ts';
import * as styles from './search-screens.styles.ts';

/** Months of the calendar that a phone scrolls through before it asks for later ones. */
const MONTHS = 3;

interface FilterScreenProps {
  filter: MobileFilter;
  label: string;
}

/** The choices of one filter. The focus comes in with them. */
export function FilterScreen({ filter, label }: FilterScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { screen.current?.focus({ preventScroll: true }); }, []);
  return (
    <div ref={screen} className={cx(styles.screen, filter === 'travelDate' && styles.wideScreen)} role="group" aria-label={label} tabIndex={-1}>
      <LazyPart
        of={filterPanels[filter]}
        props={{ id: `search-screen-${filter}`, months: MONTHS }}
        awaited={<ContentSkeleton isWide={filter === 'travelDate'} />}
      />
    </div>
  );
}
