import { and } from 'xstate';
import { copyState } from './copy.state.ts';
import { PREVIEW_AT_FIRST } from './content-editor.rules.ts';
import { contentEditorSetup } from './content-editor.setup.ts';
import { formState } from './form.state.ts';
import type { ContentEditorContext, DocumentName, UnsavedChanges } from './content-editor.types.ts';
import { pictureState } from './picture.state.ts';
import { previewState } from './preview.state.ts';
import { credentialsState, signInState } from './sign-in.state.ts';

const answered = ({ event }: { event: { output: unknown } }) => ({ answer: event.output });
const chosen = { type: 'choose', params: ({ event }: { event: { document: DocumentName } }) => event } as const;
const opens = { target: 'opening', actions: [chosen, 'announceOpened'] } as const;
const closes = { target: 'listing', actions: ['closeDocument', 'announceClosed'] } as const;
/** While nobody is signed in: what the address says is opened for whoever is next. */
const followed = { 'contentEditor.open': { actions: chosen }, 'contentEditor.close': { actions: 'leaveDocument' } } as const;
const unsavedOf = ({ event }: { event: { output: UnsavedChanges | null } }) => ({ unsaved: event.output });
/** The document that was asked for, as far as there is one. */
const asFound = [
  { guard: 'isBegun', target: 'editing' },
  { target: 'listing', actions: ['markMissing', 'leaveDocument', 'announceLeft'] },
] as const;
/** After a document that was given up. */
const goesOn = [
  { guard: 'leadsOn', target: 'opening', actions: [{ type: 'choose', params: ({ context }: { context: ContentEditorContext }) => ({ document: context.next! }) }, 'announceOpened'] },
  closes,
] as const;
const signedOutMeanwhile = { target: 'signedOut', actions: 'loseLogin' } as const;

const credentials = credentialsState('E-mail and password are being written', 'signingIn');

