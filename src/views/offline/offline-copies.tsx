import type { ReactNode } from 'react';
import { selectCopies, selectFailure, selectOfflineView, selectProgress } from '../../../machines/offline-copies/offline-copies.select.ts';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { marketMoment } from '../../domain/dates/market-moment.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import * as styles from './offline.styles.ts';

/** What is stored on this device, the consent before it, and the way to remove it. */
export function OfflineCopies() {
  const t = useTranslator();
  return (
    <Card as="section" padded className={styles.card}>
      <div className={styles.part} {...useFlowRoot('offlineCopies')}>
        <h2 className={styles.heading}>{t('offline.title')}</h2>
        <Content />
      </div>
    </Card>
  );
}

function Content() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const view = useRunningFlow('offlineCopies', selectOfflineView);
  const { done, total } = useRunningFlow('offlineCopies', selectProgress);
  const failure = useRunningFlow('offlineCopies', selectFailure);
  const remove = <Button tone="outline" onClick={() => dispatch({ type: 'offlineCopies.remove' })}>{t('offline.remove')}</Button>;
  switch (view) {
    case 'asking':
      return (
        <>
          <p>{t('offline.consent')}</p>
          <div className={styles.buttons}>
            <Button tone="primary" onClick={() => dispatch({ type: 'offlineCopies.agree' })}>{t('offline.agree')}</Button>
            <Button tone="outline" onClick={() => dispatch({ type: 'offlineCopies.decline' })}>{t('offline.decline')}</Button>
          </div>
        </>
      );
    case 'storing': return <p role="status">{t('offline.storing', { done, total })}</p>;
    case 'stored': return <Stored>{remove}</Stored>;
    case 'failed':
      return (
        <Notice tone="negative" live action={<div className={styles.buttons}><Button tone="outline" onClick={() => dispatch({ type: 'offlineCopies.retry' })}>{t('offline.retry')}</Button>{remove}</div>}>
          {t(`offline.failed.${failure ?? 'network'}`)}
        </Notice>
      );
    default:
      return (
        <>
          <p {...(view === 'removed' && { role: 'status' })}>{t(view === 'removed' ? 'offline.removed' : 'offline.text')}</p>
          <div><Button tone="outline" onClick={() => dispatch({ type: 'offlineCopies.ask' })}>{t('offline.ask')}</Button></div>
        </>
      );
  }
}

function Stored({ children }: { children: ReactNode }) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const copies = useRunningFlow('offlineCopies', selectCopies);
  if (copies === null) return null;
  const { date, time } = marketMoment(copies.storedAt);
  return (
    <>
      <p role="status">{t('offline.stored', { date: format.date(date), time, megabytes: (copies.bytes / 1_000_000).toFixed(1).replace('.', ',') })}</p>
      <details>
        <summary>{t('offline.list', { count: copies.pages.length })}</summary>
        <ul>{copies.pages.map(({ url, title }) => <li key={url}><a href={url}>{title}</a></li>)}</ul>
      </details>
      <div className={styles.buttons}>
        <Button tone="outline" onClick={() => dispatch({ type: 'offlineCopies.renew' })}>{t('offline.renew')}</Button>
        {children}
      </div>
    </>
  );
}
