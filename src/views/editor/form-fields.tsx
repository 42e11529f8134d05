import { useState } from 'react';
import { selectFaultAt, selectObstacle, selectObstacleLeft, selectPicture, selectSpoken } from '../../../machines/content-editor/content-editor.select.ts';
import type { FieldPath } from '../../../machines/content-editor/content-editor.types.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { componentNames } from '../../content/component-registry.ts';
import { COMPONENT_FIELDS } from '../../domain/content/field-schema.ts';
import { PICTURE_TYPES } from '../../domain/content/picture-limits.ts';
import { codeIn, isOfCode } from '../../domain/content/codes.ts';
import { textIn, withText } from '../../domain/content/localised-text.ts';
import type { FieldSchema } from '../../domain/content/field-schema.ts';
import { imageUrl } from '../../domain/urls/pictures/image-url.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { Field, type ControlProps } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import * as styles from './editor-page.styles.ts';

interface PlaceProps {
  /** What stands at the path now. */
  value: unknown;
  path: FieldPath;
}

type FieldProps = PlaceProps & { field: FieldSchema };

/** A form that the schema makes: one control for each field. */
export function FormFields({ fields, value, path }: PlaceProps & { fields: readonly FieldSchema[] }) {
  return fields.map((field) => <FormField key={field.key} field={field} value={at(value, field.key)} path={[...path, field.key]} />);
}

/** What a document does not say of these is yes. */
const ON_UNLESS_SAID: ReadonlySet<string> = new Set(['active', 'visible', 'multiroomEnabled']);

function FormField({ field, value, path }: FieldProps) {
  const t = useTranslator();
  const label = useLabel(field.key);
  const change = useChange(path);
  const language = useRunningFlow('contentEditor', selectSpoken);
  const id = path.join('-');
  const problem = useRunningFlow('contentEditor', (snapshot) => (selectObstacleLeft(snapshot)?.path.join('-') === id ? selectObstacleLeft(snapshot)!.problem : null));
  const fault = useRunningFlow('contentEditor', (snapshot) => selectFaultAt(snapshot, id));
  if (field.kind === 'flag') return <Checkbox label={label} checked={value === true || (value === undefined && ON_UNLESS_SAID.has(field.key))} onChange={(event) => change(event.currentTarget.checked)} />;
  if (field.kind === 'group') return <Group field={field} value={value} path={path} />;
  if (field.kind === 'list') return <Group field={field} value={value} path={path}><ListEntries field={field} value={value} path={path} /></Group>;
  if (field.kind === 'components') return <Group field={field} value={value} path={path}><Components value={value} path={path} /></Group>;
  if (field.kind === 'pairs') return <Group field={field} value={value} path={path}><ListEntries field={{ ...field, kind: 'list', fields: [{ key: 'key', kind: 'text' }, { key: 'value', kind: 'text', ...(field.isLocalised && { isLocalised: true }) }] }} value={value} path={path} /></Group>;
  const text = field.isLocalised ? textIn(value, language) : textOf(value);
  const write = (typed: string) => change(valueOf(field, typed, field.isLocalised ? withText(value, language, typed) : undefined));
  if (field.kind === 'picture') return <PictureField id={id} label={label} src={text} path={path} />;
  return (
    <Field id={id} label={label} hint={field.kind === 'moment' ? t('editor.hint.moment') : undefined} error={problem !== null ? t(`editor.obstacle.${problem}`) : fault !== null ? t(`editor.fault.${fault.option}`, { component: fault.component, value: fault.value }) : undefined}>
      {(control) => (field.kind === 'choice'
        ? <Select {...control} value={text} options={['', ...(field.values ?? []).filter(Boolean)].map((each) => ({ value: each, label: each === '' ? '–' : each }))} onChange={(event) => write(event.currentTarget.value)} />
        : field.kind === 'html' || field.kind === 'longText'
          ? <TextArea {...control} rows={field.kind === 'html' ? 6 : 2} value={text} onChange={(event) => write(event.currentTarget.value)} />
          : field.kind === 'number' || field.kind === 'texts'
            ? <TypedInput {...control} field={field} text={text} onWrite={write} />
            : <TextInput {...control} value={text} onChange={(event) => write(event.currentTarget.value)} />)}
    </Field>
  );
}

