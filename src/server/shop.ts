import type { FastifyBaseLogger } from 'fastify';
import type { BackgroundWork } from './background-work.ts';
import type { Content } from './content/content-store.ts';
import type { IdentityClient } from './account/identity/identity-client.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open-database.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import type { OfferSearch } from './search/offer-search.ts';
import type { PlaceFactsOf } from './search-filters/place-facts.ts';
import type { ServerTexts } from './server-texts.ts';
import type { Suggester } from './suggest/suggester.ts';

/** What handlers work with: made once by `openShop`, given to each call. */
export interface Shop {
  config: Config;
  database: Database;
  search: OfferSearch;
  content: Content;
  payments: PaymentProvider;
  /** Who else can say who somebody is. */
  identities: readonly IdentityClient[];
  suggester: Suggester;
  placeFacts: PlaceFactsOf;
  background: BackgroundWork;
  texts: ServerTexts;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** The server's time; tests give their own. */
export type Clock = () => Temporal.Instant;
