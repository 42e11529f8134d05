/** What a machine reads of a failed request: API ports reject with {status, body}, body a problem of the contract. */
export interface Failure {
  /** HTTP status; undefined when no answer came. */
  status?: number;
  /** The problem's stable code. */
  code?: string;
  errors: readonly { pointer: string; message: string; code?: string }[];
}

/** The failure that an invoke's error event carries; empty for anything that is not an answer of the API. */
export function failureOf(event: object): Failure {
  const error = 'error' in event ? event.error : undefined;
  if (typeof error !== 'object' || error === null || !('status' in error)) return { errors: [] };
  const { status, body } = error as { status?: number; body?: Partial<Failure> | null };
  return { status, code: body?.code, errors: body?.errors ?? [] };
}
