import { useState } from 'react';
import {
  selectDocuments, selectHasListFailed, selectLeft, selectMayWrite, selectMissing, selectRefusedName, selectStaff,
} from '../../../machines/content-editor/content-editor.select.ts';
import type { DocumentName, DocumentSummary, RefusedName } from '../../../machines/content-editor/content-editor.types.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { slugOf } from '../../domain/urls/encoding/slug.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { useFocusFirstInvalid } from '../../ui/controls/use-focus-first-invalid.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useHref } from '../../parts/page.tsx';
import { OpenLink } from './open-link.tsx';
import { StaffForm } from './staff-form.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { shownMoment } from './shown-moment.ts';
import * as styles from './editor-page.styles.ts';

const KINDS: readonly DocumentName['kind'][] = ['page', 'block', 'popup', 'list'];

export function DocumentList() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const staff = useRunningFlow('contentEditor', selectStaff);
  const hasFailed = useRunningFlow('contentEditor', selectHasListFailed);
  const missing = useRunningFlow('contentEditor', selectMissing);
  const mayWrite = useRunningFlow('contentEditor', selectMayWrite);
  return (
    <>
      <StaffMenu />
      <div className={styles.bar}>
        <Button tone="outline" onClick={() => dispatch({ type: 'contentEditor.refresh' })}>{t('editor.refresh')}</Button>
      </div>
      {hasFailed && <Notice tone="negative" live>{t('editor.failed')}</Notice>}
      {missing !== null && <Notice tone="warning" live>{t('editor.missing', { name: missing.name })}</Notice>}
      {KINDS.map((kind) => (
        <section key={kind} className={styles.kind} aria-label={t(`editor.kind.${kind}`)}>
          <Documents kind={kind} />
          {mayWrite && (kind === 'page' || kind === 'popup') && <NewDocument kind={kind} />}
        </section>
      ))}
      {staff?.role === 'admin' && <StaffForm />}
    </>
  );
}

/** All of a kind; what was closed last and is not among them leads to their heading. */
function Documents({ kind }: { kind: DocumentName['kind'] }) {
  const t = useTranslator();
  const documents = useRunningFlow('contentEditor', selectDocuments).filter((document) => document.kind === kind);
  const left = useRunningFlow('contentEditor', selectLeft);
  const heading = useFocusReturn<HTMLHeadingElement>(left?.kind === kind && !documents.some(({ name }) => name === left.name));
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>{t(`editor.kind.${kind}`)}</h2>
      <ul className={styles.documents}>
        {documents.map((document) => <DocumentRow key={document.name} document={document} isLeft={left?.kind === kind && left.name === document.name} />)}
      </ul>
    </>
  );
}

function DocumentRow({ document: { kind, name, address, version, publishedVersion, scheduledFor }, isLeft }: { document: DocumentSummary; isLeft: boolean }) {
  const t = useTranslator();
  const href = useHref();
  const dispatch = useDispatch();
  const link = useFocusReturn<HTMLAnchorElement>(isLeft);
  return (
    <li className={styles.document}>
      <OpenLink ref={link} href={href('/editor/$kind/$name', { kind, name })} onOpen={() => dispatch({ type: 'contentEditor.open', document: { kind, name } })}>{name}</OpenLink>
      {address !== null && <span className={styles.address}>{address}</span>}
      <span>{scheduledFor !== null ? `${t('editor.status.scheduled')} ${shownMoment(scheduledFor)}` : publishedVersion === version ? t('editor.status.published') : t('editor.status.draft')}</span>
    </li>
  );
}

function NewDocument({ kind }: { kind: 'page' | 'popup' }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  // A name that nobody has pressed the button for is the field's own.
  const [name, setName] = useState('');
  const refused = useRunningFlow('contentEditor', (snapshot) => (selectRefusedName(snapshot)?.document.kind === kind ? selectRefusedName(snapshot) : null));
  const { container, onTry } = useFocusFirstInvalid<HTMLFormElement>(refused !== null);
  return (
    <form
      ref={container}
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        onTry();
        dispatch({ type: 'contentEditor.create', document: { kind, name: slugOf(name) } });
      }}
    >
      <Field id={`new-${kind}`} label={t(`editor.new.${kind}`)} error={refused && <NameRefusal refused={refused} />}>
        {(control) => <TextInput {...control} maxLength={60} value={name} onChange={(event) => setName(event.currentTarget.value)} />}
      </Field>
      <Button type="submit" tone="outline">{t('editor.new.submit')}</Button>
    </form>
  );
}

/** Why nothing is begun under a name; what is there under it can be opened. */
function NameRefusal({ refused: { document, problem } }: { refused: RefusedName }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  if (problem === 'missing') return t('editor.new.missing');
  return (
    <>
      {t('editor.new.taken', { name: document.name })}{' '}
      <Button tone="link" onClick={() => dispatch({ type: 'contentEditor.open', document })}>{t('editor.new.open', { name: document.name })}</Button>
    </>
  );
}
