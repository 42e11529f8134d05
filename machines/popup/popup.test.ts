import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Device } from '../../src/domain/visitor/device.ts';
import { noShows, parsePopupCookie, popupCookieOf } from '../../src/domain/visitor/popup-tracking.ts';
import type { PopupShows } from '../../src/domain/visitor/popup-tracking.ts';
import { heldStream, startFlow, taken } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { popupMachine } from './popup.machine.ts';
import { HOUR, now as noon, popup, popupPaths } from './popup.paths.ts';
import { REDIRECT_DELAY } from './popup.rules.ts';
import { selectImage, selectRedirectUrl } from './popup.select.ts';
import type { Popup } from './popup.types.ts';

interface World { of?: Partial<Popup>; data?: Partial<NonNullable<Popup['popupData']>>; shows?: PopupShows; device?: Device; now?: number; consent?: boolean }

/** A visitor who agrees and looks, on a desktop; every stream stays in the test's hands. */
async function visit({ of, data, shows = noShows(), device = 'DESKTOP', now = noon, consent = true }: World = {}) {
  const world = { clock: new Subject<number>(), consent: new Subject<boolean>(), visibility: new Subject<boolean>(), busy: new Subject<boolean>(), viewport: new Subject<Device>(), image: heldStream<'loaded' | 'failed'>() };
  const images: string[] = [];
  const stored: { name: string; shows: PopupShows; dateTo: number | null }[] = [];
  const known = { shows, now, reads: 0, isForgetful: false, isUncounted: false, answers: Promise.resolve() };
  const flow = startFlow(popupMachine, {
    input: { popup: { ...popup, ...of, popupData: { ...popup.popupData!, ...data } }, now, device },
    ports: {
      clock: () => world.clock, consent: () => world.consent, visibility: () => world.visibility, busy: () => world.busy, viewport: () => world.viewport,
      image: ({ src }: { src: string }) => { images.push(src); return world.image.port(); },
      readShows: async () => {
        known.reads += 1;
        await known.answers;
        if (known.isForgetful) throw new Error('no cookies');
        return { ...known.shows, now: known.now };
      },
      storeShow: async (input: (typeof stored)[number]) => {
        stored.push(input);
        if (known.isUncounted) throw new Error('no cookies');
        known.shows = { count: input.shows.count + 1, lastAt: known.now };
      },
    },
  });
  world.consent.next(consent);
  world.visibility.next(true);
  await taken();
  const isOpen = () => flow.actor.getSnapshot().matches('open');
  const load = async (outcome: 'loaded' | 'failed' = 'loaded') => { world.image.streams.at(-1)?.next(outcome); await taken(); };
  const pass = async (milliseconds: number) => { known.now += milliseconds; flow.clock.increment(milliseconds); await taken(); };
  return { ...flow, world, viewport: world.viewport, images, stored, known, isOpen, load, pass, state: () => flow.actor.getSnapshot().value };
}

async function open(world?: World) {
  const visited = await visit(world);
  await visited.load();
  await visited.pass(5000);
  return visited;
}

