import type { MouseEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from './icon.tsx';
import { pageWindow } from './page-window.ts';
import * as styles from './pagination.styles.ts';

interface PaginationProps {
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** "Strana 3". */
  pageLabel: (page: number) => string;
  /** Takes a plain press in place of the link; a press with a modifier still opens the link. */
  onGo?: (page: number) => void;
}

/** Links to the other pages of a list. */
export function Pagination({ label, page, pages, hrefOf, previousLabel, nextLabel, pageLabel, onGo }: PaginationProps) {
  if (pages <= 1) return null;
  const go = (to: number) => (event: MouseEvent) => {
    if (!onGo || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo(to);
  };
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <a className={styles.link} href={hrefOf(page - 1)} rel="prev" aria-label={previousLabel} onClick={go(page - 1)}>
              <Icon of={ChevronLeft} />
            </a>
          </li>
        )}
        {pageWindow(page, pages).map((offered, index) =>
          offered === null ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={offered}>
              <a
                className={styles.link}
                href={hrefOf(offered)}
                aria-label={pageLabel(offered)}
                aria-current={offered === page ? 'page' : undefined}
                onClick={go(offered)}
              >
                {offered}
              </a>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <a className={styles.link} href={hrefOf(page + 1)} rel="next" aria-label={nextLabel} onClick={go(page + 1)}>
              <Icon of={ChevronRight} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
