import type { ContentBody, ContentDocument, ContentEditorContext, DocumentName, DocumentSummary, FieldPath, PreviewChoice, Published, Saved, UnsavedChanges, UnsavedCopy } from './content-editor.types.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A body with another value at a place; what is not there on the way is made. Undefined takes an entry or a field out. */
export function withValueAt(body: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const entries = Array.isArray(body) ? (body as unknown[]) : [];
    if (rest.length === 0 && value === undefined) return entries.toSpliced(step, 1);
    return step < entries.length ? entries.with(step, withValueAt(entries[step], rest, value)) : [...entries, withValueAt(undefined, rest, value)];
  }
  const fields: Fields = isFields(body) ? body : {};
  if (rest.length === 0 && value === undefined) return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== step));
  return { ...fields, [step]: withValueAt(fields[step], rest, value) };
}

/** Where a place is after an entry of a list was taken out: null where it was taken out with it. */
export function pathAfterRemoval(path: FieldPath, removed: FieldPath): FieldPath | null {
  const depth = removed.length - 1;
  const entry = removed[depth];
  const own = path[depth];
  if (typeof entry !== 'number' || typeof own !== 'number' || !removed.slice(0, depth).every((step, place) => step === path[place])) return path;
  if (own === entry) return null;
  return own > entry ? path.with(depth, own - 1) : path;
}

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Whether a new document may have the name, as far as the list of all says. */
export function isFree({ kind, name }: DocumentName, documents: readonly DocumentSummary[]): boolean {
  return name !== '' && !documents.some((document) => document.kind === kind && document.name === name);
}

/** What a new document begins with. */
export function newBody({ kind, name }: DocumentName): ContentBody {
  if (kind === 'list') return [];
  if (kind === 'page') return { url: `/${name}`, active: true, slots: [{ name: 'main', components: [] }] };
  return kind === 'popup' ? { active: true, variants: {}, popupData: { dateFrom: null, dateTo: null, delay: 0, timeInterval: 24, showLimit: 3 } } : {};
}

/** Whether the draft says something else than what is saved. */
export function isChanged({ draft, saved }: Pick<ContentEditorContext, 'draft' | 'saved'>): boolean {
  return saved === null || !isSame(draft, saved.body);
}

/** The version that the form began from; 0 of a new document. */
export function versionOf({ saved }: Pick<ContentEditorContext, 'saved'>): number {
  return saved?.version ?? 0;
}

export function mayWrite({ staff }: Pick<ContentEditorContext, 'staff'>): boolean {
  return staff?.role !== 'agent';
}

/** What the browser should hold: as it is while changes of before are asked about, and while nobody may write. */
export function copyOf(context: ContentEditorContext): UnsavedCopy | null {
  if (context.unsaved !== null || !mayWrite(context)) return context.copied;
  return isChanged(context) ? { baseVersion: versionOf(context), body: context.draft! } : null;
}

export function isCopied(context: ContentEditorContext): boolean {
  return isSame(context.copied, copyOf(context));
}

/** Whether changes of before say something else than the document that was opened. */
export function isWorthResuming({ saved }: Pick<ContentEditorContext, 'saved'>, unsaved: UnsavedChanges | null): boolean {
  return unsaved !== null && isChanged({ draft: unsaved.body, saved });
}

/** Whether somebody else has saved since the changes of before were begun. */
export function isUnsavedOvertaken({ saved, unsaved }: Pick<ContentEditorContext, 'saved' | 'unsaved'>): boolean {
  return unsaved !== null && unsaved.baseVersion < versionOf({ saved });
}

/** Whether the shop has the draft as it stands: a save whose answer was lost is found again by its text. */
export function holdsDraft({ draft }: Pick<ContentEditorContext, 'draft'>, answer: Saved): boolean {
  const saved = newestOf(answer);
  return saved !== null && !isChanged({ draft, saved });
}

/** Whether somebody else has saved on top of a version. */
export function isOvertaken(answer: Saved | Published, version: number): boolean {
  return answer.status === 'conflict' || ('document' in answer && answer.document.version > version);
}

/** The document of an answer that has one. */
export function newestOf(answer: Saved | Published): ContentDocument | null {
  return 'document' in answer ? answer.document : 'theirs' in answer ? answer.theirs : null;
}

/** The database returns an object's keys in an order of its own, so their order says nothing. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((entry, place) => isSame(entry, other[place]));
  if (!isFields(one) || !isFields(other)) return false;
  const written = Object.keys(one).filter((key) => one[key] !== undefined);
  return written.length === Object.keys(other).length && written.every((key) => key in other && isSame(one[key], other[key]));
}

/** Whether what was found wrong at a place of the saved version may still be: neither its field nor, in a list of pairs, its key says something else by now. */
export function isUntouched({ saved, draft }: Pick<ContentEditorContext, 'saved' | 'draft'>, path: FieldPath): boolean {
  return [path, [...path.slice(0, -1), 'key']].every((place) => isSame(valueAt(draft, place), valueAt(saved?.body, place)));
}

function valueAt(body: unknown, path: FieldPath): unknown {
  return path.reduce((value, step) => (value === null || typeof value !== 'object' ? undefined : (value as Record<string | number, unknown>)[step]), body);
}

/** A page is looked at at its own address, as its draft has it; a popup at that of a page which names it, what belongs to many at the home page. */
export function previewPath({ kind, shownAt = '/' }: DocumentName & { shownAt?: string }, body: ContentBody): string {
  if (kind !== 'page') return shownAt;
  const url = Array.isArray(body) ? undefined : body.url;
  return typeof url === 'string' && /^\/(?![/\\])[^\t\n\r]*$/.test(url) && !url.includes('*') ? url : '/';
}

/** What is looked at once a document is saved: a page that got another address at that one. */
export function followingAddress({ preview, saved }: Pick<ContentEditorContext, 'preview' | 'saved'>, document: ContentDocument): PreviewChoice {
  const path = previewPath(document, document.body);
  return path === previewPath(document, saved?.body ?? newBody(document)) ? preview : { ...preview, path };
}

export const PREVIEW_AT_FIRST: PreviewChoice = { path: '/', at: null, userStatus: 'FIRST_TIME_ON_PAGE', loggedIn: false, device: 'desktop' };
