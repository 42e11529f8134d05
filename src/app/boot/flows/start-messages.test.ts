// @vitest-environment happy-dom
import { concat, NEVER, of, ReplaySubject, Subject } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import type { UserInfo } from '../../../../machines/session/session.types.ts';
import { loadMachine } from '../../../bus/flows.ts';
import { createChatDrafts } from '../../../ports/storage/chat-drafts.ts';
import { passWritingOn } from '../../../ports/storage/tab-writing.ts';
import { createPage, type Page } from '../../page/create-page.ts';
import { createVisit } from '../../visit/create-visit.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { startMessages } from './start-messages.ts';

const general = { kind: 'general' } as const;
const policyContext = { language: 'cs', path: '/', url: '/', pageType: 'homePage', tripType: 'WS', orderToken: '', listingBase: null } as const;

const shownWithoutFlows = (page: Page) => ({ ...page, isOver: () => false, stands$: of(true), state: { context: {}, flows: [], data: null } }) as unknown as ShownPage;

afterEach(() => vi.unstubAllGlobals());

it('shows no customer what another one was writing in the tab when their login ended [account.secured]', async () => {
  const draftsFor = async (user_uid: string, account_type: 'CUSTOMER' | 'GUEST') => {
    passWritingOn('jana');
    createChatDrafts().write(general, 'Je tam pláž?');
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const visit = createVisit({ language: 'cs', now: '2026-08-01T10:00:00Z' });
    vi.spyOn(visit.api, 'fetchUserInfo').mockResolvedValue({ authenticated: account_type === 'CUSTOMER', account_type, user_uid, language: 'cs', timestamp: '2026-08-01T10:00:00Z', user_status: 'first-visit' });
    const page = await createPage({ bus: visit.createPageBus(), flows: [], portsOf: visit.portsOf, policyContext });
    await startMessages(visit, shownWithoutFlows(page));
    const { draft } = visit.bus.actor('chat')!.getSnapshot().context as { draft: string };
    visit.bus.close();
    return draft;
  };
  expect(await draftsFor('jana', 'CUSTOMER')).toBe('Je tam pláž?');
  expect(await draftsFor('guest', 'GUEST')).toBe('Je tam pláž?');
  expect(await draftsFor('petr', 'CUSTOMER')).toBe('');
  sessionStorage.clear();
});

it.each([['known before messages begin', true], ['known after', false]])('shows nothing of a conversation to who comes after a customer %s and signed out in another tab [account.secured]', async (_, isKnown) => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const visit = createVisit({ language: 'cs', now: '2026-08-01T10:00:00Z' });
  const page = await createPage({ bus: visit.createPageBus(), flows: [], portsOf: visit.portsOf, policyContext });
  const jana: UserInfo = { authenticated: true, account_type: 'CUSTOMER', user_uid: 'jana', language: 'cs', timestamp: '2026-08-01T10:00:00Z', user_status: 'returning' };
  const people$ = new ReplaySubject<UserInfo>(1);
  const signOuts$ = new Subject<string>();
  page.bus.start('session', { machine: await loadMachine('session'), ports: { userInfo: () => people$, signOutsElsewhere: () => signOuts$ } });
  if (isKnown) people$.next(jana);
  await startMessages(visit, shownWithoutFlows(page));
  if (!isKnown) people$.next(jana);
  const draft = () => (visit.bus.actor('chat')!.getSnapshot().context as { draft: string }).draft;
  const write = (text: string) => { visit.bus.dispatch({ type: 'chat.setDraft', text }); return draft(); };
  expect(write('Je tam pláž?')).toBe('Je tam pláž?');
  people$.next({ ...jana, user_uid: 'petr' });
  expect([draft(), createChatDrafts().read(general), write('A bazén?')]).toEqual(['', '', 'A bazén?']);
  signOuts$.next('petr');
  expect([draft(), createChatDrafts().read(general)]).toEqual(['', '']);
  visit.bus.close();
  sessionStorage.clear();
});

it('remembers whose tab it is though the session was known before messages began [account.secured]', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const visit = createVisit({ language: 'cs', now: '2026-08-01T10:00:00Z' });
  const page = await createPage({ bus: visit.createPageBus(), flows: [], portsOf: visit.portsOf, policyContext });
  const jana: UserInfo = { authenticated: true, account_type: 'CUSTOMER', user_uid: 'jana', language: 'cs', timestamp: '2026-08-01T10:00:00Z', user_status: 'returning' };
  page.bus.start('session', { machine: await loadMachine('session'), ports: { userInfo: () => concat(of(jana), NEVER), signOutsElsewhere: () => NEVER } });
  await startMessages(visit, shownWithoutFlows(page));
  createChatDrafts().write(general, 'Je tam pláž?');
  passWritingOn('petr');
  expect(createChatDrafts().read(general)).toBe('');
  visit.bus.close();
  sessionStorage.clear();
});

it('what is written to the shop while another page comes, and on that one, is there again on the next document', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const visit = createVisit({ language: 'cs', now: '2026-08-01T10:00:00Z' });
  const open = async () => {
    const page = await createPage({ bus: visit.createPageBus(), flows: [], portsOf: visit.portsOf, policyContext });
    const shown = shownWithoutFlows(page);
    await startMessages(visit, shown);
    return shown;
  };
  const write = (text: string) => {
    visit.bus.dispatch({ type: 'chat.setDraft', text });
    return createChatDrafts().read(general);
  };
  const before = await open();
  expect(write('Je')).toBe('Je');
  before.pause();
  expect(write('Je tam')).toBe('Je tam');
  before.stop();
  await open();
  expect(write('Je tam pláž?')).toBe('Je tam pláž?');
  visit.bus.close();
});
