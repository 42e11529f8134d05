/** How each flow's machine is loaded: a chunk of its own, fetched beside the page that needs it. */
import { tokenRefreshMachine } from '../../../machines/token-refresh/token-refresh.machine.ts';
import type { FlowMachines } from '../../bus/flows.ts';

export const flowLoaders: { [Flow in keyof FlowMachines]: () => Promise<FlowMachines[Flow]> } = {
  accordion: async () => (await import('../../../machines/accordion/accordion.machine.ts')).accordionMachine,
  checkout: async () => (await import('../../../machines/checkout/checkout.machine.ts')).checkoutMachine,
  configurator: async () => (await import('../../../machines/configurator/configurator.machine.ts')).configuratorMachine,
  consent: async () => (await import('../../../machines/consent/consent.machine.ts')).consentMachine,
  countdown: async () => (await import('../../../machines/countdown/countdown.machine.ts')).countdownMachine,
  dayPrices: async () => (await import('../../../machines/day-prices/day-prices.machine.ts')).dayPricesMachine,
  fullScreenView: async () => (await import('../../../machines/full-screen-view/full-screen-view.machine.ts')).fullScreenViewMachine,
  globalSearch: async () => (await import('../../../machines/global-search/global-search.machine.ts')).globalSearchMachine,
  lastViewed: async () => (await import('../../../machines/last-viewed/last-viewed.machine.ts')).lastViewedMachine,
  listing: async () => (await import('../../../machines/listing/listing.machine.ts')).listingMachine,
  memory: async () => (await import('../../../machines/memory/memory.machine.ts')).memoryMachine,
  navigation: async () => (await import('../../../machines/navigation/navigation.machine.ts')).navigationMachine,
  participants: async () => (await import('../../../machines/participants/participants.machine.ts')).participantsMachine,
  payment: async () => (await import('../../../machines/payment/payment.machine.ts')).paymentMachine,
  paymentConfirm: async () => (await import('../../../machines/payment-confirm/payment-confirm.machine.ts')).paymentConfirmMachine,
  session: async () => (await import('../../../machines/session/session.machine.ts')).sessionMachine,
  share: async () => (await import('../../../machines/share/share.machine.ts')).shareMachine,
  // Already here: the API client runs one beside the bus.
  tokenRefresh: async () => tokenRefreshMachine,
  travelDate: async () => (await import('../../../machines/travel-date/travel-date.machine.ts')).travelDateMachine,
};
