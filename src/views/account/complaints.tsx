import { selectComplaint } from '../../../machines/complaint/complaint.select.ts';
import { useFlow } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { useHref } from '../../parts/page.tsx';
import type { AccountData, Complaint } from '../../routes/pages/account.page.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Part } from './account-parts.tsx';
import * as styles from './account.styles.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { ConversationPlace } from './conversation-place.tsx';

/** What was complained about, with the shop's promise, and the form of a new complaint. */
export function Complaints({ complaints: before }: { complaints: readonly Complaint[] }) {
  const t = useTranslator();
  const href = useHref();
  const submitted = useFlow('complaint', selectComplaint) ?? null;
  const complaints = submitted === null ? before : [submitted, ...before.filter(({ complaintId }) => complaintId !== submitted.complaintId)];
  return (
    <>
      <Part title={t('account.complaints.history')}>
        {complaints.length === 0 ? <p>{t('account.complaints.none')}</p> : (
          <ul className={styles.list}>
            {complaints.map((complaint) => (
              <li key={complaint.complaintId}>
                <Card padded className={styles.lines}>
                  <h3><a href={href('/mytui/complaints/$id', { id: complaint.complaintId })}>{complaint.number}</a></h3>
                  <p>{complaint.topic}, <span className={styles.quietLine}>{complaint.reservationNumber}</span></p>
                  <State complaint={complaint} />
                </Card>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={t('account.complaints.new')}>
        <p>{t('account.complaints.promise')}</p>
        <ComplaintForm />
      </Part>
    </>
  );
}

const TONES = { received: 'info', acknowledgementLate: 'warning', acknowledged: 'info', answerLate: 'warning', answered: 'positive' } as const;

function State({ complaint: { state, acknowledgeBy, answerBy, answeredOn } }: { complaint: Complaint }) {
  const t = useTranslator();
  const format = useFormat();
  return <Badge tone={TONES[state]}>{t(`account.complaints.state.${state}`, { acknowledgeBy: format.date(acknowledgeBy), answerBy: format.date(answerBy), answeredOn: answeredOn === null ? '' : format.date(answeredOn) })}</Badge>;
}

/** One complaint: how far it is, with days, what was said, and what was written to each other since. */
export function ComplaintDetails({ complaint, thread }: Pick<Extract<AccountData, { name: 'complaint' }>, 'complaint' | 'thread'>) {
  const t = useTranslator();
  const format = useFormat();
  const { number, topic, reservationNumber, submittedOn, acknowledgeBy, acknowledgedOn, answerBy, answeredOn, details, state } = complaint;
  return (
    <div className={styles.columns}>
      <div>
        <h2 className={styles.heading}>{number}</h2>
        <ConversationPlace of="thread" messages={thread.messages} />
      </div>
      <div className={styles.list}>
        <Part title={t('account.complaints.course')}>
          <div data-complaint-state={state}><State complaint={complaint} /></div>
          <ol className={styles.steps}>
            <li>{t('account.complaints.step.submitted', { date: format.date(submittedOn) })}</li>
            <li>{acknowledgedOn === null ? t('account.complaints.step.acknowledgeBy', { date: format.date(acknowledgeBy) }) : t('account.complaints.step.acknowledged', { date: format.date(acknowledgedOn) })}</li>
            <li>{answeredOn === null ? t('account.complaints.step.answerBy', { date: format.date(answerBy) }) : t('account.complaints.step.answered', { date: format.date(answeredOn) })}</li>
          </ol>
        </Part>
        <Part title={t('account.complaints.details')}>
          <p>{topic}, {reservationNumber}</p>
          <dl className={styles.facts}>{details.map(({ label, value }) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}</dl>
        </Part>
      </div>
    </div>
  );
}
