import { Notice } from '../../ui/surfaces/notice.tsx';
import { optionOf } from '../component-options.ts';
import * as styles from './checkout-notification.styles.ts';
import type { ComponentViewProps } from '../content.types.ts';

/** What editors want people to know while they order [checkout.notification]. */
export function CheckoutNotification({ component }: ComponentViewProps) {
  const [item] = component.items;
  if (item === undefined) return null;
  return (
    <Notice tone={optionOf(component, 'tone') === 'warning' ? 'warning' : 'info'} className={styles.notification}>
      <strong>{item.title}.</strong> {item.text}
    </Notice>
  );
}
