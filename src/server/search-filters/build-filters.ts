import type { components } from '../../../openapi/generated/search.ts';
import { isMonthRange } from '../../domain/dates/date-range.ts';
import { departureWindow } from '../../domain/search/departure-window.ts';
import { addDays } from '../../domain/dates/iso-date.ts';
import type { Language } from '../../domain/market/language.ts';
import { MAX_OF_A_KIND, MAX_PARTICIPANTS, MAX_ROOMS, partyOf } from '../../domain/search/participants.ts';
import { allowsMultiroom, isByCar, tripMeaningOf, TRIP_TYPES, tripTypeValuesOf, type TripType } from '../../domain/search/trip-types.ts';
import type { MessageKey } from '../../i18n/messages.types.ts';
import { listAirports } from '../search/listing/airports.ts';
import { DAYS_ON_SALE } from '../search/prices/catalogue-window.ts';
import type { DepartureMonth } from '../search/listing/departure-months.ts';
import { listDestinations } from '../search/listing/destinations.ts';
import type { Counts } from '../search/listing/facet-counts.ts';
import { anyTrip } from '../search/search-query.ts';
import type { Shop } from '../shop.ts';
import type { ServerText, ServerTexts } from '../server-texts.ts';
import { destinationTree } from './destination-tree.ts';
import type { FilterSelection } from './filter-selection.ts';
import { knownDepartureAirports, knownDestinations } from './known-codes.ts';

type FilterSet = components['schemas']['FilterSet'];
type Filter = components['schemas']['Filter'];
type FilterOption = components['schemas']['FilterOption'];

/** Lengths of stay that are offered for choice, some by a name that people have for them: every length is in one of them. */
const DURATIONS = [
  { from: 2, to: 4, name: 'server.duration.weekend' }, { from: 5, to: 6 }, { from: 7, to: 7, name: 'server.duration.week' }, { from: 8, to: 9 }, { from: 10, to: 11 },
  { from: 12, to: 15, name: 'server.duration.twoWeeks' },
] as const satisfies readonly { from: number; to: number; name?: MessageKey }[];

interface FilterContext {
  today: string;
  language: Language;
  texts: ServerTexts;
}

/**
 * The filters of the global search for a selection: what can be chosen under the rest of it, and what would find
 * nothing, disabled. Unknown codes are named and left out. By car there are no airports [gs.initial] [gs.update] [trip.by-car].
 */
export async function buildFilters({ database: { kysely }, search }: Pick<Shop, 'database' | 'search'>, selection: FilterSelection, { today, language, texts }: FilterContext): Promise<FilterSet> {
  const { tripType, occupancies } = selection;
  const text = texts[language];
  const airports = await knownDepartureAirports(kysely, isByCar(tripType) ? [] : selection.airports);
  const destinations = await knownDestinations(kysely, selection.destinations);
  const dates = datesOnSale(selection, today);
  const departures = departureWindow({ startDate: dates.dateFrom, endDate: dates.dateTo, flexibleDays: dates.flexibleDays });
  const query = {
    ...anyTrip(tripType),
    dateFrom: departures.startDate,
    dateTo: departures.endDate,
    airports: airports.known,
    destinations: destinations.known,
    nightsFrom: selection.nightsFrom,
    nightsTo: selection.nightsTo,
    occupancies,
  };
  const counts = await search.countFacets(query, { today });
  const months = await search.departureMonths(query, { today });
  const onSale = await search.tripTypesOnSale({ today });
  const party = partyOf(occupancies);
  const filters: Filter[] = [
    { filterType: 'TYPE', options: TRIP_TYPES.map((code) => typeOption(code, tripType, onSale.anywhere.has(code), text)) },
    ...(isByCar(tripType) ? [] : [{ filterType: 'AIRPORT', options: airportOptions(await listAirports(kysely, tripType, { language }), airports.known, counts.airports, onSale.airports) } as const]),
    { filterType: 'REGION', options: destinationTree(await listDestinations(kysely, tripType, { language }), new Set(destinations.known), counts.destinations, onSale.places) },
    durationFilter(selection, counts.nights, text),
    { filterType: 'CALENDAR', options: months.map((month) => monthOption(month, dates, text)), selectedFrom: dates.dateFrom, selectedTo: dates.dateTo, flexibleDays: dates.flexibleDays, minDate: addDays(today, 1), maxDate: addDays(today, DAYS_ON_SALE) },
    { filterType: 'ADULTS', options: countOptions(1, party.adults, party.childBirthDates.length), selectedCount: party.adults },
    { filterType: 'CHILDREN', options: countOptions(0, party.childBirthDates.length, party.adults), selectedCount: party.childBirthDates.length, birthDates: party.childBirthDates },
    { filterType: 'OCCUPANCY', options: roomOptions(tripType, occupancies.length), occupancies },
  ];
  return { filters, ignored: [...selection.ignored, ...airports.unknown, ...destinations.unknown] };
}

