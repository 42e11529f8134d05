import type { SnapshotFrom } from 'xstate';
import type { consentMachine } from './consent.machine.ts';
import { allows } from './consent.rules.ts';
import type { ConsentCategories } from '../../src/domain/visitor/consent.ts';
import type { ConsentCategory } from './consent.types.ts';

type ConsentSnapshot = SnapshotFrom<typeof consentMachine>;

/** Whether the banner or its form lies over the page. */
export function selectIsAsked(snapshot: ConsentSnapshot): boolean {
  return snapshot.matches('asking') || snapshot.matches('customising');
}

export function selectIsCustomising(snapshot: ConsentSnapshot): boolean {
  return snapshot.matches('customising');
}

/** What the form shows. */
export function selectDraft(snapshot: ConsentSnapshot): ConsentCategories {
  return snapshot.context.draft;
}

/** Whether a category may be stored now [consent.categories]. */
export function selectIsGiven(snapshot: ConsentSnapshot, category: ConsentCategory): boolean {
  return allows(snapshot.context.categories, category);
}
