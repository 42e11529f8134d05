import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { pageContentMachine } from './page-content.machine.ts';

const first = { userStatus: 'FIRST_TIME_ON_PAGE', loggedIn: false, now: '2026-06-15T10:00:00Z' };
const returning = { userStatus: 'returning', loggedIn: false, now: '2026-06-15T10:04:00Z' };

export const pageContentPaths = pathsOf(pageContentMachine, [{
  input: { url: '/', viewer: first },
  events: [
    { type: 'pageContent.follow', viewer: first },
    { type: 'pageContent.follow', viewer: returning },
    { type: 'pageContent.follow', viewer: { ...returning, loggedIn: true } },
    answer('fetchSlots', []), failure('fetchSlots'),
  ],
}]);
