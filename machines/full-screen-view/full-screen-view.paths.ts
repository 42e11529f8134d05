import { failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { fullScreenViewMachine } from './full-screen-view.machine.ts';
import { FULL_SCREEN_VIEWS, MOBILE_FILTERS, SHEETS } from './full-screen-view.types.ts';

export const fullScreenViewPaths = pathsOf(fullScreenViewMachine, [{
  input: undefined,
  events: [
    ...FULL_SCREEN_VIEWS.flatMap((view) => [{ type: 'fullScreenView.open' as const, view }, { type: 'fullScreenView.toggle' as const, view }]),
    ...MOBILE_FILTERS.flatMap((filter) => [{ type: 'fullScreenView.openFilter' as const, filter }, { type: 'fullScreenView.leaveFilter' as const, filter }]),
    ...SHEETS.map((sheet) => ({ type: 'fullScreenView.openSheet' as const, sheet })), { type: 'fullScreenView.leaveSheet' },
    { type: 'fullScreenView.back' },
    { type: 'fullScreenView.close' },
    streamed('backPresses'), streamed('backPresses', 'pressed'), failure('backPresses'),
    streamed('viewport'), streamed('viewport', 'MOBILE'), streamed('viewport', 'DESKTOP'), failure('viewport'),
  ],
}]);
