import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { Command, Fact } from '../../bus/flows.ts';
import type { PolicyContext } from '../policy.ts';
import { openedThreadChangesUrl } from './opened-thread-changes-url.ts';

function openDesk(url: string) {
  const [facts$, visitedUrls$] = [new Subject<Fact>(), new Subject<string>()];
  const commands: Command[] = [];
  openedThreadChangesUrl({ facts$, visitedUrls$, context: { language: 'pl', url } as PolicyContext }).subscribe((command) => commands.push(command));
  return { tell: (fact: Fact) => facts$.next(fact), visit: (to: string) => visitedUrls$.next(to), taken: () => commands.splice(0) };
}

it('gives each conversation an entry of the history, and one that is gone none', () => {
  const { tell, taken } = openDesk('/pl/editor/desk');
  tell({ type: 'desk.opened', threadId: 'a' });
  tell({ type: 'desk.closed', entry: 'new' });
  tell({ type: 'desk.opened', threadId: 'b' });
  tell({ type: 'desk.closed', entry: 'same' });
  expect(taken()).toEqual([
    { type: 'navigation.pushUrl', url: '/pl/editor/desk/a' }, { type: 'navigation.pushUrl', url: '/pl/editor/desk' },
    { type: 'navigation.pushUrl', url: '/pl/editor/desk/b' }, { type: 'navigation.replaceUrl', url: '/pl/editor/desk' },
  ]);
});

it('leaves the address as it is of what was opened by it, and follows Back and Forward', () => {
  const { tell, visit, taken } = openDesk('/pl/editor/desk/a?x=1');
  tell({ type: 'desk.opened', threadId: 'a' });
  visit('/pl/editor/desk');
  tell({ type: 'desk.closed', entry: 'new' });
  visit('/pl/editor/desk/a');
  tell({ type: 'desk.opened', threadId: 'a' });
  expect(taken()).toEqual([{ type: 'desk.close' }, { type: 'desk.open', threadId: 'a' }]);
});
