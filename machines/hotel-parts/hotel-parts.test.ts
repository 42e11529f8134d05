import { describe, expect, it } from 'vitest';
import { heldPort, heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { hotelPartsMachine } from './hotel-parts.machine.ts';
import { exampleAnswers, exampleInput, exampleStay, hotelPartsPaths, otherStay } from './hotel-parts.paths.ts';
import type { Occupancy } from '../../src/domain/search/participants.ts';
import { otherRoomOf, selectPart, selectScope, selectShownMonth } from './hotel-parts.select.ts';
import type { HotelPartsPorts, PartName } from './hotel-parts.types.ts';

const ORDER: readonly PartName[] = ['weather', 'alternatives', 'otherAirports', 'priceYear', 'hours', 'reviews', 'onSite', 'variants', 'upsells'];

function start(input = exampleInput) {
  const nearness = heldStream<'near'>();
  const weather = heldPort<HotelPartsPorts['fetchWeather']>();
  const alternatives = heldPort<HotelPartsPorts['fetchAlternatives']>();
  const otherAirports = heldPort<HotelPartsPorts['fetchOtherAirports']>();
  const priceYear = heldPort<HotelPartsPorts['fetchPriceYear']>();
  const variants = heldPort<HotelPartsPorts['fetchVariants']>();
  const hours = heldPort<HotelPartsPorts['fetchHours']>();
  const { actor } = startFlow(hotelPartsMachine, {
    input,
    ports: {
      nearness: nearness.port, fetchWeather: weather.port, fetchAlternatives: alternatives.port, fetchOtherAirports: otherAirports.port,
      fetchPriceYear: priceYear.port, fetchHours: hours.port, fetchReviews: heldPort<HotelPartsPorts['fetchReviews']>().port,
      fetchOnSite: heldPort<HotelPartsPorts['fetchOnSite']>().port, fetchVariants: variants.port, fetchUpsells: heldPort<HotelPartsPorts['fetchUpsells']>().port,
    },
  });
  return {
    actor, weather: weather.calls, alternatives: alternatives.calls, otherAirports: otherAirports.calls, priceYear: priceYear.calls, hours: hours.calls, variants: variants.calls,
    near: (part: PartName) => nearness.streams[ORDER.indexOf(part)]!.next('near'),
    listening: () => nearness.observed(),
    see: <Part extends PartName>(part: Part) => selectPart(part)(actor.getSnapshot()),
  };
}

/** One part alone, with every call of its own. */
function startPart(part: PartName, { stay = exampleStay }: { stay?: typeof exampleStay | null } = {}) {
  const nearness = heldStream<'near'>();
  const ports = Object.fromEntries(ORDER.map((name) => [name, heldPort<(input: object, context: { signal: AbortSignal }) => Promise<unknown>>()]));
  const fetches = Object.fromEntries(ORDER.map((name) => [`fetch${name[0]!.toUpperCase()}${name.slice(1)}`, ports[name]!.port]));
  const { actor } = startFlow(hotelPartsMachine, { input: { ...exampleInput, stay }, ports: { nearness: nearness.port, ...fetches } });
  return {
    actor, calls: ports[part]!.calls, place: nearness.streams[ORDER.indexOf(part)]!,
    status: () => selectPart(part)(actor.getSnapshot()).status, isBusy: () => actor.getSnapshot().hasTag('busy'), state: () => actor.getSnapshot().value[part],
  };
}

describe('hotelParts', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(hotelPartsPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(hotelPartsPaths)).toEqual([]);
  });

  it('asks for nothing until its place is near, then for that part alone [hotel.calls] [format.image-widths]', () => {
    const { near, weather, alternatives, listening } = start();
    expect([weather.length, alternatives.length]).toEqual([0, 0]);
    near('weather');
    expect(weather.map(({ input }) => input)).toEqual([{ hotelCode: 'GRK1042' }]);
    expect([alternatives.length, listening()]).toEqual([0, ORDER.map((part) => part !== 'weather')]);
  });

  it('asks each call for what the stay is: its party, its airport, days and nights around it, prices beside its own in its room [hotel.calls] [config.choices]', () => {
    const { near, alternatives, otherAirports, priceYear, hours, variants } = start();
    for (const part of ORDER) near(part);
    const { occupancies } = exampleStay;
    expect(alternatives[0]!.input).toEqual({
      hotelCode: 'GRK1042', occupancies, airportCodes: ['PRG'], departureDateFrom: '2026-07-05', departureDateTo: '2026-07-19', durationFrom: 5, durationTo: 9, count: 4,
    });
    const inRoom = [{ ...occupancies[0], roomCode: 'DR2' }];
    expect(otherAirports[0]!.input).toEqual({ hotelCode: 'GRK1042', occupancies: inRoom, airportCodes: ['PRG'], boardCodes: ['AI'], departureDateFrom: '2026-07-09', departureDateTo: '2026-07-15', durationFrom: 7, durationTo: 7 });
    expect(priceYear[0]!.input).toEqual({ hotelCode: 'GRK1042', occupancies: inRoom, airportCodes: ['PRG'], boardCodes: ['AI'], durationFrom: 7, durationTo: 7 });
    expect(hours[0]!.input).toEqual(otherAirports[0]!.input);
    expect(variants[0]!.input).toEqual({ offerCode: exampleStay.offerCode, occupancies });
  });

  it('keeps what is chosen for the party’s other rooms, and names the room of an offer in another kind than the stay’s [config.choices]', () => {
    const [first] = exampleStay.occupancies as [Occupancy];
    const others = [{ ...first, roomCode: 'FAM' }, first];
    const { near, hours } = start({ ...exampleInput, stay: { ...exampleStay, roomCodes: ['DR2', 'FAM', 'DR2'], occupancies: [first, ...others] } });
    near('hours');
    expect(hours[0]!.input.occupancies).toEqual([{ ...first, roomCode: 'DR2' }, ...others]);
    expect([exampleStay.offerCode, 'GRK1042_PRG_20260713_07_AI_FAM', 'junk'].map((code) => otherRoomOf(exampleStay, code))).toEqual([null, 'FAM', null]);
    expect(otherRoomOf(null, exampleStay.offerCode)).toBeNull();
  });

  it('asks for no day that is over, and by car of no airport [trip.by-car]', () => {
    const { near, alternatives, priceYear } = start({ today: '2026-07-10', stay: { ...exampleStay, tripType: 'DW', airportCode: 'CAR' } });
    near('alternatives');
    near('priceYear');
    expect(alternatives[0]!.input).toMatchObject({ departureDateFrom: '2026-07-11' });
    expect([alternatives[0]!.input.airportCodes, priceYear[0]!.input.airportCodes]).toEqual([undefined, undefined]);
  });

  it('leaves an answer to an older stay behind, shows it until the newer one comes, and asks for nothing twice', async () => {
    const { actor, near, otherAirports, weather, see } = start();
    near('otherAirports');
    near('weather');
    await otherAirports[0]!.answer(exampleAnswers.otherAirports);
    await weather[0]!.answer(exampleAnswers.weather);
    actor.send({ type: 'hotelParts.show', stay: otherStay });
    expect(see('otherAirports')).toEqual({ status: 'awaited', answer: exampleAnswers.otherAirports });
    expect([see('weather').status, weather.length]).toEqual(['shown', 1]);
    actor.send({ type: 'hotelParts.show', stay: exampleStay });
    expect(otherAirports[1]!.signal.aborted).toBe(true);
    await otherAirports[1]!.answer([]);
    await otherAirports[2]!.answer(exampleAnswers.otherAirports);
    actor.send({ type: 'hotelParts.show', stay: exampleStay });
    expect([see('otherAirports'), otherAirports.length]).toEqual([{ status: 'shown', answer: exampleAnswers.otherAirports }, 3]);
  });

  it('says in one part that its call failed and asks it alone again; the others go on [error.texts]', async () => {
    const { actor, near, weather, hours, see } = start();
    near('weather');
    near('hours');
    await weather[0]!.fail();
    await hours[0]!.answer(exampleAnswers.hours);
    expect([see('weather').status, see('hours').status]).toEqual(['failed', 'shown']);
    actor.send({ type: 'hotelParts.retry', part: 'weather' });
    await weather[1]!.answer(exampleAnswers.weather);
    expect([see('weather').status, weather.length, hours.length]).toEqual(['shown', 2, 1]);
  });

  it('shows the year of other departures until another stay stands', async () => {
    const { actor, near, priceYear } = start();
    near('priceYear');
    actor.send({ type: 'hotelParts.showYear', scope: { airportCode: null, duration: null, boardCode: null } });
    expect(priceYear[1]!.input).toEqual({ hotelCode: 'GRK1042', occupancies: [{ ...exampleStay.occupancies[0], roomCode: 'DR2' }] });
    actor.send({ type: 'hotelParts.show', stay: otherStay });
    expect([priceYear[2]!.input.airportCodes, selectScope(actor.getSnapshot())]).toEqual([['BRQ'], { airportCode: 'BRQ', duration: 11, boardCode: otherStay.boardCode }]);
  });

  it('shows the days of the month that was pressed, of the stay’s until then, and of none that has no price', async () => {
    const { actor, near, priceYear } = start();
    const shown = () => selectShownMonth(actor.getSnapshot());
    near('priceYear');
    expect(shown()).toBeNull();
    const [july] = exampleAnswers.priceYear;
    await priceYear[0]!.answer([july!, { ...july!, date: '2026-08-09' }]);
    expect(shown()).toBe('2026-07');
    actor.send({ type: 'hotelParts.showMonth', month: '2026-08' });
    expect(shown()).toBe('2026-08');
    actor.send({ type: 'hotelParts.showMonth', month: '2026-10' });
    expect(shown()).toBe('2026-07');
  });

  it('waits for an offer where none stands yet', () => {
    const { actor, near, weather, see } = start({ ...exampleInput, stay: null });
    near('weather');
    expect([weather.length, see('weather')]).toEqual([0, { status: 'awaited', answer: null }]);
    actor.send({ type: 'hotelParts.show', stay: exampleStay });
    expect(weather).toHaveLength(1);
  });

  it.each(ORDER)('%s: is asked anew for another stay, while it is on its way, once it is shown and after a failure [hotel.calls]', async (part) => {
    const { actor, calls, place, status, isBusy, state } = startPart(part);
    const otherHotel = { ...otherStay, hotelCode: 'GRK1043' };
    expect([state(), isBusy()]).toEqual(['away', false]);
    place.next('near');
    expect([status(), isBusy(), calls.length]).toEqual(['awaited', true, 1]);
    actor.send({ type: 'hotelParts.show', stay: otherHotel });
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await calls[1]!.answer(exampleAnswers[part]);
    expect([status(), isBusy()]).toEqual(['shown', false]);
    actor.send({ type: 'hotelParts.show', stay: exampleStay });
    expect([status(), isBusy(), calls.length]).toEqual(['awaited', true, 3]);
    await calls[2]!.fail();
    expect([status(), isBusy()]).toEqual(['failed', false]);
    actor.send({ type: 'hotelParts.retry', part: ORDER.find((other) => other !== part)! });
    expect(calls).toHaveLength(3);
    actor.send({ type: 'hotelParts.show', stay: otherHotel });
    expect([status(), calls.length]).toEqual(['awaited', 4]);
    await calls[3]!.fail();
    actor.send({ type: 'hotelParts.retry', part });
    await calls[4]!.answer(exampleAnswers[part]);
    expect(status()).toBe('shown');
  });

  it.each(ORDER)('%s: is asked where nobody can tell that it is near, and waits for a stay, near or not [format.image-widths]', (part) => {
    const known = startPart(part);
    known.place.error('no observers');
    expect([known.calls.length, known.state()]).toEqual([1, 'fetching']);
    const unknown = startPart(part, { stay: null });
    unknown.place.error('no observers');
    expect([unknown.calls.length, unknown.state(), unknown.isBusy()]).toEqual([0, 'awaited', false]);
    unknown.actor.send({ type: 'hotelParts.show', stay: exampleStay });
    expect([unknown.calls.length, unknown.state()]).toEqual([1, 'fetching']);
    const seen = startPart(part, { stay: null });
    seen.place.next('near');
    expect([seen.calls.length, seen.state(), seen.isBusy()]).toEqual([0, 'awaited', false]);
  });
});
