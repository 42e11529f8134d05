import type { ReactNode } from 'react';
import { useTranslator } from '../../i18n/react.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { useHref } from '../../parts/page.tsx';
import { FormAnswer } from '../form-answer.tsx';
import * as styles from './account.styles.ts';

interface StoredComplaintProps {
  complaintId: string;
  tone: 'positive' | 'warning';
  text: string;
  /** Between what is said of it and the way to another complaint. */
  children?: ReactNode;
}

/** A complaint that the shop has, with the ways to it and to another one. */
export function StoredComplaint({ complaintId, tone, text, children }: StoredComplaintProps) {
  const t = useTranslator();
  const href = useHref();
  return (
    <div className={styles.stored}>
      <FormAnswer><Notice tone={tone} live action={<a href={href('/mytui/complaints/$id', { id: complaintId })}>{t('account.complaints.open')}</a>}>
        {text}
      </Notice></FormAnswer>
      {children}
      <p><a href={href('/mytui/complaints')}>{t('account.complaints.another')}</a></p>
    </div>
  );
}
