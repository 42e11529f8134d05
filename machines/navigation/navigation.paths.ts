import { answer, elapsed, failure, pathsOf } from '../testing/path-coverage.ts';
import { navigationMachine } from './navigation.machine.ts';

export const navigationPaths = pathsOf(navigationMachine, [{
  input: undefined,
  events: [
    { type: 'navigation.go', url: '/dovolena' },
    { type: 'navigation.go', url: '/hotely' },
    { type: 'navigation.stay' },
    { type: 'navigation.pushUrl', url: '/?q=a' },
    { type: 'navigation.replaceUrl', url: '/?q=b' },
    elapsed('clickDelay', 'navigation.clicked'),
    answer('openDocument'), failure('openDocument'),
    answer('pushUrl'), failure('pushUrl'),
    answer('replaceUrl'), failure('replaceUrl'),
  ],
}]);
