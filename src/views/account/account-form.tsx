import type { FormEvent, ReactNode } from 'react';
import { selectFields, selectHasProblems, selectLongest, selectOutcome, selectProblems, selectRefusal } from '../../../machines/account-form/account-form.select.ts';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { formPlace } from '../../domain/routes/account-pages.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { usePage } from '../../parts/page.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { ButtonTone } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { useFocusFirstInvalid } from '../../ui/controls/use-focus-first-invalid.ts';
import { FormAnswer } from '../form-answer.tsx';
import * as styles from './account.styles.ts';
import { FIRST_INVALID, FormControl, Refusal, type FormField as Field } from './form-control.tsx';
import { useLoginHref } from './use-login-href.ts';

interface AccountFormProps {
  /** Key of its flow. */
  of: string;
  fields?: readonly Field[];
  submit: string;
  tone?: ButtonTone;
  /** What is said once it is done; the fields go then where `once` is set. */
  done: string;
  once?: boolean;
  /** Whose or which it is, where several alike stand on a page. */
  label?: string;
  children?: ReactNode;
}

/** One form of the customer area, by its flow. */
export function AccountForm({ of, fields = [], submit, tone = 'action', done, once = false, label, children }: AccountFormProps) {
  const dispatch = useDispatch();
  const root = useFlowRoot('accountForm', of);
  const outcome = useRunningFlow('accountForm', selectOutcome, of);
  const refusal = useRunningFlow('accountForm', selectRefusal, of);
  const hasProblems = useRunningFlow('accountForm', selectHasProblems, of);
  const { container, onTry } = useFocusFirstInvalid<HTMLFormElement>(hasProblems && outcome !== 'sending', FIRST_INVALID);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onTry();
    dispatch({ type: 'accountForm.submit', clientId: crypto.randomUUID() }, of);
  };
  const isDone = outcome === 'done';
  return (
    <div id={isDone ? undefined : formPlace(of)} {...root} role={label && 'group'} aria-label={label}>
      <form ref={container} className={styles.form} onSubmit={send} noValidate>
        {!(isDone && once) && (
          <>
            {children}
            {fields.map((field) => <FormField key={field.name} of={of} field={field} />)}
            <div><Button type="submit" tone={tone} busy={outcome === 'sending'}>{submit}</Button></div>
          </>
        )}
        {/* Where the address leads to it, on a page that was loaded anew, browsers give it the focus, and who listens hears it. */}
        {isDone && <div id={formPlace(of)} tabIndex={-1} className={styles.answer}><FormAnswer><Notice live tone="positive">{done}</Notice></FormAnswer></div>}
        {(outcome === 'failed' || outcome === 'refused') && <Refusal code={outcome === 'failed' ? 'failed' : refusal} />}
        {outcome === 'loginNeeded' && <LoginNeeded />}
      </form>
    </div>
  );
}

/** In another tab: what was written here stays. */
export function LoginNeeded() {
  const t = useTranslator();
  const { path, query } = usePage().context;
  const login = useLoginHref()(path + query);
  return <FormAnswer><Notice live tone="warning" action={<a href={login} target="_blank" rel="noopener">{t('account.login.again')}</a>}>{t('account.loginNeeded')}</Notice></FormAnswer>;
}

function FormField({ of, field }: { of: string; field: Field }) {
  const dispatch = useDispatch();
  const value = useRunningFlow('accountForm', (snapshot) => selectFields(snapshot)[field.name] ?? '', of);
  const problem = useRunningFlow('accountForm', (snapshot) => selectProblems(snapshot)[field.name] ?? '', of);
  const longest = useRunningFlow('accountForm', (snapshot) => selectLongest(snapshot)[field.name], of);
  return <FormControl of={of} field={field} value={value} problem={problem} longest={longest} onWrite={(name, written) => dispatch({ type: 'accountForm.setField', field: name, value: written }, of)} />;
}
