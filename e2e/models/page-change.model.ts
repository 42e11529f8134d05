import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { pageChangeMachine } from '../../machines/page-change/page-change.machine.ts';
import { pageChangePaths, stepTo } from '../../machines/page-change/page-change.paths.ts';
import { answer, streamed } from '../../machines/testing/path-coverage.ts';
import { expect, open } from '../fixtures.ts';
import { Listing } from '../pages/listing.page.ts';
import { eventsBut, happensByItself, modelOf } from './browser-model.ts';
import type { BrowserScenario, World } from './browser-model.ts';

const HERE = '/dovolena/nabidky-letecky';
const THERE = '/dovolena/nabidky-autem';
/** An address with a document of its own, which never comes. */
const DOCUMENT = '/mytui';
const [presses, steps, within] = pageChangePaths.scenarios;

const heading = ({ page }: World) => page.locator('main[data-page]').getByRole('heading', { level: 1 });
const titleOf = (path: string) => (path === HERE ? /^Letecká dovolená/ : /^Dovolená autem/);
const waiting = ({ page }: World) => page.getByRole('progressbar');
const notice = ({ page }: World) => page.getByRole('alert').filter({ hasText: 'Zkusit znovu' });

/** Presses a link that an editor's text might have. */
function pressLink(page: Page, path: string): Promise<void> {
  return page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'tam' });
    document.querySelector('main[data-page]')!.append(link);
    link.click();
    link.remove();
  }, path);
}

/** No style sheet is on its way: axe would read that one by itself, which the page's policy refuses. */
async function isAtRest(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
  await expect.poll(() => page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null))).toBe(true);
}

async function begin({ page, network, memory }: World): Promise<void> {
  await open(page, HERE);
  await isAtRest(page);
  await page.route((url) => url.pathname === DOCUMENT, (route) => route.fulfill({ status: 204 }));
  await network.hold(THERE);
  memory.shown = HERE;
}

const standsAt: BrowserScenario['sees'] = {
  'press.none': async (world) => expect(notice(world)).toHaveCount(0),
  'press.offline': async (world) => expect(notice(world)).toBeVisible(),
  'page.placed': async (world, { context }) => {
    const address = (context as { shown: { address: string } }).shown.address === '/' ? HERE : THERE;
    await expect(world.page).toHaveURL((url) => url.pathname === address);
    await expect(world.page).toHaveTitle(titleOf(address));
    await expect(heading(world)).toBeVisible();
  },
  'wait.none': async (world) => expect(waiting(world)).toHaveCount(0),
  'wait.long': async (world) => expect(waiting(world)).toBeVisible(),
  'wait.lasting': async (world) => expect(waiting(world)).toBeVisible(),
};

/** A page that has come is placed before a person can press anything else. */
const oneByOne = (before: AnyMachineSnapshot, { type }: { type: string }) => before.matches({ page: 'placed' }) || /openPage|placePage/.test(type);

const byItself = {
  'xstate.done.actor.openPage': happensByItself,
  'xstate.done.actor.placePage': happensByItself,
  'xstate.after.pending.pageChange.wait.short': happensByItself,
  'xstate.after.lasting.pageChange.wait.long': happensByItself,
};

