/** What kind of day an activity makes, in the order of the facet. */
export const ACTIVITY_CATEGORIES = ['boat', 'culture', 'nature', 'sport', 'food', 'family', 'snow', 'wellness'] as const;

export type ActivityCategory = (typeof ACTIVITY_CATEGORIES)[number];
