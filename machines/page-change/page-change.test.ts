import { describe, expect, it } from 'vitest';
import { heldPort, heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { DOCUMENT_MS, LASTING_MS, pageChangeMachine, PENDING_MS } from './page-change.machine.ts';
import { pageChangePaths, stepTo } from './page-change.paths.ts';
import { MOST_LEFT_PAGES } from './page-change.rules.ts';
import { selectIsAwaited, selectOffline, selectStands } from './page-change.select.ts';
import type { PageChangePorts, Press, Step } from './page-change.types.ts';

function start() {
  const [presses, steps, addresses, viewLeaves, returns, network] = [heldStream<Press>(), heldStream<Step>(), heldStream<string>(), heldStream<boolean>(), heldStream<'returned'>(), heldStream<true>()];
  const [askPage, openPage, placePage, openDocument] = [
    heldPort<PageChangePorts['askPage']>(), heldPort<PageChangePorts['openPage']>(), heldPort<PageChangePorts['placePage']>(), heldPort<PageChangePorts['openDocument']>(),
  ];
  const flow = startFlow(pageChangeMachine, {
    input: { shown: { id: 'a', address: '/a' } },
    ports: {
      presses: presses.port, steps: steps.port, addresses: addresses.port, viewLeaves: viewLeaves.port, returns: returns.port, networkReturns: network.port,
      askPage: askPage.port, openPage: openPage.port, placePage: placePage.port, openDocument: openDocument.port,
    },
  });
  const { actor } = flow;
  const open = (page: string) => actor.send({ type: 'pageChange.open', url: `https://shop.test/${page}` });
  const answerPage = (page: string) => askPage.calls.at(-1)!.answer({ kind: 'page', id: page, url: `/${page}` });
  return {
    ...flow, asked: askPage.calls, opened: openPage.calls, placed: placePage.calls, documents: openDocument.calls,
    press: (page: string | null) => presses.streams[0]!.next(page && `https://shop.test/${page}`),
    step: (page: string | undefined, address: string) => steps.streams[0]!.next(stepTo(page, address)),
    move: (address: string) => addresses.streams[0]!.next(address),
    networkReturns: () => network.streams.at(-1)!.next(true),
    comeBack: () => returns.streams[0]!.next('returned'),
    breakStreams: () => [presses, steps, addresses, viewLeaves, returns].forEach(({ streams }) => streams[0]!.error(new Error('gone'))),
    leaveView: (isLeaving: boolean) => viewLeaves.streams[0]!.next(isLeaving),
    open, answerPage,
    /** From the press until it stands. */
    async show(page: string) {
      open(page);
      await answerPage(page);
      await openPage.calls.at(-1)!.answer(`/${page}`);
      await placePage.calls.at(-1)!.answer();
    },
    shown: () => actor.getSnapshot().context.shown.id,
    left: () => actor.getSnapshot().context.left.map(({ id }) => id),
    stands: () => selectStands(actor.getSnapshot()),
    value: () => actor.getSnapshot().value as Record<string, string>,
  };
}

describe('page change', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(pageChangePaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(pageChangePaths)).toEqual([]);
  });

  it('a page follows: it is asked for, opened and placed, and only then stands and is announced', async () => {
    const { open, asked, answerPage, opened, placed, stands, shown, left, facts, value } = start();
    expect(stands()).toBe(true);
    open('b');
    expect([asked[0]!.input, stands(), shown()]).toEqual([{ url: 'https://shop.test/b', entry: 'new', stopsDocument: false }, false, 'a']);
    await answerPage('b');
    expect(opened[0]!.input).toEqual({ coming: { id: 'b', url: '/b', entry: 'new', stopsDocument: false }, shown: 'a', alive: ['a'] });
    expect([value().press, value().page]).toEqual(['none', 'opening']);
    await opened[0]!.answer('/b');
    expect([placed[0]!.input, stands(), shown(), left(), facts]).toEqual([
      { page: { id: 'b', address: '/b' }, coming: { id: 'b', url: '/b', entry: 'new', stopsDocument: false }, fadesIn: false }, false, 'b', ['a'], [],
    ]);
    await placed[0]!.answer();
    expect([stands(), facts]).toEqual([true, [{ type: 'pageChange.changed', page: 'b' }]]);
  });

  it('of presses one after another the last counts, whichever the others were', async () => {
    const { actor, open, press, asked, opened, answerPage, documents, stands } = start();
    open('b');
    press('c');
    press(null);
    expect([asked.map(({ signal }) => signal.aborted), stands(), documents]).toEqual([[true, true], true, []]);
    expect(selectIsAwaited(actor.getSnapshot(), 'https://shop.test/c')).toBe(false);
    press('d');
    await asked[0]!.answer({ kind: 'page', id: 'b', url: '/b' });
    await answerPage('d');
    expect(opened.map(({ input }) => input.coming.id)).toEqual(['d']);
  });

  it('a press after one that led to a document stops that one, wherever it came from', async () => {
    const { actor, open, press, asked } = start();
    const stops = () => asked.at(-1)!.input.stopsDocument;
    press(null);
    open('b');
    expect(stops()).toBe(true);
    open('c');
    expect(stops()).toBe(false);
    actor.send({ type: 'pageChange.leave' });
    open('d');
    expect(stops()).toBe(true);
    await asked.at(-1)!.answer({ kind: 'document', url: 'https://shop.test/d' });
    open('e');
    expect(stops()).toBe(true);
  });

  it.each<[string, (flow: ReturnType<typeof start>) => void]>([
    ['a return from the browser’s cache', ({ comeBack }) => comeBack()],
    ['a step within the page', ({ step }) => step('a', '/a?q=1')],
    ['a step to another page', ({ step }) => step('earlier', '/earlier')],
  ])('after %s no document is on its way any more', (_, happens) => {
    const flow = start();
    flow.press(null);
    happens(flow);
    flow.open('b');
    expect(flow.asked.at(-1)!.input.stopsDocument).toBe(false);
  });

  it('Back to a page that was left stops a document by itself', async () => {
    const { show, press, step, open, asked } = start();
    await show('b');
    press(null);
    step('a', '/a');
    open('c');
    expect(asked.at(-1)!.input.stopsDocument).toBe(false);
  });

  it('the document of a page that cannot be shown is stopped by the one that was pressed meanwhile', async () => {
    const { open, answerPage, opened } = start();
    open('b');
    await answerPage('b');
    open('c');
    await opened[0]!.fail();
    await answerPage('c');
    expect(opened[1]!.input.coming).toEqual({ id: 'c', url: '/c', entry: 'new', stopsDocument: true });
  });

  it('tells of presses and steps that lead on, for what flows have asked for before; theirs are not told', async () => {
    const { show, open, press, step, facts, actor } = start();
    const presses = () => facts.splice(0).filter(({ type }) => type === 'pageChange.pressed').length;
    open('b');
    actor.send({ type: 'pageChange.leave' });
    step('a', '/a?q=1');
    expect(presses()).toBe(0);
    press('b');
    expect(presses()).toBe(1);
    press(null);
    expect(presses()).toBe(1);
    step('earlier', '/earlier');
    expect(presses()).toBe(1);
    step('a', '/a?q=1');
    await show('b');
    step('a', '/a?q=1');
    expect(presses()).toBe(1);
  });

  it('a page that comes while the next one is on its way is placed and not announced; the visitor goes on waiting', async () => {
    const { open, answerPage, opened, placed, facts, clock, value, stands, shown } = start();
    open('b');
    await answerPage('b');
    open('c');
    await opened[0]!.answer('/b');
    clock.increment(PENDING_MS);
    await placed[0]!.answer();
    expect([shown(), facts, value().page, value().wait, stands()]).toEqual(['b', [], 'placed', 'long', false]);
    clock.increment(LASTING_MS - PENDING_MS);
    await answerPage('c');
    await opened[1]!.answer('/c');
    expect(placed[1]!.input.fadesIn).toBe(true);
    await placed[1]!.answer();
    expect([facts, value().wait, stands()]).toEqual([[{ type: 'pageChange.changed', page: 'c' }], 'none', true]);
    open('d');
    await answerPage('d');
    await opened[2]!.answer('/d');
    expect(placed[2]!.input.fadesIn).toBe(false);
  });

  it('whoever asked for a page waits for it until it stands, another one is asked for or none will come', async () => {
    const { actor, open, press, asked, answerPage, opened, placed } = start();
    const isAwaited = (page: string) => selectIsAwaited(actor.getSnapshot(), `https://shop.test/${page}`);
    open('b');
    expect([isAwaited('b'), isAwaited('c')]).toEqual([true, false]);
    await answerPage('b');
    await opened[0]!.answer('/b');
    expect(isAwaited('b')).toBe(true);
    await placed[0]!.answer();
    expect(isAwaited('b')).toBe(false);
    open('c');
    await asked[1]!.answer({ kind: 'offline' });
    expect(isAwaited('c')).toBe(false);
    open('d');
    actor.send({ type: 'pageChange.leave' });
    expect([actor.getSnapshot().context.request, isAwaited('d')]).toEqual([null, false]);
    open('e');
    press(null);
    expect(actor.getSnapshot().context.request).toBeNull();
  });

  it('a page that Back led to without network is asked for once the network is back; a pressed one waits for another press [error.texts]', async () => {
    const { actor, press, step, asked, answerPage, opened, networkReturns } = start();
    press('b');
    await asked[0]!.answer({ kind: 'offline' });
    networkReturns();
    expect([asked.length, selectOffline(actor.getSnapshot())]).toEqual([1, 'https://shop.test/b']);
    step('earlier', '/earlier');
    await asked[1]!.answer({ kind: 'offline' });
    expect(selectOffline(actor.getSnapshot())).toBe('https://shop.test/earlier');
    networkReturns();
    expect([asked[2]!.input, selectOffline(actor.getSnapshot())]).toEqual([{ url: 'https://shop.test/earlier', entry: 'there', stopsDocument: false }, null]);
    await answerPage('earlier');
    expect(opened[0]!.input.coming.entry).toBe('there');
  });

  it('goes on where the browser tells nothing more: flows still open pages', async () => {
    const { breakStreams, show, shown } = start();
    breakStreams();
    await show('b');
    expect(shown()).toBe('b');
  });

  it('a page that is overtaken while it is opened is given up, and none that was shown is lost [listing.store]', async () => {
    const { open, answerPage, opened, shown, left } = start();
    open('b');
    await answerPage('b');
    open('c');
    await answerPage('c');
    expect([opened[0]!.signal.aborted, opened[1]!.input.shown, left()]).toEqual([true, 'a', ['a']]);
    await opened[1]!.answer('/c');
    expect([shown(), left()]).toEqual(['c', ['a']]);
  });

  it.each([[PENDING_MS - 1, 'short', false], [PENDING_MS, 'long', true], [LASTING_MS - 1, 'long', true], [LASTING_MS, 'lasting', true]])('after %i ms the wait is %s, of which the visitor is told: %s, until the page stands', async (waited, wait, isTold) => {
    const { actor, open, clock, value, answerPage, opened, placed } = start();
    const told = () => [value().wait, actor.getSnapshot().hasTag('told')];
    open('b');
    clock.increment(Math.min(waited, PENDING_MS));
    clock.increment(Math.max(waited - PENDING_MS, 0));
    expect(told()).toEqual([wait, isTold]);
    await answerPage('b');
    await opened[0]!.answer('/b');
    await placed[0]!.answer();
    expect(told()).toEqual(['none', false]);
  });

  it('Back over several pages keeps all the others, though one more is left by it [listing.store]', async () => {
    const { show, step, asked, placed, left } = start();
    for (const page of ['b', 'c', 'd']) await show(page);
    step('c', '/c');
    await placed.at(-1)!.answer();
    expect(left()).toEqual(['a', 'b', 'd']);
    step('a', '/a');
    expect([asked.length, placed.at(-1)!.input.page.id, left()]).toEqual([3, 'a', ['b', 'd', 'c']]);
  });

  it('Back to a page that was left shows it without asking; it is among those left no more [listing.store]', async () => {
    const { show, step, asked, opened, placed, shown, left, stands } = start();
    await show('b');
    step('a', '/a');
    expect([asked.length, opened.length, placed.at(-1)!.input]).toEqual([1, 1, { page: { id: 'a', address: '/a' }, coming: null, fadesIn: false }]);
    await placed.at(-1)!.answer();
    expect([shown(), left(), stands()]).toEqual(['a', ['b'], true]);
  });

  it('Back to a page that was left gives up the page that is on its way [listing.store]', async () => {
    const { show, open, step, asked, value, actor } = start();
    await show('b');
    open('c');
    step('a', '/a');
    expect([asked[1]!.signal.aborted, value().press, value().page, actor.getSnapshot().context.request]).toEqual([true, 'none', 'placing', null]);
  });

  it('Back while a page is opened gives it up and stays on the one that is shown', async () => {
    const { open, answerPage, step, opened, placed, shown, left } = start();
    open('b');
    await answerPage('b');
    step('a', '/a');
    expect([opened[0]!.signal.aborted, placed.map(({ input }) => input.page.id), shown(), left()]).toEqual([true, ['a'], 'a', []]);
  });

  it('an entry whose page is no longer alive, or was left at another address, is asked for again at the address that is there', async () => {
    for (const [page, address] of [['earlier', '/earlier'], ['a', '/a?q=1']] as const) {
      const { show, step, asked, answerPage, opened } = start();
      await show('b');
      step(page, address);
      expect(asked.at(-1)!.input.url).toBe(`https://shop.test${address}`);
      await answerPage('again');
      expect(opened.at(-1)!.input.coming.entry).toBe('there');
    }
  });

  it('a step within the page gives up what is on its way; its address is the page’s [url.listing-q]', async () => {
    const { open, step, move, asked, stands, actor, value } = start();
    open('b');
    step('a', '/a?q=1');
    expect([asked[0]!.signal.aborted, stands(), value().press, actor.getSnapshot().context.shown.address]).toEqual([true, true, 'none', '/a?q=1']);
    move('/a?q=2');
    open('b');
    // No page had followed another when the entry was made.
    step(undefined, '/a?q=2');
    expect([asked.length, asked[1]!.signal.aborted]).toEqual([2, true]);
  });

  it(`keeps the ${MOST_LEFT_PAGES} pages that were left last [listing.store]`, async () => {
    const { show, left, opened } = start();
    for (const page of ['b', 'c', 'd']) await show(page);
    expect(left()).toEqual(['a', 'b', 'c']);
    await show('e');
    expect([left(), opened.at(-1)!.input.alive]).toEqual([['b', 'c', 'd'], ['b', 'c', 'd']]);
  });

  it('a page waits until the entry of a closed view is left, which is nobody’s Back; a Back pressed meanwhile is followed [view.fullscreen]', async () => {
    const { open, answerPage, leaveView, step, opened, asked, stands } = start();
    leaveView(true);
    open('b');
    await answerPage('b');
    step('a', '/a');
    expect([opened.length, asked[0]!.signal.aborted, stands()]).toEqual([0, false, false]);
    leaveView(false);
    expect(opened.length).toBe(1);
    leaveView(true);
    step('earlier', '/earlier');
    expect(asked.at(-1)!.input.url).toBe('https://shop.test/earlier');
  });

  it('what is no page gets its document, in the manner of the press; what cannot be asked as well', async () => {
    const { open, step, asked, documents, value } = start();
    open('b');
    await asked[0]!.answer({ kind: 'document', url: 'https://shop.test/moved' });
    expect([documents[0]!.input, value().press]).toEqual([{ url: 'https://shop.test/moved', entry: 'new' }, 'leaving']);
    step('earlier', '/earlier');
    await asked[1]!.fail();
    expect(documents[1]!.input).toEqual({ url: 'https://shop.test/earlier', entry: 'there' });
    await documents[1]!.fail();
    expect(value().press).toBe('none');
  });

  it('without network the page stays and tells the way on, until something else is pressed [error.texts]', async () => {
    const { open, asked, actor, stands } = start();
    open('b');
    await asked[0]!.answer({ kind: 'offline' });
    expect([selectOffline(actor.getSnapshot()), stands()]).toEqual(['https://shop.test/b', true]);
    open('c');
    expect([selectOffline(actor.getSnapshot()), stands()]).toEqual([null, false]);
  });

  it('a page that cannot be opened or placed gets its document at its address', async () => {
    const { open, answerPage, opened, placed, documents, show, step, value } = start();
    open('b');
    await answerPage('b');
    await opened[0]!.fail();
    expect([documents[0]!.input, value().page]).toEqual([{ url: '/b', entry: 'there' }, 'lost']);
    await documents[0]!.answer();
    expect(value().page).toBe('placed');
    await show('c');
    step('a', '/a');
    await placed.at(-1)!.fail();
    expect([documents[1]!.input, value().page]).toEqual([{ url: '/a', entry: 'there' }, 'lost']);
    await documents[1]!.fail();
    expect(value().page).toBe('placed');
  });

  it('while a document is on its way the visitor waits, but not for ever; whoever comes back finds the page as it was', async () => {
    const { actor, open, asked, documents, value, stands, clock, comeBack } = start();
    open('b');
    clock.increment(PENDING_MS);
    await asked[0]!.answer({ kind: 'document', url: 'https://shop.test/b' });
    await documents[0]!.answer();
    expect([value().press, value().wait, stands()]).toEqual(['leaving', 'long', true]);
    clock.increment(DOCUMENT_MS);
    expect([value().press, value().wait]).toEqual(['elsewhere', 'none']);
    open('c');
    await asked[1]!.answer({ kind: 'document', url: 'https://shop.test/c' });
    comeBack();
    expect([value().press, value().wait, stands(), actor.getSnapshot().context.request]).toEqual(['none', 'none', true, null]);
  });
});
