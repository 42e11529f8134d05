import { selectIsStillSignedIn, selectStaff } from '../../../machines/content-editor/content-editor.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { useHref } from '../../parts/page.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import * as styles from './editor-page.styles.ts';

/** Who is signed in, and the ways between the staff's pages. */
export function StaffMenu() {
  const t = useTranslator();
  const href = useHref();
  const dispatch = useDispatch();
  const staff = useRunningFlow('contentEditor', selectStaff);
  const isStillSignedIn = useRunningFlow('contentEditor', selectIsStillSignedIn);
  return (
    <>
      <nav className={styles.menu} aria-label={t('editor.staff.menu')}>
        <p>{t('editor.signedInAs', { name: staff?.name ?? '' })}</p>
        <a href={href('/editor')}>{t('editor.title')}</a>
        {staff?.role !== 'editor' && <a href={href('/editor/desk')}>{t('editor.desk')}</a>}
        <a href={href('/editor/password')}>{t('editor.password.title')}</a>
        <Button tone="link" onClick={() => dispatch({ type: 'contentEditor.signOut' })}>{t('editor.signOut')}</Button>
      </nav>
      {isStillSignedIn && <Notice tone="negative" live>{t('editor.signOut.failed')}</Notice>}
    </>
  );
}
