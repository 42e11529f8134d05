import type { components } from '../../openapi/generated/hotel.ts';
import type { Occupancy } from '../../src/domain/search/participants.ts';
import type { TripType } from '../../src/domain/search/trip-types.ts';
import type { PromisePort, StreamPort } from '../port.ts';
import type { PackedMatrix } from './packed-matrix.ts';

export type Matrix = components['schemas']['Matrix'];
export type Offer = components['schemas']['Offer'];
export type OfferAnswer = components['schemas']['OfferAnswer'];
export type GoneReason = Extract<OfferAnswer, { status: 'gone' }>['reason'];

/** What the offer code is made of beside the hotel. */
export interface Choice {
  airportCode: string;
  duration: number;
  /** ISO date of departure. */
  date: string;
  boardCode: string;
  roomCode: string;
}

export type ChoiceField = keyof Choice;

/** The part of a choice that is changed. */
export interface ChangedPart extends Partial<Choice> {
  /** The offer whose price was shown for it, if one was, and that price for the whole party, minor units. */
  offerCode?: string | undefined;
  totalPrice?: number | undefined;
  /** What was shown for it: so much more or less than the offer that stands, for the whole party, minor units. */
  difference?: number | undefined;
}

/** A part of the choice that had to give way to the part that was changed [config.choices]. */
export interface Adjustment {
  field: ChoiceField;
  from: string | number;
  to: string | number;
}

/** What the address asks for [config.url]. */
export type Addressed = { kind: 'cheapest' } | { kind: 'offer'; offerCode: string };

/** What is sold to the party: nothing is known until the first matrix came. */
export type Sold = { kind: 'unknown' } | { kind: 'known'; matrix: PackedMatrix };

/** Departure days with prices; `of` names what they are of, or are being fetched for. */
export type Calendar = { kind: 'none' } | { kind: 'asked'; of: string; dates: DayPrice[] };

/** The offer that stands, with what its change led to; once there is one it stays until the next, or until it turns out to be gone. */
export type Standing = { kind: 'none' } | { kind: 'offer'; offer: Offer; adjusted: Adjustment[]; undo: Undo };

/** What stood before the change that led to the offer. */
export type Undo = { kind: 'none' } | { kind: 'before'; request: OrderRequest };

/** What is tried and searched for, and tried again after a failure. */
export type Change = { kind: 'none' } | { kind: 'pending'; pending: PendingChange };

/** Why an offer cannot be had or a change cannot be made, and what is offered instead. */
export type Refusal = { kind: 'none' } | { kind: 'refused'; reason: GoneReason; nearest: Offer[] };

/** Where the open calendar is: at the chosen day, or at a month that somebody turned it to, `yyyy-MM`. */
export type CalendarPlace = { kind: 'chosenDay' } | { kind: 'month'; month: string };

/** The last day that was pressed in the open calendar and is not on sale (ISO date). */
export type RefusedDay = { kind: 'none' } | { kind: 'day'; date: string };

/** A change on its way. */
export interface PendingChange {
  /** What the visitor asked for. */
  wanted: Choice;
  /** The closest stay on sale, which is what the server is asked for. */
  choice: Choice;
  occupancies: Occupancy[];
  /** What may not give way; `offer`: nothing may. */
  changed: ChoiceField | 'participants' | 'offer';
  /** What the whole party was shown for exactly this choice, minor units, where it was: shows until the server has answered. */
  totalPrice?: number | undefined;
}

/** A departure day with its price for the whole party. */
export interface DayPrice {
  date: string;
  offerCode: string;
  totalPrice: number;
}

export interface ConfiguratorInput {
  hotelCode: string;
  tripType: TripType;
  /** The offer the URL names, or null for the hotel's cheapest [config.url]. */
  offerCode: string | null;
  occupancies: Occupancy[];
  /** ISO date. */
  today: string;
  /** The hotel's page says whether its rooms may be combined [hotel.multiroom]. */
  multiroomEnabled: boolean;
}

export interface ConfiguratorContext {
  hotelCode: string;
  tripType: TripType;
  today: string;
  multiroomEnabled: boolean;
  occupancies: Occupancy[];
  addressed: Addressed;
  standing: Standing;
  change: Change;
  refusal: Refusal;
  sold: Sold;
  /** Names what `sold` is of, or is being fetched for. */
  soldTo: string;
  calendar: Calendar;
  calendarPlace: CalendarPlace;
  refusedDay: RefusedDay;
  /** What the draft of who travels was opened on last. */
  partySurface: PartySurface;
}

/** Where who travels is changed: below the field on wide screens, on a layer of its own on narrow ones. */
export type PartySurface = 'popover' | 'dialog';

export type OpenedPart = 'calendar' | 'participants';

export interface OrderRequest {
  offerCode: string;
  occupancies: Occupancy[];
}

