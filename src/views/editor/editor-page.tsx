import { selectEditorView } from '../../../machines/content-editor/content-editor.select.ts';
import { useFlow, useFlowRoot } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
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
        {view === 'form' && <DocumentForm />}
      </div>
    </PageContainer>
  );
}
