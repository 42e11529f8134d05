import { useState } from 'react';
import { selectCanResolve, selectFileProblems, selectFiles, selectHasFailed, selectIsActing, selectIsUploading, selectProblem, selectRefusal, selectText, selectThread, selectThreadId } from '../../../machines/desk/desk.select.ts';
import type { DeskAct, DeskThread } from '../../../machines/desk/desk.types.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { shownPhone } from '../../domain/booking/shown-phone.ts';
import { MESSAGE_LENGTH } from '../../domain/messages/message-limits.ts';
import { landsNextDay } from '../../domain/offers/flight-times.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { shownMoment } from './shown-moment.ts';
import { FilesOfMessage } from '../../parts/messages/files-of-message.tsx';
import * as messageStyles from '../../parts/messages/messages.styles.ts';
import * as styles from './editor-page.styles.ts';
import * as deskStyles from './desk-page.styles.ts';

/** A thread with its answer on the left, the complaint and the order on the right. */
export function DeskThreadView() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const open = useRunningFlow('desk', selectThread);
  const threadId = useRunningFlow('desk', selectThreadId);
  const hasFailed = useRunningFlow('desk', selectHasFailed);
  return (
    <>
      <Button tone="link" onClick={() => dispatch({ type: 'desk.close' })}>{t('desk.back')}</Button>
      {open === null && hasFailed && <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'desk.open', threadId })}>{t('shell.retry')}</Button>}>{t('desk.notOpened')}</Notice>}
      {open === null && !hasFailed && <Skeleton className={styles.waiting} />}
      {open !== null && (
        <div className={deskStyles.columns}>
          <div>
            <h2>{open.thread.subject || t(`desk.kind.${open.thread.kind}`)}</h2>
            <p className={deskStyles.quiet}>{[...new Set([open.customerName || t('desk.guest'), open.email])].filter(Boolean).join(' · ')}</p>
            <Messages open={open} />
            <Actions open={open} />
          </div>
          <div>
            {open.complaint !== null && <Complaint complaint={open.complaint} />}
            {open.order !== null && <Order order={open.order} />}
          </div>
        </div>
      )}
    </>
  );
}