/** Staff sign in, change content, look at it beforehand and publish it [cms.preview] [http.preview]. */
export const contentEditorMachine = contentEditorSetup.createMachine({
  id: 'contentEditor',
  description: 'Staff sign in, change content, look at it beforehand and publish it',
  context: ({ input }) => ({
    ...input, staff: null, email: '', password: '', problem: null, documents: [], refusedName: null, next: null, missing: null, left: null, saved: null, draft: null, copied: null, unsaved: null, theirs: null, restored: 0, publishFrom: '',
    preview: PREVIEW_AT_FIRST, previewUrl: null, picturePath: null, pictureProblem: null,
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
          { guard: { type: 'isSignedIn', params: ({ event }) => ({ staff: event.output }) }, target: 'entering', actions: [{ type: 'rememberStaff', params: ({ event }) => ({ staff: event.output }) }, 'announceSignedIn'] },
          { guard: 'wasSignedIn', ...signedOutMeanwhile },
          { target: 'signedOut' },
        ],
        onError: [{ guard: and(['wasSignedIn', 'isLoginOnly']), target: 'apart' }, { guard: 'wasSignedIn', target: 'listingFailed' }, { target: 'signedOut' }],
      },
      on: followed,
    },
    signedOut: { ...credentials, on: { ...credentials.on, ...followed } },
    signingIn: { ...signInState('signIn', { description: 'The shop looks at e-mail and password', letIn: 'entering', refused: 'signedOut', afterwards: ['announceSignedIn'] }), on: followed },
    entering: {
      description: 'Somebody is signed in: what the address says is opened, else the list, on pages that show it',
      always: [{ guard: 'isLoginOnly', target: 'apart' }, { guard: 'isChosen', target: 'opening' }, { target: 'listing' }],
    },
    apart: {
      description: 'Somebody is signed in, on a page that shows no content: no list is asked for',
      on: { 'contentEditor.signOut': 'signingOut', 'contentEditor.recognise': 'recognising' },
    },
    listing: {
      description: 'Everything that can be edited is asked for',
      invoke: {
        id: 'fetchDocuments',
        src: 'fetchDocuments',
        input: {},
        onDone: [
          { guard: { type: 'isAnswered', params: answered }, target: 'browsing', actions: { type: 'rememberDocuments', params: ({ event }) => ({ documents: event.output }) } },
          signedOutMeanwhile,
        ],
        onError: 'listingFailed',
      },
      on: { 'contentEditor.open': opens, 'contentEditor.signOut': 'signingOut', 'contentEditor.recognise': 'recognising' },
    },
    listingFailed: {
      description: 'The list could not be had; it can be asked for again',
      on: { 'contentEditor.open': opens, 'contentEditor.refresh': 'listing', 'contentEditor.signOut': 'signingOut', 'contentEditor.recognise': 'recognising' },
    },
    browsing: {
      description: 'One document is chosen of all',
      exit: 'forgetRefusedName',
      on: {
        'contentEditor.open': opens,
        'contentEditor.create': [
          { guard: { type: 'mayBegin', params: ({ event }) => event }, target: 'recalling', actions: [{ type: 'beginNew', params: ({ event }) => event }, 'announceOpened'] },
          { guard: 'mayWrite', actions: { type: 'refuseName', params: ({ event }) => event } },
        ],
        'contentEditor.refresh': { target: 'listing', actions: 'forgetLeft' },
        'contentEditor.signOut': 'signingOut',
        'contentEditor.recognise': 'recognising',
      },
    },
    opening: {
      description: 'The chosen document is asked for',
      invoke: {
        id: 'fetchDocument',
        src: 'fetchDocument',
        input: ({ context: { name } }) => name!,
        onDone: [
          { guard: { type: 'isMissing', params: answered }, target: 'recalling' },
          { guard: { type: 'isAnswered', params: answered }, target: 'recalling', actions: { type: 'take', params: ({ event }) => ({ document: event.output }) } },
          signedOutMeanwhile,
        ],
        onError: 'openingFailed',
      },
      on: { 'contentEditor.open': { ...opens, reenter: true }, 'contentEditor.close': closes },
    },
    recalling: {
      description: 'Whether this browser holds changes of it that were not saved',
      invoke: {
        id: 'fetchUnsaved',
        src: 'fetchUnsaved',
        input: ({ context: { name, staff } }) => ({ ...name!, staffId: staff!.id }),
        onDone: [
          { guard: { type: 'isWorthResuming', params: unsavedOf }, target: 'editing.form.askingToResume', actions: [{ type: 'noteCopyOfBefore', params: unsavedOf }, { type: 'offerUnsaved', params: unsavedOf }] },
          { ...asFound[0], actions: { type: 'noteCopyOfBefore', params: unsavedOf } },
          asFound[1],
        ],
        onError: asFound,
      },
      on: { 'contentEditor.open': { ...opens, reenter: true }, 'contentEditor.close': closes },
    },
    openingFailed: {
      description: 'The chosen document could not be had; it can be asked for again',
      on: { 'contentEditor.open': opens, 'contentEditor.close': closes, 'contentEditor.signOut': 'signingOut' },
    },
    editing: {
      description: 'A document is changed on the left and looked at on the right',
      type: 'parallel',
      states: {
        form: formState,
        picture: pictureState,
        preview: previewState,
        copy: copyState,
      },
    },
    forgetting: {
      description: 'What was not saved is given up: this browser forgets it',
      invoke: {
        id: 'forgetUnsaved',
        src: 'storeUnsaved',
        input: ({ context: { name, staff } }) => ({ ...name!, staffId: staff!.id, copy: null }),
        onDone: goesOn,
        onError: goesOn,
      },
    },
    signingOut: {
      description: 'The login ends',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context: { staff } }) => ({ csrfToken: staff?.csrfToken ?? '', staffId: staff?.id ?? '' }),
        onDone: { target: 'signedOut', actions: ['forgetStaff', 'announceLeft', 'announceSignedOut'] },
        onError: { target: 'stillSignedIn', actions: ['leaveDocument', 'announceLeft'] },
      },
    },
    stillSignedIn: {
      description: 'The login could not be ended and holds on: signing out can be tried again',
      on: { 'contentEditor.open': opens, 'contentEditor.signOut': 'signingOut', 'contentEditor.refresh': 'entering', 'contentEditor.recognise': 'recognising' },
    },
  },
});
