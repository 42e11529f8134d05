import { selectStaff } from '../../../machines/content-editor/content-editor.select.ts';
import { selectDeskView, selectHasFailed, selectLost, selectMore, selectOnly, selectThreads } from '../../../machines/desk/desk.select.ts';
import type { DeskFilter, DeskItem } from '../../../machines/desk/desk.types.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useHref } from '../../parts/page.tsx';
import { DeskThreadView } from './desk-thread.tsx';
import { OpenLink } from './open-link.tsx';
import { shownMoment } from './shown-moment.ts';
import { StaffPage } from './staff-page.tsx';
import { useFocusOnFirstAdded } from '../use-focus-on-first-added.ts';
import * as styles from './editor-page.styles.ts';
import * as deskStyles from './desk-page.styles.ts';

const FILTERS: readonly DeskFilter[] = ['waiting', 'mine', 'open', 'resolved', 'all'];

/** Where agents answer messages, chats and complaints. */
export function DeskPage() {
  const t = useTranslator();
  return <StaffPage title={t('desk.title')}><SignedIn /></StaffPage>;
}

function SignedIn() {
  const t = useTranslator();
  const root = useFlowRoot('desk');
  const view = useFlow('desk', selectDeskView) ?? 'away';
  const staff = useRunningFlow('contentEditor', selectStaff);
  return (
    <div tabIndex={-1} {...root}>
      {view === 'away' && staff?.role === 'editor' && <Notice tone="warning">{t('desk.role')}</Notice>}
      {view === 'list' && <Inbox />}
      {view === 'thread' && <DeskThreadView />}
    </div>
  );
}

function Inbox() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const only = useRunningFlow('desk', selectOnly);
  const threads = useRunningFlow('desk', selectThreads);
  const hasFailed = useRunningFlow('desk', selectHasFailed);
  const lost = useRunningFlow('desk', selectLost);
  const more = useRunningFlow('desk', selectMore);
  const { list, onMore } = useFocusOnFirstAdded<HTMLUListElement>(threads?.length ?? 0);
  const showMore = () => {
    onMore();
    dispatch({ type: 'desk.showMore' });
  };
  return (
    <>
      <div className={styles.bar}>
        {FILTERS.map((filter) => <Button key={filter} tone={filter === only ? 'action' : 'outline'} aria-pressed={filter === only} onClick={() => dispatch({ type: 'desk.show', only: filter })}>{t(`desk.filter.${filter}`)}</Button>)}
      </div>
      <p className={deskStyles.above}>{t('desk.live')}</p>
      {hasFailed && <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'desk.show', only })}>{t('shell.retry')}</Button>}>{t('desk.failed')}</Notice>}
      {lost !== null && <Notice tone="warning" live>{t(`desk.${lost}`)}</Notice>}
      {threads === null && !hasFailed && <Skeleton className={styles.waiting} />}
      {threads?.length === 0 && !hasFailed && <Notice>{t(only === 'waiting' ? 'desk.empty' : 'desk.emptyList')}</Notice>}
      <ul ref={list} className={deskStyles.list}>{threads?.map((item) => <li key={item.threadId}><Item item={item} /></li>)}</ul>
      {more !== 'none' && threads !== null && <Notice action={<Button tone="outline" busy={more === 'asked'} onClick={showMore}>{t('desk.more.show')}</Button>}>{t('desk.more', { count: threads.length })}</Notice>}
    </>
  );
}

function Item({ item: { threadId, kind, subject, preview, customerName, orderNumber, updatedAt, isWaiting, isResolved, claim, complaintState } }: { item: DeskItem }) {
  const t = useTranslator();
  const href = useHref();
  const dispatch = useDispatch();
  return (
    <Card padded>
      <div className={deskStyles.item}>
        <OpenLink href={href('/editor/desk/$threadId', { threadId })} onOpen={() => dispatch({ type: 'desk.open', threadId })}>{subject || preview}</OpenLink>
        <Badge tone={kind === 'complaint' ? 'accent' : 'neutral'}>{t(`desk.kind.${kind}`)}</Badge>
        {complaintState?.endsWith('Late') ? <Badge tone="negative">{t('desk.late')}</Badge> : isWaiting && <Badge tone="warning">{t('desk.waiting')}</Badge>}
        {isResolved && <Badge tone="positive">{t('desk.resolved')}</Badge>}
        {claim !== null && <Badge tone="info">{claim.isMine ? t('desk.claimedByMe') : t('desk.claimedBy', { name: claim.name })}</Badge>}
      </div>
      {subject !== '' && <p className={deskStyles.preview}>{preview}</p>}
      <p className={deskStyles.quiet}>{[customerName || t('desk.guest'), orderNumber, shownMoment(updatedAt)].filter(Boolean).join(' · ')}</p>
    </Card>
  );
}
