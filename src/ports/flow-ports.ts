import type { CheckoutPorts } from '../../machines/checkout/checkout.types.ts';
import type { ConfiguratorPorts } from '../../machines/configurator/configurator.types.ts';
import type { ConsentPorts } from '../../machines/consent/consent.types.ts';
import type { CountdownPorts } from '../../machines/countdown/countdown.types.ts';
import type { DayPricesPorts } from '../../machines/day-prices/day-prices.types.ts';
import type { FullScreenViewPorts } from '../../machines/full-screen-view/full-screen-view.types.ts';
import type { GlobalSearchPorts } from '../../machines/global-search/global-search.types.ts';
import type { LastViewedPorts } from '../../machines/last-viewed/last-viewed.types.ts';
import type { ListingPorts } from '../../machines/listing/listing.types.ts';
import type { MemoryPorts } from '../../machines/memory/memory.types.ts';
import type { NavigationPorts } from '../../machines/navigation/navigation.types.ts';
import type { PaymentConfirmPorts } from '../../machines/payment-confirm/payment-confirm.types.ts';
import type { PaymentPorts } from '../../machines/payment/payment.types.ts';
import type { SessionPorts } from '../../machines/session/session.types.ts';
import type { SharePorts } from '../../machines/share/share.types.ts';
import type { TokenRefreshPorts } from '../../machines/token-refresh/token-refresh.types.ts';

/** A flow that needs nothing from the world. */
type NoPorts = Record<never, never>;

/** All that the machines need from the world, by flow; one object provides it, and a missing port does not compile. */
export interface FlowPorts {
  accordion: NoPorts;
  checkout: CheckoutPorts;
  configurator: ConfiguratorPorts;
  consent: ConsentPorts;
  countdown: CountdownPorts;
  dayPrices: DayPricesPorts;
  fullScreenView: FullScreenViewPorts;
  globalSearch: GlobalSearchPorts;
  lastViewed: LastViewedPorts;
  listing: ListingPorts;
  memory: MemoryPorts;
  navigation: NavigationPorts;
  participants: NoPorts;
  payment: PaymentPorts;
  paymentConfirm: PaymentConfirmPorts;
  session: SessionPorts;
  share: SharePorts;
  tokenRefresh: TokenRefreshPorts;
  travelDate: NoPorts;
}

/** Flows that begin once the page answers; their code and their ports arrive then. */
type LateFlow = 'fullScreenView' | 'countdown' | 'dayPrices' | 'lastViewed' | 'memory' | 'share';

export type LatePorts = Pick<FlowPorts, LateFlow>;
export type PagePorts = Omit<FlowPorts, LateFlow>;
