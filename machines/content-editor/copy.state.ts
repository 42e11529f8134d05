import { contentEditorSetup } from './content-editor.setup.ts';

export const copyState = contentEditorSetup.createStateConfig({
  description: 'What is written and not saved is in this browser too, for when its page or login is lost',
  initial: 'current',
  states: {
    current: {
      description: 'The browser holds what is not saved, and nothing where all is saved',
      always: { guard: 'isCopyBehind', target: 'copying' },
    },
    copying: {
      description: 'What was written last is copied, or forgotten once it is saved',
      entry: 'noteCopy',
      invoke: {
        id: 'storeUnsaved',
        src: 'storeUnsaved',
        input: ({ context: { name, staff, copied } }) => ({ ...name!, staffId: staff!.id, copy: copied }),
        onDone: 'current',
        // A browser without room goes on without.
        onError: 'current',
      },
    },
  },
});
