import { useId } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { MESSAGE_LENGTH } from '../../domain/messages/message-limits.ts';
import { marketMoment } from '../../domain/dates/market-moment.ts';
import { loginPath } from '../../domain/urls/pages/return-to.ts';
import {
  selectAsksEmail, selectCannotFetch, selectDraft, selectEmail, selectFileProblems, selectFiles, selectIsFetching, selectIsPausing, selectIsUploading, selectIsWaiting, selectMessages, selectProblem, selectReadAt, selectService,
} from '../../../machines/chat/chat.select.ts';
import type { ChatProblem } from '../../../machines/chat/chat.types.ts';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { useFocusFirstInvalid } from '../../ui/controls/use-focus-first-invalid.ts';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { useHref, usePage } from '../page.tsx';
import { FilesOfMessage } from './files-of-message.tsx';
import * as styles from './messages.styles.ts';

interface ConversationProps {
  /** Key of its flow; undefined of the visit's own. */
  of?: string;
}

/** What was written, how far it has come, and where more is written: the same in the widget, a reservation's tab and the mailbox [account.chat] [account.mailbox]. */
export function Conversation({ of }: ConversationProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const root = useFlowRoot('chat', of);
  const isFetching = useRunningFlow('chat', selectIsFetching, of);
  const cannotFetch = useRunningFlow('chat', selectCannotFetch, of);
  const isPausing = useRunningFlow('chat', selectIsPausing, of);
  const isWaiting = useRunningFlow('chat', selectIsWaiting, of);
  const retry = <Button tone="outline" onClick={() => dispatch({ type: 'chat.retry' }, of)}>{t('messages.retry')}</Button>;
  return (
    <div className={styles.conversation} {...root} aria-busy={isFetching}>
      <Service of={of} />
      <Written of={of} />
      {cannotFetch && <NotFetched of={of}>{retry}</NotFetched>}
      {isWaiting && <Notice tone="warning" live action={retry}>{t('messages.waiting')}</Notice>}
      {isPausing && <Notice tone="warning" live>{t('messages.pausing')}</Notice>}
      <Writing of={of} />
    </div>
  );
}

/** That nothing newer could be had; of what is there, from when it is. */
function NotFetched({ of, children: retry }: ConversationProps & { children: ReactNode }) {
  const t = useTranslator();
  const format = useFormat();
  const readAt = useRunningFlow('chat', selectReadAt, of);
  if (readAt === '') return <Notice tone="negative" live action={retry}>{t('messages.fetchFailed')}</Notice>;
  const { date, time } = marketMoment(readAt);
  return <Notice tone="warning" live action={retry}>{t('messages.readAt', { date: format.date(date), time })}</Notice>;
}

function Service({ of }: ConversationProps) {
  const t = useTranslator();
  const format = useFormat();
  const service = useRunningFlow('chat', selectService, of);
  if (service === null) return null;
  if (service.isOpen || service.changes === null) return <p className={styles.quiet}>{t('messages.open')}</p>;
  return <Notice>{t('messages.closed', { date: format.date(service.changes.slice(0, 10)), time: service.changes.slice(11) })}</Notice>;
}

function Written({ of }: ConversationProps) {
  const t = useTranslator();
  const format = useFormat();
  const messages = useRunningFlow('chat', selectMessages, of);
  if (messages.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div role="log" aria-label={t('messages.log')} className={styles.log} tabIndex={0}>
      <ol className={styles.list}>
        {messages.map(({ key, author, authorName, text, at, files, status }) => {
          const moment = at === '' ? null : marketMoment(at);
          return (
            <li key={key} className={styles.message} data-own={author === 'customer'} data-status={status ?? undefined}>
              <p className={styles.quiet}>{author === 'customer' ? t('messages.author.you') : authorName || t('messages.author.shop')}{moment !== null && `, ${format.date(moment.date)} ${moment.time}`}</p>
              <p className={styles.texts}>{text}</p>
              {files.length > 0 && (
                <ul className={styles.files}>
                  {files.map(({ attachmentId, name }) => <li key={attachmentId}><a href={`/mytui/files/attachments/${attachmentId}`}>{name}</a></li>)}
                </ul>
              )}
              {status !== null && <p className={styles.quiet}>{t(`messages.status.${status}`)}</p>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Writing({ of }: ConversationProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const id = useId();
  const draft = useRunningFlow('chat', selectDraft, of);
  const problem = useRunningFlow('chat', selectProblem, of);
  const asksEmail = useRunningFlow('chat', selectAsksEmail, of);
  const email = useRunningFlow('chat', selectEmail, of);
  const isUploading = useRunningFlow('chat', selectIsUploading, of);
  const { loggedIn } = usePage().context;
  const { container, onTry } = useFocusFirstInvalid<HTMLFormElement>(problem !== null && problem !== 'loginNeeded');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onTry();
    dispatch({ type: 'chat.send', clientId: crypto.randomUUID() }, of);
  };
  return (
    <form ref={container} className={styles.form} onSubmit={send} noValidate>
      <Field id={`${id}-text`} label={t('messages.write')} error={problem === null || problem === 'email' || problem === 'loginNeeded' ? undefined : problemText(t, problem, draft)}>
        {(control) => <TextArea {...control} rows={3} value={draft} onChange={(event) => dispatch({ type: 'chat.setDraft', text: event.currentTarget.value }, of)} />}
      </Field>
      {asksEmail && (
        <Field id={`${id}-email`} label={t('messages.email')} error={problem === 'email' ? t('messages.problem.email') : undefined}>
          {(control) => <TextInput {...control} type="email" autoComplete="email" maxLength={254} value={email} onChange={(event) => dispatch({ type: 'chat.setEmail', email: event.currentTarget.value }, of)} />}
        </Field>
      )}
      {problem === 'loginNeeded' && <LoginNeeded />}
      {loggedIn && <Files of={of} field={`${id}-files`} />}
      <div className={styles.buttons}><Button type="submit" disabled={isUploading}>{t('messages.send')}</Button></div>
    </form>
  );
}

function Files({ of, field }: ConversationProps & { field: string }) {
  const dispatch = useDispatch();
  const files = useRunningFlow('chat', selectFiles, of);
  const problems = useRunningFlow('chat', selectFileProblems, of);
  const isUploading = useRunningFlow('chat', selectIsUploading, of);
  return (
    <FilesOfMessage
      {...{ field, files, problems, isUploading }}
      onAttach={() => dispatch({ type: 'chat.attach', field }, of)} onDetach={(attachmentId) => dispatch({ type: 'chat.detach', attachmentId }, of)}
    />
  );
}

/** In another tab: what was written here stays. */
function LoginNeeded() {
  const t = useTranslator();
  const href = useHref();
  const { path, query } = usePage().context;
  const login = href('/mytui/login') + loginPath(path + query).slice('/mytui/login'.length);
  return <Notice live tone="warning" action={<a href={login} target="_blank" rel="noopener">{t('messages.login')}</a>}>{t('messages.problem.loginNeeded')}</Notice>;
}

function problemText(t: ReturnType<typeof useTranslator>, problem: Exclude<ChatProblem, 'email' | 'loginNeeded'>, draft: string): string {
  return problem === 'tooLong' ? t('messages.problem.tooLong', { most: MESSAGE_LENGTH, length: draft.trim().length }) : t(`messages.problem.${problem}`);
}