function Messages({ open: { thread } }: { open: DeskThread }) {
  const t = useTranslator();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div role="log" aria-label={t('desk.messages')} tabIndex={0} className={messageStyles.log}>
      <ol className={messageStyles.list}>
        {thread.messages.map(({ messageId, sequence, author, authorName, text, at, attachments }) => (
          <li key={messageId} className={messageStyles.message} data-own={author === 'shop'}>
            <p className={deskStyles.quiet}>{t('desk.by', { name: author === 'customer' ? t('desk.author.customer') : authorName || 'Zefira', at: shownMoment(at) })}</p>
            <p className={messageStyles.texts}>{text}</p>
            {attachments.map(({ attachmentId, name }) => <p key={attachmentId} className={deskStyles.preview}><a href={`/editor/files/attachments/${attachmentId}`} download={name}>{name}</a></p>)}
            {author === 'shop' && <p className={deskStyles.quiet}>{t(`messages.status.${sequence <= thread.customerSeen ? 'seen' : 'sent'}`)}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

const KNOWN_REFUSALS = ['not-claimed', 'claimed-by-colleague', 'written-meanwhile', 'unknown-attachment'] as const;
/** Said at the form of a flight's times. */
const OF_TIMES = ['times-impossible', 'unchanged'] as const;
const ofTimes = (refusal: string) => OF_TIMES.find((known) => known === refusal);

function Actions({ open }: { open: DeskThread }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const refusal = useRunningFlow('desk', selectRefusal);
  const hasFailed = useRunningFlow('desk', selectHasFailed);
  const isActing = useRunningFlow('desk', selectIsActing);
  const canResolve = useRunningFlow('desk', selectCanResolve);
  const act = (what: DeskAct) => dispatch({ type: 'desk.act', act: what });
  const { claim, complaint, isResolved } = open;
  return (
    <div tabIndex={-1} role="group" aria-label={t('desk.claim.title')}>
      {hasFailed && <Notice tone="negative" live>{t('desk.failed')}</Notice>}
      {refusal !== '' && ofTimes(refusal) === undefined && <Notice tone="warning" live>{t(`desk.conflict.${KNOWN_REFUSALS.find((known) => known === refusal) ?? 'other'}`)}</Notice>}
      {claim?.isMine && claim.note !== '' && <Notice>{t('desk.note', { note: claim.note })}</Notice>}
      <div className={deskStyles.bar}>
        {isResolved && <Badge tone="positive">{t('desk.resolved')}</Badge>}
        {claim === null && <Button tone={isResolved ? 'outline' : 'primary'} busy={isActing} onClick={() => act({ kind: 'claim' })}>{t(isResolved ? 'desk.reopen' : 'desk.claim')}</Button>}
        {claim !== null && <Badge tone="info">{claim.isMine ? t('desk.claimedByMe') : t('desk.claimedBy', { name: claim.name })}</Badge>}
        {claim?.isMine && <Button tone="outline" busy={isActing} onClick={() => act({ kind: 'release' })}>{t('desk.release')}</Button>}
        {complaint !== null && complaint.acknowledgedOn === null && (claim === null || claim.isMine) && <Button tone="outline" busy={isActing} onClick={() => act({ kind: 'acknowledge' })}>{t('desk.acknowledge')}</Button>}
        {canResolve && <Button tone="outline" busy={isActing} onClick={() => act({ kind: 'resolve' })}>{t('desk.resolve')}</Button>}
      </div>
      {claim?.isMine && <Answer open={open} />}
      {claim?.isMine && open.colleagues.length > 0 && <HandOver colleagues={open.colleagues} onHandOver={act} />}
    </div>
  );
}

function Answer({ open: { thread, templates, language } }: { open: DeskThread }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const text = useRunningFlow('desk', selectText);
  const problem = useRunningFlow('desk', selectProblem);
  const isActing = useRunningFlow('desk', selectIsActing);
  const isUploading = useRunningFlow('desk', selectIsUploading);
  const files = useRunningFlow('desk', selectFiles);
  const fileProblems = useRunningFlow('desk', selectFileProblems);
  const answered = thread.messages.findLast(({ author }) => author === 'shop')?.sequence;
  const options = [{ value: '', label: t('desk.template.none') }, ...templates.map(({ key }) => ({ value: key, label: t(`desk.template.name.${key}`) }))];
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'desk.act', act: { kind: 'answer', clientId: crypto.randomUUID() } });
      }}
    >
      <Field id="desk-template" label={t('desk.template')}>
        {(control) => <Select {...control} value={templates.find((template) => template.text === text)?.key ?? ''} options={options} onChange={(event) => dispatch({ type: 'desk.chooseTemplate', key: event.currentTarget.value })} />}
      </Field>
      <Field
        id="desk-answer" label={t('desk.answer', { language: t(`shell.language.${language}`) })}
        error={problem === 'tooLong' ? t('messages.problem.tooLong', { most: MESSAGE_LENGTH, length: text.trim().length }) : undefined}
      >
        {(control) => <TextArea {...control} rows={8} value={text} onChange={(event) => dispatch({ type: 'desk.setText', text: event.currentTarget.value })} />}
      </Field>
      <FilesOfMessage
        field="desk-files" files={files} problems={fileProblems} isUploading={isUploading}
        onAttach={() => dispatch({ type: 'desk.attach', field: 'desk-files' })} onDetach={(attachmentId) => dispatch({ type: 'desk.detach', attachmentId })}
      />
      {/* Without words it is disabled, and would keep a focus that leads nowhere: each answer has a button of its own. */}
      <div key={answered} className={styles.bar}>
        <Button type="submit" tone="primary" busy={isActing} disabled={text.trim() === '' || isUploading}>{t('desk.send')}</Button>
        <Button tone="outline" busy={isActing} disabled={text.trim() === '' || isUploading} onClick={() => dispatch({ type: 'desk.act', act: { kind: 'answer', clientId: crypto.randomUUID(), resolve: true } })}>{t('desk.sendAndResolve')}</Button>
      </div>
    </form>
  );
}

function HandOver({ colleagues, onHandOver }: { colleagues: DeskThread['colleagues']; onHandOver: (act: DeskAct) => void }) {
  const t = useTranslator();
  // What nobody has pressed the button for is the form's own.
  const [chosen, setStaffId] = useState('');
  // Who has been removed meanwhile is in the list no more.
  const staffId = (colleagues.find((colleague) => colleague.staffId === chosen) ?? colleagues[0])?.staffId ?? '';
  const [note, setNote] = useState('');
  return (
    <form
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        onHandOver({ kind: 'handOver', staffId, note });
      }}
    >
      <Field id="desk-colleague" label={t('desk.handOver.to')}>
        {(control) => <Select {...control} value={staffId} options={colleagues.map((colleague) => ({ value: colleague.staffId, label: colleague.name }))} onChange={(event) => setStaffId(event.currentTarget.value)} />}
      </Field>
      <Field id="desk-note" label={t('desk.handOver.note')}>
        {(control) => <TextInput {...control} maxLength={500} value={note} onChange={(event) => setNote(event.currentTarget.value)} />}
      </Field>
      <Button type="submit" tone="outline">{t('desk.handOver')}</Button>
    </form>
  );
}

