import type { IconNode } from 'lucide';
import { cx } from '@linaria/core';
import * as styles from './icon.styles.ts';

interface IconProps {
  /** One icon by its name, `import { Plane } from 'lucide'`: no other is shipped. */
  of: IconNode;
  size?: 'small' | 'medium' | 'large';
  /** Only where no words stand beside it. */
  label?: string;
  filled?: boolean;
  className?: string;
}

export function Icon({ of: icon, size = 'medium', label, filled = false, className }: IconProps) {
  return (
    <svg
      className={cx(styles.icon, styles.sizes[size], filled && styles.filled, className)}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: drawingOf(icon) }}
    />
  );
}

const drawings = new WeakMap<IconNode, string>();

/** A page shows a few icons dozens of times: their lines are nodes that React need not know. */
function drawingOf(icon: IconNode): string {
  const drawing = drawings.get(icon) ?? icon.map(([shape, attributes]) => `<${shape}${attributesOf(attributes)}/>`).join('');
  drawings.set(icon, drawing);
  return drawing;
}

function attributesOf(attributes: IconNode[number][1]): string {
  return Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`).join('');
}
