import { catchError, from, map, Observable, of, switchMap } from 'rxjs';
import type { ActivitySuggestion, Suggested } from '../../../machines/activity-search/activity-search.types.ts';

/**
 * Suggestions for what is typed: only the latest text's, whose question aborts the one before; a question that fails says
 * so and the next one is asked again.
 */
export function suggestedActivities(typed$: Observable<string>, ask: (text: string, context: { signal: AbortSignal }) => Promise<ActivitySuggestion[]>): Observable<Suggested> {
  return typed$.pipe(switchMap((text) => {
    if (text === '') return of({ text, suggestions: [] });
    return abortable((signal) => ask(text, { signal })).pipe(
      map((suggestions) => ({ text, suggestions })),
      catchError(() => of({ text, suggestions: null })),
    );
  }));
}

function abortable<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Observable<Answer> {
  return new Observable((subscriber) => {
    const question = new AbortController();
    subscriber.add(() => question.abort());
    subscriber.add(from(ask(question.signal)).subscribe(subscriber));
  });
}
