import type { FormEvent, ReactNode } from 'react';
import { selectFields, selectOutcome, selectProblems, selectRefusal } from '../../../machines/account-form/account-form.select.ts';
import { stateName } from '../../bus/flow-state.ts';
import { useDispatch, useFlow, useRunningFlow } from '../../bus/react.tsx';
import { loginPath } from '../../domain/urls/return-to.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import type { ButtonTone } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { useHref, usePage } from '../page.tsx';
import { problemMessage, refusalMessage } from './account-words.ts';
import * as styles from './account.styles.ts';

export interface FormField {
  name: string;
  label: string;
  kind?: 'text' | 'email' | 'password' | 'tel' | 'box' | 'area' | 'choice';
  hint?: string;
  autoComplete?: string;
  options?: readonly { value: string; label: string }[];
}

interface AccountFormProps {
  /** Key of its flow. */
  of: string;
  fields?: readonly FormField[];
  submit: string;
  tone?: ButtonTone;
  /** What is said once it is done; the fields go then where `once` is set. */
  done: string;
  once?: boolean;
  children?: ReactNode;
}

/** One form of the customer area, by its flow. */
export function AccountForm({ of, fields = [], submit, tone = 'action', done, once = false, children }: AccountFormProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const state = useFlow('accountForm', ({ value }) => stateName(value), of);
  const outcome = useRunningFlow('accountForm', selectOutcome, of);
  const refusal = useRunningFlow('accountForm', selectRefusal, of);
  const send = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'accountForm.submit' }, of);
  };
  const isDone = outcome === 'done';
  return (
    <div data-flow="accountForm" data-flow-key={of} data-state={state}>
      <form className={styles.form} onSubmit={send} noValidate>
        {isDone && <Notice live tone="positive">{done}</Notice>}
        {outcome === 'failed' && <Notice live tone="negative">{t('account.failed')}</Notice>}
        {outcome === 'refused' && <Notice live tone="negative">{t(refusalMessage(refusal))}</Notice>}
        {outcome === 'loginNeeded' && <LoginNeeded />}
        {!(isDone && once) && (
          <>
            {children}
            {fields.map((field) => <FormControl key={field.name} of={of} field={field} />)}
            <div><Button type="submit" tone={tone} busy={outcome === 'sending'}>{submit}</Button></div>
          </>
        )}
      </form>
    </div>
  );
}

/** In another tab: what was written here stays. */
export function LoginNeeded() {
  const t = useTranslator();
  const href = useHref();
  const { path, query } = usePage().context;
  const login = href('/mytui/login') + loginPath(path + query).slice('/mytui/login'.length);
  return <Notice live tone="warning" action={<a href={login} target="_blank" rel="noopener">{t('account.login.again')}</a>}>{t('account.loginNeeded')}</Notice>;
}

function FormControl({ of, field: { name, label, kind = 'text', hint, autoComplete, options = [] } }: { of: string; field: FormField }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const value = useRunningFlow('accountForm', (snapshot) => selectFields(snapshot)[name] ?? '', of);
  const problem = useRunningFlow('accountForm', (snapshot) => selectProblems(snapshot)[name] ?? '', of);
  const set = (written: string) => dispatch({ type: 'accountForm.setField', field: name, value: written }, of);
  const id = `${of}-${name}`;
  const error = problem === '' ? undefined : t(problemMessage(problem));
  if (kind === 'box') {
    return (
      <div>
        <Checkbox label={label} checked={value === 'yes'} aria-invalid={error !== undefined || undefined} aria-describedby={error === undefined ? undefined : `${id}-error`} onChange={(event) => set(event.currentTarget.checked ? 'yes' : '')} />
        {error !== undefined && <p id={`${id}-error`} className={styles.error}>{error}</p>}
      </div>
    );
  }
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => {
        if (kind === 'choice') return <Select {...control} options={options} value={value} onChange={(event) => set(event.currentTarget.value)} />;
        if (kind === 'area') return <TextArea {...control} rows={5} maxLength={5000} value={value} onChange={(event) => set(event.currentTarget.value)} />;
        return <TextInput {...control} type={kind} autoComplete={autoComplete} maxLength={254} value={value} onChange={(event) => set(event.currentTarget.value)} />;
      }}
    </Field>
  );
}
