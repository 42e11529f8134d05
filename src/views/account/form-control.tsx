import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide';
import { useTranslator } from '../../i18n/react.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { Radio } from '../../ui/controls/radio.tsx';
import { ChoiceGroup, Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { usePage } from '../../parts/page.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { FormAnswer } from '../form-answer.tsx';
import { problemMessage, refusalMessage } from './account-texts.ts';
import * as styles from './account.styles.ts';

export interface FormField {
  name: string;
  label: ReactNode;
  kind?: 'text' | 'email' | 'password' | 'tel' | 'number' | 'box' | 'area' | 'choice' | 'yesNo';
  hint?: string;
  autoComplete?: string;
  options?: readonly { value: string; label: string }[];
}

/** What has to be mended first; a question with two answers says so around them. */
export const FIRST_INVALID = '[aria-invalid="true"], [data-invalid] input';

interface FormControlProps {
  /** Of its form. */
  of: string;
  field: FormField;
  value: string;
  /** A code, empty where there is none. */
  problem: string;
  /** Whether nothing can be written: what is on its way cannot be changed any more. */
  isLocked?: boolean;
  /** How many characters it takes, where its flow says when there are more. */
  longest?: number;
  onWrite: (field: string, value: string) => void;
}

/** One field of a form of the customer area, with its problem. */
export function FormControl({ of, field: { name, label, kind = 'text', hint, autoComplete, options = [] }, value, problem, isLocked, longest, onWrite }: FormControlProps) {
  const t = useTranslator();
  const set = (written: string) => onWrite(name, written);
  const id = `${of}-${name}`;
  const error = problem === '' ? undefined : problem === 'tooLong' && longest !== undefined ? t('account.problem.longerThan', { length: value.trim().length, most: longest }) : t(problemMessage(kind === 'box' && problem === 'required' ? 'unticked' : problem));
  if (kind === 'box') {
    // A box cannot be read-only, and one that is disabled loses the focus.
    return (
      <div>
        <Checkbox label={label} checked={value === 'yes'} aria-disabled={isLocked || undefined} onClick={isLocked ? (event) => event.preventDefault() : undefined} aria-invalid={error !== undefined || undefined} aria-describedby={error === undefined ? undefined : `${id}-error`} onChange={(event) => set(event.currentTarget.checked ? 'yes' : '')} />
        {error !== undefined && <p id={`${id}-error`} className={styles.error}><Icon of={CircleAlert} size="small" />{error}</p>}
      </div>
    );
  }
  if (kind === 'yesNo') {
    return (
      <ChoiceGroup id={id} legend={label} error={error && <span role="alert">{error}</span>} inRow>
        {(['yes', 'no'] as const).map((answer) => (
          <Radio key={answer} name={id} value={answer} label={t(`account.answer.${answer}`)} checked={value === answer} onChange={() => set(answer)} />
        ))}
      </ChoiceGroup>
    );
  }
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => {
        if (kind === 'choice') return <Select {...control} options={options} value={value} onChange={(event) => set(event.currentTarget.value)} />;
        if (kind === 'area') return <TextArea {...control} rows={5} readOnly={isLocked} value={value} onChange={(event) => set(event.currentTarget.value)} />;
        if (kind === 'number') return <TextInput {...control} inputMode="numeric" maxLength={12} readOnly={isLocked} value={value} onChange={(event) => set(event.currentTarget.value)} />;
        return <TextInput {...control} type={kind} readOnly={isLocked} autoComplete={autoComplete} maxLength={longest === undefined ? 254 : undefined} value={value} onChange={(event) => set(event.currentTarget.value)} />;
      }}
    </Field>
  );
}

/** The page shows what is not so any more. */
const OUTDATED: readonly string[] = ['changed-elsewhere', 'fee-changed', 'variant-unavailable', 'already-paid'];

/** Why the shop said no, or that it could not be asked; nothing where it did neither. */
export function Refusal({ code }: { code: string }) {
  const t = useTranslator();
  const { path } = usePage().context;
  if (code === '') return null;
  // The page as it is now, and nothing of what it said was done before.
  const anew = OUTDATED.includes(code) ? <a href={path}>{t('account.refusal.anew')}</a> : undefined;
  return <FormAnswer><Notice live tone="negative" action={anew}>{t(code === 'failed' ? 'account.failed' : refusalMessage(code))}</Notice></FormAnswer>;
}
