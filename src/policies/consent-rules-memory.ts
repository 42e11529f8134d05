import { map } from 'rxjs';
import type { Policy } from './policy.ts';
import { when } from './when.ts';

/** Whenever the visitor decides what may be kept, memory follows at once [consent.categories]. */
export const consentRulesMemory: Policy = ({ facts$ }) => facts$.pipe(
  when('consent.changed'),
  map(({ categories }) => ({ type: 'memory.followConsent', categories })),
);