export const pageChangeModel = modelOf(pageChangeMachine, [
  {
    name: 'presses on links of a list',
    paths: {
      ...presses!,
      events: eventsBut(presses!, 'pageChange.open', 'pageChange.leave', 'xstate.error', 'openOwnDocument').filter((event) => JSON.stringify(event) !== JSON.stringify(streamed('presses'))),
      filter: oneByOne,
    },
    begin,
    passingStates: ['page.opening', 'page.placing', 'press.answered', 'press.followed', 'press.handedOver'],
    // Ten seconds after the press the page asks for the document instead.
    hastyStates: ['wait.lasting'],
    sees: standsAt,
    does: {
      ...byItself,
      'xstate.snapshot.presses': ({ page }, { event }) => pressLink(page, (event.snapshot as { context: string | null }).context === null ? DOCUMENT : THERE),
      'xstate.done.actor.askPage': async ({ network }, { event }) => {
        switch ((event.output as { kind: string }).kind) {
          case 'page': return network.pass(THERE);
          case 'offline': return network.fail(THERE);
          default: {
            await network.answer(THERE, {});
            // The browser asks for the document; told that there is none, it stays.
            await network.fail(THERE, 204);
          }
        }
      },
    },
  },
  {
    name: 'Back and Forward between two lists [listing.store]',
    paths: {
      ...steps!,
      events: [streamed('presses', 'https://shop.test/dovolena'), answer('askPage', { kind: 'page', id: 'list', url: '/dovolena' }), answer('openPage', '/dovolena'), answer('placePage'), streamed('steps', stepTo('home', '/')), streamed('steps', stepTo('list', '/dovolena'))],
      filter: (before, happening) => {
        const { type, snapshot } = happening as { type: string; snapshot?: { context: { page: string } } };
        if (!oneByOne(before, happening)) return false;
        if (type.startsWith('xstate.done')) return true;
        const { reached, left } = before.context;
        if (type === 'xstate.snapshot.presses') return reached === 'home';
        return snapshot!.context.page === 'home' ? reached === 'list' : reached === 'home' && left.some(({ id }) => id === 'list');
      },
    },
    begin,
    passingStates: ['page.opening', 'page.placing', 'press.answered', 'press.followed', 'press.handedOver'],
    sees: standsAt,
    does: {
      ...byItself,
      'xstate.snapshot.presses': ({ page }) => pressLink(page, THERE),
      'xstate.done.actor.askPage': ({ network }) => network.pass(THERE),
      'xstate.snapshot.steps': async (world, { event }) => {
        const isBack = (event.snapshot as { context: { page: string } }).context.page === 'home';
        await world.page.evaluate((back) => { history[back ? 'back' : 'forward'](); }, isBack);
        // The page that was left comes back without being asked for.
        await expect(world.page).toHaveTitle(titleOf(isBack ? HERE : THERE));
        expect(world.network.count(THERE)).toBe(1);
      },
    },
  },
  {
    name: 'addresses of one list, Back and Forward among them [url.listing-q]',
    paths: {
      ...within!,
      events: [streamed('addresses', '/?q=a'), streamed('steps', stepTo('home', '/'))],
      filter: ({ context }, { type }) => (context.shown.address === '/') === (type === 'xstate.snapshot.addresses'),
    },
    async begin(world) {
      await begin(world);
      // Whatever is asked for is another page.
      await world.network.hold(HERE);
    },
    sees: {
      'press.none': async (world, { context }) => {
        await expect(world.page).toHaveURL((url) => url.search.includes('sort') === ((context as { shown: { address: string } }).shown.address !== '/'));
        expect(world.network.count(HERE)).toBe(0);
      },
      'page.placed': ({ page }) => expect(page).toHaveTitle(titleOf(HERE)),
    },
    does: {
      'xstate.snapshot.addresses': ({ page }) => new Listing(page).sortBy('Od nejdražší'),
      'xstate.snapshot.steps': async ({ page }) => { await page.evaluate(() => history.back()); },
    },
  },
  {
    name: 'Back to a page of an earlier document [listing.store]',
    paths: {
      ...steps!,
      events: [streamed('steps', stepTo('earlier', '/hotel')), answer('askPage', { kind: 'page', id: 'list', url: '/dovolena' }), answer('openPage', '/dovolena'), answer('placePage')],
      filter: (before, happening) => oneByOne(before, happening) && (happening.type !== 'xstate.snapshot.steps' || before.context.left.length === 0),
    },
    async begin({ page, network }) {
      await open(page, HERE);
      await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
      await pressLink(page, THERE);
      await expect(page).toHaveTitle(titleOf(THERE));
      await page.reload();
      await isAtRest(page);
      await network.hold(HERE);
    },
    passingStates: ['page.opening', 'page.placing', 'press.answered', 'press.followed', 'press.handedOver'],
    sees: {
      'wait.none': standsAt['wait.none']!,
      'page.placed': async ({ page }, { context }) => expect(page).toHaveTitle(titleOf((context as { left: readonly unknown[] }).left.length === 0 ? THERE : HERE)),
    },
    does: {
      ...byItself,
      'xstate.snapshot.steps': async ({ page }) => { await page.evaluate(() => history.back()); },
      'xstate.done.actor.askPage': ({ network }) => network.pass(HERE),
    },
  },
]);
