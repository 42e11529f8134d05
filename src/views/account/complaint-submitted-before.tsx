import { selectAsked, selectComplaint, selectFiles, selectForm, selectWritten } from '../../../machines/complaint/complaint.select.ts';
import type { ComplaintField } from '../../../machines/complaint/complaint.types.ts';
import { useRunningFlow } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { StoredComplaint } from './stored-complaint.tsx';
import * as styles from './account.styles.ts';

/** What the shop has is another than what stands here: neither is lost silently. */
export function SubmittedBefore() {
  const t = useTranslator();
  const complaint = useRunningFlow('complaint', selectComplaint);
  if (complaint === null) return null;
  return (
    <StoredComplaint complaintId={complaint.complaintId} tone="warning" text={t('account.complaints.before', { number: complaint.number })}>
      <Written />
    </StoredComplaint>
  );
}

function Written() {
  const t = useTranslator();
  const format = useFormat();
  const form = useRunningFlow('complaint', selectForm);
  const asked = useRunningFlow('complaint', selectAsked).split(' ');
  const written = useRunningFlow('complaint', selectWritten);
  const files = useRunningFlow('complaint', selectFiles);
  if (form === null) return null;
  const shown = ({ name, kind, selector }: ComplaintField): string => {
    const value = written[name] ?? '';
    if (kind === 'date') return format.date(value);
    const option = form.selectors.find((one) => one.name === selector)?.options.find((one) => one.value === value);
    return option?.label ?? form.texts[option?.labelKey ?? ''] ?? value;
  };
  return (
    <section className={styles.part}>
      <h3>{t('account.complaints.before.now')}</h3>
      <dl className={styles.facts}>
        {form.fields.filter(({ name }) => asked.includes(name) && (written[name] ?? '') !== '').map((field) => <div key={field.name}><dt>{form.texts[field.labelKey]}</dt><dd className={styles.message}>{shown(field)}</dd></div>)}
      </dl>
      {files.length > 0 && <ul>{files.map(({ attachmentId, name }) => <li key={attachmentId}>{name}</li>)}</ul>}
    </section>
  );
}
