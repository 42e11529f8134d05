/**
 * The record of flows, the one place where a flow is registered: its machine says which commands it accepts, which facts it
 * emits and which ports it needs, and all of that is read from here.
 */
import type { AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';
import type { PortsOf } from '../../machines/port.ts';

/** Flows that begin once the page answers; their code and their ports arrive then. */
interface Late { readonly isLate: true }
const late = <Load extends () => Promise<AnyStateMachine>>(load: Load): Load & Late => Object.assign(load, { isLate: true as const });

/** Flow name → how its machine is loaded: a chunk of its own, fetched beside the page that needs it. */
export const flows = {
  accountForm: async () => (await import('../../machines/account-form/account-form.machine.ts')).accountFormMachine,
  accordion: async () => (await import('../../machines/accordion/accordion.machine.ts')).accordionMachine,
  allOffers: late(async () => (await import('../../machines/all-offers/all-offers.machine.ts')).allOffersMachine),
  activity: async () => (await import('../../machines/activity/activity.machine.ts')).activityMachine,
  activityBasket: async () => (await import('../../machines/activity-basket/activity-basket.machine.ts')).activityBasketMachine,
  activityOrder: async () => (await import('../../machines/activity-order/activity-order.machine.ts')).activityOrderMachine,
  activitySearch: late(async () => (await import('../../machines/activity-search/activity-search.machine.ts')).activitySearchMachine),
  cartExpiry: late(async () => (await import('../../machines/cart-expiry/cart-expiry.machine.ts')).cartExpiryMachine),
  cartMail: late(async () => (await import('../../machines/cart-mail/cart-mail.machine.ts')).cartMailMachine),
  cartPayment: late(async () => (await import('../../machines/cart-payment/cart-payment.machine.ts')).cartPaymentMachine),
  chat: late(async () => (await import('../../machines/chat/chat.machine.ts')).chatMachine),
  checkout: async () => (await import('../../machines/checkout/checkout.machine.ts')).checkoutMachine,
  compare: late(async () => (await import('../../machines/compare/compare.machine.ts')).compareMachine),
  comparePage: async () => (await import('../../machines/compare-page/compare-page.machine.ts')).comparePageMachine,
  complaint: async () => (await import('../../machines/complaint/complaint.machine.ts')).complaintMachine,
  configurator: async () => (await import('../../machines/configurator/configurator.machine.ts')).configuratorMachine,
  consent: async () => (await import('../../machines/consent/consent.machine.ts')).consentMachine,
  contentEditor: late(async () => (await import('../../machines/content-editor/content-editor.machine.ts')).contentEditorMachine),
  countdown: late(async () => (await import('../../machines/countdown/countdown.machine.ts')).countdownMachine),
  dayPrices: late(async () => (await import('../../machines/day-prices/day-prices.machine.ts')).dayPricesMachine),
  desk: late(async () => (await import('../../machines/desk/desk.machine.ts')).deskMachine),
  fullScreenView: late(async () => (await import('../../machines/full-screen-view/full-screen-view.machine.ts')).fullScreenViewMachine),
  globalSearch: async () => (await import('../../machines/global-search/global-search.machine.ts')).globalSearchMachine,
  hotelParts: late(async () => (await import('../../machines/hotel-parts/hotel-parts.machine.ts')).hotelPartsMachine),
  lastOrder: late(async () => (await import('../../machines/last-order/last-order.machine.ts')).lastOrderMachine),
  lastViewed: late(async () => (await import('../../machines/last-viewed/last-viewed.machine.ts')).lastViewedMachine),
  listing: async () => (await import('../../machines/listing/listing.machine.ts')).listingMachine,
  login: async () => (await import('../../machines/login/login.machine.ts')).loginMachine,
  mailbox: late(async () => (await import('../../machines/mailbox/mailbox.machine.ts')).mailboxMachine),
  memory: late(async () => (await import('../../machines/memory/memory.machine.ts')).memoryMachine),
  navigation: async () => (await import('../../machines/navigation/navigation.machine.ts')).navigationMachine,
  pageContent: late(async () => (await import('../../machines/page-content/page-content.machine.ts')).pageContentMachine),
  offersMap: late(async () => (await import('../../machines/offers-map/offers-map.machine.ts')).offersMapMachine),
  participants: async () => (await import('../../machines/participants/participants.machine.ts')).participantsMachine,
  payment: async () => (await import('../../machines/payment/payment.machine.ts')).paymentMachine,
  paymentConfirm: async () => (await import('../../machines/payment-confirm/payment-confirm.machine.ts')).paymentConfirmMachine,
  paymentProcess: async () => (await import('../../machines/payment-process/payment-process.machine.ts')).paymentProcessMachine,
  popup: late(async () => (await import('../../machines/popup/popup.machine.ts')).popupMachine),
  quiz: async () => (await import('../../machines/quiz/quiz.machine.ts')).quizMachine,
  reservationRights: async () => (await import('../../machines/reservation-rights/reservation-rights.machine.ts')).reservationRightsMachine,
  priceCheck: late(async () => (await import('../../machines/price-check/price-check.machine.ts')).priceCheckMachine),
  roomChoice: late(async () => (await import('../../machines/room-choice/room-choice.machine.ts')).roomChoiceMachine),
  placeSearch: late(async () => (await import('../../machines/place-search/place-search.machine.ts')).placeSearchMachine),
  session: late(async () => (await import('../../machines/session/session.machine.ts')).sessionMachine),
  share: late(async () => (await import('../../machines/share/share.machine.ts')).shareMachine),
  sharedCart: late(async () => (await import('../../machines/shared-cart/shared-cart.machine.ts')).sharedCartMachine),
  staffForm: late(async () => (await import('../../machines/staff-form/staff-form.machine.ts')).staffFormMachine),
  subscription: async () => (await import('../../machines/subscription/subscription.machine.ts')).subscriptionMachine,
  tokenRefresh: async () => (await import('../../machines/token-refresh/token-refresh.machine.ts')).tokenRefreshMachine,
  upsell: late(async () => (await import('../../machines/upsell/upsell.machine.ts')).upsellMachine),
  travelDate: async () => (await import('../../machines/travel-date/travel-date.machine.ts')).travelDateMachine,
  wishlist: late(async () => (await import('../../machines/wishlist/wishlist.machine.ts')).wishlistMachine),
  wishlistPage: async () => (await import('../../machines/wishlist-page/wishlist-page.machine.ts')).wishlistPageMachine,
} satisfies Record<string, () => Promise<AnyStateMachine>>;

export type FlowName = keyof typeof flows;
export type FlowMachines = { [Flow in FlowName]: Awaited<ReturnType<(typeof flows)[Flow]>> };
export type LateFlow = { [Flow in FlowName]: (typeof flows)[Flow] extends Late ? Flow : never }[FlowName];

/** Of those, the ones that only hotel cards have; their ports come with them. */
export type CardFlow = 'allOffers' | 'hotelParts' | 'priceCheck' | 'roomChoice';
/** Those that only reservations have. */
export type CheckoutFlow = 'cartExpiry' | 'cartMail' | 'cartPayment' | 'lastOrder' | 'sharedCart' | 'upsell';
/** Those of conversations with the shop, which come after everything else. */
export type MessageFlow = 'chat' | 'mailbox';

/** All that the machines need from the world, by flow; flows that need nothing are left out. */
export type FlowPorts = {
  [Flow in FlowName as [keyof PortsOf<FlowMachines[Flow]>] extends [never] ? never : Flow]: PortsOf<FlowMachines[Flow]>;
};

/** Events of a machine that others may send: what it raises for its own regions has no flow before its name. */
export type CommandOf<Flow extends FlowName> = Extract<EventFromLogic<FlowMachines[Flow]>, { type: `${Flow}.${string}` }>;
export type FactOf<Flow extends FlowName> = Extract<EmittedFrom<FlowMachines[Flow]>, { type: `${Flow}.${string}` }>;
export type Command = { [Flow in FlowName]: CommandOf<Flow> }[FlowName];
export type Fact = { [Flow in FlowName]: FactOf<Flow> }[FlowName];

export type FlowSnapshot<Flow extends FlowName> = SnapshotFrom<FlowMachines[Flow]>;

/** A flow that may exist several times is addressed by a key as well: `countdown#a1`. */
export type RootAddress = FlowName | `${FlowName}#${string}`;
/** A child flow's address holds its parent's: `globalSearch/participants`. */
export type Address = RootAddress | `${string}/${FlowName}`;
/** Which of several: its key, or the parent of a child flow. */
export type Key = string | { of: Address };

export function addressOf(flow: FlowName, key?: string): RootAddress;
export function addressOf(flow: FlowName, key?: Key): Address;
export function addressOf(flow: FlowName, key?: Key): Address {
  if (key === undefined) return flow;
  return typeof key === 'string' ? `${flow}#${key}` : childAddress(key.of, flow);
}

export function childAddress(parent: Address, flow: string): Address {
  return `${parent}/${flow as FlowName}`;
}

export function isRoot(address: Address): address is RootAddress {
  return !address.includes('/');
}

export function partsOf(address: RootAddress): { flow: FlowName; key?: string } {
  const [flow, key] = address.split('#', 2) as [FlowName, string | undefined];
  return { flow, ...(key !== undefined && { key }) };
}

/**
 * Where a command or a view means: the address itself, or, of a flow's bare name, the one child flow that has it.
 * @param running the addresses that there are
 */
export function resolveAddress(address: Address, running: ReadonlyMap<Address, unknown>): Address {
  if (running.has(address) || address.includes('/') || address.includes('#')) return address;
  const [child, ...others] = [...running.keys()].filter((one) => one.endsWith(`/${address}`));
  return child !== undefined && others.length === 0 ? child : address;
}