/** Stays as it is typed while it means the same: the point of `49.` and the comma of `PRG,` are what the next sign needs. */
function TypedInput({ field, text, onWrite, ...control }: ControlProps & { field: FieldSchema; text: string; onWrite: (typed: string) => void }) {
  const [typed, setTyped] = useState(text);
  return (
    <TextInput
      {...control} inputMode={field.kind === 'number' ? 'decimal' : 'text'} value={textOf(valueOf(field, typed)) === text ? typed : text}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onWrite(event.currentTarget.value);
      }}
    />
  );
}

/** A picture's path, written or made by adding a file; the picture itself stands beside it. */
function PictureField({ id, label, src, path }: { id: string; label: string; src: string; path: FieldPath }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const change = useChange(path);
  const problem = useRunningFlow('contentEditor', (snapshot) => (selectPicture(snapshot).path === id ? selectPicture(snapshot).problem : null));
  const isOnItsWay = useRunningFlow('contentEditor', (snapshot) => selectPicture(snapshot).isOnItsWay);
  const isThisOne = useRunningFlow('contentEditor', (snapshot) => selectPicture(snapshot).path === id) && isOnItsWay;
  const field = `${id}-file`;
  return (
    <div className={styles.picture}>
      <Field id={id} label={label}>{(control) => <TextInput {...control} value={src} onChange={(event) => change(event.currentTarget.value)} />}</Field>
      <Field id={field} label={t('editor.picture')} hint={t('editor.picture.hint')} error={problem === null ? undefined : t(`editor.picture.${problem}`)}>
        {/* `disabled` would take the focus from it. */}
        {(control) => (
          <input
            {...control} type="file" accept={Object.keys(PICTURE_TYPES).join(',')} aria-disabled={isOnItsWay || undefined}
            onClick={(event) => isOnItsWay && event.preventDefault()}
            onChange={(event) => {
              // A file that was dropped on it while another one is on its way.
              if (isOnItsWay) event.currentTarget.value = '';
              else dispatch({ type: 'contentEditor.addPicture', path, field });
            }}
          />
        )}
      </Field>
      <div role="status" tabIndex={-1}>
        {isThisOne && <p className={styles.onItsWay}>{t('editor.picture.onItsWay')} <Button tone="link" onClick={() => dispatch({ type: 'contentEditor.cancelPicture' })}>{t('editor.picture.cancel')}</Button></p>}
      </div>
      {src.startsWith('/images/') && <img className={styles.thumbnail} src={imageUrl(src, { width: 256, height: 192 })} alt="" width={128} height={96} />}
    </div>
  );
}

function Group({ field, value, path, children }: FieldProps & { children?: React.ReactNode }) {
  const label = useLabel(field.key);
  const id = `${path.join('-')}-`;
  const isInTheWay = useRunningFlow('contentEditor', (snapshot) => selectObstacle(snapshot)?.path.join('-').startsWith(id) === true);
  return (
    <details className={styles.group} open={isInTheWay || (path.length <= 1 && value !== undefined)}>
      <summary>{label}</summary>
      <div className={styles.fields}>{children ?? <FormFields fields={field.fields ?? []} value={value} path={path} />}</div>
    </details>
  );
}

