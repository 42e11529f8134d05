import { useMemo, useRef } from 'react';
import {
  selectAsksToDiscard, selectAsksToPublish, selectAsksToResume, selectDraft, selectFaults, selectHasChanges, selectHasConflict, selectHasFailed, selectIsReplacing, selectIsSettingAside, selectIsUnsavedOvertaken, selectIsWorking, selectMayWrite, selectName, selectNeedsLogin, selectObstacleLeft, selectPublishFrom, selectRefusal, selectSaved, selectSpoken, selectTheirs, selectUnsavedAt,
} from '../../../machines/content-editor/content-editor.select.ts';
import type { ContentDocument } from '../../../machines/content-editor/content-editor.types.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { fieldsOf, labelsOf } from '../../domain/content/field-schema.ts';
import { LANGUAGES } from '../../domain/market/language.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { FormFields, ListEntries } from './form-fields.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SignIn } from './sign-in.tsx';
import { LAST_MOMENT, shownMoment } from './shown-moment.ts';
import { comparedLines, type VersionLine } from './version-lines.ts';
import { useFocusQuestion } from './use-focus-question.ts';
import * as styles from './editor-page.styles.ts';

/** A document: its form, what can be done with it, and the page that it makes. */
export function DocumentForm() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const name = useRunningFlow('contentEditor', selectName);
  const draft = useRunningFlow('contentEditor', selectDraft);
  const language = useRunningFlow('contentEditor', selectSpoken);
  const mayWrite = useRunningFlow('contentEditor', selectMayWrite);
  const isReplacing = useRunningFlow('contentEditor', selectIsReplacing);
  const asksToResume = useRunningFlow('contentEditor', selectAsksToResume);
  if (name === null || draft === null) return null;
  const fields = fieldsOf(name);
  return (
    <div className={styles.desk}>
      <div className={styles.form}>
        <div className={styles.menu}>
          <Button tone="link" onClick={() => dispatch({ type: 'contentEditor.close' })}>{t('editor.close')}</Button>
          <h2>{name.name}</h2>
        </div>
        <Field id="editor-language" label={t('editor.language')}>
          {(control) => (
            <Select
              {...control}
              value={language}
              options={LANGUAGES.map((each) => ({ value: each, label: t(`shell.language.${each}`) }))}
              onChange={(event) => dispatch({ type: 'contentEditor.speak', language: event.currentTarget.value as typeof language })}
            />
          )}
        </Field>
        <Notices />
        {mayWrite && !asksToResume && <Actions />}
        <fieldset className={styles.fields} disabled={!mayWrite || isReplacing}>
          {name.kind === 'list'
            ? <ListEntries field={{ key: name.name, kind: 'list', fields }} value={draft} path={[]} />
            : <FormFields fields={fields} value={draft} path={[]} />}
        </fieldset>
        {!asksToResume && <History />}
      </div>
      <PreviewPane />
    </div>
  );
}

/** What has to be known or decided first; who looks only is asked for a login that has ended, too, and about what somebody else has written before. */
function Notices() {
  const t = useTranslator();
  const mayWrite = useRunningFlow('contentEditor', selectMayWrite);
  const hasConflict = useRunningFlow('contentEditor', selectHasConflict);
  const needsLogin = useRunningFlow('contentEditor', selectNeedsLogin);
  const asksToDiscard = useRunningFlow('contentEditor', selectAsksToDiscard);
  const asksToResume = useRunningFlow('contentEditor', selectAsksToResume);
  const faults = useRunningFlow('contentEditor', selectFaults);
  return (
    <div className={styles.notices}>
      {mayWrite && <Obstacle />}
      {mayWrite && faults.length > 0 && (
        <Notice tone="warning" live title={t('editor.fault')}>
          <ul className={styles.faults}>
            {faults.map(({ component, option, value, path = [] }) => <li key={`${component} ${option} ${value} ${path.join('-')}`}>{t(`editor.fault.${option}`, { component, value })}</li>)}
          </ul>
        </Notice>
      )}
      {asksToResume && <Resume />}
      {asksToDiscard && <Discard />}
      {needsLogin && <Notice tone="warning" live title={t('editor.loginNeeded')}><SignIn /></Notice>}
      {hasConflict && <Conflict />}
    </div>
  );
}