describe('the popup', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(popupPaths)).toEqual([]);
  });

  it('opens once its delay is over and its image has loaded, whichever is later [popup.delay]', async () => {
    const first = await visit();
    await first.load();
    await first.pass(4999);
    expect(first.isOpen()).toBe(false);
    await first.pass(1);
    expect(first.isOpen()).toBe(true);
    const second = await visit();
    await second.pass(60_000);
    expect(second.isOpen()).toBe(false);
    await second.load();
    expect(second.isOpen()).toBe(true);
  });

  it('stays closed when its image fails [popup.delay]', async () => {
    const { load, pass, isOpen, state, facts } = await visit();
    await pass(5000);
    await load('failed');
    await pass(100 * HOUR);
    expect([isOpen(), state(), facts]).toEqual([false, 'imageless', []]);
  });

  it.each<[string, World]>([
    ['is not active', { of: { active: false } }],
    ['has no image', { of: { variants: { desktop: { visible: true } } } }],
    ['has no variant of the device', { of: { variants: {} } }],
    ['has an invisible variant', { device: 'TABLET' }],
    ['begins later', { data: { dateFrom: '2026-07-01T12:00:00.001Z' } }],
    ['has ended', { data: { dateTo: '2026-07-01T11:59:59.999Z' } }],
    ['has a date that nobody can read', { data: { dateTo: 'soon' } }],
    ['lacks consent', { consent: false }],
    ['was shown as often as it may be', { shows: { count: 2, lastAt: 0 } }],
    ['may never be shown', { data: { showLimit: 0 } }],
    ['was shown less than its interval ago', { shows: { count: 1, lastAt: noon - 23 * HOUR } }],
  ])('stays closed and fetches no image when it %s [popup.active] [popup.dates] [popup.variant-visible]', async (_, world) => {
    const { images, isOpen } = await open(world);
    expect(images).toEqual([]);
    expect(isOpen()).toBe(false);
  });

  it('without data stays closed [popup.active]', async () => {
    const { actor } = startFlow(popupMachine, {
      input: { popup: { ...popup, popupData: undefined }, now: noon, device: 'DESKTOP' },
      ports: { clock: () => new Subject(), consent: () => new Subject(), visibility: () => new Subject(), busy: () => new Subject(), viewport: () => new Subject(), image: () => new Subject(), readShows: async () => ({ ...noShows(), now: noon }), storeShow: async () => {} },
    });
    await taken();
    expect(actor.getSnapshot().value).toBe('waiting');
  });

  it('comes with its first moment, and not past its last [popup.dates]', async () => {
    for (const ends of [false, true]) {
      const { world, known, images, load, pass, isOpen, state } = await visit({ data: { dateFrom: '2026-07-01T13:00:00Z' } });
      expect([state(), images]).toEqual(['waiting', []]);
      known.now = noon + HOUR;
      world.clock.next(known.now);
      await load();
      await pass(4000);
      if (ends) world.clock.next(noon + 2 * HOUR + 1);
      await pass(1000);
      expect([isOpen(), state() === 'waiting']).toEqual([!ends, ends]);
    }
  });

  it.each(['clock', 'consent', 'visibility', 'busy', 'viewport'] as const)('opens as it stands where %s tells nothing more [popup.active]', async (stream) => {
    const { actor, world, load, pass, isOpen } = await visit();
    world[stream].error(`no ${stream}`);
    await load();
    await pass(5000);
    expect([isOpen(), actor.getSnapshot().status]).toEqual([true, 'active']);
  });

  it('stays closed where nobody can tell what became of its image [popup.delay]', async () => {
    const { world, pass, state } = await visit();
    world.image.streams[0]!.error('no image');
    await pass(5000);
    expect(state()).toBe('imageless');
  });

  it('stays closed where a browser cannot say how often it was shown, first or last, and asks it no more [popup.history]', async () => {
    const first = await visit({ data: { dateFrom: '2026-07-01T13:00:00Z' } });
    first.known.isForgetful = true;
    // A turned tablet begins anew.
    first.viewport.next('MOBILE');
    await taken();
    first.world.clock.next(noon + HOUR);
    await first.pass(100 * HOUR);
    expect([first.state(), first.known.reads, first.images]).toEqual(['spent', 2, []]);
    const last = await visit();
    await last.load();
    last.known.isForgetful = true;
    await last.pass(5000);
    await last.pass(100 * HOUR);
    expect([last.state(), last.known.reads, last.facts]).toEqual(['spent', 2, []]);
  });

  it('stays open, and closes by a press, where its show cannot be counted [popup.history]', async () => {
    const { actor, known, isOpen, load, pass, stored } = await visit();
    known.isUncounted = true;
    await load();
    await pass(5000);
    expect([isOpen(), stored.length, actor.getSnapshot().status]).toEqual([true, 1, 'active']);
    actor.send({ type: 'popup.close', place: 'close' });
    expect(actor.getSnapshot().value).toBe('resting');
  });

  it('waits where consent is withdrawn while nobody sees the page, and is prepared anew when it is given again [popup.consent]', async () => {
    const { world, images, load, pass, isOpen, state } = await visit();
    world.visibility.next(false);
    await load();
    await pass(5000);
    expect(state()).toBe('ready');
    world.consent.next(false);
    world.visibility.next(true);
    await taken();
    expect([isOpen(), state()]).toEqual([false, 'waiting']);
    world.consent.next(true);
    await load();
    await pass(5000);
    expect([isOpen(), images.length]).toEqual([true, 2]);
  });

  it('stays closed where consent is withdrawn while it is read how often it was shown, and is prepared anew when it is given again [popup.consent]', async () => {
    const { world, known, images, load, pass, isOpen, state } = await visit();
    let answer = () => {};
    known.answers = new Promise((resolve) => { answer = resolve; });
    await load();
    await pass(5000);
    expect(state()).toBe('confirming');
    world.consent.next(false);
    answer();
    await taken();
    expect([isOpen(), state()]).toEqual([false, 'waiting']);
    world.consent.next(true);
    await taken();
    expect(isOpen()).toBe(false);
    await load();
    await pass(5000);
    expect([isOpen(), images.length]).toEqual([true, 2]);
  });

  it('is done for good where another tab has shown it the last time meanwhile [popup.history]', async () => {
    const { known, load, pass, state } = await visit();
    await load();
    known.shows = { count: 2, lastAt: noon + 1000 };
    await pass(5000);
    expect(state()).toBe('spent');
    await pass(100 * HOUR);
    expect([state(), known.reads]).toEqual(['spent', 2]);
  });

  it('is done for good rather than for a while where it was shown the last time a moment ago [popup.history]', async () => {
    const { known, state, pass } = await visit({ shows: { count: 2, lastAt: noon - HOUR } });
    await pass(100 * HOUR);
    expect([state(), known.reads]).toEqual(['spent', 1]);
  });

  it('comes once the rest of its interval is over, not before [popup.history]', async () => {
    const { known, load, pass, images, isOpen, state } = await visit({ data: { dateTo: null }, shows: { count: 1, lastAt: noon - 23 * HOUR } });
    expect(state()).toBe('pausing');
    await pass(HOUR - 1);
    expect([state(), images, known.reads]).toEqual(['pausing', [], 1]);
    await pass(1);
    await load();
    await pass(5000);
    expect(isOpen()).toBe(true);
  });

  it('reads anew how often it was shown when the device is another, and shows that one’s image the next time [popup.history] [popup.active]', async () => {
    const turned = await visit({ data: { dateTo: null } });
    turned.known.shows = { count: 2, lastAt: noon };
    turned.viewport.next('MOBILE');
    await taken();
    expect([turned.state(), turned.known.reads]).toEqual(['spent', 2]);
    const { actor, viewport, images, load, pass, isOpen } = await open({ data: { dateTo: null } });
    actor.send({ type: 'popup.follow' });
    viewport.next('MOBILE');
    await pass(REDIRECT_DELAY);
    await pass(24 * HOUR);
    await load();
    await pass(5000);
    expect([isOpen(), images]).toEqual([true, ['/images/file/scenes/wide', '/images/file/scenes/narrow']]);
  });

  it('that leads nowhere rests for its interval after a press, like one that is closed [popup.click]', async () => {
    for (const redirectUrl of ['', '/first-minute']) {
      const { actor, known, pass, state } = await open({ data: { redirectUrl, dateTo: null } });
      actor.send({ type: 'popup.follow' });
      await pass(REDIRECT_DELAY);
      expect(state()).toBe('resting');
      await pass(24 * HOUR - 1);
      expect([state(), known.reads]).toEqual(['resting', 2]);
      await pass(1);
      expect(known.reads).toBe(3);
    }
  });

  it('waits for consent, and is gone from its way when consent is withdrawn [popup.consent]', async () => {
    const { world, load, pass, isOpen } = await visit({ consent: false });
    await pass(60_000);
    world.consent.next(true);
    await pass(4000);
    world.consent.next(false);
    await pass(1000);
    expect(isOpen()).toBe(false);
    world.consent.next(true);
    await load();
    await pass(4999);
    expect(isOpen()).toBe(false);
    await pass(1);
    expect(isOpen()).toBe(true);
  });

  it('shows the image of the device, another one after a turn, and none where that is invisible [popup.active] [popup.variant-visible]', async () => {
    const { actor, world, images, load, pass, isOpen } = await visit({ device: 'MOBILE' });
    expect(selectImage(actor.getSnapshot())?.src).toBe('/images/file/scenes/narrow');
    world.viewport.next('MOBILE');
    world.viewport.next('DESKTOP');
    await taken();
    await load();
    await pass(5000);
    expect([images, isOpen()]).toEqual([['/images/file/scenes/narrow', '/images/file/scenes/wide'], true]);
    world.viewport.next('TABLET');
    await taken();
    expect([isOpen(), selectImage(actor.getSnapshot())]).toEqual([false, null]);
  });

  it('does not open in a page that nobody sees, but when it is seen', async () => {
    const { world, load, pass, isOpen } = await visit();
    world.visibility.next(false);
    await load();
    await pass(5000);
    expect(isOpen()).toBe(false);
    world.visibility.next(true);
    await taken();
    expect(isOpen()).toBe(true);
  });

  it('waits while somebody has something open or writes, and opens once they are done [popup.delay]', async () => {
    const { world, load, pass, isOpen, state, stored } = await visit();
    await load();
    world.busy.next(true);
    await pass(5000);
    await pass(60_000);
    expect([state(), stored]).toEqual(['ready', []]);
    world.busy.next(false);
    await taken();
    expect([isOpen(), stored.length]).toEqual([true, 1]);
  });

  it('waits where somebody opens something, or leaves the page, while it is read how often it was shown [popup.delay]', async () => {
    for (const [stream, isInTheWay] of [['busy', true], ['visibility', false]] as const) {
      const { world, known, load, pass, isOpen, state, stored } = await visit();
      let answer = () => {};
      known.answers = new Promise((resolve) => { answer = resolve; });
      await load();
      await pass(5000);
      expect(state()).toBe('confirming');
      world[stream].next(isInTheWay);
      answer();
      await taken();
      expect([state(), stored]).toEqual(['ready', []]);
      world[stream].next(!isInTheWay);
      await taken();
      expect(isOpen()).toBe(true);
    }
  });

  it('stays closed when another tab has shown it meanwhile [popup.history]', async () => {
    const { known, load, pass, state } = await visit();
    await load();
    known.shows = { count: 1, lastAt: noon + 1000 };
    await pass(5000);
    expect(state()).toBe('pausing');
  });

  it('records its count and time, until its end [popup.history] [popup.click]', async () => {
    const { stored, facts } = await open();
    expect(stored).toEqual([{ name: 'summer', shows: noShows(), dateTo: Date.UTC(2026, 6, 1, 14) }]);
    expect(facts).toEqual([{ type: 'popup.opened', name: 'summer' }]);
  });

  it('leads on half a second after a press, once, whatever is pressed twice [popup.click]', async () => {
    const { actor, facts, pass, isOpen, viewport } = await open();
    actor.send({ type: 'popup.follow' });
    actor.send({ type: 'popup.follow' });
    actor.send({ type: 'popup.close', place: 'overlay' });
    viewport.next('TABLET');
    await pass(REDIRECT_DELAY - 1);
    expect([isOpen(), facts.length, selectRedirectUrl(actor.getSnapshot())]).toEqual([true, 2, '/first-minute']);
    await pass(1);
    expect(isOpen()).toBe(false);
    expect(facts.slice(1)).toEqual([{ type: 'popup.decided', name: 'summer', decision: 'yes', place: 'cta' }, { type: 'popup.followed', url: '/first-minute' }]);
  });

  it('that leads nowhere closes half a second after a press [popup.click]', async () => {
    const { actor, facts, pass, isOpen } = await open({ data: { redirectUrl: '' } });
    actor.send({ type: 'popup.follow' });
    await pass(REDIRECT_DELAY);
    expect([isOpen(), facts.map(({ type }) => type)]).toEqual([false, ['popup.opened', 'popup.decided']]);
  });

  it.each(['close', 'overlay'] as const)('closes by %s, comes again after its interval and then no more [popup.click] [popup.history]', async (place) => {
    const { actor, facts, isOpen, pass, load, state } = await open({ data: { dateTo: null } });
    actor.send({ type: 'popup.close', place });
    expect([isOpen(), facts.at(-1)]).toEqual([false, { type: 'popup.decided', name: 'summer', decision: 'no', place }]);
    await pass(24 * HOUR - 1);
    await load();
    await pass(5000);
    await load();
    await pass(5000);
    expect(isOpen()).toBe(true);
    actor.send({ type: 'popup.close', place });
    await pass(24 * HOUR);
    expect(state()).toBe('spent');
  });

  it('stops listening when its page ends', async () => {
    const { actor, world } = await visit();
    actor.stop();
    expect([world.clock.observed, world.consent.observed, world.visibility.observed, world.viewport.observed, world.image.observed()]).toEqual([false, false, false, false, [false]]);
  });
});

