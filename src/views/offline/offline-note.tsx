import { selectIsSilent, selectReadsCopyOf } from '../../../machines/offline-copies/offline-copies.select.ts';
import { useRunningFlow } from '../../bus/react.tsx';
import { marketMoment } from '../../domain/dates/market-moment.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';

/** Without network, or with one that does not answer: from when what is read is. */
export function OfflineNote() {
  const t = useTranslator();
  const format = useFormat();
  const storedAt = useRunningFlow('offlineCopies', selectReadsCopyOf);
  const isSilent = useRunningFlow('offlineCopies', selectIsSilent);
  if (storedAt === null) return null;
  const { date, time } = marketMoment(storedAt);
  return <Notice tone="warning" live>{t(isSilent ? 'offline.note.silent' : 'offline.note', { date: format.date(date), time })}</Notice>;
}
