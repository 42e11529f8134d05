import { asksSheet, fullScreenViewSetup } from './full-screen-view.setup.ts';
import type { Sheet } from './full-screen-view.types.ts';

/** What is chosen on a layer over the hotel's card, or over its screen of choices: Back leads out of it first [view.fullscreen]. */
export const sheetState = fullScreenViewSetup.createStateConfig({
  description: 'Which sheet of a stay is open.',
  initial: 'none',
  states: {
    none: {
      description: 'None is.',
      on: { 'fullScreenView.openSheet': [{ guard: asksSheet('calendar'), target: 'calendar' }, { target: 'participants' }] },
    },
    calendar: {
      description: 'The days with their prices.',
      on: {
        'fullScreenView.leaveSheet': 'none',
        'fullScreenView.back': { actions: left('calendar'), target: 'none' },
        'fullScreenView.close': { actions: left('calendar'), target: 'none' },
      },
    },
    participants: {
      description: 'Who travels; the draft decides itself whether it may be left.',
      on: {
        'fullScreenView.leaveSheet': 'none',
        'fullScreenView.back': { actions: left('participants') },
        'fullScreenView.close': { actions: left('participants') },
      },
    },
  },
});

function left(sheet: Sheet) {
  return { type: 'announceSheetLeft' as const, params: { sheet } };
}
