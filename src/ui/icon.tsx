import type { LucideIcon } from 'lucide-react';
import { cx } from '@linaria/core';
import * as styles from './icon.styles.ts';

interface IconProps {
  /** One icon by its own module, `import Plane from 'lucide-react/icons/plane'`, so that no other is shipped. */
  of: LucideIcon;
  size?: 'small' | 'medium' | 'large';
  /** Only where no words stand beside it. */
  label?: string;
  filled?: boolean;
  className?: string;
}

export function Icon({ of: Drawing, size = 'medium', label, filled = false, className }: IconProps) {
  return (
    <Drawing
      className={cx(styles.icon, styles.sizes[size], filled && styles.filled, className)}
      strokeWidth={1.75}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