/** Entries of a list, each with the fields of the list. */
export function ListEntries({ field: { key, fields, isLocalised = false }, value, path }: FieldProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const entries = entriesOf(value);
  const { keyOf, noteRemoval } = useEntryKeys();
  const change = (at: FieldPath, to: unknown) => dispatch({ type: 'contentEditor.change', path: at, value: to });
  return (
    <>
      {entries.map((entry, index) => (
        <fieldset key={keyOf(index)} className={styles.entry}>
          <legend>{index + 1}{nameOf(entry) !== '' && ` · ${nameOf(entry)}`}</legend>
          {fields === undefined
            ? <FormField field={{ key, kind: 'text', isLocalised }} value={entry} path={[...path, index]} />
            : <FormFields fields={isOfCode(at(entry, 'key')) ? fields.map((one) => ({ ...one, isLocalised: false })) : fields} value={entry} path={[...path, index]} />}
          <Button tone="link" onClick={() => { noteRemoval(); change([...path, index], undefined); }}>{t('editor.remove')}</Button>
        </fieldset>
      ))}
      <Button tone="outline" onClick={() => change([...path, entries.length], fields === undefined ? '' : {})}>{t('editor.add')}</Button>
    </>
  );
}

/** Components of a slot or block: each has the fields that all have, and its type. */
function Components({ value, path }: PlaceProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const components = entriesOf(value);
  const { keyOf, noteRemoval } = useEntryKeys();
  const change = (at: FieldPath, to: unknown) => dispatch({ type: 'contentEditor.change', path: at, value: to });
  return (
    <>
      {components.map((component, index) => {
        const name = String(at(component, 'name') ?? '');
        return (
          <details key={keyOf(index)} className={styles.group}>
            <summary>{name} {String(at(component, 'uid') ?? '')}</summary>
            <div className={styles.fields}>
              <Field id={[...path, index, 'name'].join('-')} label={t('editor.field.name')}>
                {(control) => <Select {...control} value={name} options={[...new Set([name, ...componentNames()])].map((each) => ({ value: each, label: each }))} onChange={(event) => change([...path, index, 'name'], event.currentTarget.value)} />}
              </Field>
              <FormFields fields={COMPONENT_FIELDS} value={component} path={[...path, index]} />
              <Button tone="link" onClick={() => { noteRemoval(); change([...path, index], undefined); }}>{t('editor.remove')}</Button>
            </div>
          </details>
        );
      })}
      <Button tone="outline" onClick={() => change([...path, components.length], { uid: `new-${components.length + 1}`, name: 'customHtml' })}>{t('editor.add')}</Button>
    </>
  );
}

/** What a control's text means; nothing written leaves the field out. */
function valueOf({ kind }: FieldSchema, typed: string, localised?: unknown): unknown {
  if (localised !== undefined) return localised;
  if (kind === 'texts') return typed.split(',').map((each) => each.trim()).filter((each) => each !== '');
  if (kind === 'moment') return typed === '' ? null : typed;
  if (kind === 'number') return typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed;
  return typed === '' && kind === 'choice' ? undefined : typed;
}

/** What a control says of a value; of several their texts, of a code what the languages say that it was written in. */
function textOf(value: unknown): string {
  if (value !== null && typeof value === 'object') return Array.isArray(value) ? value.join(',') : codeIn(value);
  return value === undefined || value === null ? '' : String(value);
}

/** What tells an entry from its neighbours: a name or key of its own; empty where it has none. */
function nameOf(entry: unknown): string {
  return String(at(entry, 'name') ?? at(entry, 'key') ?? at(entry, 'code') ?? '');
}

/** Entries have no names that stay. What is open in them stays open when one is added; once one is taken out, those after it would show what was open in others. */
function useEntryKeys() {
  const [removals, setRemovals] = useState(0);
  return { keyOf: (index: number) => `${index} after ${removals}`, noteRemoval: () => setRemovals(removals + 1) };
}

function useChange(path: FieldPath): (value: unknown) => void {
  const dispatch = useDispatch();
  return (value) => dispatch({ type: 'contentEditor.change', path, value });
}

function useLabel(key: string): string {
  const t = useTranslator();
  return t(`editor.field.${key}` as 'editor.field.title');
}

function at(value: unknown, key: string): unknown {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined;
}

function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}
