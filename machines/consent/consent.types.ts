import type { ConsentCategories } from '../../src/domain/visitor/consent.ts';
import type { PromisePort, StreamPort } from '../port.ts';

/** Necessary storage needs no consent and is not among the categories. */
export type ConsentCategory = keyof ConsentCategories;

export interface ConsentInput {
  /** The decision this browser remembers, or null when it was never asked. */
  stored: ConsentCategories | null;
}

export interface ConsentContext {
  /** The decision in force; null means undecided, which allows nothing. */
  categories: ConsentCategories | null;
  /** What the form shows before it is saved. */
  draft: ConsentCategories;
}

export type ConsentCommand =
  | { type: 'consent.acceptAll' }
  | { type: 'consent.rejectAll' }
  | { type: 'consent.customise' }
  | { type: 'consent.choose'; category: ConsentCategory; allowed: boolean }
  | { type: 'consent.save' }
  | { type: 'consent.cancel' }
  | { type: 'consent.reopen' };

export type ConsentFact = { type: 'consent.changed'; categories: ConsentCategories };

export interface ConsentPorts {
  /** Remembers the decision for later pages. */
  storeConsent: PromisePort<{ categories: ConsentCategories }, void>;
  /** What this browser's cookie says whenever it changes, in whichever tab. */
  storedConsents: StreamPort<Record<string, never>, ConsentCategories>;
}
