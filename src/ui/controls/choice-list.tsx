import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import { afterPaint } from '../loading/after-paint.ts';
import * as styles from './choice-list.styles.ts';

interface ChoiceListProps {
  children: ReactNode;
}

/** Choices under each other of which one holds; a press decides and closes. Buttons, not radios: an arrow key must do neither. */
export function ChoiceList({ children }: ChoiceListProps) {
  return <ul className={styles.list}>{children}</ul>;
}

interface ChoiceItemProps {
  label: ReactNode;
  isChosen: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

export function ChoiceItem({ label, isChosen, disabled, onChoose }: ChoiceItemProps) {
  return (
    <li>
      <button type="button" className={styles.item} aria-pressed={isChosen} disabled={disabled} onClick={() => afterPaint(onChoose)}>
        {label}
        {isChosen && <Icon of={Check} size="small" />}
      </button>
    </li>
  );
}
