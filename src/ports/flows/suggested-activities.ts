import { of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ActivitySuggestion, Suggested } from '../../../machines/activity-search/activity-search.types.ts';
import { latestAnswers } from '../../streams/visitor/latest-answers.ts';

/** Suggestions for what is typed: only the latest text's, whose question aborts the one before; a question that fails says so. */
export function suggestedActivities(typed$: Observable<string>, ask: (text: string, context: { signal: AbortSignal }) => Promise<ActivitySuggestion[]>): Observable<Suggested> {
  return typed$.pipe(latestAnswers<string, Suggested>({
    ask: (text, { signal }) => (text === '' ? of({ text, suggestions: [] }) : ask(text, { signal }).then((suggestions) => ({ text, suggestions }))),
    failed: (text) => ({ text, suggestions: null }),
    isSame: (before, now) => before === now,
  }));
}
