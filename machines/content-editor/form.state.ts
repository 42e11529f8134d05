import { newestOf, versionOf } from './content-editor.rules.ts';
import { contentEditorSetup } from './content-editor.setup.ts';
import type { ContentDocument, ContentEditorCommand, Published, Saved } from './content-editor.types.ts';
import { credentialsState, signInState } from './sign-in.state.ts';

type Change = Extract<ContentEditorCommand, { type: 'contentEditor.change' }>;

/** The document of an answer that has one. */
const documentOf = (answer: Saved | Published): { document: ContentDocument } => {
  const document = newestOf(answer);
  if (document === null) throw new Error('There is no document in this answer');
  return { document };
};
const theirsOf = ({ event }: { event: { output: Saved | Published } }) => ({ theirs: documentOf(event.output).document });

/** The way out of what waits for a decision, to the list or to what Back and Forward lead to: it is asked about as everywhere. */
const closing = contentEditorSetup.createStateConfig({
  on: {
    'contentEditor.close': [
      { guard: 'hasChanges', target: 'askingToClose', actions: [{ type: 'rememberNext', params: { document: null } }, 'announceOpened'] },
      { target: '#contentEditor.listing', actions: ['closeDocument', 'announceClosed'] },
    ],
    'contentEditor.open': [
      { guard: { type: 'isOpen', params: ({ event }) => event } },
      { guard: 'hasChanges', target: 'askingToClose', actions: [{ type: 'rememberNext', params: ({ event }) => event }, 'announceOpened'] },
      { target: '#contentEditor.opening', actions: [{ type: 'choose', params: ({ event }) => event }, 'announceOpened'] },
    ],
  },
}).on;

/** Two have written at once: one of both is chosen. A draft that is not the chosen one is put into the history. */
const conflictCommands = contentEditorSetup.createStateConfig({
  on: {
    // What was begun as new takes the place of nothing that was there before it.
    'contentEditor.keepMine': { guard: 'isOfShop', target: 'saving', actions: 'standOnTheirs' },
    'contentEditor.takeTheirs': [{ guard: 'hasChanges', target: 'settingAside' }, { target: 'writing', actions: ['takeTheirs', 'tellReplaced'] }],
    ...closing,
  },
}).on;

/** What is done with a draft that is not on its way. */
const draftCommands = contentEditorSetup.createStateConfig({
  on: {
    'contentEditor.save': { guard: 'hasChanges', target: 'saving' },
    'contentEditor.publish': { guard: 'isSaved', target: 'publishing' },
    'contentEditor.withdraw': 'withdrawing',
    'contentEditor.restore': [
      { guard: 'hasChanges', target: 'askingToRestore', actions: { type: 'rememberRestored', params: ({ event }) => event } },
      { target: 'restoring', actions: { type: 'rememberRestored', params: ({ event }) => event } },
    ],
    ...closing,
    'contentEditor.signOut': [{ guard: 'hasChanges', target: 'askingToSignOut' }, { target: '#contentEditor.signingOut' }],
  },
}).on;

const changed = [{ type: 'changeDraft', params: ({ event }: { event: Change }) => event }, { type: 'followPicture', params: ({ event }: { event: Change }) => event }] as const;

const credentials = credentialsState('The login has ended meanwhile: one signs in again beside the draft, which stays', 'signingInAgain');

