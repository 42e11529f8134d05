import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide';
import { cx } from '@linaria/core';
import { Icon } from '../display/icon.tsx';
import * as styles from './text-input.styles.ts';

interface SelectProps extends Omit<ComponentProps<'select'>, 'style' | 'children' | 'multiple' | 'size'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Without an outline, for a toolbar. */
  quiet?: boolean;
}

/** The platform's own select, so that phones show their wheel; goes inside `Field` or takes an `aria-label`. */
export function Select({ options, quiet = false, className, ...rest }: SelectProps) {
  return (
    <div className={cx(styles.selectBox, className)}>
      <select {...rest} className={cx(styles.control, styles.select, quiet && styles.quiet)}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} className={styles.chevron} />
    </div>
  );
}