function Actions() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const hasChanges = useRunningFlow('contentEditor', selectHasChanges);
  const hasFailed = useRunningFlow('contentEditor', selectHasFailed);
  const hasConflict = useRunningFlow('contentEditor', selectHasConflict);
  const isWorking = useRunningFlow('contentEditor', selectIsWorking);
  const publishFrom = useRunningFlow('contentEditor', selectPublishFrom);
  const saved = useRunningFlow('contentEditor', selectSaved);
  const refusal = useRunningFlow('contentEditor', selectRefusal);
  const asksToPublish = useRunningFlow('contentEditor', selectAsksToPublish);
  const from = useRef<HTMLInputElement>(null);
  const publish = () => {
    // A date that is written half has no value for its reader, and would publish at once: the browser says what is missing.
    if (from.current?.reportValidity() !== false) dispatch({ type: 'contentEditor.publish' });
  };
  const newest = saved?.versions.find(({ version }) => version === saved.version);
  const publishedAt = newest?.publishedAt ?? null;
  const status = hasChanges ? 'unsaved' : publishedAt === null ? 'draft' : newest?.isToCome ? 'scheduled' : 'published';
  return (
    <div className={styles.actions}>
      {hasFailed && <Notice tone="negative" live>{t('editor.failed')}</Notice>}
      {refusal !== null && <Notice tone="negative" live>{t(`editor.refused.${refusal}`)}</Notice>}
      {asksToPublish && <MomentPassed />}
      <div className={styles.bar}>
        <Button tone="outline" busy={isWorking} spent={!hasChanges || hasConflict} onClick={() => dispatch({ type: 'contentEditor.save' })}>{t('editor.save')}</Button>
        <Field id="publish-from" label={t('editor.publishFrom')}>
          {(control) => <TextInput {...control} ref={from} type="datetime-local" max={LAST_MOMENT} value={publishFrom.slice(0, 16)} onChange={(event) => dispatch({ type: 'contentEditor.setPublishFrom', from: event.currentTarget.value })} />}
        </Field>
        <Button tone="primary" busy={isWorking} spent={hasChanges || hasConflict || status === 'published'} onClick={publish}>{t('editor.publish')}</Button>
      </div>
      <p role="status">{t(`editor.status.${status}`)}{status === 'scheduled' && publishedAt !== null && ` ${shownMoment(publishedAt)}`}</p>
    </div>
  );
}

/** The moment that was chosen has passed: what would be seen at once is published only by a second press. */
function MomentPassed() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const question = useFocusQuestion<HTMLDivElement>();
  return (
    <div ref={question} role="group" aria-label={t('editor.momentPassed')} tabIndex={-1}>
      <Notice tone="warning" live title={t('editor.momentPassed')}>
        {t('editor.momentPassed.text')}
        <div className={styles.choices}>
          <Button tone="outline" onClick={() => dispatch({ type: 'contentEditor.stay' })}>{t('editor.momentPassed.stay')}</Button>
          <Button tone="outline" onClick={() => dispatch({ type: 'contentEditor.publishNow' })}>{t('editor.momentPassed.publish')}</Button>
        </div>
      </Notice>
    </div>
  );
}

/** Changes of before that were not saved: they are gone on with or thrown away first. */
function Resume() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const at = useRunningFlow('contentEditor', selectUnsavedAt);
  const isOvertaken = useRunningFlow('contentEditor', selectIsUnsavedOvertaken);
  const question = useFocusQuestion<HTMLDivElement>();
  const title = t('editor.unsaved', { moment: at === null ? '' : shownMoment(at) });
  return (
    <div ref={question} role="group" aria-label={title} tabIndex={-1}>
      <Notice tone="warning" live title={title}>
        {t(isOvertaken ? 'editor.unsaved.overtaken' : 'editor.unsaved.text')}
        <div className={styles.choices}>
          <Button tone="outline" onClick={() => dispatch({ type: 'contentEditor.resume' })}>{t('editor.unsaved.resume')}</Button>
          <Button tone="outline" onClick={() => dispatch({ type: 'contentEditor.discard' })}>{t('editor.unsaved.discard')}</Button>
        </div>
      </Notice>
    </div>
  );
}