export type ConfiguratorCommand =
  /** What was shown for a part goes with it, where something was (`ChangedPart`). */
  | { type: 'configurator.chooseAirport'; airportCode: string; offerCode?: string | undefined; totalPrice?: number | undefined }
  | { type: 'configurator.chooseDuration'; duration: number; offerCode?: string | undefined; totalPrice?: number | undefined }
  | { type: 'configurator.chooseDate'; date: string }
  /** Shows the days with their prices; not while the stay is being ordered. */
  | { type: 'configurator.openCalendar' }
  | { type: 'configurator.closeCalendar' }
  /** Chooses a day of the open calendar; one that is not on sale is refused and stays open. */
  | { type: 'configurator.pressDay'; date: string }
  /** Turns the open calendar to a month, `yyyy-MM`. */
  | { type: 'configurator.showMonth'; month: string }
  | { type: 'configurator.chooseBoard'; boardCode: string; difference?: number | undefined }
  | { type: 'configurator.chooseRoom'; roomCode: string; difference?: number | undefined }
  | { type: 'configurator.changeParticipants'; occupancies: Occupancy[] }
  /** The kind of room of one of several occupancies, counted from 0; who travels stays as it was asked for last. */
  | { type: 'configurator.chooseRoomOf'; occupancy: number; roomCode: string }
  /** Opens a draft of who travels: the participants flow. */
  | { type: 'configurator.editParticipants'; on: PartySurface }
  /** Asks the draft to close; it stays while a child lacks a birth date. */
  | { type: 'configurator.closeParticipants' }
  /** Chosen for its hour alone, or for all but its room: what else it changes is said. */
  | { type: 'configurator.chooseOffer'; offerCode: string; part?: 'hour' | 'stay' }
  | { type: 'configurator.followUrl'; offerCode: string | null; occupancies?: Occupancy[] }
  /** Back to the offer and party before the last change. */
  | { type: 'configurator.undo' }
  /** Asks again what the offer costs [config.selected-offer]. */
  | { type: 'configurator.refresh' }
  | { type: 'configurator.retry' }
  | { type: 'configurator.order' };

export type ConfiguratorFact =
  /** Whenever an offer has been settled, by the visitor, the address or the server: what the rest of the card is about. */
  | { type: 'configurator.offerStands'; stay: Stay }
  /** The visitor's choice, for the URL [config.url]. */
  | { type: 'configurator.offerChosen'; offerCode: string; totalPrice: number; occupancies: Occupancy[]; adjusted: Adjustment[] }
  /** The offer's board is not in the hotel's list of boards; the state is as before [config.food]. */
  | { type: 'configurator.boardMissing'; offerCode: string; boardName: string }
  | { type: 'configurator.refused'; reason: GoneReason }
  /** The calendar, or the draft of who travels, stands before the visitor. */
  | { type: 'configurator.partOpened'; part: OpenedPart; on: PartySurface }
  | { type: 'configurator.partClosed'; part: OpenedPart; on: PartySurface }
  | { type: 'configurator.priceUpdated'; offerCode: string; from: number; to: number }
  | { type: 'configurator.ordered'; cartId: string; offerCode: string; occupancies: Occupancy[] }
  /** Nothing was ordered: what stands costs `totalPrice` by now, minor units. */
  | { type: 'configurator.orderRepriced'; totalPrice: number };

export interface ConfiguratorPorts {
  fetchMatrix: PromisePort<{ hotelCode: string; tripType: TripType; occupancies: Occupancy[] }, Matrix>;
  fetchDates: PromisePort<DatesRequest, { dates: DayPrice[] }>;
  fetchOffer: PromisePort<{ offerCode: string; occupancies: Occupancy[] }, OfferAnswer>;
  /** The hotel's cheapest offer of the trip type, or null when it has none. */
  fetchCheapestOffer: PromisePort<{ hotelCode: string; tripType: TripType; occupancies: Occupancy[]; today: string }, Offer | null>;
  /** `totalPrice`: what the page shows for the party, minor units. */
  addToCart: PromisePort<OrderRequest & { totalPrice: number }, CartAnswer>;
  /** An item whenever the page is shown again after it was left. */
  pageReturns: StreamPort<Record<string, never>, 'returned'>;
}

export interface DatesRequest {
  hotelCode: string;
  airportCode: string;
  duration: number;
  boardCode: string;
  /** Kind of the first room; days that do not have it are priced in the cheapest. */
  roomCode: string;
  occupancies: Occupancy[];
}

/** The stay that stands, as the rest of the card needs it. */
export interface Stay {
  offerCode: string;
  /** The whole party, minor units. */
  totalPrice: number;
  hotelCode: string;
  tripType: TripType;
  airportCode: string;
  /** Nights. */
  duration: number;
  /** ISO date of departure. */
  date: string;
  boardCode: Offer['boardCode'];
  /** Of each of the party's rooms. */
  roomCodes: string[];
  occupancies: Occupancy[];
}

/** Someone else may have bought the last one since it was shown, or it costs something else for the party by now (minor units). */
export type CartAnswer = { status: 'added'; cartId: string } | { status: 'gone' } | { status: 'repriced'; totalPrice: number };

export type ConfiguratorEvent =
  | ConfiguratorCommand
  /** Raised when another offer, or another party, is settled. */
  | { type: 'settled' };