/** Dates that are over are no longer chosen; the contract lets through any text as a calendar's end. */
function datesOnSale({ dateFrom, dateTo, flexibleDays }: FilterSelection, today: string): Pick<FilterSelection, 'dateFrom' | 'dateTo' | 'flexibleDays'> {
  const { endDate } = departureWindow({ startDate: dateFrom, endDate: dateTo, flexibleDays });
  const over = endDate !== null && endDate <= today;
  return over || dateFrom === null ? { dateFrom: null, dateTo: over ? null : dateTo, flexibleDays: 0 } : { dateFrom, dateTo, flexibleDays };
}

/** What was chosen stays open to be kept; another kind must be on sale. Its tag keeps places and airports that are sold as it [gs.tags]. */
function typeOption(code: TripType, chosen: TripType, onSale: boolean, { t }: ServerText): FilterOption {
  return {
    code,
    label: t(`guide.tripType.${tripMeaningOf(code)}`),
    selected: code === chosen,
    enabled: onSale || code === chosen,
    filterTags: [code],
    multiroom: allowsMultiroom(code),
    searchOffersUrl: code === 'CZ' ? '/api/www/search/offers/charter' : '/api/www/search/offers',
    globalTypes: tripTypeValuesOf(code),
  };
}

function airportOptions(airports: readonly { code: string; name: string }[], selected: readonly string[], counts: Counts, tags: ReadonlyMap<string, string[]>): FilterOption[] {
  return airports.map(({ code, name }) => {
    const count = counts.get(code) ?? 0;
    const isSelected = selected.includes(code);
    return { code, label: name, selected: isSelected, enabled: count > 0 || isSelected, assignedTags: tags.get(code) ?? [], count };
  });
}

function durationFilter({ nightsFrom, nightsTo }: FilterSelection, counts: Counts, { t, format }: ServerText): Filter {
  const options = DURATIONS.map(({ from, to, ...named }): FilterOption => {
    const selected = from === nightsFrom && to === nightsTo;
    const found = [...counts].some(([length, count]) => Number(length) >= from && Number(length) <= to && count > 0);
    const nights = from === to ? format.nights(from) : t('search.duration.range', { from, to });
    return {
      code: from === to ? String(from) : `${from}-${to}`,
      value: `${from}-${to}`,
      label: 'name' in named ? `${t(named.name)} (${nights})` : nights,
      selected,
      enabled: found || selected,
    };
  });
  return { filterType: 'DURATION', options, selectedFrom: nightsFrom === null ? null : String(nightsFrom), selectedTo: nightsTo === null ? null : String(nightsTo) };
}

/** A month is chosen where the chosen days are whole months and it is one of them, in part where they have some of its days. */
function monthOption({ from, to, isOffered }: DepartureMonth, { dateFrom, dateTo }: Pick<FilterSelection, 'dateFrom' | 'dateTo'>, { format }: ServerText): FilterOption {
  const isAny = dateFrom === null && dateTo === null;
  const overlaps = !isAny && (dateFrom === null || dateFrom <= to) && (dateTo === null || dateTo >= from);
  const selected = overlaps && dateFrom !== null && dateTo !== null && isMonthRange([dateFrom, dateTo]);
  return { code: from.slice(0, 7), value: `${from}#${to}`, label: format.month(from), selected, enabled: isOffered || selected, indeterminate: overlaps && !selected };
}

/** @param others people of the other kind, who have a place on the booking already */
function countOptions(from: number, selected: number, others: number): FilterOption[] {
  return Array.from({ length: MAX_OF_A_KIND - from + 1 }, (_, place) => from + place).map((count) => ({
    code: String(count),
    label: String(count),
    selected: count === selected,
    enabled: count === selected || count + others <= MAX_PARTICIPANTS,
  }));
}

function roomOptions(tripType: TripType, selected: number): FilterOption[] {
  return Array.from({ length: MAX_ROOMS }, (_, place) => place + 1).map((rooms) => ({
    code: String(rooms),
    label: String(rooms),
    selected: rooms === selected,
    enabled: rooms === selected || rooms === 1 || allowsMultiroom(tripType),
  }));
}
