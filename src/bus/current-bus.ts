/** The bus of whichever page is shown: for taps, which watch a whole visit. */
import { BehaviorSubject, startWith, switchMap } from 'rxjs';
import type { Bus, BusEvent } from './bus.ts';

export interface CurrentBus {
  bus: Bus;
  /** From now on another page is shown. */
  show: (bus: Bus) => void;
}

export function createCurrentBus(first: Bus): CurrentBus {
  const shown$ = new BehaviorSubject(first);
  const now = () => shown$.value;
  return {
    show: (bus) => { if (bus !== now()) shown$.next(bus); },
    bus: {
      dispatch: (command, key) => now().dispatch(command, key),
      start: (flow, options) => now().start(flow, options),
      expect: (address) => now().expect(address),
      stop: (address) => now().stop(address),
      actor: (address) => now().actor(address),
      served: (address) => now().served(address),
      watch: (address, listener) => now().watch(address, listener),
      roots: () => now().roots(),
      facts$: shown$.pipe(switchMap((bus) => bus.facts$)),
      events$: shown$.pipe(switchMap((bus, pagesBefore) => (pagesBefore === 0 ? bus.events$ : bus.events$.pipe(startWith<BusEvent>({ kind: 'page' }))))),
      close: () => now().close(),
    },
  };
}
