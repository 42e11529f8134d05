import { failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { galleryMachine } from './gallery.machine.ts';

export const galleryPaths = pathsOf(galleryMachine, [{
  input: { count: 3 },
  events: [
    { type: 'gallery.open', picture: 1 }, { type: 'gallery.open', picture: 3 }, { type: 'gallery.show', picture: 2 }, { type: 'gallery.show', picture: -1 },
    { type: 'gallery.next' }, { type: 'gallery.previous' }, { type: 'gallery.close' },
    streamed('swipes'), streamed('swipes', 0), streamed('swipes', 7), failure('swipes'),
  ],
}]);
