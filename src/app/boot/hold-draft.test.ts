// @vitest-environment happy-dom
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type { Command } from '../../bus/flows.ts';
import { holdDraft } from './hold-draft.ts';

it('what is typed is saved when the page is put aside, and nothing is once its flow has ended with it [checkout.flow]', () => {
  const commands: Command[] = [];
  const changes$ = new Subject<void>();
  const checkout = Object.assign(changes$, { getSnapshot: () => ({ matches: ({ draft }: { draft: string }) => draft === 'saved', context: {} }) }) as unknown as AnyActorRef;
  holdDraft({ actor: () => checkout, dispatch: (command) => { commands.push(command); } });
  dispatchEvent(new Event('pagehide'));
  expect(commands).toEqual([{ type: 'checkout.save' }]);
  changes$.complete();
  dispatchEvent(new Event('pagehide'));
  expect(commands).toEqual([{ type: 'checkout.save' }]);
});
