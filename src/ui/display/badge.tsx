import type { ReactNode } from 'react';
import type { IconNode } from 'lucide';
import { cx } from '@linaria/core';
import * as styles from './badge.styles.ts';
import { Icon } from './icon.tsx';

interface BadgeProps {
  tone?: keyof typeof styles.tones;
  icon?: IconNode;
  className?: string;
  children: ReactNode;
}

/** A word or two that set a thing apart. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles.tones[tone], className)}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  );
}