/** What keeps the saved version from visitors; the field says it too. */
function Obstacle() {
  const t = useTranslator();
  const name = useRunningFlow('contentEditor', selectName);
  const obstacle = useRunningFlow('contentEditor', selectObstacleLeft);
  if (name === null || obstacle === null) return null;
  const place = labelsOf(fieldsOf(name), obstacle.path).map((label) => (typeof label === 'number' ? label : t(`editor.field.${label}` as 'editor.field.title'))).join(' › ');
  return <Notice tone="warning" live title={t('editor.obstacle')}>{place === '' ? t('editor.obstacle.wrong') : `${place}: ${t(`editor.obstacle.${obstacle.problem}`)}`}</Notice>;
}

/** Changes that are not saved are given up only by a second press. */
function Discard() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const question = useFocusQuestion<HTMLDivElement>();
  return (
    <div ref={question} role="group" aria-label={t('editor.discard')} tabIndex={-1}>
      <Notice tone="warning" live title={t('editor.discard')}>
        {t('editor.discard.text')}
        <div className={styles.choices}>
          <Button tone="outline" onClick={() => dispatch({ type: 'contentEditor.stay' })}>{t('editor.discard.stay')}</Button>
          <Button tone="outline" onClick={() => dispatch({ type: 'contentEditor.discard' })}>{t('editor.discard.yes')}</Button>
        </div>
      </Notice>
    </div>
  );
}

/** Two have written at once: what the other one says stands beside, and nothing is lost either way: what is not chosen is in the history. */
function Conflict() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const theirs = useRunningFlow('contentEditor', selectTheirs);
  const draft = useRunningFlow('contentEditor', selectDraft);
  const isSettingAside = useRunningFlow('contentEditor', selectIsSettingAside);
  const isNew = useRunningFlow('contentEditor', selectSaved) === null;
  const question = useFocusQuestion<HTMLDivElement>();
  const [mine, stored] = useMemo(() => comparedLines(draft, theirs?.body ?? null), [draft, theirs]);
  return (
    <div ref={question} role="group" aria-label={t('editor.conflict')} tabIndex={-1}>
      <Notice tone="warning" live title={t('editor.conflict')}>{t(isNew ? 'editor.conflict.new' : 'editor.conflict.compare')}</Notice>
      <div className={styles.versions}>
        <Version label={t('editor.conflict.mine')} lines={mine} />
        <Version label={t('editor.conflict.theirs')} lines={stored} />
      </div>
      <div className={styles.choices}>
        {!isNew && <Button tone="outline" spent={isSettingAside} onClick={() => dispatch({ type: 'contentEditor.keepMine' })}>{t('editor.conflict.keepMine')}</Button>}
        <Button tone="outline" busy={isSettingAside} onClick={() => dispatch({ type: 'contentEditor.takeTheirs' })}>{t('editor.conflict.takeTheirs')}</Button>
      </div>
    </div>
  );
}

/** One of two versions, with the lines marked that the other one lacks. */
function Version({ label, lines }: { label: string; lines: readonly VersionLine[] }) {
  return (
    <div className={styles.version}>
      <h3>{label}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <div role="group" aria-label={label} tabIndex={0} className={styles.lines}>
        {lines.map(({ text, differs }, index) => (differs ? <mark key={index}>{text}{'\n'}</mark> : `${text}\n`))}
      </div>
    </div>
  );
}

function History() {
  const t = useTranslator();
  const saved = useRunningFlow('contentEditor', selectSaved);
  if (saved === null) return null;
  return (
    <details className={styles.history}>
      <summary>{t('editor.history')}</summary>
      <ul className={styles.documents}>{saved.versions.map((version) => <HistoryRow key={version.version} version={version} newest={saved.version} />)}</ul>
    </details>
  );
}

function HistoryRow({ version: { version, savedAt, publishedAt, isToCome, savedBy }, newest }: { version: ContentDocument['versions'][number]; newest: number }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const mayWrite = useRunningFlow('contentEditor', selectMayWrite);
  return (
    <li className={styles.document}>
      <span>{t('editor.version', { version, by: savedBy ?? t('editor.version.shop') })} {shownMoment(savedAt)}</span>
      {publishedAt !== null && <span>{isToCome ? `${t('editor.status.scheduled')} ${shownMoment(publishedAt)}` : t('editor.status.published')}</span>}
      {mayWrite && isToCome && <Button tone="link" onClick={() => dispatch({ type: 'contentEditor.withdraw', version })}>{t('editor.withdraw')}</Button>}
      {mayWrite && version !== newest && <Button tone="link" onClick={() => dispatch({ type: 'contentEditor.restore', version })}>{t('editor.restore')}</Button>}
    </li>
  );
}
