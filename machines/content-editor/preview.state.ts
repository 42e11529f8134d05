import { contentEditorSetup } from './content-editor.setup.ts';

export const previewState = contentEditorSetup.createStateConfig({
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
        onDone: [
          { guard: { type: 'isAnswered', params: ({ event }) => ({ answer: event.output }) }, target: 'shown', actions: { type: 'showPreview', params: ({ event }) => ({ url: event.output }) } },
          { target: 'unseen', actions: 'askForLogin' },
        ],
        onError: 'unseen',
      },
    },
    shown: { description: 'The page as the link shows it' },
    unseen: { description: 'There is no link; the next choice asks again' },
  },
});
