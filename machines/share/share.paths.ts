import { answer, elapsed, failure, pathsOf } from '../testing/path-coverage.ts';
import { shareMachine } from './share.machine.ts';

export const sharePaths = pathsOf(shareMachine, [{
  input: undefined,
  events: [
    { type: 'share.send' },
    answer('shareAddress', 'copied'), answer('shareAddress', 'shared'), answer('shareAddress', 'dismissed'), failure('shareAddress'),
    elapsed('copiedNotice', 'share.copied'),
  ],
}]);
