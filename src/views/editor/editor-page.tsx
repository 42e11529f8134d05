import { selectEditorView, selectName } from '../../../machines/content-editor/content-editor.select.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { DocumentForm } from './document-form.tsx';
import { DocumentList } from './document-list.tsx';
import { SignIn } from './sign-in.tsx';
import * as styles from './editor-page.styles.ts';

/** Where staff change content. */
export function EditorPage() {
  const t = useTranslator();
  const root = useFlowRoot('contentEditor');
  const view = useFlow('contentEditor', selectEditorView) ?? 'waiting';
  return (
    <PageContainer className={styles.page}>
      <div {...root}>
        <h1>{t('editor.title')}</h1>
        {view === 'waiting' && <Skeleton className={styles.waiting} />}
        {view === 'signIn' && <SignIn />}
        {view === 'list' && <DocumentList />}
        {view === 'unopened' && <Unopened />}
        {view === 'form' && <DocumentForm />}
      </div>
    </PageContainer>
  );
}

/** The document could not be had. */
function Unopened() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const document = useRunningFlow('contentEditor', selectName);
  return (
    <>
      <Button tone="link" onClick={() => dispatch({ type: 'contentEditor.close' })}>{t('editor.close')}</Button>
      <Notice tone="negative" live action={<Button tone="outline" onClick={() => { if (document !== null) dispatch({ type: 'contentEditor.open', document }); }}>{t('shell.retry')}</Button>}>{t('editor.notOpened')}</Notice>
    </>
  );
}
