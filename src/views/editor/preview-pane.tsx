import { selectIsUnseen, selectObstacle, selectPreview, selectPreviewUrl } from '../../../machines/content-editor/content-editor.select.ts';
import type { PreviewChoice } from '../../../machines/content-editor/content-editor.types.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { marketInstant, marketMoment } from '../../domain/dates/market-moment.ts';
import { localisedPath } from '../../domain/market/language.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { selectSpoken } from '../../../machines/content-editor/content-editor.select.ts';
import { LAST_MOMENT } from './shown-moment.ts';
import * as styles from './editor-page.styles.ts';

const DEVICES: readonly PreviewChoice['device'][] = ['desktop', 'tablet', 'mobile'];
const STATUSES: readonly PreviewChoice['userStatus'][] = ['FIRST_TIME_ON_PAGE', 'returning'];

/** The staged page as a visitor of one's choice sees it at a moment of one's choice [http.preview]. */
export function PreviewPane() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const preview = useRunningFlow('contentEditor', selectPreview);
  const url = useRunningFlow('contentEditor', selectPreviewUrl);
  const language = useRunningFlow('contentEditor', selectSpoken);
  const isBroken = useRunningFlow('contentEditor', selectObstacle) !== null;
  const isUnseen = useRunningFlow('contentEditor', selectIsUnseen);
  const choose = (choice: Partial<PreviewChoice>) => dispatch({ type: 'contentEditor.choosePreview', choice });
  return (
    <section className={styles.preview} aria-label={t('editor.preview')}>
      <h2>{t('editor.preview')}</h2>
      <div className={styles.bar}>
        <Field id="preview-path" label={t('editor.preview.path')}>
          {(control) => <TextInput {...control} value={preview.path} maxLength={400} onChange={(event) => choose({ path: event.currentTarget.value.replace(/^[/\\]*/, '/') })} />}
        </Field>
        <Field id="preview-at" label={t('editor.preview.at')}>
          {(control) => <TextInput {...control} type="datetime-local" max={LAST_MOMENT} defaultValue={localTime(preview.at)} onChange={(event) => choose({ at: marketInstant(event.currentTarget.value) })} />}
        </Field>
        <Field id="preview-profile" label={t('editor.preview.profile')}>
          {(control) => <Select {...control} value={preview.userStatus} options={STATUSES.map((value) => ({ value, label: t(`editor.preview.${value}`) }))} onChange={(event) => choose({ userStatus: event.currentTarget.value as PreviewChoice['userStatus'] })} />}
        </Field>
        <Field id="preview-device" label={t('editor.preview.device')}>
          {(control) => <Select {...control} value={preview.device} options={DEVICES.map((value) => ({ value, label: t(`editor.preview.${value}`) }))} onChange={(event) => choose({ device: event.currentTarget.value as PreviewChoice['device'] })} />}
        </Field>
        <Checkbox label={t('editor.preview.loggedIn')} checked={preview.loggedIn} onChange={(event) => choose({ loggedIn: event.currentTarget.checked })} />
      </div>
      {isUnseen && <Notice tone="negative" live action={<Button tone="outline" onClick={() => choose({})}>{t('shell.retry')}</Button>}>{t('editor.preview.failed')}</Notice>}
      {isBroken ? <Notice tone="info">{t('editor.preview.none')}</Notice> : url !== null && !isUnseen && <div className={styles.screen}><iframe key={url} className={styles.frames[preview.device]} src={localisedPath(language, url)} title={t('editor.preview')} /></div>}
    </section>
  );
}

/** What the field says that was chosen before, for another document; while one types it says what is typed. */
function localTime(at: string | null): string {
  if (at === null) return '';
  const { date, time } = marketMoment(at);
  return `${date}T${time}`;
}
