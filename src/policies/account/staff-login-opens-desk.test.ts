import { EMPTY, of } from 'rxjs';
import { expect, it } from 'vitest';
import type { Command, Fact } from '../../bus/flows.ts';
import type { PolicyContext } from '../policy.ts';
import { staffLoginOpensDesk } from './staff-login-opens-desk.ts';

function commandsOf(pageType: 'editor' | 'editorDesk' | 'editorPassword', ...facts: Fact[]): Command[] {
  const commands: Command[] = [];
  staffLoginOpensDesk({ facts$: of(...facts), visitedUrls$: EMPTY, context: { pageType } as PolicyContext }).subscribe((command) => commands.push(command));
  return commands;
}
const signedIn = (role: 'editor' | 'agent' | 'admin') => ({ type: 'contentEditor.signedIn', name: 'Eva', role, csrfToken: 'csrf' }) as const;
const login = { name: 'Eva', csrfToken: 'csrf' } as const;

it('opens the desk to agents, the staff’s form to admins and one’s own password to everybody, and closes what the one before had open to everybody else', () => {
  expect((['editor', 'agent', 'admin'] as const).map((role) => commandsOf('editorDesk', signedIn(role)))).toEqual([[{ type: 'desk.leave' }], [{ type: 'desk.begin', ...login }], [{ type: 'desk.begin', ...login }]]);
  expect((['editor', 'agent', 'admin'] as const).map((role) => commandsOf('editor', signedIn(role)))).toEqual([[{ type: 'staffForm.leave' }], [{ type: 'staffForm.leave' }], [{ type: 'staffForm.begin', ...login }]]);
  expect((['editor', 'agent', 'admin'] as const).map((role) => commandsOf('editorPassword', signedIn(role)))).toEqual(Array.from({ length: 3 }, () => [{ type: 'staffPassword.begin', ...login }]));
});

it('closes each with the login, and asks again who is signed in where they learn that it has ended', () => {
  expect([commandsOf('editorDesk', { type: 'contentEditor.signedOut' }), commandsOf('editor', { type: 'contentEditor.signedOut' }), commandsOf('editorPassword', { type: 'contentEditor.signedOut' })]).toEqual([[{ type: 'desk.leave' }], [{ type: 'staffForm.leave' }], [{ type: 'staffPassword.leave' }]]);
  expect(commandsOf('editorDesk', { type: 'desk.loginEnded' }, { type: 'staffForm.loginEnded' }, { type: 'staffPassword.loginEnded' })).toEqual(Array.from({ length: 3 }, () => ({ type: 'contentEditor.recognise' })));
});
