/** Cookie consent by category; what is necessary needs none [consent.categories]. */
export interface ConsentCategories {
  /** Choices remembered for comfort (sort order, children's birth dates) and marketing messages (popups). */
  preferences: boolean;
  statistics: boolean;
  marketing: boolean;
}

const CONSENT_CATEGORIES = ['preferences', 'statistics', 'marketing'] as const satisfies (keyof ConsentCategories)[];

/** Name of the cookie that remembers the choice; itself a necessary cookie. */
export const CONSENT_COOKIE = 'consent';

/** The cookie's value: the agreed categories joined by dots, or `none`. */
export function formatConsent(categories: ConsentCategories): string {
  return CONSENT_CATEGORIES.filter((category) => categories[category]).join('.') || 'none';
}

/** Reads the cookie's value; null (not chosen yet) for anything that `formatConsent` would not write. */
export function parseConsent(value: string | undefined): ConsentCategories | null {
  if (value === undefined || value === '') return null;
  const agreed = value === 'none' ? [] : value.split('.');
  if (!agreed.every((name) => (CONSENT_CATEGORIES as readonly string[]).includes(name))) return null;
  return { preferences: agreed.includes('preferences'), statistics: agreed.includes('statistics'), marketing: agreed.includes('marketing') };
}
