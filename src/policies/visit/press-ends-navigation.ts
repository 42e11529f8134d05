import { map } from 'rxjs';
import type { VisitPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a link, Back or Forward is pressed, what a flow has wished for before is given up: the last press counts. */
export const pressEndsNavigation: VisitPolicy = ({ facts$ }) => facts$.pipe(when('pageChange.pressed'), map(() => ({ type: 'navigation.stay' })));
