import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import type { FlowName } from '../../../bus/flows.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { beginFlow } from './begin-flow.ts';

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
