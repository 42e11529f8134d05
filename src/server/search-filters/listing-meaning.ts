import type { components } from '../../../openapi/generated/search.ts';
import { defaultSearchState } from '../../domain/search/search-state.ts';
import { tripMeaningOf, type TripType } from '../../domain/search/trip-types.ts';
import { listingPath, type PlaceSlugs } from '../../domain/urls/listing-url.ts';
import type { ServerText } from '../server-texts.ts';
import { listingText } from './listing-text.ts';
import type { PlaceFacts } from './place-facts.ts';

type SeoMeaning = components['schemas']['SeoMeaning'];

export interface NamedPlace {
  code: string;
  name: string;
  slug: string;
}

export interface DepartureCity {
  /** IATA. */
  code: string;
  name: string;
  /** The one of its names that addresses use in every language. */
  slug: string;
}

interface ListingNames {
  tripType: TripType;
  /** From the country down; none means anywhere. */
  places: readonly NamedPlace[];
  /** The airport of a flights listing. */
  airport?: DepartureCity;
  /** Null where nothing is on sale, or nothing known of it. */
  facts: PlaceFacts | null;
}

/** What the names in a listing's address stand for: its title, picture and text, its way up, and the search that it begins with [search.seo-names]. */
export function listingMeaning({ tripType, places, airport, facts }: ListingNames, text: ServerText): SeoMeaning {
  const { t } = text;
  const kind = t(`guide.holidays.${tripMeaningOf(tripType)}`);
  const title = [[kind, places.at(-1)?.name].filter(Boolean).join(': '), airport && `(${airport.name})`].filter(Boolean).join(' ');
  const crumbs = places.map(({ name }, depth) => ({ label: name, url: listingPath({ tripType, ...slugsOf(places.slice(0, depth + 1)) }) }));
  return {
    ...(airport && { citySlug: airport.slug }),
    offerPageData: {
      title,
      description: t('server.listing.description', { trip: tripType, subject: title }),
      // A list of all places has the picture that editors chose.
      banner: places.length === 0 ? null : facts?.picture ?? null,
      breadcrumbs: [{ label: kind, url: listingPath({ tripType }) }, ...crumbs],
    },
    searchState: {
      ...defaultSearchState(),
      tripType,
      selectedAirports: airport === undefined ? [] : [airport.code],
      selectedDestinationsCodes: places.slice(-1).map(({ code }) => code),
    },
    seoText: facts === null ? '' : listingText({ tripType, subject: title, facts }, text),
  };
}

function slugsOf([direction, region, resort]: readonly NamedPlace[]): PlaceSlugs {
  return { direction: direction?.slug, region: region?.slug, resort: resort?.slug };
}
