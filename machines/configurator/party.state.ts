import { participantsDraftOf } from './configurator.rules.ts';
import { configuratorSetup } from './configurator.setup.ts';

/** Who travels, changed in place [config.choices]. */
export const partyState = configuratorSetup.createStateConfig({
  description: 'The draft of who travels; closed, it becomes a change like any other.',
  initial: 'closed',
  on: { 'configurator.followUrl': '.closed' },
  states: {
    closed: {
      description: 'Nobody is changing the party.',
      on: { 'configurator.editParticipants': [{ guard: 'isBeingOrdered' }, { actions: { type: 'takeSurface', params: ({ event }) => event }, target: 'editing' }] },
    },
    editing: {
      description: 'A draft of rooms; it decides itself whether it may be closed.',
      entry: { type: 'announceOpened', params: { part: 'participants' } },
      exit: { type: 'announceClosed', params: { part: 'participants' } },
      invoke: {
        id: 'participants',
        src: 'participants',
        input: ({ context }) => participantsDraftOf(context),
        onDone: [
          {
            guard: { type: 'partyIsAnother', params: ({ event }) => event.output },
            actions: { type: 'raiseParty', params: ({ event }) => event.output },
            target: 'closed',
          },
          { target: 'closed' },
        ],
        onError: 'closed',
      },
      on: { 'configurator.closeParticipants': { actions: 'askParticipantsToClose' } },
    },
  },
});
