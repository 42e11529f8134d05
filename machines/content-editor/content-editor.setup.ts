import { assign, emit, raise, setup } from 'xstate';
import { ports } from '../port.ts';
import { copyOf, followingAddress, holdsDraft, isChanged, isCopied, isFree, isOvertaken, isUnsavedOvertaken, isWorthResuming, mayWrite, newBody, pathAfterRemoval, previewPath, versionOf, withValueAt } from './content-editor.rules.ts';
import type { PictureProblem } from '../../src/domain/content/picture-limits.ts';
import type {
  ContentBody, ContentDocument, ContentEditorCommand, ContentEditorContext, ContentEditorFact, ContentEditorInput, ContentEditorPorts, DocumentName, DocumentSummary, FieldPath, PictureAnswer, PreviewChoice, Published, Saved, SignedIn, SignInProblem, StaffSession, UnsavedChanges,
} from './content-editor.types.ts';

export const contentEditorSetup = setup({
  types: {} as {
    input: ContentEditorInput;
    context: ContentEditorContext;
    events: ContentEditorCommand | { type: 'previewAgain' } | { type: 'loginEnded' } | { type: 'bodyReplaced' };
    emitted: ContentEditorFact;
  },
  actors: ports<ContentEditorPorts>()({
    fetchStaff: 'promise', signIn: 'promise', signOut: 'promise', fetchDocuments: 'promise', fetchDocument: 'promise', fetchVersion: 'promise',
    saveDocument: 'promise', publishDocument: 'promise', storePicture: 'promise', makePreviewLink: 'promise', fetchUnsaved: 'promise', storeUnsaved: 'promise',
  }),
  actions: {
    rememberEmail: assign((_, { email }: { email: string }) => ({ email })),
    rememberPassword: assign((_, { password }: { password: string }) => ({ password })),
    rememberStaff: assign((_, { staff }: { staff: StaffSession | null }) => ({ staff, password: '', problem: null })),
    markProblem: assign((_, { problem }: { problem: SignInProblem }) => ({ problem, password: '' })),
    loseLogin: assign({ problem: 'ended', password: '' }),
    forgetStaff: assign({ staff: null, documents: [], name: null, next: null, missing: null, left: null, saved: null, draft: null, copied: null, unsaved: null, theirs: null, previewUrl: null }),
    rememberDocuments: assign((_, { documents }: { documents: readonly DocumentSummary[] | null }) => ({ documents: documents ?? [] })),
    refuseName: assign((_, { document }: { document: DocumentName }) => ({ refusedName: { document, problem: document.name === '' ? 'missing' as const : 'taken' as const } })),
    forgetRefusedName: assign({ refusedName: null }),
    choose: assign((_, { document }: { document: DocumentName }) => ({ name: document, next: null, missing: null, left: null, saved: null, draft: null, copied: null, unsaved: null, theirs: null, previewUrl: null, publishFrom: '', picturePath: null, pictureProblem: null })),
    leaveDocument: assign({ name: null, next: null }),
    closeDocument: assign(({ context: { name } }) => ({ left: name, name: null, next: null })),
    forgetLeft: assign({ left: null }),
    rememberNext: assign((_, { document }: { document: DocumentName | null }) => ({ next: document })),
    markMissing: assign(({ context: { name } }) => ({ missing: name })),
    beginNew: assign(({ context }, { document }: { document: DocumentName }) => ({
      name: document, next: null, missing: null, left: null, saved: null, draft: newBody(document), copied: null, unsaved: null, theirs: null, previewUrl: null, publishFrom: '', picturePath: null, pictureProblem: null,
      preview: { ...context.preview, path: previewPath(document, newBody(document)) },
    })),
    take: assign(({ context }, { document }: { document: ContentDocument | 'missing' | null }) => (document === null || document === 'missing' ? {} : {
      saved: document, draft: document.body, theirs: null, preview: { ...context.preview, path: previewPath(document, document.body) },
    })),
    noteCopyOfBefore: assign((_, { unsaved }: { unsaved: UnsavedChanges | null }) => ({ copied: unsaved && { baseVersion: unsaved.baseVersion, body: unsaved.body } })),
    offerUnsaved: assign(({ context: { name, draft } }, { unsaved }: { unsaved: UnsavedChanges | null }) => ({ unsaved, draft: draft ?? newBody(name!) })),
    noteCopy: assign(({ context }) => ({ copied: copyOf(context) })),
    resumeUnsaved: assign(({ context: { unsaved } }) => ({ draft: unsaved!.body, unsaved: null })),
    // What is saved now stands on the version that it began from: the shop finds that somebody else has saved since.
    resumeOvertaken: assign(({ context: { unsaved, saved } }) => ({
      draft: unsaved!.body, unsaved: null, theirs: saved, saved: unsaved!.baseVersion === 0 ? null : { ...saved!, version: unsaved!.baseVersion },
    })),
    dropUnsaved: assign({ unsaved: null }),
    // What was typed while the answer was on its way stays.
    noteSaved: assign(({ context }, { document }: { document: ContentDocument }) => ({ saved: document, theirs: null, preview: followingAddress(context, document) })),
    changeDraft: assign(({ context: { draft } }, { path, value }: { path: FieldPath; value: unknown }) => ({ draft: withValueAt(draft, path, value) as ContentBody })),
    choosePicture: assign((_, { path }: { path: FieldPath }) => ({ picturePath: path, pictureProblem: null })),
    followPicture: assign(({ context: { picturePath } }, { path, value }: { path: FieldPath; value: unknown }) => ({
      picturePath: picturePath !== null && value === undefined ? pathAfterRemoval(picturePath, path) : picturePath,
    })),
    showPicture: assign(({ context: { draft, picturePath } }, { src }: { src: string }) => (picturePath === null ? {} : { draft: withValueAt(draft, picturePath, src) as ContentBody })),
    markPictureProblem: assign((_, { problem }: { problem: PictureProblem }) => ({ pictureProblem: problem })),
    dropPicture: assign({ picturePath: null, pictureProblem: null }),
    tellReplaced: raise({ type: 'bodyReplaced' }),
    askForLogin: raise({ type: 'loginEnded' }),
    rememberRestored: assign((_, { version }: { version: number }) => ({ restored: version })),
    restoreBody: assign((_, { body }: { body: ContentBody | null }) => ({ draft: body })),
    rememberTheirs: assign((_, { theirs }: { theirs: ContentDocument }) => ({ theirs })),
    standOnTheirs: assign(({ context: { theirs } }) => ({ saved: theirs, theirs: null })),
    takeTheirs: assign(({ context: { theirs } }) => ({ saved: theirs, draft: theirs?.body ?? null, theirs: null })),
    speak: assign((_, { language }: { language: ContentEditorContext['language'] }) => ({ language })),
    rememberPublishFrom: assign((_, { from }: { from: string }) => ({ publishFrom: from })),
    forgetPublishFrom: assign({ publishFrom: '' }),
    choosePreview: assign(({ context }, { choice }: { choice: Partial<PreviewChoice> }) => ({ preview: { ...context.preview, ...choice } })),
    showPreview: assign((_, { url }: { url: string | null }) => ({ previewUrl: url })),
    announceSignedIn: emit(({ context: { staff } }) => ({ type: 'contentEditor.signedIn' as const, name: staff!.name, role: staff!.role, csrfToken: staff!.csrfToken })),
    announceSignedOut: emit({ type: 'contentEditor.signedOut' as const }),
    announceOpened: emit(({ context: { name } }) => ({ type: 'contentEditor.opened' as const, document: name! })),
    announceClosed: emit({ type: 'contentEditor.closed' as const, entry: 'new' as const }),
    announceLeft: emit({ type: 'contentEditor.closed' as const, entry: 'same' as const }),
    announceSaved: emit(({ context: { saved } }) => ({ type: 'contentEditor.saved' as const, document: { kind: saved!.kind, name: saved!.name }, version: saved!.version })),
    announcePublished: emit(({ context: { saved } }) => ({ type: 'contentEditor.published' as const, document: { kind: saved!.kind, name: saved!.name }, version: saved!.version })),
    previewAgain: raise({ type: 'previewAgain' }),
  },
  guards: {
    isAnswered: (_, { answer }: { answer: unknown }) => answer !== null,
    wasSignedIn: ({ context }) => context.staff !== null,
    isSignedIn: (_, { staff }: { staff: StaffSession | null }) => staff !== null,
    isLetIn: (_, { answer }: { answer: SignedIn }) => answer.status === 'signedIn',
    hasTriedTooOften: (_, { answer }: { answer: SignedIn }) => answer.status === 'tooMany',
    isConflict: (_, { answer }: { answer: Saved }) => answer.status === 'conflict',
    hasConflict: ({ context }, { answer }: { answer: Saved }) => isOvertaken(answer, versionOf(context) + 1) && !holdsDraft(context, answer),
    isOvertaken: (_, { answer, version }: { answer: Saved | Published; version: number }) => isOvertaken(answer, version),
    needsLogin: (_, { answer }: { answer: Saved | Published }) => answer.status === 'loginNeeded',
    isTooLarge: (_, { answer }: { answer: Saved }) => answer.status === 'tooLarge',
    isBroken: (_, { answer }: { answer: Published }) => answer.status === 'broken',
    hasMomentPassed: (_, { answer }: { answer: Published }) => answer.status === 'momentPassed',
    isShown: (_, { answer }: { answer: Published }) => answer.status === 'shown',
    isPlannedTooLate: ({ context }, { answer }: { answer: Published }) => answer.status === 'shown' && context.publishFrom !== '',
    isAddressTaken: (_, { answer }: { answer: Published }) => answer.status === 'addressTaken',
    isStored: (_, { answer }: { answer: PictureAnswer }) => answer.status === 'stored',
    isRefused: (_, { answer }: { answer: PictureAnswer }) => answer.status === 'refused',
    isMissing: (_, { answer }: { answer: unknown }) => answer === 'missing',
    isLoginOnly: ({ context }) => context.isLoginOnly === true,
    isChosen: ({ context }) => context.name !== null,
    leadsOn: ({ context }) => context.next !== null,
    isOpen: ({ context: { name } }, { document }: { document: DocumentName }) => document.kind === name?.kind && document.name === name.name,
    hasChanges: ({ context }) => isChanged(context),
    isSaved: ({ context }) => !isChanged(context),
    mayBegin: ({ context }, { document }: { document: DocumentName }) => mayWrite(context) && isFree(document, context.documents),
    isOfShop: ({ context: { saved } }) => saved !== null,
    isBegun: ({ context: { draft } }) => draft !== null,
    isWorthResuming: ({ context }, { unsaved }: { unsaved: UnsavedChanges | null }) => mayWrite(context) && isWorthResuming(context, unsaved),
    isUnsavedOvertaken: ({ context }) => isUnsavedOvertaken(context),
    isCopyBehind: ({ context }) => !isCopied(context),
    mayWrite: ({ context }) => mayWrite(context),
  },
});
