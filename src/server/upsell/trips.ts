/** Trips of a holiday: activities at its place, sold as its extras from the same places as in the shop of excursions [upsell.flow]. */
import type { Kysely } from 'kysely';
import { expectedTravellers } from '../../domain/booking/checkout-rules.ts';
import { daysWithoutTravel } from '../../domain/dates/days-without-travel.ts';
import { ageOn } from '../../domain/dates/iso-date.ts';
import type { Language } from '../../domain/market/language.ts';
import { activitiesOfRegion } from '../activities/activities-of-region.ts';
import type { ActivityPlaces } from '../activities/activity-places.ts';
import { activityRows, type ActivityRow } from '../activities/activity-rows.ts';
import { activityTimes, closingTime, type ActivityTime } from '../activities/activity-times.ts';
import type { CartRow, Offer } from '../cart/cart-rows.ts';
import type { RequiredInfoCode } from '../catalogue/required-info.ts';
import type { Schema } from '../db/schema.ts';
import type { ServerText } from '../server-texts.ts';
import type { Shop } from '../shop.ts';
import type { Extra, HolidayWithExtras } from './extra-kinds.ts';

const MOST_TRIPS = 6;
/** The reservation says this; an organiser who asks for more is met in the shop of excursions. */
const KNOWN_INFO: readonly RequiredInfoCode[] = ['hotel', 'name', 'phone'];

type Start = Pick<ActivityTime, 'day' | 'time'>;
type Party = Pick<CartRow, 'occupancies'>;

/**
 * The best liked trips that have room for the whole party on the days between arrival and departure, with those starts; and
 * those that the cart has, so that they can be given up when others have taken the rest.
 */
export async function tripsOf(kysely: Kysely<Schema>, { clock }: Pick<Shop, 'clock'>, { offer, occupancies, extras }: HolidayWithExtras, language: Language): Promise<(ActivityRow & { times: ActivityTime[] })[]> {
  const people = expectedTravellers(occupancies).length;
  const chosen = extras.filter(({ groupType }) => groupType === 'activity').map(placesOfTrip);
  const isChosen = ({ activityCode, day, time }: ActivityTime) => chosen.some((one) => one.activityCode === activityCode && one.day === day && one.time === time);
  const found = await activitiesOfRegion(kysely, { regionCode: offer.destination.region.code, ...daysWithoutTravel(offer), people: 1, closing: closingTime(clock), language });
  const trips = found.filter(isSoldWithHoliday).flatMap((trip) => {
    const times = trip.times.filter((start) => (trip.most_people >= people && start.free >= people) || isChosen(start));
    return times.length === 0 ? [] : [{ ...trip, times }];
  });
  return trips.filter(({ times }, place) => place < MOST_TRIPS || times.some(isChosen));
}

/** What each traveller pays on a day, in the order of the form, in minor units; null for whom the organiser does not take. */
export function tripPrices({ prices }: Pick<ActivityRow, 'prices'>, { occupancies }: Party, day: string): (number | null)[] {
  return expectedTravellers(occupancies).map((who) => {
    const band = who.type === 'adults' ? prices.find(({ code }) => code === 'adult') : prices.find(({ fromAge, toAge }) => fromAge <= ageOn(who.birthDate, day) && ageOn(who.birthDate, day) <= toAge);
    return band?.price ?? null;
  });
}

export function tripTitle({ format }: ServerText, { name, meeting_point: place }: Pick<ActivityRow, 'name' | 'meeting_point'>, { day, time }: Start): string {
  return `${name}, ${format.date(day)} ${time}, ${place}`;
}

export function upsellCodeOf({ code }: Pick<ActivityRow, 'code'>): string {
  return `activity-${code}`;
}

export function variantCodeOf({ day, time }: Start): string {
  return `${day}T${time}`;
}

/** What a chosen trip takes of its start. */
export function placesOfTrip({ code, variantCode, personRefs }: Pick<Extra, 'code' | 'variantCode' | 'personRefs'>): ActivityPlaces {
  const [day = '', time = ''] = variantCode.split('T');
  return { activityCode: code.slice(upsellCodeOf({ code: '' }).length), day, time, people: personRefs.length };
}

/** Chosen trips as they are sold now: each line's title and price, or null for what is not to be had any more. */
export async function currentTrips(kysely: Kysely<Schema>, { clock, texts }: Pick<Shop, 'clock' | 'texts'>, cart: Party & { offer: Offer }, trips: readonly Extra[], language: Language): Promise<Map<Extra, { title: string; price: number } | null>> {
  if (trips.length === 0) return new Map();
  const { from, to } = daysWithoutTravel(cart.offer);
  const activityCodes = trips.map((trip) => placesOfTrip(trip).activityCode);
  const rows = await activityRows(kysely, language, (activities) => activities.where('activity.code', 'in', activityCodes).where('activity.region_code', '=', cart.offer.destination.region.code));
  const times = await activityTimes(kysely, { activityCodes, from, to, closing: closingTime(clock), people: 1 });
  return new Map(trips.map((trip) => {
    const { activityCode, day, time } = placesOfTrip(trip);
    const row = rows.find(({ code }) => code === activityCode);
    const start = times.find((one) => one.activityCode === activityCode && one.day === day && one.time === time);
    // Passengers with another price stand in a line of their own.
    const people = trips.filter(({ code, variantCode }) => code === trip.code && variantCode === trip.variantCode).reduce((sum, { personRefs }) => sum + personRefs.length, 0);
    if (row === undefined || start === undefined || start.free < people) return [trip, null];
    const paid = tripPrices(row, cart, day);
    const prices = trip.personRefs.map((person) => paid[person] ?? null);
    const price = prices.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0 as number | null);
    return [trip, price === null ? null : { title: tripTitle(texts[language], row, { day, time }), price }];
  }));
}

function isSoldWithHoliday({ required_info: asked }: ActivityRow): boolean {
  return asked.every((code) => KNOWN_INFO.includes(code));
}
