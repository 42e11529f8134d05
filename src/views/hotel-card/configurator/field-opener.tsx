import type { IconNode } from 'lucide';
import { Icon } from '../../../ui/display/icon.tsx';
import { afterPaint } from '../../../ui/loading/after-paint.ts';
import * as styles from './field-opener.styles.ts';

interface FieldOpenerProps {
  id: string;
  icon: IconNode;
  label: string;
  value: string;
  /** What a press does, in words where there is width. */
  action: string;
  isOpen: boolean;
  /** Id of what it opens. */
  opens: string;
  onPress: () => void;
  /** Loads the choices; called when a press is likely. */
  preload: () => Promise<unknown>;
}

/** A part of the stay that says what is chosen; pressed, it opens its choices. */
export function FieldOpener({ id, icon, label, value, action, isOpen, opens, onPress, preload }: FieldOpenerProps) {
  // A failed preload is tried again by the opening itself, which shows its failure.
  const onNear = () => afterPaint(() => { preload().catch(() => {}); });
  return (
    <>
      <p id={`${id}-label`} className={styles.label}>{label}</p>
      <button
        type="button"
        id={`${id}-value`}
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={opens}
        aria-labelledby={`${id}-label ${id}-value`}
        onClick={onPress}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <Icon of={icon} />
        <span className={styles.value}>{value}</span>{' '}
        <span className={styles.change}>{action}</span>
      </button>
    </>
  );
}