/** What is written, saved and published. */
export const formState = contentEditorSetup.createStateConfig({
  description: 'What is written, saved and published',
  initial: 'writing',
  on: {
    'contentEditor.change': { guard: 'mayWrite', actions: changed },
    // Something is on its way, or asked: the document stays open.
    'contentEditor.close': { actions: 'announceOpened' },
    'contentEditor.open': { actions: 'announceOpened' },
    'contentEditor.speak': { actions: { type: 'speak', params: ({ event }) => event } },
    'contentEditor.setPublishFrom': { actions: { type: 'rememberPublishFrom', params: ({ event }) => event } },
  },
  states: {
    writing: {
      description: 'The draft is being written',
      on: { ...draftCommands, loginEnded: 'loginNeeded' },
    },
    saving: {
      description: 'The draft is on its way to the shop',
      invoke: {
        id: 'saveDocument',
        src: 'saveDocument',
        input: ({ context: { name, staff, saved, draft } }) => ({ ...name!, csrfToken: staff!.csrfToken, baseVersion: versionOf({ saved }), body: draft!, isAside: false }),
        onDone: [
          { guard: { type: 'hasConflict', params: ({ event }) => ({ answer: event.output }) }, target: 'conflict', actions: { type: 'rememberTheirs', params: theirsOf } },
          { guard: { type: 'needsLogin', params: ({ event }) => ({ answer: event.output }) }, target: 'loginNeeded' },
          { guard: { type: 'isTooLarge', params: ({ event }) => ({ answer: event.output }) }, target: 'tooLarge' },
          { target: 'writing', actions: [{ type: 'noteSaved', params: ({ event: { output } }) => documentOf(output) }, 'announceSaved', 'previewAgain'] },
        ],
        onError: 'failed',
      },
    },
    conflict: {
      description: 'Somebody else has saved meanwhile: both versions are shown, and one is chosen',
      on: conflictCommands,
    },
    settingAside: {
      description: 'Theirs is taken: the own draft is on its way into the history, and nothing is written into it meanwhile',
      invoke: {
        id: 'saveAside',
        src: 'saveDocument',
        input: ({ context: { name, staff, theirs, draft } }) => ({ ...name!, csrfToken: staff!.csrfToken, baseVersion: theirs!.version, body: draft!, isAside: true }),
        onDone: [
          { guard: { type: 'isConflict', params: ({ event }) => ({ answer: event.output }) }, target: 'conflict', actions: { type: 'rememberTheirs', params: theirsOf } },
          { guard: { type: 'needsLogin', params: ({ event }) => ({ answer: event.output }) }, target: 'loginNeeded' },
          { guard: { type: 'isTooLarge', params: ({ event }) => ({ answer: event.output }) }, target: 'asideTooLarge' },
          { target: 'writing', actions: [{ type: 'take', params: ({ event: { output } }) => documentOf(output) }, 'tellReplaced', 'previewAgain'] },
        ],
        onError: 'asideFailed',
      },
      on: { 'contentEditor.change': {} },
    },
    asideFailed: { description: 'The own draft did not come into the history: both versions are there as before', on: conflictCommands },
    asideTooLarge: { description: 'The own draft is too large for the history: both versions are there as before, until it is shorter', on: conflictCommands },
    publishing: {
      description: 'The saved version is being published',
      invoke: {
        id: 'publishDocument',
        src: 'publishDocument',
        input: ({ context: { name, staff, saved, publishFrom } }) => ({ ...name!, csrfToken: staff!.csrfToken, version: saved!.version, action: 'publish' as const, from: publishFrom === '' ? null : publishFrom }),
        onDone: [
          { guard: { type: 'needsLogin', params: ({ event }) => ({ answer: event.output }) }, target: 'loginNeeded' },
          { guard: { type: 'isBroken', params: ({ event }) => ({ answer: event.output }) }, target: 'broken' },
          { guard: { type: 'isAddressTaken', params: ({ event }) => ({ answer: event.output }) }, target: 'addressTaken' },
          { guard: { type: 'hasMomentPassed', params: ({ event }) => ({ answer: event.output }) }, target: 'askingToPublish' },
          { guard: { type: 'isOvertaken', params: ({ context, event }) => ({ answer: event.output, version: versionOf(context) }) }, target: 'conflict', actions: { type: 'rememberTheirs', params: theirsOf } },
          { guard: { type: 'isPlannedTooLate', params: ({ event }) => ({ answer: event.output }) }, target: 'tooLate', actions: { type: 'noteSaved', params: ({ event: { output } }) => documentOf(output) } },
          // Also where somebody else has published it, or the answer to the press before was lost.
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
          { guard: { type: 'isOvertaken', params: ({ context, event }) => ({ answer: event.output, version: versionOf(context) }) }, target: 'conflict', actions: { type: 'rememberTheirs', params: theirsOf } },
          { guard: { type: 'isShown', params: ({ event }) => ({ answer: event.output }) }, target: 'tooLate', actions: { type: 'noteSaved', params: ({ event: { output } }) => documentOf(output) } },
          { target: 'writing', actions: { type: 'noteSaved', params: ({ event: { output } }) => documentOf(output) } },
        ],
        onError: 'failed',
      },
    },
    restoring: {
      description: 'What an older version said is asked for, to be saved again, and nothing is written meanwhile that it would replace',
      invoke: {
        id: 'fetchVersion',
        src: 'fetchVersion',
        input: ({ context: { name, restored } }) => ({ ...name!, version: restored }),
        onDone: [
          { guard: { type: 'isAnswered', params: ({ event }) => ({ answer: event.output }) }, target: 'writing', actions: [{ type: 'restoreBody', params: ({ event }) => ({ body: event.output }) }, 'tellReplaced'] },
          { target: 'loginNeeded' },
        ],
        onError: 'failed',
      },
      on: { 'contentEditor.change': {} },
    },
    askingToClose: {
      description: 'The draft has changes that are not saved: they are given up, or writing goes on',
      on: {
        'contentEditor.discard': '#contentEditor.forgetting',
        'contentEditor.stay': 'writing',
      },
    },
    askingToResume: {
      description: 'Changes of before that were not saved are in this browser: one goes on with them or throws them away, and nothing is written before',
      on: {
        'contentEditor.resume': [
          { guard: 'isUnsavedOvertaken', target: 'conflict', actions: 'resumeOvertaken' },
          { target: 'writing', actions: 'resumeUnsaved' },
        ],
        'contentEditor.discard': [
          { guard: 'isOfShop', target: 'writing', actions: 'dropUnsaved' },
          // There is nothing else to be written into.
          { target: '#contentEditor.forgetting' },
        ],
        'contentEditor.change': {},
        // The browser holds them on.
        'contentEditor.close': { target: '#contentEditor.listing', actions: ['closeDocument', 'announceClosed'] },
        'contentEditor.open': [
          { guard: { type: 'isOpen', params: ({ event }) => event } },
          { target: '#contentEditor.opening', actions: [{ type: 'choose', params: ({ event }) => event }, 'announceOpened'] },
        ],
      },
    },
    askingToPublish: {
      description: 'The moment that was chosen has passed, so visitors would see the version at once: that is meant, or another moment is chosen',
      on: {
        ...draftCommands,
        'contentEditor.publishNow': { target: 'publishing', actions: 'forgetPublishFrom' },
        'contentEditor.stay': 'writing',
        'contentEditor.setPublishFrom': { target: 'writing', actions: { type: 'rememberPublishFrom', params: ({ event }) => event } },
        // What would be published is not what is written any more.
        'contentEditor.change': { target: 'writing', actions: changed },
      },
    },
    askingToSignOut: {
      description: 'The same before signing out',
      on: { 'contentEditor.discard': '#contentEditor.signingOut', 'contentEditor.stay': 'writing' },
    },
    askingToRestore: {
      description: 'An older version would take the place of changes that are not saved',
      on: { 'contentEditor.discard': 'restoring', 'contentEditor.stay': 'writing' },
    },
    loginNeeded: { ...credentials, on: { ...credentials.on, ...closing } },
    signingInAgain: signInState('signInAgain', { description: 'The shop looks at e-mail and password; the draft waits', letIn: 'writing', refused: 'loginNeeded', afterwards: ['announceSignedIn', 'previewAgain'] }),
    broken: { description: 'Visitors could not see the saved version: it has to say something else before it is published', on: draftCommands },
    addressTaken: { description: 'Another page is at the address: one of both has to have another one', on: draftCommands },
    tooLarge: { description: 'The draft is more than the shop takes: it has to be shorter before it is saved', on: draftCommands },
    tooLate: { description: 'Visitors see the version already: it is neither planned for another time nor taken back', on: draftCommands },
    failed: { description: 'The shop did not take it; what was written is still there', on: draftCommands },
  },
});
