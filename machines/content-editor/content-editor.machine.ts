import { assign, emit, raise, setup } from 'xstate';
import { ports } from '../port.ts';
import { followingAddress, isChanged, newBody, PREVIEW_AT_FIRST, previewPath, withValueAt } from './content-editor.rules.ts';
import type {
  ContentBody, ContentDocument, ContentEditorCommand, ContentEditorContext, ContentEditorFact, ContentEditorInput, ContentEditorPorts, DocumentName, DocumentSummary, FieldPath, PreviewChoice, Published, Saved, SignedIn, SignInProblem, StaffSession,
} from './content-editor.types.ts';

/** The document of an answer that has one. */
const documentOf = (answer: Saved | Published): { document: ContentDocument } => {
  if (answer.status === 'loginNeeded') throw new Error('There is no document in this answer');
  return { document: answer.status === 'conflict' ? answer.theirs : answer.document };
};

/** Staff sign in, change content, look at it beforehand and publish it [cms.preview] [http.preview]. */
export const contentEditorMachine = setup({
  types: {
    input: {} as ContentEditorInput,
    context: {} as ContentEditorContext,
    events: {} as ContentEditorCommand | { type: 'previewAgain' },
    emitted: {} as ContentEditorFact,
  },
  actors: ports<ContentEditorPorts>()({
    fetchStaff: 'promise', signIn: 'promise', signOut: 'promise', fetchDocuments: 'promise', fetchDocument: 'promise', fetchVersion: 'promise',
    saveDocument: 'promise', publishDocument: 'promise', makePreviewLink: 'promise',
  }),
  actions: {
    rememberEmail: assign((_, { email }: { email: string }) => ({ email })),
    rememberPassword: assign((_, { password }: { password: string }) => ({ password })),
    rememberStaff: assign((_, { staff }: { staff: StaffSession | null }) => ({ staff, password: '', problem: null })),
    markProblem: assign((_, { problem }: { problem: SignInProblem }) => ({ problem, password: '' })),
    forgetStaff: assign({ staff: null, documents: [], name: null, saved: null, draft: null, theirs: null, previewUrl: null }),
    rememberDocuments: assign((_, { documents }: { documents: readonly DocumentSummary[] }) => ({ documents })),
    choose: assign((_, { document }: { document: DocumentName }) => ({ name: document, saved: null, draft: null, theirs: null, previewUrl: null, publishFrom: '' })),
    beginNew: assign(({ context }, { document }: { document: DocumentName }) => ({
      name: document, saved: null, draft: newBody(document), theirs: null, previewUrl: null, publishFrom: '',
      preview: { ...context.preview, path: previewPath(document, newBody(document)) },
    })),
    take: assign(({ context }, { document }: { document: ContentDocument }) => ({
      saved: document, draft: document.body, theirs: null, preview: { ...context.preview, path: previewPath(document, document.body) },
    })),
    // What was typed while the answer was on its way stays.
    noteSaved: assign(({ context }, { document }: { document: ContentDocument }) => ({ saved: document, theirs: null, preview: followingAddress(context, document) })),
    changeDraft: assign(({ context: { draft } }, { path, value }: { path: FieldPath; value: unknown }) => ({ draft: withValueAt(draft, path, value) as ContentBody })),
    rememberRestored: assign((_, { version }: { version: number }) => ({ restored: version })),
    restoreBody: assign((_, { body }: { body: ContentBody }) => ({ draft: body })),
    rememberTheirs: assign((_, { theirs }: { theirs: ContentDocument }) => ({ theirs })),
    standOnTheirs: assign(({ context: { theirs } }) => ({ saved: theirs, theirs: null })),
    takeTheirs: assign(({ context: { theirs } }) => ({ saved: theirs, draft: theirs?.body ?? null, theirs: null })),
    speak: assign((_, { language }: { language: ContentEditorContext['language'] }) => ({ language })),
    rememberPublishFrom: assign((_, { from }: { from: string }) => ({ publishFrom: from })),
    choosePreview: assign(({ context }, { choice }: { choice: Partial<PreviewChoice> }) => ({ preview: { ...context.preview, ...choice } })),
    showPreview: assign((_, { url }: { url: string }) => ({ previewUrl: url })),
    announceSignedIn: emit(({ context: { staff } }) => ({ type: 'contentEditor.signedIn' as const, role: staff!.role, csrfToken: staff!.csrfToken })),
    announceSignedOut: emit({ type: 'contentEditor.signedOut' as const }),
    announceSaved: emit(({ context: { saved } }) => ({ type: 'contentEditor.saved' as const, document: { kind: saved!.kind, name: saved!.name }, version: saved!.version })),
    announcePublished: emit(({ context: { saved } }) => ({ type: 'contentEditor.published' as const, document: { kind: saved!.kind, name: saved!.name }, version: saved!.version })),
    previewAgain: raise({ type: 'previewAgain' }),
  },
  guards: {
    isSignedIn: (_, { staff }: { staff: StaffSession | null }) => staff !== null,
    isLetIn: (_, { answer }: { answer: SignedIn }) => answer.status === 'signedIn',
    hasTriedTooOften: (_, { answer }: { answer: SignedIn }) => answer.status === 'tooMany',
    hasConflict: (_, { answer }: { answer: Saved }) => answer.status === 'conflict',
    needsLogin: (_, { answer }: { answer: Saved | Published }) => answer.status === 'loginNeeded',
    hasChanges: ({ context }) => isChanged(context),
    isSaved: ({ context }) => !isChanged(context),
    mayWrite: ({ context: { staff } }) => staff?.role !== 'agent',
  },
}).createMachine({
  id: 'contentEditor',
  description: 'Staff sign in, change content, look at it beforehand and publish it',
  context: ({ input }) => ({
    ...input, staff: null, email: '', password: '', problem: null, documents: [], name: null, saved: null, draft: null, theirs: null, restored: 0, publishFrom: '',
    preview: PREVIEW_AT_FIRST, previewUrl: null,
  }),
  initial: 'recognising',
  states: {
    recognising: {
      description: 'Whether somebody of the staff is signed in already',
      invoke: {
        id: 'fetchStaff',
        src: 'fetchStaff',
        input: {},
        onDone: [
          { guard: { type: 'isSignedIn', params: ({ event }) => ({ staff: event.output }) }, target: 'listing', actions: [{ type: 'rememberStaff', params: ({ event }) => ({ staff: event.output }) }, 'announceSignedIn'] },
          { target: 'signedOut' },
        ],
        onError: 'signedOut',
      },
    },
    signedOut: {
      description: 'E-mail and password are being written',
      on: {
        'contentEditor.setEmail': { actions: { type: 'rememberEmail', params: ({ event }) => event } },
        'contentEditor.setPassword': { actions: { type: 'rememberPassword', params: ({ event }) => event } },
        'contentEditor.signIn': 'signingIn',
      },
    },
    signingIn: {
      description: 'The shop looks at e-mail and password',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { email, password } }) => ({ email, password }),
        onDone: [
          { guard: { type: 'isLetIn', params: ({ event }) => ({ answer: event.output }) }, target: 'listing', actions: [{ type: 'rememberStaff', params: ({ event: { output } }) => ({ staff: output.status === 'signedIn' ? output.staff : null }) }, 'announceSignedIn'] },
          { guard: { type: 'hasTriedTooOften', params: ({ event }) => ({ answer: event.output }) }, target: 'signedOut', actions: { type: 'markProblem', params: { problem: 'tooMany' } } },
          { target: 'signedOut', actions: { type: 'markProblem', params: { problem: 'wrong' } } },
        ],
        onError: { target: 'signedOut', actions: { type: 'markProblem', params: { problem: 'failed' } } },
      },
    },
    listing: {
      description: 'Everything that can be edited is asked for',
      invoke: {
        id: 'fetchDocuments',
        src: 'fetchDocuments',
        input: {},
        onDone: { target: 'browsing', actions: { type: 'rememberDocuments', params: ({ event }) => ({ documents: event.output }) } },
        onError: 'listingFailed',
      },
      on: { 'contentEditor.signOut': 'signingOut' },
    },
    listingFailed: {
      description: 'The list could not be had; it can be asked for again',
      on: { 'contentEditor.refresh': 'listing', 'contentEditor.signOut': 'signingOut' },
    },
    browsing: {
      description: 'One document is chosen of all',
      on: {
        'contentEditor.open': { target: 'opening', actions: { type: 'choose', params: ({ event }) => event } },
        'contentEditor.create': { guard: 'mayWrite', target: 'editing', actions: { type: 'beginNew', params: ({ event }) => event } },
        'contentEditor.refresh': 'listing',
        'contentEditor.signOut': 'signingOut',
      },
    },
    opening: {
      description: 'The chosen document is asked for',
      invoke: {
        id: 'fetchDocument',
        src: 'fetchDocument',
        input: ({ context: { name } }) => name!,
        onDone: { target: 'editing', actions: { type: 'take', params: ({ event }) => ({ document: event.output }) } },
        onError: 'listingFailed',
      },
      on: { 'contentEditor.close': 'listing' },
    },
    editing: {
      description: 'A document is changed on the left and looked at on the right',
      type: 'parallel',
      states: {
        form: {
          description: 'What is written, saved and published',
          initial: 'writing',
          on: {
            'contentEditor.change': { guard: 'mayWrite', actions: { type: 'changeDraft', params: ({ event }) => event } },
            'contentEditor.speak': { actions: { type: 'speak', params: ({ event }) => event } },
            'contentEditor.setPublishFrom': { actions: { type: 'rememberPublishFrom', params: ({ event }) => event } },
          },
          states: {
            writing: {
              description: 'The draft is being written',
              on: {
                'contentEditor.save': { guard: 'hasChanges', target: 'saving' },
                'contentEditor.publish': { guard: 'isSaved', target: 'publishing' },
                'contentEditor.withdraw': 'withdrawing',
                'contentEditor.restore': [
                  { guard: 'hasChanges', target: 'askingToRestore', actions: { type: 'rememberRestored', params: ({ event }) => event } },
                  { target: 'restoring', actions: { type: 'rememberRestored', params: ({ event }) => event } },
                ],
                'contentEditor.close': [{ guard: 'hasChanges', target: 'askingToClose' }, { target: '#contentEditor.listing' }],
                'contentEditor.signOut': [{ guard: 'hasChanges', target: 'askingToClose' }, { target: '#contentEditor.signingOut' }],
              },
            },
            saving: {
              description: 'The draft is on its way to the shop',
              invoke: {
                id: 'saveDocument',
                src: 'saveDocument',
                input: ({ context: { name, staff, saved, draft } }) => ({ ...name!, csrfToken: staff!.csrfToken, baseVersion: saved?.version ?? 0, body: draft! }),
                onDone: [
                  { guard: { type: 'hasConflict', params: ({ event }) => ({ answer: event.output }) }, target: 'conflict', actions: { type: 'rememberTheirs', params: ({ event: { output } }) => ({ theirs: documentOf(output).document }) } },
                  { guard: { type: 'needsLogin', params: ({ event }) => ({ answer: event.output }) }, target: 'loginNeeded' },
                  { target: 'writing', actions: [{ type: 'noteSaved', params: ({ event: { output } }) => documentOf(output) }, 'announceSaved', 'previewAgain'] },
                ],
                onError: 'failed',
              },
            },
            conflict: {
              description: 'Somebody else has saved meanwhile: both versions are shown, and one is chosen',
              on: {
                'contentEditor.keepMine': { target: 'saving', actions: 'standOnTheirs' },
                'contentEditor.takeTheirs': { target: 'writing', actions: 'takeTheirs' },
              },
            },
            publishing: {
              description: 'The saved version is being published',
              invoke: {
                id: 'publishDocument',
                src: 'publishDocument',
                input: ({ context: { name, staff, saved, publishFrom } }) => ({ ...name!, csrfToken: staff!.csrfToken, version: saved!.version, action: 'publish' as const, from: publishFrom === '' ? null : publishFrom }),
                onDone: [
                  { guard: { type: 'needsLogin', params: ({ event }) => ({ answer: event.output }) }, target: 'loginNeeded' },
                  { target: 'writing', actions: [{ type: 'noteSaved', params: ({ event: { output } }) => documentOf(output) }, 'announcePublished'] },
                ],
                onError: 'failed',
              },
            },
            withdrawing: {
              description: 'A publication that is still to come is being taken back',
              invoke: {
                id: 'withdrawDocument',
                src: 'publishDocument',
                input: ({ context: { name, staff, saved }, event }) => ({ ...name!, csrfToken: staff!.csrfToken, version: event.type === 'contentEditor.withdraw' ? event.version : saved!.version, action: 'withdraw' as const, from: null }),
                onDone: [
                  { guard: { type: 'needsLogin', params: ({ event }) => ({ answer: event.output }) }, target: 'loginNeeded' },
                  { target: 'writing', actions: { type: 'noteSaved', params: ({ event: { output } }) => documentOf(output) } },
                ],
                onError: 'failed',
              },
            },
            restoring: {
              description: 'What an older version said is asked for, to be saved again',
              invoke: {
                id: 'fetchVersion',
                src: 'fetchVersion',
                input: ({ context: { name, restored } }) => ({ ...name!, version: restored }),
                onDone: { target: 'writing', actions: { type: 'restoreBody', params: ({ event }) => ({ body: event.output }) } },
                onError: 'failed',
              },
            },
            askingToClose: {
              description: 'The draft has changes that are not saved: they are given up, or writing goes on',
              on: { 'contentEditor.discard': '#contentEditor.listing', 'contentEditor.stay': 'writing' },
            },
            askingToRestore: {
              description: 'An older version would take the place of changes that are not saved',
              on: { 'contentEditor.discard': 'restoring', 'contentEditor.stay': 'writing' },
            },
            loginNeeded: {
              description: 'The login has ended meanwhile: one signs in again beside the draft, which stays',
              on: {
                'contentEditor.setEmail': { actions: { type: 'rememberEmail', params: ({ event }) => event } },
                'contentEditor.setPassword': { actions: { type: 'rememberPassword', params: ({ event }) => event } },
                'contentEditor.signIn': 'signingInAgain',
              },
            },
            signingInAgain: {
              description: 'The shop looks at e-mail and password; the draft waits',
              invoke: {
                id: 'signInAgain',
                src: 'signIn',
                input: ({ context: { email, password } }) => ({ email, password }),
                onDone: [
                  { guard: { type: 'isLetIn', params: ({ event }) => ({ answer: event.output }) }, target: 'writing', actions: [{ type: 'rememberStaff', params: ({ event: { output } }) => ({ staff: output.status === 'signedIn' ? output.staff : null }) }, 'previewAgain'] },
                  { guard: { type: 'hasTriedTooOften', params: ({ event }) => ({ answer: event.output }) }, target: 'loginNeeded', actions: { type: 'markProblem', params: { problem: 'tooMany' } } },
                  { target: 'loginNeeded', actions: { type: 'markProblem', params: { problem: 'wrong' } } },
                ],
                onError: { target: 'loginNeeded', actions: { type: 'markProblem', params: { problem: 'failed' } } },
              },
            },
            failed: {
              description: 'The shop did not take it; what was written is still there',
              on: {
                'contentEditor.save': { guard: 'hasChanges', target: 'saving' },
                'contentEditor.publish': { guard: 'isSaved', target: 'publishing' },
                'contentEditor.withdraw': 'withdrawing',
                'contentEditor.restore': [
                  { guard: 'hasChanges', target: 'askingToRestore', actions: { type: 'rememberRestored', params: ({ event }) => event } },
                  { target: 'restoring', actions: { type: 'rememberRestored', params: ({ event }) => event } },
                ],
                'contentEditor.close': [{ guard: 'hasChanges', target: 'askingToClose' }, { target: '#contentEditor.listing' }],
                'contentEditor.signOut': [{ guard: 'hasChanges', target: 'askingToClose' }, { target: '#contentEditor.signingOut' }],
              },
            },
          },
        },
        preview: {
          description: 'The staged page beside the form',
          initial: 'linking',
          on: {
            'contentEditor.choosePreview': { target: '.linking', actions: { type: 'choosePreview', params: ({ event }) => event } },
            previewAgain: '.linking',
          },
          states: {
            linking: {
              description: 'A signed link is asked for',
              invoke: {
                id: 'makePreviewLink',
                src: 'makePreviewLink',
                input: ({ context: { staff, preview: { path, at, userStatus, loggedIn } } }) => ({ path, at, userStatus, loggedIn, csrfToken: staff!.csrfToken }),
                onDone: { target: 'shown', actions: { type: 'showPreview', params: ({ event }) => ({ url: event.output }) } },
                onError: 'unseen',
              },
            },
            shown: { description: 'The page as the link shows it' },
            unseen: { description: 'There is no link; the next choice asks again' },
          },
        },
      },
    },
    signingOut: {
      description: 'The login ends',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context: { staff } }) => ({ csrfToken: staff?.csrfToken ?? '' }),
        onDone: { target: 'signedOut', actions: ['forgetStaff', 'announceSignedOut'] },
        onError: 'stillSignedIn',
      },
    },
    stillSignedIn: {
      description: 'The login could not be ended and holds on: signing out can be tried again',
      on: { 'contentEditor.signOut': 'signingOut', 'contentEditor.refresh': 'listing' },
    },
  },
});
