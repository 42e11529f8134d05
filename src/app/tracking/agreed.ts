import { defer, distinctUntilChanged, filter, map, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import { selectIsGiven } from '../../../machines/consent/consent.select.ts';
import type { Bus } from '../../bus/bus.ts';
import type { Fact, FlowSnapshot } from '../../bus/flows.ts';

type Changed = Extract<Fact, { type: 'consent.changed' }>;

/** Whether the visitor agrees to statistics, now and whenever that changes [consent.categories]. */
export function isAgreed$(bus: Bus): Observable<boolean> {
  return defer(() => bus.facts$.pipe(
    filter((fact): fact is Changed => fact.type === 'consent.changed'),
    map(({ categories }) => categories.statistics),
    startWith(selectIsGiven(bus.actor('consent')!.getSnapshot() as FlowSnapshot<'consent'>, 'statistics')),
    distinctUntilChanged(),
  ));
}
