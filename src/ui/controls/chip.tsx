import type { ReactNode } from 'react';
import type { IconNode } from 'lucide';
import { X } from 'lucide';
import { cx } from '@linaria/core';
import { Icon } from '../display/icon.tsx';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { usePaintedChoice } from '../loading/use-painted-choice.ts';
import * as styles from './chip.styles.ts';

interface ChipProps {
  pressed: boolean;
  icon?: IconNode;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One of several quick choices, on or off. */
export function Chip({ pressed, icon, disabled, onClick, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} disabled={disabled} onClick={onClick}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </button>
  );
}

interface RemovableChipProps {
  /** What pressing does, for a screen reader: "Zrušit filtr". */
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** A choice made elsewhere, taken back with one press. */
export function RemovableChip({ removeLabel, onRemove, children }: RemovableChipProps) {
  const [isThere, show] = usePaintedChoice(true, onRemove);
  return isThere && (
    <button type="button" className={cx(styles.chip, styles.removable)} onClick={() => show(false)}>
      <VisuallyHidden>{removeLabel}: </VisuallyHidden>
      {children}
      <Icon of={X} size="small" />
    </button>
  );
}
