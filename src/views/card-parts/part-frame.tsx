import type { ReactNode } from 'react';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import * as styles from './part-frame.styles.ts';

interface PartFrameProps {
  id: string;
  title: string;
  status: 'awaited' | 'shown' | 'failed';
  onRetry: () => void;
  /** What there is to show, an older answer while the next is on its way; nothing before the first. */
  children: ReactNode;
}

/** A part of the card under its heading: what it shows, that it is awaited, or that only it could not be had. */
export function PartFrame({ id, title, status, onRetry, children }: PartFrameProps) {
  const t = useTranslator();
  return (
    <section tabIndex={-1} className={styles.part} aria-labelledby={`${id}-title`} aria-busy={status === 'awaited' || undefined}>
      <h2 id={`${id}-title`}>{title}</h2>
      {status === 'failed'
        ? <Notice tone="negative" live action={<Button tone="outline" onClick={onRetry}>{t('shell.retry')}</Button>}>{t('card.failed')}</Notice>
        : children || <AwaitedPart />}
    </section>
  );
}

function AwaitedPart() {
  const t = useTranslator();
  return (
    <div className={styles.awaited}>
      <p className={styles.muted} role="status">{t('card.loading')}</p>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
