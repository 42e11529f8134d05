import { map, startWith, takeWhile } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command, Fact } from '../../bus/flows.ts';
import { when } from '../when.ts';

interface ListWorld {
  facts$: Observable<Fact>;
  /** The pages that the list begins with and that it ended with when it was left, counted from 0. */
  page: number;
  lastPage: number;
}

/**
 * A list that is returned to is as long as it was: whenever a page of it is there, the next one is asked for. It ends
 * when another list is asked for meanwhile [listing.store].
 */
export function listIsRestored({ facts$, page, lastPage }: ListWorld): Observable<Command> {
  return facts$.pipe(
    when('listing.loaded'),
    map(({ pagination }) => pagination.page),
    startWith(page),
    takeWhile((loaded, answers) => loaded === page + answers && loaded < lastPage),
    map((): Command => ({ type: 'listing.extend' })),
  );
}