function Complaint({ complaint: { number, topic, state, acknowledgeBy, answerBy, answeredOn, details } }: { complaint: NonNullable<DeskThread['complaint']> }) {
  const t = useTranslator();
  const format = useFormat();
  return (
    <Card as="section" padded>
      <h2>{number}</h2>
      <p><Badge tone={state.endsWith('Late') ? 'negative' : 'info'}>{t(`desk.state.${state}`, { acknowledgeBy: format.date(acknowledgeBy), answerBy: format.date(answerBy), answeredOn: answeredOn === null ? '' : format.date(answeredOn) })}</Badge></p>
      <p>{topic}</p>
      <dl>{details.map(({ label, value }) => <div key={label}><dt className={deskStyles.quiet}>{label}</dt><dd className={deskStyles.value}>{value}</dd></div>)}</dl>
    </Card>
  );
}

function Order({ order: { number, hotelName, startDate, endDate, owner, phone, totalPrice, paidPrice, currency, flights, log } }: { order: NonNullable<DeskThread['order']> }) {
  const t = useTranslator();
  const format = useFormat();
  return (
    <Card as="section" padded>
      <h2>{t('desk.order', { number })}</h2>
      <p>{hotelName}, {format.dayRange(startDate, endDate)}</p>
      <p>{owner}, {shownPhone(phone, '')}</p>
      <p>{t('desk.order.paid', { paid: format.money(paidPrice, currency), total: format.money(totalPrice, currency) })}</p>
      <div role="status">{flights.map((flight) => <p key={flight.leg}>{flight.flightNumber} {flight.route} {format.date(flight.date)} {flight.departureTime}–{format.landing(flight)}</p>)}</div>
      {flights.length > 0 && <FlightTimes flights={flights} />}
      <details>
        <summary>{t('desk.order.log')}</summary>
        <ol className={deskStyles.log}>{log.map((entry) => <li key={`${entry.at}${entry.kind}${entry.what}`}>{shownMoment(entry.at)} {t(`desk.log.${entry.kind}`)}: {textOf(entry, t)}{entry.who !== '' && `, ${entry.who}`}</li>)}</ol>
      </details>
    </Card>
  );
}

const TOLD = {
  payment: ['deposit', 'full', 'part'],
  change: ['owner', 'participant', 'cancellation', 'flight-times'],
  staff: ['acknowledged', 'answered', 'changedFlightTimes', 'claimed', 'handedOver', 'released', 'resolved'],
} as const;
const STATUSES = ['pending', 'closing', 'paid', 'refused', 'cancelled', 'refund-due', 'refunded'] as const;

/** What has happened to an order, as text; numbers and subjects of mails are text already. */
function textOf({ kind, what, status }: NonNullable<DeskThread['order']>['log'][number], t: ReturnType<typeof useTranslator>): string {
  const [payment, change, act, standing] = [TOLD.payment.find((known) => known === what), TOLD.change.find((known) => known === what), TOLD.staff.find((known) => known === what), STATUSES.find((known) => known === status)];
  if (kind === 'payment' && payment !== undefined && standing !== undefined) return `${t(`desk.payment.${payment}`)}, ${t(`desk.payment.status.${standing}`)}`;
  if (kind === 'change' && change !== undefined) return t(`desk.change.${change}`);
  return kind === 'staff' && act !== undefined ? t(`desk.act.${act}`) : what;
}

function FlightTimes({ flights }: { flights: NonNullable<DeskThread['order']>['flights'] }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const [leg, setLeg] = useState(flights[0]!.leg);
  const [departureTime, setDeparture] = useState('');
  const [arrivalTime, setArrival] = useState('');
  const refused = ofTimes(useRunningFlow('desk', selectRefusal));
  return (
    <details>
      <summary>{t('desk.flight')}</summary>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault();
          dispatch({ type: 'desk.act', act: { kind: 'flightTimes', leg, departureTime, arrivalTime } });
        }}
      >
        <Field id="desk-leg" label={t('desk.flight.leg')}>
          {(control) => <Select {...control} value={leg} options={flights.map((flight) => ({ value: flight.leg, label: flight.route }))} onChange={(event) => setLeg(event.currentTarget.value as typeof leg)} />}
        </Field>
        <Field id="desk-departure" label={t('desk.flight.departure')}>{(control) => <TextInput {...control} type="time" required value={departureTime} onChange={(event) => setDeparture(event.currentTarget.value)} />}</Field>
        <Field id="desk-arrival" label={t('desk.flight.arrival')} hint={arrivalTime !== '' && landsNextDay({ departureTime, arrivalTime }) ? t('desk.flight.nextDay') : undefined}>{(control) => <TextInput {...control} type="time" required value={arrivalTime} onChange={(event) => setArrival(event.currentTarget.value)} />}</Field>
        <Button type="submit" tone="outline">{t('desk.flight.submit')}</Button>
      </form>
      {refused !== undefined && <Notice tone="warning" live>{t(`desk.conflict.${refused}`)}</Notice>}
    </details>
  );
}
