import { contentEditorSetup } from './content-editor.setup.ts';

export const pictureState = contentEditorSetup.createStateConfig({
  description: 'A picture from the editor’s own files',
  initial: 'none',
  // Another text takes the draft’s place: the picture belongs to none of its fields.
  on: { bodyReplaced: { target: '.none', actions: 'dropPicture' } },
  states: {
    none: {
      description: 'No picture is on its way',
      on: { 'contentEditor.addPicture': { guard: 'mayWrite', target: 'storing', actions: { type: 'choosePicture', params: ({ event }) => event } } },
    },
    storing: {
      description: 'The chosen file is on its way to the shop; the rest of the form goes on',
      on: { 'contentEditor.cancelPicture': { target: 'none', actions: 'dropPicture' } },
      invoke: {
        id: 'storePicture',
        src: 'storePicture',
        input: ({ context: { staff }, event }) => ({ csrfToken: staff!.csrfToken, field: event.type === 'contentEditor.addPicture' ? event.field : '' }),
        onDone: [
          { guard: { type: 'isStored', params: ({ event }) => ({ answer: event.output }) }, target: 'none', actions: [{ type: 'showPicture', params: ({ event: { output } }) => ({ src: output.status === 'stored' ? output.src : '' }) }, 'dropPicture'] },
          { guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) }, target: 'none', actions: { type: 'markPictureProblem', params: ({ event: { output } }) => ({ problem: output.status === 'refused' ? output.problem : 'failed' }) } },
          { target: 'none', actions: [{ type: 'markPictureProblem', params: { problem: 'failed' } }, 'askForLogin'] },
        ],
        onError: { target: 'none', actions: { type: 'markPictureProblem', params: { problem: 'failed' } } },
      },
    },
  },
});
