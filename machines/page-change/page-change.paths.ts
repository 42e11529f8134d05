import { answer, elapsed, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { pageChangeMachine } from './page-change.machine.ts';
import type { Press, Step } from './page-change.types.ts';

const input = { shown: { id: 'home', address: '/' } };
const HOST = 'https://shop.test';

export const stepTo = (page: string | undefined, address: string): Step => ({ page, address, url: HOST + address });
const press = (item: Press) => streamed('presses', item);
const page = answer('askPage', { kind: 'page', id: 'list', url: '/dovolena' });

/** What tests walk and the gallery's simulator offers. */
export const pageChangePaths = pathsOf(pageChangeMachine, [
  {
    input,
    events: [
      { type: 'pageChange.open', url: `${HOST}/dovolena` }, { type: 'pageChange.leave' },
      press(`${HOST}/dovolena`), press(null), streamed('presses'), failure('presses'),
      page, answer('askPage', { kind: 'document', url: `${HOST}/kosik` }), answer('askPage', { kind: 'offline' }), failure('askPage'),
      answer('openPage', '/dovolena'), failure('openPage'), answer('placePage'), failure('placePage'),
      answer('openOwnDocument'), failure('openOwnDocument'),
      elapsed('pending', 'pageChange.wait.short'), elapsed('lasting', 'pageChange.wait.long'),
    ],
  },
  {
    input,
    events: [
      press(`${HOST}/dovolena`), page, answer('openPage', '/dovolena'), answer('placePage'),
      streamed('steps'), failure('steps'), streamed('steps', stepTo('home', '/')), streamed('steps', stepTo('list', '/dovolena')), streamed('steps', stepTo('earlier', '/hotel')),
    ],
  },
  { input, events: [streamed('addresses'), failure('addresses'), streamed('addresses', '/?q=a'), streamed('steps', stepTo(undefined, '/')), streamed('steps', stepTo(undefined, '/?q=a'))] },
  { input, events: [press(`${HOST}/dovolena`), page, streamed('viewLeaves', true), streamed('viewLeaves', false), failure('viewLeaves'), streamed('steps', stepTo('home', '/')), streamed('steps', stepTo('earlier', '/hotel'))] },
  {
    input,
    events: [
      press(`${HOST}/dovolena`), answer('askPage', { kind: 'document', url: `${HOST}/kosik` }), answer('openDocument'), failure('openDocument'),
      streamed('returns'), streamed('returns', 'returned'), failure('returns'), elapsed('documentPatience', 'pageChange.press.leaving'),
    ],
  },
  {
    input,
    events: [
      press(`${HOST}/dovolena`), streamed('steps', stepTo('earlier', '/hotel')), answer('askPage', { kind: 'offline' }),
      streamed('networkReturns'), streamed('networkReturns', true), failure('networkReturns'),
    ],
  },
]);
