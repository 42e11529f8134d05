/** Messages are cut by where they are read, so that a page loads the messages it shows and no others. */
export const MESSAGE_AREAS = ['shell', 'search', 'panels', 'listing', 'results', 'guide', 'hotel', 'card', 'compare', 'checkout', 'editor', 'desk', 'excursions', 'account', 'complaint', 'messages', 'offline', 'extras', 'wishlist', 'map', 'mail', 'documents', 'server'] as const;

export type MessageArea = (typeof MESSAGE_AREAS)[number];
