import type { ComponentProps } from 'react';
import type { IconNode } from 'lucide';
import { cx } from '@linaria/core';
import { Icon } from '../display/icon.tsx';
import * as styles from './icon-button.styles.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'style' | 'children' | 'aria-label'> {
  icon: IconNode;
  label: string;
  tone?: 'plain' | 'raised' | 'heart';
  /** For a button that stays on or off, like the heart; leave out otherwise. */
  pressed?: boolean;
}

export function IconButton({ icon, label, tone = 'plain', pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={cx(styles.iconButton, styles.tones[tone], className)}
    >
      <Icon of={icon} filled={pressed} />
    </button>
  );
}
