import { and, not } from 'xstate';
import { checkoutSetup } from './checkout.setup.ts';

/** Saves what is filled in beside the steps. */
export const draftState = checkoutSetup.createStateConfig({
  description: 'Saves what is filled in, so that a reload loses nothing',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing has changed',
      on: {
        draftChanged: { target: 'pending' },
        'checkout.restoreDraft': {
          guard: { type: 'draftIsWanted', params: ({ event }) => event },
          actions: { type: 'takeDraft', params: ({ event }) => event },
          target: 'pending',
        },
      },
    },
    pending: {
      description: 'Waits for a pause in typing',
      after: { saveDebounce: { target: 'saving' } },
      on: {
        draftChanged: { target: 'pending', reenter: true },
        'checkout.save': { target: 'saving' },
        'checkout.continue': { target: 'saving' },
      },
    },
    saving: {
      description: 'The draft travels to the shop',
      initial: 'latest',
      invoke: {
        id: 'saveInformation',
        src: 'saveInformation',
        input: ({ context: { cartId, information } }) => ({ cartId, information }),
        onDone: [{ guard: 'isOvertaken', target: 'pending' }, { target: 'saved' }],
        onError: [
          { guard: 'refusedAsOrdered', target: 'idle', actions: 'reportOrderedElsewhere' },
          { guard: and([not('isOvertaken'), 'isRefusedForGood']), target: 'refused' },
          { guard: not('isOvertaken'), target: 'failed' },
          { target: 'pending' },
        ],
      },
      states: {
        latest: {
          description: 'What travels is what the form shows',
          on: { draftChanged: { target: 'overtaken' } },
        },
        overtaken: { description: 'The form has changed meanwhile and will be saved once more' },
      },
    },
    saved: {
      description: 'The shop has what the form shows',
      on: { draftChanged: { target: 'pending' } },
    },
    refused: {
      description: 'The shop does not take the draft as it is; it is saved again once it changes, or when asked to',
      on: {
        draftChanged: { target: 'pending' },
        'checkout.save': { target: 'saving' },
      },
    },
    failed: {
      description: 'The draft could not be saved; it is tried again by itself',
      after: { saveRetry: { target: 'saving' } },
      on: {
        draftChanged: { target: 'pending' },
        'checkout.save': { target: 'saving' },
      },
    },
  },
});
