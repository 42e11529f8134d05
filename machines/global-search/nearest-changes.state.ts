import { nearestChangesStates } from '../nearest-changes.ts';
import type { GlobalSearchCommand } from './global-search.types.ts';

interface Applied { event: Extract<GlobalSearchCommand, { type: 'globalSearch.applyChange' }> }

/** Nothing is on sale for the selection; what is asked then is which small change would find something. */
export const nearestChangesState = {
  description: 'Nothing is on sale for the selection.',
  ...nearestChangesStates('globalSearch.retry', {
    'globalSearch.applyChange': {
      guard: { type: 'changeIsOffered', params: ({ event }: Applied) => event },
      actions: { type: 'raiseChangedSearch', params: ({ event }: Applied) => event },
    },
  }),
};