describe('the cookie of popups', () => {
  it('holds each popup’s count and time, and whatever else stands there is left out [popup.history]', () => {
    const shows = new Map([['summer', { count: 2, lastAt: 17 }], ['Léto 1.0', { count: 1, lastAt: 3, until: 90 }]]);
    expect(parsePopupCookie('summer:2:17.L%C3%A9to%201%2E0:1:3:90')).toEqual(shows);
    expect(parsePopupCookie('x.summer:2:17.summer:-1:3.<b>:1:1')).toEqual(new Map([['summer', { count: 2, lastAt: 17 }]]));
    expect(parsePopupCookie(undefined)).toEqual(new Map());
  });

  it('expires with the popup, or after thirty days; one that ends sooner leaves the others their history [popup.history]', () => {
    const show = (name: string, now: number, dateTo: number | null, cookie?: string) => popupCookieOf(cookie, { name, shows: { count: 1, lastAt: now }, now, dateTo });
    expect(show('Krátce 1.0', 1000, 5000)).toEqual({ value: 'Kr%C3%A1tce%201%2E0:1:1000:5000', expires: 5000 });
    const long = show('long', 0, null);
    expect(long).toEqual({ value: 'long:1:0:2592000000', expires: 30 * 24 * HOUR });
    expect(show('short', 1000, 5000, long.value)).toEqual({ value: 'long:1:0:2592000000.short:1:1000:5000', expires: 30 * 24 * HOUR });
    expect(show('third', 5001, null, 'short:1:1000:5000')).toEqual({ value: 'third:1:5001:2592005001', expires: 5001 + 30 * 24 * HOUR });
  });
});
