import type { components } from '../../openapi/generated/editor.ts';
import type { PictureProblem } from '../../src/domain/content/picture-limits.ts';
import type { Language } from '../../src/domain/market/language.ts';
import type { PromisePort } from '../port.ts';

type Schemas = components['schemas'];
export type StaffSession = Schemas['StaffSession'];
export type DocumentSummary = Schemas['DocumentSummary'];
export type ContentDocument = Schemas['ContentDocument'];
export type ContentBody = Schemas['ContentBody'];
export interface DocumentName {
  kind: DocumentSummary['kind'];
  name: string;
}
/** `missing`: the name is empty; `taken`: there is such a document. */
export interface RefusedName { document: DocumentName; problem: 'missing' | 'taken' }
/** Keys and numbers that lead into a body. */
export type FieldPath = readonly (string | number)[];

/** What was written of a document and is not saved, as the browser holds it. */
export interface UnsavedCopy {
  /** The version that it was begun from; 0 of a new document. */
  baseVersion: number;
  body: ContentBody;
}
/** `at`: when it was written last, as an instant. */
export type UnsavedChanges = UnsavedCopy & { at: string };

export type PreviewDevice = 'desktop' | 'tablet' | 'mobile';

/** As whom, when and how wide a preview is looked at. */
export interface PreviewChoice {
  path: string;
  at: string | null;
  userStatus: 'FIRST_TIME_ON_PAGE' | 'returning';
  loggedIn: boolean;
  device: PreviewDevice;
}

export interface ContentEditorInput {
  language: Language;
  /** What the page's address opens; null for the list. */
  name: DocumentName | null;
  /** The page shows no content, only who is signed in. */
  isLoginOnly?: boolean;
}

/** `ended`: the login has ended meanwhile. */
export type SignInProblem = 'wrong' | 'tooMany' | 'failed' | 'ended';

export interface ContentEditorContext extends ContentEditorInput {
  staff: StaffSession | null;
  email: string;
  password: string;
  problem: SignInProblem | null;
  documents: readonly DocumentSummary[];
  /** The name under which nothing new could be begun, in the list that is shown. */
  refusedName: RefusedName | null;
  /** What is edited or asked for, or will be once somebody is signed in; null for the list. */
  name: DocumentName | null;
  /** Where Back or Forward led while a draft was not saved: opened once its changes are given up; null for the list. */
  next: DocumentName | null;
  /** What was opened and is not there. */
  missing: DocumentName | null;
  /** What was closed last, in whose place of the list one goes on. */
  left: DocumentName | null;
  /** As the shop has it; null for a new one. */
  saved: ContentDocument | null;
  draft: ContentBody | null;
  /** What this browser holds of it. */
  copied: UnsavedCopy | null;
  /** Changes of before that are asked about: the browser holds them on until that is decided. */
  unsaved: UnsavedChanges | null;
  /** What somebody else has saved meanwhile. */
  theirs: ContentDocument | null;
  /** The older version whose text is wanted back. */
  restored: number;
  /** What a publication waits for. */
  publishFrom: string;
  preview: PreviewChoice;
  previewUrl: string | null;
  /** Where the picture belongs that is on its way, or that was refused last; null where it has no place any more. */
  picturePath: FieldPath | null;
  pictureProblem: PictureProblem | null;
}

export type ContentEditorCommand =
  | { type: 'contentEditor.setEmail'; email: string }
  | { type: 'contentEditor.setPassword'; password: string }
  | { type: 'contentEditor.signIn' }
  | { type: 'contentEditor.signOut' }
  /** The shop does not know the page's login any more: who is signed in is asked again. */
  | { type: 'contentEditor.recognise' }
  | { type: 'contentEditor.refresh' }
  | { type: 'contentEditor.open'; document: DocumentName }
  | { type: 'contentEditor.create'; document: DocumentName }
  | { type: 'contentEditor.change'; path: FieldPath; value: unknown }
  | { type: 'contentEditor.addPicture'; path: FieldPath; field: string }
  | { type: 'contentEditor.cancelPicture' }
  | { type: 'contentEditor.speak'; language: Language }
  | { type: 'contentEditor.save' }
  | { type: 'contentEditor.setPublishFrom'; from: string }
  | { type: 'contentEditor.publish' }
  /** Though the moment that was chosen has passed. */
  | { type: 'contentEditor.publishNow' }
  | { type: 'contentEditor.withdraw'; version: number }
  | { type: 'contentEditor.restore'; version: number }
  | { type: 'contentEditor.keepMine' }
  | { type: 'contentEditor.takeTheirs' }
  | { type: 'contentEditor.choosePreview'; choice: Partial<PreviewChoice> }
  /** The changes of before are gone on with. */
  | { type: 'contentEditor.resume' }
  | { type: 'contentEditor.close' }
  | { type: 'contentEditor.discard' }
  | { type: 'contentEditor.stay' };

