import type { FormEvent } from 'react';
import {
  selectAsked, selectComplaint, selectComplaintView, selectFileProblems, selectFiles, selectForm, selectHasFailed, selectHasProblems, selectIsSending, selectIsTooLong, selectIsUploading, selectNeedsLogin, selectProblems, selectWritten,
} from '../../../machines/complaint/complaint.select.ts';
import type { ComplaintField, Selector } from '../../../machines/complaint/complaint.types.ts';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { formPlace } from '../../domain/routes/account-pages.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { FilesOfMessage } from '../../parts/messages/files-of-message.tsx';
import { useFocusFirstInvalid } from '../../ui/controls/use-focus-first-invalid.ts';
import { FormAnswer } from '../form-answer.tsx';
import { LoginNeeded } from './account-form.tsx';
import { StoredComplaint } from './stored-complaint.tsx';
import * as styles from './account.styles.ts';
import { SubmittedBefore } from './complaint-submitted-before.tsx';
import { Refusal } from './form-control.tsx';

/** From this length on a text has several lines. */
const LONG_TEXT = 1000;
const FILES = 'complaint-files';

/** The form as the shop describes it: fields, choices and texts come from there. */
export function ComplaintForm() {
  const t = useTranslator();
  const root = useFlowRoot('complaint');
  const view = useRunningFlow('complaint', selectComplaintView);
  const dispatch = useDispatch();
  return (
    <div {...root}>
      {view === 'loading' && <Skeleton className={styles.waiting} />}
      {view === 'loadFailed' && <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'complaint.retry' })}>{t('account.complaints.retry')}</Button>}>{t('account.complaints.loadFailed')}</Notice>}
      {view === 'submitted' && <Submitted />}
      {view === 'submittedBefore' && <SubmittedBefore />}
      {view === 'form' && <Fields />}
    </div>
  );
}

function Fields() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const form = useRunningFlow('complaint', selectForm);
  const asked = useRunningFlow('complaint', selectAsked).split(' ');
  const isSending = useRunningFlow('complaint', selectIsSending);
  const hasFailed = useRunningFlow('complaint', selectHasFailed);
  const needsLogin = useRunningFlow('complaint', selectNeedsLogin);
  const hasProblems = useRunningFlow('complaint', selectHasProblems);
  const { container, onTry } = useFocusFirstInvalid<HTMLFormElement>(hasProblems && !isSending);
  if (form === null) return null;
  const selector = (name: string | null) => form.selectors.find((one) => one.name === name);
  if (selector('reservation')?.options.length === 0) return <NoReservation />;
  const send = (event: FormEvent) => {
    event.preventDefault();
    onTry();
    dispatch({ type: 'complaint.submit' });
  };
  return (
    <form ref={container} className={styles.form} onSubmit={send} noValidate>
      {form.fields.filter(({ name }) => asked.includes(name)).map((field) => <ComplaintControl key={field.name} field={field} selector={selector(field.selector)} texts={form.texts} />)}
      <Files />
      <div><Button type="submit" tone="primary" busy={isSending}>{t('account.complaints.submit')}</Button></div>
      {hasFailed && <Refusal code="failed" />}
      {needsLogin && <LoginNeeded />}
      {hasProblems && <FormAnswer><Notice live tone="negative">{t('account.complaints.fault')}</Notice></FormAnswer>}
    </form>
  );
}

/** One booked without the account can be added to it; whatever else there is to say is a message [account.complaints]. */
function NoReservation() {
  const t = useTranslator();
  const href = useHref();
  return (
    <div className={styles.entry}>
      <Notice action={<LinkButton tone="primary" href={`${href('/mytui')}#${formPlace('addReservation')}`}>{t('account.reservations.add')}</LinkButton>}>{t('account.complaints.noReservation')}</Notice>
      <p><a href={href('/mytui/mailbox')}>{t('account.mailbox.title')}</a></p>
    </div>
  );
}

function Files() {
  const dispatch = useDispatch();
  const files = useRunningFlow('complaint', selectFiles);
  const problems = useRunningFlow('complaint', selectFileProblems);
  const isUploading = useRunningFlow('complaint', selectIsUploading);
  return (
    <FilesOfMessage
      {...{ field: FILES, files, problems, isUploading }}
      onAttach={() => dispatch({ type: 'complaint.attach', field: FILES })} onDetach={(attachmentId) => dispatch({ type: 'complaint.detach', attachmentId })}
    />
  );
}

function ComplaintControl({ field: { name, kind, labelKey, hintKey, required, maxLength }, selector, texts }: { field: ComplaintField; selector: Selector | undefined; texts: Readonly<Record<string, string>> }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const { today } = usePage().context;
  const value = useRunningFlow('complaint', (snapshot) => selectWritten(snapshot)[name] ?? '');
  const problem = useRunningFlow('complaint', (snapshot) => selectProblems(snapshot)[name] ?? '');
  const isTooLong = useRunningFlow('complaint', (snapshot) => selectIsTooLong(snapshot, name));
  const set = (written: string) => dispatch({ type: 'complaint.setField', field: name, value: written });
  const text = (key: string | null) => (key === null ? undefined : texts[key] ?? key);
  const options = [{ value: '', label: t('account.complaints.choose') }, ...(selector?.options ?? []).map((option) => ({ value: option.value, label: option.label ?? text(option.labelKey) ?? option.value }))];
  const error = isTooLong && maxLength !== null ? t('account.problem.longerThan', { length: value.trim().length, most: maxLength }) : problem === '' ? undefined : text(problem);
  return (
    <Field id={`complaint-${name}`} label={text(labelKey)} hint={text(hintKey)} error={error} optional={required ? undefined : t('account.complaints.optional')}>
      {(control) => {
        if (kind === 'choice') return <Select {...control} options={options} value={value} onChange={(event) => set(event.currentTarget.value)} />;
        if (kind === 'text' && (maxLength ?? 0) >= LONG_TEXT) return <TextArea {...control} rows={8} value={value} onChange={(event) => set(event.currentTarget.value)} />;
        return <TextInput {...control} type={kind === 'date' ? 'date' : 'text'} inputMode={kind === 'amount' ? 'numeric' : undefined} max={kind === 'date' ? today : undefined} value={value} onChange={(event) => set(event.currentTarget.value)} />;
      }}
    </Field>
  );
}

function Submitted() {
  const t = useTranslator();
  const format = useFormat();
  const complaint = useRunningFlow('complaint', selectComplaint);
  if (complaint === null) return null;
  return (
    <StoredComplaint
      complaintId={complaint.complaintId} tone="positive"
      text={t('account.complaints.sent', { number: complaint.number, acknowledgeBy: format.date(complaint.acknowledgeBy), answerBy: format.date(complaint.answerBy) })}
    />
  );
}
