import { useTranslator } from '../i18n/react.tsx';
import { useHref } from '../parts/page.tsx';
import type { TextSearchAt } from '../routes/pages/text-search.ts';
import { Button } from '../ui/controls/button.tsx';
import { Field } from '../ui/controls/field.tsx';
import { TextInput } from '../ui/controls/text-input.tsx';
import * as styles from './text-search.styles.ts';

interface TextSearchProps {
  /** Of its field. */
  id: string;
  at: TextSearchAt;
  label: string;
  /** What was looked for last. */
  sought?: string | undefined;
}

/** A field for any words: a place, a hotel, the code of an offer; the server knows where they lead. */
export function TextSearch({ id, at, label, sought }: TextSearchProps) {
  const t = useTranslator();
  const href = useHref();
  return (
    <search>
      <form className={styles.form} method="get" action={href(at.path)}>
        <Field id={id} label={label} className={styles.field}>
          {(control) => <TextInput {...control} name={at.field} maxLength={80} required defaultValue={sought} />}
        </Field>
        <Button type="submit" tone="outline" className={styles.submit}>{t('guide.notice.search.submit')}</Button>
      </form>
    </search>
  );
}
