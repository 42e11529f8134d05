import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { cx } from '@linaria/core';
import { Icon } from '../../ui/display/icon.tsx';
import * as styles from './header-link.styles.ts';

interface HeaderLinkProps {
  icon: IconNode;
  href: string;
  label: string;
  className?: string;
  /** A number or a mark at the icon's corner. */
  children?: ReactNode;
}

/** A way of the header that is an icon; its name is said and shown on hover. */
export function HeaderLink({ icon, href, label, className, children }: HeaderLinkProps) {
  return (
    <a className={cx(styles.link, className)} href={href} aria-label={label} title={label}>
      <Icon of={icon} />
      {children}
    </a>
  );
}
