import { contentEditorSetup } from './content-editor.setup.ts';

/** E-mail and password are written; an event that sends them goes to `sendTo`. */
export const credentialsState = (description: string, sendTo: string) => contentEditorSetup.createStateConfig({
  description,
  on: {
    'contentEditor.setEmail': { actions: { type: 'rememberEmail', params: ({ event }) => event } },
    'contentEditor.setPassword': { actions: { type: 'rememberPassword', params: ({ event }) => event } },
    'contentEditor.signIn': sendTo,
  },
});

/** Where the answer leads, and what follows for the rest of the flow. */
interface SignInTargets { description: string; letIn: string; refused: string; afterwards: readonly ('announceSignedIn' | 'previewAgain')[] }

/** The shop looks at e-mail and password: at the start, and again beside a draft whose login has ended. */
export const signInState = (id: 'signIn' | 'signInAgain', { description, letIn, refused, afterwards }: SignInTargets) => contentEditorSetup.createStateConfig({
  description,
  invoke: {
    id,
    src: 'signIn',
    input: ({ context: { email, password } }) => ({ email, password }),
    onDone: [
      { guard: { type: 'isLetIn', params: ({ event }) => ({ answer: event.output }) }, target: letIn, actions: [{ type: 'rememberStaff', params: ({ event: { output } }) => ({ staff: output.status === 'signedIn' ? output.staff : null }) }, ...afterwards] },
      { guard: { type: 'hasTriedTooOften', params: ({ event }) => ({ answer: event.output }) }, target: refused, actions: { type: 'markProblem', params: { problem: 'tooMany' } } },
      { target: refused, actions: { type: 'markProblem', params: { problem: 'wrong' } } },
    ],
    onError: { target: refused, actions: { type: 'markProblem', params: { problem: 'failed' } } },
  },
});
