import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { Command, Fact } from '../../bus/flows.ts';
import type { PolicyContext } from '../policy.ts';
import { openedDocumentChangesUrl } from './opened-document-changes-url.ts';

const winter = { kind: 'page', name: 'zima' } as const;

function openEditor(url: string) {
  const [facts$, visitedUrls$] = [new Subject<Fact>(), new Subject<string>()];
  const commands: Command[] = [];
  openedDocumentChangesUrl({ facts$, visitedUrls$, context: { language: 'cs', url } as PolicyContext }).subscribe((command) => commands.push(command));
  return { tell: (fact: Fact) => facts$.next(fact), visit: (to: string) => visitedUrls$.next(to), taken: () => commands.splice(0) };
}

it('gives each document an entry of the history, and one that is not there none', () => {
  const { tell, taken } = openEditor('/editor');
  tell({ type: 'contentEditor.opened', document: winter });
  tell({ type: 'contentEditor.closed', entry: 'new' });
  tell({ type: 'contentEditor.opened', document: { kind: 'popup', name: 'zima' } });
  tell({ type: 'contentEditor.closed', entry: 'same' });
  expect(taken()).toEqual([
    { type: 'navigation.pushUrl', url: '/editor/page/zima' }, { type: 'navigation.pushUrl', url: '/editor' },
    { type: 'navigation.pushUrl', url: '/editor/popup/zima' }, { type: 'navigation.replaceUrl', url: '/editor' },
  ]);
});

it('follows Back and Forward, and says the document again that stays open where the editor asks first', () => {
  const { tell, visit, taken } = openEditor('/editor/page/zima');
  visit('/editor');
  tell({ type: 'contentEditor.opened', document: winter });
  visit('/editor/list/offices');
  tell({ type: 'contentEditor.opened', document: { kind: 'list', name: 'offices' } });
  expect(taken()).toEqual([
    { type: 'contentEditor.close' }, { type: 'navigation.pushUrl', url: '/editor/page/zima' },
    { type: 'contentEditor.open', document: { kind: 'list', name: 'offices' } },
  ]);
});
