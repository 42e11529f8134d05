/** Puts what the configurator's example paths speak of into the terms of a hotel that the shop sells. */
import { brno, prague } from '../../machines/configurator/configurator.paths.ts';
import type { DayPrice, Matrix, Offer, OfferAnswer } from '../../machines/configurator/configurator.types.ts';
import { addDays, diffDays } from '../../src/domain/dates/iso-date.ts';
import { formatOfferCode, parseOfferCode } from '../../src/domain/urls/offer-code.ts';
import type { World } from './browser-model.ts';
import { expect } from '../fixtures.ts';
import { AS_CLIENT, someOffer } from '../shop-api.ts';

const COUPLE = [{ adults: 2, childBirthDates: [] }];
const [first, second] = [parseOfferCode(prague)!, parseOfferCode(brno)!];
/** The price of the examples; any other one stands for a price that has changed. */
const EXAMPLE_PRICE = 2598000;

export class RealStay {
  readonly offer: Offer;
  /** By the example's code, length or day, the hotel's. */
  private readonly values: Record<string, string>;

  private constructor(offer: Offer, values: Record<string, string>) {
    this.offer = offer;
    this.values = values;
  }

  /** An offer on sale, in a hotel that leaves a choice in everything. */
  static async find({ page, testInfo }: World): Promise<RealStay> {
    const offer = await someOffer(page, testInfo);
    const { hotelCode, airportCode, duration, departureDate, boardCode } = offer;
    const ask = async <Answer>(path: string, data: object): Promise<Answer> => (await page.request.post(`/api/www/hotelCard/${path}`, { data, headers: AS_CLIENT })).json();
    const matrix = await ask<Matrix>('configurators/filters', { hotelCode, tripType: offer.tripType, occupancies: COUPLE });
    const { dates } = await ask<{ dates: DayPrice[] }>('configurators/dates', { hotelCode, airportCode, duration, boardCode, occupancies: COUPLE });
    const hotel = await (await page.request.get(`/api/www/hotelCard/hotels/${hotelCode}`, { headers: AS_CLIENT })).json() as { rooms: { roomCode: string; capacity: number }[] };
    const roomCode = offer._embedded.rooms[0]!.roomCode;
    const far = (date: string) => Math.abs(diffDays(date, departureDate));
    const [, ...days] = dates.map(({ date }) => date).toSorted((left, right) => far(left) - far(right));
    const others = {
      BRQ: matrix.airports.find(({ code }) => code !== airportCode)?.code,
      11: matrix.durations.find((nights) => nights !== duration)?.toString(),
      '2026-07-14': days[0],
      '2026-07-19': days[1],
      HB: matrix.boardTypes.find(({ code }) => code !== boardCode)?.code,
      FAM: hotel.rooms.find((room) => room.roomCode !== roomCode && room.capacity >= 2)?.roomCode,
    };
    for (const [example, value] of Object.entries(others)) expect(value, `${hotelCode} has something for ${example}`).toBeDefined();
    return new RealStay(offer, {
      ...others as Record<string, string>,
      [first.airportCode]: airportCode, [first.nights]: String(duration), [first.departureDate]: departureDate, [first.boardCode]: boardCode, [first.roomCode]: roomCode,
    });
  }

  get days(): string[] {
    return [first.departureDate, second.departureDate, '2026-07-19'].map((day) => this.value(day));
  }

  value(example: unknown): string {
    return this.values[String(example)] ?? String(example);
  }

  code(example: string): string {
    const { airportCode, nights, departureDate, boardCode, roomCode } = parseOfferCode(example)!;
    return formatOfferCode({
      hotelCode: this.offer.hotelCode, airportCode: this.value(airportCode), nights: Number(this.value(nights)),
      departureDate: this.value(departureDate), boardCode: this.value(boardCode), roomCode: this.value(roomCode),
    });
  }

  /** The address of an example offer, or of the hotel alone. */
  path(example: string | null): string {
    return example === null ? this.offer.hotelPath : `${this.offer.hotelPath}/OfferCode${this.offer.tripType}/${this.code(example)}`;
  }

  /** Minor units. */
  price({ totalPrice }: Pick<Offer, 'totalPrice'>): number {
    return totalPrice === EXAMPLE_PRICE ? this.offer.totalPrice : this.offer.totalPrice + 100_000;
  }

  offerOf(example: Offer): Offer {
    const offerCode = this.code(example.offerCode);
    const { airportCode, nights, departureDate, roomCode, boardCode } = parseOfferCode(offerCode)!;
    const [room] = this.offer._embedded.rooms;
    return {
      ...this.offer, offerCode, offerPath: this.path(example.offerCode), totalPrice: this.price(example), airportCode, duration: nights, departureDate,
      startDate: departureDate, endDate: addDays(departureDate, nights), boardCode: boardCode as Offer['boardCode'], _embedded: { ...this.offer._embedded, rooms: [{ ...room!, roomCode }] },
    };
  }

  answer(example: OfferAnswer): OfferAnswer {
    return example.status === 'available'
      ? { status: 'available', offer: this.offerOf(example.offer) }
      : { ...example, nearest: example.nearest.map((offer) => this.offerOf(offer)) };
  }

  calendar({ dates }: { dates: DayPrice[] }): { dates: DayPrice[] } {
    return { dates: dates.map(({ offerCode }) => ({ date: parseOfferCode(this.code(offerCode))!.departureDate, offerCode: this.code(offerCode), totalPrice: this.offer.totalPrice })) };
  }
}
