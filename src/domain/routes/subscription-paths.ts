/** Pages where mails can be asked for, by what the mails are about [page.newsletter] [page.presale]. */
export const SUBSCRIPTION_PATHS = { newsletter: '/newsletter', presale: '/przedsprzedaz' } as const;

export type SubscriptionPurpose = keyof typeof SUBSCRIPTION_PATHS;
