import { map } from 'rxjs';
import type { VisitPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the visitor decides what may be kept, memory follows at once [consent.categories]. */
export const consentRulesMemory: VisitPolicy = ({ facts$ }) => facts$.pipe(
  when('consent.changed'),
  map(({ categories }) => ({ type: 'memory.followConsent', categories })),
);
