import type { Policy } from '../policy.ts';
import { offerChangesUrl } from './offer-changes-url.ts';
import { offerOpensCheckout } from './offer-opens-checkout.ts';

export const configuratorPolicies: readonly Policy[] = [offerChangesUrl, offerOpensCheckout];
