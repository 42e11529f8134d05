import { ChevronRight } from 'lucide';
import * as styles from './breadcrumbs.styles.ts';
import { Icon } from './icon.tsx';

interface BreadcrumbsProps {
  label: string;
  /** From the home page down; the last, where we are, has no link. */
  items: readonly { label: string; href?: string }[];
}

export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {index > 0 && <Icon of={ChevronRight} size="small" />}
            {item.href ? (
              <a href={item.href} className={styles.link}>
                {item.label}
              </a>
            ) : (
              <span className={styles.link} aria-current="page">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
