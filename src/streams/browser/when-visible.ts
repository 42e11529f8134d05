import { filter, firstValueFrom, fromEvent, takeUntil } from 'rxjs';
import { isVisible$ } from './visibility.ts';

/** Resolves once the page is seen; rejects when the signal aborts before. */
export async function whenVisible(document: Parameters<typeof isVisible$>[0], signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await firstValueFrom(isVisible$(document).pipe(filter(Boolean), takeUntil(fromEvent(signal, 'abort'))));
}
