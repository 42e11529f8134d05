/** What XState tells a port's actor: answer, failure, item of a stream, its end. */
export const PORT_EVENTS: ReadonlySet<string> = new Set([
  'xstate.promise.resolve', 'xstate.promise.reject', 'xstate.observable.next', 'xstate.observable.error', 'xstate.observable.complete',
]);
