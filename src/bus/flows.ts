/**
 * The record of flows: which machine handles which commands, and how its code is loaded.
 * A command whose machine does not accept it, or a flow without commands, does not compile (flows.test-d.ts).
 */
import type { EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';
import type { accordionMachine } from '../../machines/accordion/accordion.machine.ts';
import type { AccordionCommand } from '../../machines/accordion/accordion.types.ts';
import type { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { CheckoutCommand, CheckoutFact } from '../../machines/checkout/checkout.types.ts';
import type { configuratorMachine } from '../../machines/configurator/configurator.machine.ts';
import type { ConfiguratorCommand, ConfiguratorFact } from '../../machines/configurator/configurator.types.ts';
import type { consentMachine } from '../../machines/consent/consent.machine.ts';
import type { ConsentCommand, ConsentFact } from '../../machines/consent/consent.types.ts';
import type { countdownMachine } from '../../machines/countdown/countdown.machine.ts';
import type { CountdownFact } from '../../machines/countdown/countdown.types.ts';
import type { dayPricesMachine } from '../../machines/day-prices/day-prices.machine.ts';
import type { DayPricesCommand } from '../../machines/day-prices/day-prices.types.ts';
import type { fullScreenViewMachine } from '../../machines/full-screen-view/full-screen-view.machine.ts';
import type { FullScreenViewCommand, FullScreenViewFact } from '../../machines/full-screen-view/full-screen-view.types.ts';
import type { globalSearchMachine } from '../../machines/global-search/global-search.machine.ts';
import type { GlobalSearchCommand, GlobalSearchFact } from '../../machines/global-search/global-search.types.ts';
import type { lastViewedMachine } from '../../machines/last-viewed/last-viewed.machine.ts';
import type { LastViewedCommand } from '../../machines/last-viewed/last-viewed.types.ts';
import type { listingMachine } from '../../machines/listing/listing.machine.ts';
import type { ListingCommand, ListingFact } from '../../machines/listing/listing.types.ts';
import type { memoryMachine } from '../../machines/memory/memory.machine.ts';
import type { MemoryCommand } from '../../machines/memory/memory.types.ts';
import type { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import type { NavigationCommand, NavigationFact } from '../../machines/navigation/navigation.types.ts';
import type { participantsMachine } from '../../machines/participants/participants.machine.ts';
import type { ParticipantsCommand, ParticipantsFact } from '../../machines/participants/participants.types.ts';
import type { paymentMachine } from '../../machines/payment/payment.machine.ts';
import type { PaymentCommand, PaymentFact } from '../../machines/payment/payment.types.ts';
import type { paymentConfirmMachine } from '../../machines/payment-confirm/payment-confirm.machine.ts';
import type { PaymentConfirmCommand, PaymentConfirmFact } from '../../machines/payment-confirm/payment-confirm.types.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionCommand, SessionFact } from '../../machines/session/session.types.ts';
import type { shareMachine } from '../../machines/share/share.machine.ts';
import type { ShareCommand } from '../../machines/share/share.types.ts';
import type { tokenRefreshMachine } from '../../machines/token-refresh/token-refresh.machine.ts';
import type { TokenRefreshCommand, TokenRefreshFact } from '../../machines/token-refresh/token-refresh.types.ts';
import type { travelDateMachine } from '../../machines/travel-date/travel-date.machine.ts';
import type { TravelDateCommand, TravelDateFact } from '../../machines/travel-date/travel-date.types.ts';

/** Flow name → its machine. */
export interface FlowMachines {
  accordion: typeof accordionMachine;
  checkout: typeof checkoutMachine;
  configurator: typeof configuratorMachine;
  consent: typeof consentMachine;
  countdown: typeof countdownMachine;
  dayPrices: typeof dayPricesMachine;
  fullScreenView: typeof fullScreenViewMachine;
  globalSearch: typeof globalSearchMachine;
  lastViewed: typeof lastViewedMachine;
  listing: typeof listingMachine;
  memory: typeof memoryMachine;
  navigation: typeof navigationMachine;
  participants: typeof participantsMachine;
  payment: typeof paymentMachine;
  paymentConfirm: typeof paymentConfirmMachine;
  session: typeof sessionMachine;
  share: typeof shareMachine;
  tokenRefresh: typeof tokenRefreshMachine;
  travelDate: typeof travelDateMachine;
}

export type FlowName = keyof FlowMachines;
/** Everything that can be wished for. */
export type Command =
  | AccordionCommand | CheckoutCommand | ConfiguratorCommand | ConsentCommand | DayPricesCommand | FullScreenViewCommand | GlobalSearchCommand | LastViewedCommand | ListingCommand
  | MemoryCommand | NavigationCommand
  | ParticipantsCommand | PaymentCommand | PaymentConfirmCommand | SessionCommand | ShareCommand | TokenRefreshCommand | TravelDateCommand;
/** Everything that can have happened. */
export type Fact =
  | CheckoutFact | ConfiguratorFact | ConsentFact | CountdownFact | FullScreenViewFact | GlobalSearchFact | ListingFact | NavigationFact
  | ParticipantsFact | PaymentFact | PaymentConfirmFact | SessionFact | TokenRefreshFact | TravelDateFact;

export type FlowSnapshot<Flow extends FlowName> = SnapshotFrom<FlowMachines[Flow]>;
export type FlowOfType<Type extends string> = Type extends `${infer Flow}.${string}` ? Flow : never;

/** Commands that no machine accepts; must stay empty. */
export type UnhandledCommand<Wish extends { type: string } = Command> = {
  [Type in Wish['type']]: FlowOfType<Type> extends FlowName
    ? Type extends EventFromLogic<FlowMachines[FlowOfType<Type> & FlowName]>['type'] ? never : Type
    : Type;
}[Wish['type']];
/** Facts that no machine emits; must stay empty. */
export type UnfoundedFact<Happening extends { type: string } = Fact> = {
  [Type in Happening['type']]: FlowOfType<Type> extends FlowName
    ? Type extends EmittedFrom<FlowMachines[FlowOfType<Type> & FlowName]>['type'] ? never : Type
    : Type;
}[Happening['type']];

/** A flow that may exist several times is addressed by a key as well: `room#2`. */
export type Address = FlowName | `${FlowName}#${string}`;

export function addressOf(flow: FlowName, key?: string): Address {
  return key === undefined ? flow : `${flow}#${key}`;
}
