import { expect, it } from 'vitest';
import { orForThisPage } from './browser-storage.ts';
import { createOutbox, forgetOutboxOwner, ownOutbox } from './outbox.ts';

const emptyStorage = () => orForThisPage(() => { throw new Error('None here'); });
const message = (clientId: string) => ({ clientId, text: `text ${clientId}`, files: [] });
const general = { kind: 'general' } as const;
const thread = { kind: 'thread', threadId: 't1' } as const;

it('gives what waits back to a page that is loaded again, and forgets what was sent', () => {
  const [tab, browser] = [emptyStorage(), emptyStorage()];
  const before = createOutbox({ tab, browser });
  before.write(thread, [message('a'), message('b')]);
  before.write(general, [message('c')]);
  const after = createOutbox({ tab, browser });
  expect([after.read(thread), after.read(general), after.subjects()]).toEqual([[message('a'), message('b')], [message('c')], []]);
  after.write(thread, [message('b')]);
  expect([createOutbox({ tab, browser }).read(thread), createOutbox({ tab: emptyStorage(), browser }).read(thread)]).toEqual([[message('b')], []]);
});

it('holds messages of a customer who reads without network for every tab, none of which takes another’s away, until the sign-out', () => {
  const browser = emptyStorage();
  ownOutbox('jana', browser);
  const [one, other] = [createOutbox({ tab: emptyStorage(), browser }), createOutbox({ tab: emptyStorage(), browser })];
  one.write(thread, [message('a')]);
  other.write(thread, [message('b')]);
  one.write(thread, []);
  expect([createOutbox({ tab: emptyStorage(), browser }).read(thread), other.subjects()]).toEqual([[message('b')], [thread]]);
  ownOutbox('jana', browser);
  expect(other.subjects()).toEqual([thread]);
  forgetOutboxOwner(browser);
  expect(createOutbox({ tab: emptyStorage(), browser }).read(thread)).toEqual([]);
});

it('reads nothing from what is no outbox', () => {
  for (const stored of ['{', '{}', '[1]', '[{"about":null}]', '[{"about":{"kind":"general"},"clientId":1}]']) {
    const tab = emptyStorage();
    tab.setItem('outbox', stored);
    expect(createOutbox({ tab, browser: emptyStorage() }).read(general)).toEqual([]);
  }
});
