import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { pageContentMachine } from './page-content.machine.ts';

const first = { userStatus: 'FIRST_TIME_ON_PAGE', loggedIn: false };
const returning = { userStatus: 'returning', loggedIn: false };

export const pageContentPaths = pathsOf(pageContentMachine, [{
  input: { url: '/', profile: first },
  events: [
    { type: 'pageContent.follow', profile: first },
    { type: 'pageContent.follow', profile: returning },
    { type: 'pageContent.follow', profile: { ...returning, loggedIn: true } },
    answer('fetchSlots', []), failure('fetchSlots'),
  ],
}]);
