import type { FormEvent } from 'react';
import { selectCredentials, selectIsSigningIn } from '../../../machines/content-editor/content-editor.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import * as styles from './editor-page.styles.ts';

export function SignIn() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const email = useRunningFlow('contentEditor', (snapshot) => selectCredentials(snapshot).email);
  const password = useRunningFlow('contentEditor', (snapshot) => selectCredentials(snapshot).password);
  const problem = useRunningFlow('contentEditor', (snapshot) => selectCredentials(snapshot).problem);
  const isSigningIn = useRunningFlow('contentEditor', selectIsSigningIn);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'contentEditor.signIn' });
  };
  return (
    <form className={styles.signIn} onSubmit={submit}>
      {problem && <Notice tone="negative" live>{t(`editor.signIn.${problem}`)}</Notice>}
      <Field id="editor-email" label={t('editor.signIn.email')} required>
        {(control) => <TextInput {...control} type="email" autoComplete="username" value={email} onChange={(event) => dispatch({ type: 'contentEditor.setEmail', email: event.currentTarget.value })} />}
      </Field>
      <Field id="editor-password" label={t('editor.signIn.password')} required>
        {(control) => <TextInput {...control} type="password" autoComplete="current-password" value={password} onChange={(event) => dispatch({ type: 'contentEditor.setPassword', password: event.currentTarget.value })} />}
      </Field>
      <Button type="submit" tone="primary" busy={isSigningIn}>{t('editor.signIn.submit')}</Button>
    </form>
  );
}
