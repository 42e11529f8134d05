import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { compareMachine } from '../../../../machines/compare/compare.machine.ts';
import { memoryMachine } from '../../../../machines/memory/memory.machine.ts';
import { shareMachine } from '../../../../machines/share/share.machine.ts';
import type { FlowName } from '../../../bus/flows.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { beginFlow, beginInTurn } from './begin-flow.ts';

function pageThat(stands: boolean) {
  const begun: FlowName[] = [];
  const stands$ = new BehaviorSubject(stands);
  let isOver = false;
  const bus = { roots: () => new Map(), start: (flow: FlowName) => begun.push(flow) };
  return { page: { bus, stands$, isOver: () => isOver } as unknown as ShownPage, begun, stands$, end: () => { isOver = true; } };
}

it('a flow of the page or of the visit waits until no other page is on its way', async () => {
  const { page, begun, stands$ } = pageThat(false);
  const late = Promise.all([beginFlow(page, 'share', { ports: {} }), beginFlow(page, 'compare', { ports: {} })]);
  await new Promise(setImmediate);
  expect(begun).toEqual([]);
  stands$.next(true);
  await late;
  expect(begun.toSorted()).toEqual(['compare', 'share']);
});

it('a page that has ended begins nothing more', async () => {
  const { page, begun, stands$, end } = pageThat(false);
  const share = beginFlow(page, 'share', { ports: {} });
  end();
  stands$.next(true);
  await share;
  expect(begun).toEqual([]);
});

it('flows whose machines are there begin in tasks of their own, while their page stands', async () => {
  const { page, begun, stands$, end } = pageThat(false);
  const inTurn = beginInTurn(page, 'share', shareMachine, { ports: {} });
  await new Promise(setImmediate);
  stands$.next(true);
  expect(begun).toEqual([]);
  await inTurn;
  expect(begun).toEqual(['share']);
  const next = beginInTurn(page, 'compare', compareMachine, { ports: {} });
  await Promise.resolve();
  expect(begun).toEqual(['share']);
  await next;
  expect(begun).toEqual(['share', 'compare']);
  end();
  await beginInTurn(page, 'memory', memoryMachine, { ports: {} });
  expect(begun).toEqual(['share', 'compare']);
});
