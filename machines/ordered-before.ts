import type { Failure } from './failure.ts';

/** The order that a basket of activities has become already, which a refusal names: `/orders/…`. */
export function orderOfFailure({ code, errors }: Failure): string | undefined {
  return code === 'already-ordered' ? errors.map(({ pointer }) => /^\/orders\/([\w-]+)$/.exec(pointer)?.[1]).find((orderId) => orderId !== undefined) : undefined;
}
