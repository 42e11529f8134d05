import { noShows } from '../../src/domain/visitor/popup-tracking.ts';
import { answer, elapsed, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { popupMachine } from './popup.machine.ts';
import type { Popup } from './popup.types.ts';

export const now = Date.UTC(2026, 6, 1, 12);
export const HOUR = 3_600_000;

/** One for desktops and phones that leads somewhere, twice at most, a day apart. */
export const popup: Popup = {
  name: 'summer',
  active: true,
  variants: {
    desktop: { visible: true, image: { src: '/images/file/scenes/wide', alt: 'Summer' } },
    tablet: { visible: false, image: { src: '/images/file/scenes/hidden', alt: 'Hidden' } },
    mobile: { visible: true, image: { src: '/images/file/scenes/narrow', alt: 'Summer' } },
  },
  popupData: { dateFrom: null, dateTo: '2026-07-01T14:00:00Z', delay: 5, timeInterval: 24, showLimit: 2, redirectUrl: '/first-minute' },
};

const events = [
  streamed('clock'), streamed('clock', now), streamed('clock', now + 2 * HOUR + 1), failure('clock'),
  streamed('consent'), streamed('consent', true), streamed('consent', false), failure('consent'),
  streamed('visibility'), streamed('visibility', true), failure('visibility'),
  streamed('busy'), streamed('busy', true), streamed('busy', false), failure('busy'),
  streamed('viewport'), streamed('viewport', 'DESKTOP'), streamed('viewport', 'TABLET'), failure('viewport'),
  answer('readShows', { ...noShows(), now }), answer('readShows', { count: 1, lastAt: now - HOUR, now }), answer('readShows', { count: 2, lastAt: 0, now }), failure('readShows'),
  answer('readShowsAgain', { ...noShows(), now }), answer('readShowsAgain', { count: 1, lastAt: now - HOUR, now }),
  answer('readShowsAgain', { count: 2, lastAt: 0, now }), failure('readShowsAgain'),
  streamed('image'), streamed('image', 'loaded'), streamed('image', 'failed'), failure('image'),
  elapsed('openingDelay', 'popup.preparing.delay.running'), elapsed('redirectDelay', 'popup.open.followed'),
  elapsed('repeatDelay', 'popup.resting'), elapsed('untilNextShow', 'popup.pausing'),
  failure('storeShow'),
  { type: 'popup.follow' as const }, { type: 'popup.close' as const, place: 'overlay' as const }, { type: 'popup.close' as const, place: 'close' as const },
];

/** One that leads somewhere, and one that leads nowhere. */
export const popupPaths = pathsOf(popupMachine, [
  { input: { popup, now, device: 'DESKTOP' }, events },
  { input: { popup: { ...popup, popupData: { ...popup.popupData!, redirectUrl: '' } }, now, device: 'DESKTOP' }, events },
]);