export type ContentEditorFact =
  | { type: 'contentEditor.signedIn'; name: string; role: StaffSession['role']; csrfToken: string }
  | { type: 'contentEditor.signedOut' }
  /** Also said again where something else was to be opened and was not. */
  | { type: 'contentEditor.opened'; document: DocumentName }
  /** The list is shown again. `entry: 'same'` where there is nothing to come back to. */
  | { type: 'contentEditor.closed'; entry: 'new' | 'same' }
  | { type: 'contentEditor.saved'; document: DocumentName; version: number }
  | { type: 'contentEditor.published'; document: DocumentName; version: number };

export type SignedIn = { status: 'signedIn'; staff: StaffSession } | { status: 'wrong' | 'tooMany' };
/** `loginNeeded`: the staff's login has ended meanwhile; `tooLarge`: the draft is more than the shop takes. */
export type Saved = { status: 'saved'; document: ContentDocument } | { status: 'conflict'; theirs: ContentDocument } | { status: 'loginNeeded' | 'tooLarge' };
export type PictureAnswer = { status: 'stored'; src: string } | { status: 'refused'; problem: PictureProblem } | { status: 'loginNeeded' };
/** `shown`: visitors see the version already, as it stands in the document; `conflict`: somebody else has saved a newer version meanwhile; `broken`: visitors could not see it; `addressTaken`: another page is at its address; `momentPassed`: they would see it at once, though a moment was chosen. */
export type Published = { status: 'done' | 'shown'; document: ContentDocument } | { status: 'conflict'; theirs: ContentDocument } | { status: 'loginNeeded' | 'broken' | 'addressTaken' | 'momentPassed' };

/** Where staff alone are answered null says that the login has ended. */
export interface ContentEditorPorts {
  /** Who is signed in already; null for nobody. */
  fetchStaff: PromisePort<Record<string, never>, StaffSession | null>;
  signIn: PromisePort<{ email: string; password: string }, SignedIn>;
  /** First the browser forgets what it holds for the account. */
  signOut: PromisePort<{ csrfToken: string; staffId: string }, void>;
  fetchDocuments: PromisePort<Record<string, never>, readonly DocumentSummary[] | null>;
  fetchDocument: PromisePort<DocumentName, ContentDocument | 'missing' | null>;
  fetchVersion: PromisePort<DocumentName & { version: number }, ContentBody | null>;
  /** `isAside`: the body goes into the history only, and the base version is the newest again. */
  saveDocument: PromisePort<DocumentName & { csrfToken: string; baseVersion: number; body: ContentBody; isAside: boolean }, Saved>;
  publishDocument: PromisePort<DocumentName & { csrfToken: string; version: number; action: 'publish' | 'withdraw'; from: string | null }, Published>;
  /** Sends the file that was chosen in a field of the page, by the field's id. */
  storePicture: PromisePort<{ csrfToken: string; field: string }, PictureAnswer>;
  makePreviewLink: PromisePort<Omit<PreviewChoice, 'device'> & { csrfToken: string }, string | null>;
  /** What this browser holds of a document for an account; null for nothing. */
  fetchUnsaved: PromisePort<DocumentName & { staffId: string }, UnsavedChanges | null>;
  /** Null has the browser forget it. */
  storeUnsaved: PromisePort<DocumentName & { staffId: string; copy: UnsavedCopy | null }, void>;
}
