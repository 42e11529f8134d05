import { X } from 'lucide';
import type { AttachedFiles } from '../../domain/messages/attached-files.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import * as styles from './messages.styles.ts';

interface FilesOfMessageProps {
  /** Id of the field. */
  field: string;
  files: AttachedFiles['files'];
  problems: AttachedFiles['fileProblems'];
  isUploading: boolean;
  onAttach: () => void;
  onDetach: (attachmentId: string) => void;
}

/** Files of what is being written, and what was not taken and why. */
export function FilesOfMessage({ field, files, problems, isUploading, onAttach, onDetach }: FilesOfMessageProps) {
  const t = useTranslator();
  return (
    <>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ attachmentId, name }) => (
            <li key={attachmentId} className={styles.file}>{name}<Button tone="quiet" icon={X} onClick={() => onDetach(attachmentId)} aria-label={t('messages.detach', { name })} /></li>
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <div role="alert">
          <ul className={styles.list}>{problems.map(({ name, problem }, place) => <li key={place} className={styles.error}>{t(`messages.file.${problem}`, { name })}</li>)}</ul>
        </div>
      )}
      {/* `disabled` would take the focus from it. */}
      <label className={styles.attach}>
        {isUploading ? t('messages.uploading') : t('messages.attach')}
        <input id={field} type="file" multiple accept="application/pdf,image/jpeg,image/png,image/webp,image/heic" aria-disabled={isUploading || undefined} onClick={(event) => isUploading && event.preventDefault()} onChange={onAttach} />
      </label>
      <p className={styles.quiet}>{t('messages.attach.hint')}</p>
    </>
  );
}
