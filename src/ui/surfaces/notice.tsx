import type { ReactNode } from 'react';
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide';
import { cx } from '@linaria/core';
import { Icon } from '../display/icon.tsx';
import * as styles from './notice.styles.ts';

const icons = { info: Info, positive: CircleCheck, warning: TriangleAlert, negative: OctagonAlert };

interface NoticeProps {
  tone?: keyof typeof icons;
  title?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** Says itself aloud when it appears: at once for `negative`, politely otherwise. */
  live?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Notice({ tone = 'info', title, action, live = false, className, children }: NoticeProps) {
  const role = live ? (tone === 'negative' ? 'alert' : 'status') : undefined;
  return (
    <div className={cx(styles.notice, styles.tones[tone], className)} role={role}>
      <Icon of={icons[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.texts}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
