import type { SnapshotFrom } from 'xstate';
import type { contentEditorMachine } from './content-editor.machine.ts';
import { isChanged, isUnsavedOvertaken, isUntouched, mayWrite } from './content-editor.rules.ts';

type Snapshot = SnapshotFrom<typeof contentEditorMachine>;

export type EditorView = 'waiting' | 'signIn' | 'list' | 'unopened' | 'form';

/** What stands on the page. */
export function selectEditorView(snapshot: Snapshot): EditorView {
  if (snapshot.matches('signedOut') || snapshot.matches('signingIn')) return 'signIn';
  if (snapshot.matches('editing')) return 'form';
  if (snapshot.matches('openingFailed')) return 'unopened';
  return snapshot.matches('browsing') || snapshot.matches('listingFailed') || snapshot.matches('stillSignedIn') ? 'list' : 'waiting';
}

/** Whether somebody is signed in, for pages that need nothing else of the editor: they do not wait for its list. */
export function selectLogin(snapshot: Snapshot): 'waiting' | 'signIn' | 'signedIn' {
  if (snapshot.matches('signedOut') || snapshot.matches('signingIn')) return 'signIn';
  return snapshot.matches('recognising') || snapshot.matches('signingOut') ? 'waiting' : 'signedIn';
}

export const selectCredentials = ({ context: { email, password, problem } }: Snapshot) => ({ email, password, problem });
export const selectIsSigningIn = (snapshot: Snapshot) => snapshot.matches('signingIn') || snapshot.matches({ editing: { form: 'signingInAgain' } });
export const selectNeedsLogin = (snapshot: Snapshot) => snapshot.matches({ editing: { form: 'loginNeeded' } }) || snapshot.matches({ editing: { form: 'signingInAgain' } });
export const selectAsksToDiscard = (snapshot: Snapshot) => (['askingToClose', 'askingToSignOut', 'askingToRestore'] as const).some((form) => snapshot.matches({ editing: { form } }));
export const selectAsksToResume = (snapshot: Snapshot) => snapshot.matches({ editing: { form: 'askingToResume' } });
/** When the changes of before were written last, and whether somebody else has saved since they were begun. */
export const selectUnsavedAt = ({ context }: Snapshot) => context.unsaved?.at ?? null;
export const selectIsUnsavedOvertaken = ({ context }: Snapshot) => isUnsavedOvertaken(context);
export const selectAsksToPublish = (snapshot: Snapshot) => snapshot.matches({ editing: { form: 'askingToPublish' } });
export const selectIsStillSignedIn = (snapshot: Snapshot) => snapshot.matches('stillSignedIn');
export const selectDocuments = ({ context }: Snapshot) => context.documents;
export const selectRefusedName = ({ context }: Snapshot) => context.refusedName;
/** What was opened and is not there. */
export const selectMissing = ({ context }: Snapshot) => context.missing;
export const selectLeft = ({ context }: Snapshot) => context.left;
export const selectStaff = ({ context }: Snapshot) => context.staff;
export const selectHasListFailed = (snapshot: Snapshot) => snapshot.matches('listingFailed');
export const selectName = ({ context }: Snapshot) => context.name;
export const selectDraft = ({ context }: Snapshot) => context.draft;
export const selectSaved = ({ context }: Snapshot) => context.saved;
export const selectTheirs = ({ context }: Snapshot) => context.theirs;
export const selectSpoken = ({ context }: Snapshot) => context.language;
export const selectPublishFrom = ({ context }: Snapshot) => context.publishFrom;
export const selectPreview = ({ context }: Snapshot) => context.preview;
export const selectPreviewUrl = ({ context }: Snapshot) => context.previewUrl;
/** The page as it is chosen to be looked at could not be had; what was seen before it is another one. */
export const selectIsUnseen = (snapshot: Snapshot) => snapshot.matches({ editing: { preview: 'unseen' } });
export const selectHasChanges = ({ context }: Snapshot) => isChanged(context);
/** Whether the page would take a draft along: also somebody else's, beside which an agent has signed in. */
export const selectIsUnsaved = (snapshot: Snapshot) => snapshot.matches('editing') && !selectAsksToResume(snapshot) && selectHasChanges(snapshot);
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches({ editing: { form: 'failed' } }) || snapshot.matches({ editing: { form: 'asideFailed' } });
/** Why the draft was not saved, the saved version not published, or its plan not changed. */
export const selectRefusal = (snapshot: Snapshot) => (snapshot.matches({ editing: { form: 'asideTooLarge' } }) ? 'tooLarge' : (['tooLarge', 'broken', 'addressTaken', 'tooLate'] as const).find((form) => snapshot.matches({ editing: { form } })) ?? null);
/** What visitors would not see of the saved version, without what is being mended. */
export const selectFaults = ({ context }: Snapshot) => context.saved?.faults.filter(({ path }) => path === undefined || isUntouched(context, path)) ?? [];
/** The same of one field, by its id. */
export const selectFaultAt = (snapshot: Snapshot, id: string) => selectFaults(snapshot).find(({ path }) => path?.join('-') === id) ?? null;
/** What keeps the saved version from visitors. */
export const selectObstacle = ({ context }: Snapshot) => context.saved?.obstacle ?? null;
/** The same without one that is being mended; one that is nowhere in particular stays. */
export const selectObstacleLeft = ({ context }: Snapshot) => {
  const obstacle = context.saved?.obstacle ?? null;
  return obstacle === null || obstacle.path.length === 0 || isUntouched(context, obstacle.path) ? obstacle : null;
};
export const selectHasConflict = (snapshot: Snapshot) => (['conflict', 'settingAside', 'asideFailed', 'asideTooLarge'] as const).some((form) => snapshot.matches({ editing: { form } }));
/** The own draft is on its way into the history. */
export const selectIsSettingAside = (snapshot: Snapshot) => snapshot.matches({ editing: { form: 'settingAside' } });
/** Another text is about to take the draft's place, or may: what was written now would be lost. */
export const selectIsReplacing = (snapshot: Snapshot) => selectAsksToResume(snapshot) || selectIsSettingAside(snapshot) || snapshot.matches({ editing: { form: 'restoring' } });
export const selectIsWorking = (snapshot: Snapshot) => ['saving', 'publishing', 'withdrawing', 'restoring'].some((state) => snapshot.matches({ editing: { form: state } } as never));
export const selectMayWrite = ({ context }: Snapshot) => mayWrite(context);
export const selectPicture = (snapshot: Snapshot) => ({ path: snapshot.context.picturePath?.join('-') ?? null, problem: snapshot.context.pictureProblem, isOnItsWay: snapshot.matches({ editing: { picture: 'storing' } }) });
