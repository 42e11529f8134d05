import type { Matrix } from './configurator.types.ts';
import { addDays, diffDays } from '../../src/domain/dates/iso-date.ts';
import { MARKET } from '../../src/domain/market/market.ts';

/** A stay as the matrix knows it: what leaves when, from where, for how long. */
export interface Stay {
  airportCode: string;
  duration: number;
  date: string;
  /** The whole party, minor units. */
  price: number;
}

/** What is sold of one length. */
interface PackedStays {
  duration: number;
  /** Lowest price of all. */
  price: number;
  /** Steps from one departure day's lowest price to the next one's, as `numeral`; a point where nothing leaves. */
  days: string;
  /** Airport by airport: steps of its lowest price above the lowest of all, a point where nothing leaves. */
  lowest: string;
  /** Day by day, airport by airport: steps above the day's lowest price, a point where nothing leaves. */
  airports: string;
}

/** A matrix in the form that travels with the page: a tenth of its size, nothing of it lost. */
export interface PackedMatrix extends Pick<Matrix, 'airports' | 'durationPeriods' | 'boardTypes' | 'currency' | 'byPlane'> {
  firstDay: string;
  /** Minor units that all differences of prices are multiples of. */
  step: number;
  stays: PackedStays[];
}

const NOTHING = '.';
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A matrix that names no currency is in the market's [config.success]. */
export function packMatrix({ airports, durations, durationsByDates, durationPeriods, boardTypes, currency, byPlane }: Matrix): PackedMatrix {
  const dates = Object.keys(durationsByDates).toSorted();
  const firstDay = dates[0] ?? '';
  const days = dates.length === 0 ? 0 : diffDays(firstDay, dates.at(-1)!) + 1;
  const all = dates.flatMap((date) => {
    const day = diffDays(firstDay, date);
    return durationsByDates[date]!.map((stay) => ({ ...stay, day }));
  });
  const lowest = lowestOf(all);
  const step = all.reduce((common, { price }) => commonDivisor(common, price - lowest), 0) || 1;
  const place = new Map(airports.map(({ code }, index) => [code, index]));

  const stays = durations.map((duration): PackedStays => {
    const ofLength = all.filter((stay) => stay.duration === duration);
    const lows = Array.from<number | undefined>({ length: days });
    for (const { day, price } of ofLength) lows[day] = Math.min(price, lows[day] ?? price);
    const above = Array.from<number | undefined>({ length: days * airports.length });
    for (const { day, airportCode, price } of ofLength) above[day * airports.length + place.get(airportCode)!] = (price - lows[day]!) / step;
    const price = lowestOf(ofLength);
    let before = price;
    const steps = lows.map((low) => {
      if (low === undefined) return undefined;
      const change = (low - before) / step;
      before = low;
      return change < 0 ? -2 * change - 1 : 2 * change;
    });
    const lowest = airports.map(({ code }) => {
      const ofAirport = ofLength.filter(({ airportCode }) => airportCode === code);
      return ofAirport.length === 0 ? undefined : (lowestOf(ofAirport) - price) / step;
    });
    return { duration, price, lowest: lowest.map(numeral).join(''), days: steps.map(numeral).join(''), airports: above.map(numeral).join('') };
  });
  return {
    airports, durationPeriods, boardTypes, currency: currency || MARKET.currencyLabel, byPlane, firstDay, step, stays,
  };
}

/** The lowest price of an airport, a length or both, in minor units; null where nothing leaves. Nothing is unpacked for it. */
export function lowestPrice({ airports, stays, step }: PackedMatrix, { airportCode, duration }: Partial<Pick<Stay, 'airportCode' | 'duration'>>): number | null {
  const prices = stays.filter((stay) => duration === undefined || stay.duration === duration).flatMap(({ price, lowest }) =>
    numbersOf(lowest).flatMap((steps, place) => (steps === undefined || (airportCode !== undefined && airports[place]!.code !== airportCode) ? [] : [price + steps * step])));
  return prices.length === 0 ? null : Math.min(...prices);
}

/** Whether a stay is sold. Nothing is unpacked for it. */
export function isSold({ airports, firstDay, stays }: PackedMatrix, { airportCode, duration, date }: Omit<Stay, 'price'>): boolean {
  const place = airports.findIndex(({ code }) => code === airportCode);
  const numerals = stays.find((one) => one.duration === duration)?.airports ?? '';
  const day = numerals === '' ? -1 : diffDays(firstDay, date);
  return place >= 0 && day >= 0 && !['', NOTHING].includes(numeralAt(numerals, day * airports.length + place));
}

/** Every stay of a matrix. */
export function staysOf(matrix: PackedMatrix): readonly Stay[] {
  const stays = unpacked.get(matrix) ?? unpack(matrix);
  unpacked.set(matrix, stays);
  return stays;
}

/** Unpacked once: one press looks through them several times. */
const unpacked = new WeakMap<PackedMatrix, Stay[]>();

function unpack({ airports, firstDay, step, stays }: PackedMatrix): Stay[] {
  const dates = Array.from(numbersOf(stays[0]?.days ?? ''), (_, day) => addDays(firstDay, day));
  return stays.flatMap(({ duration, price, days, airports: above }) => {
    const lows = lowsOf(days, price, step);
    return numbersOf(above).flatMap((steps, index) => {
      const day = Math.floor(index / airports.length);
      const { code: airportCode } = airports[index % airports.length]!;
      return steps === undefined ? [] : [{ airportCode, duration, date: dates[day]!, price: lows[day]! + steps * step }];
    });
  });
}

function lowsOf(days: string, price: number, step: number): (number | undefined)[] {
  let low = price;
  return numbersOf(days).map((number) => {
    if (number === undefined) return undefined;
    low += step * (number % 2 === 0 ? number / 2 : -(number + 1) / 2);
    return low;
  });
}

/** One character where there is one for it. */
function numeral(number: number | undefined): string {
  return number === undefined ? NOTHING : DIGITS[number] ?? `(${number})`;
}

/** The first character of a numeral; empty past the last one. */
function numeralAt(numerals: string, index: number): string {
  let at = 0;
  for (let before = 0; before < index && at < numerals.length; before += 1) at = numerals[at] === '(' ? numerals.indexOf(')', at) + 1 : at + 1;
  return numerals.charAt(at);
}

function numbersOf(numerals: string): (number | undefined)[] {
  return Array.from(numerals.matchAll(/\((\d+)\)|./g), ([character, inDecimals]) => {
    if (character === NOTHING) return undefined;
    return inDecimals === undefined ? DIGITS.indexOf(character) : Number(inDecimals);
  });
}

function lowestOf(stays: readonly { price: number }[]): number {
  return stays.reduce((lowest, { price }) => Math.min(lowest, price), stays[0]?.price ?? 0);
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
