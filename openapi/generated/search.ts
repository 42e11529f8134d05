// Generated from the contract by `npm run generate`. Do not edit.
export interface paths {
    "/api/www/listing/gs/initial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The first filter set for a search state (gs.initial) */
        post: operations["initialFilters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/gs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The current filters in, the filter set that follows from them out (gs.update) */
        post: operations["updateFilters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/tui-search/api/gs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same as /api/www/gs at the search service's path (gs.calls) */
        post: operations["updateFiltersOfSearchService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/search/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One cheapest offer a hotel, a page of them (listing.request, listing.response) */
        post: operations["searchOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/search/offers/charter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Charter flights (listing.charter) */
        post: operations["searchCharterOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/search/offers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many hotels have an offer */
        post: operations["countOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/search/nearest-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The smallest changes of a search that would find something, three at most (gs.submit, listing.empty) */
        post: operations["nearestChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/listing/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Facets of a listing with counts, each computed without its own selection */
        post: operations["listingFacets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/listing/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The regions of a listing with their hotels and lowest prices (listing.promoted) */
        post: operations["listingRegions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/listing/same-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What leaves on one day, the first asked for or else that of the cheapest offer (listing.promoted) */
        post: operations["sameDayOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/listing/top-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The best rated of the matching hotels; metaData.pageSize of them, its page and sorting are not looked at (listing.promoted) */
        post: operations["topOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/listing/promoted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The matching hotels with the deepest price cuts; metaData.pageSize of them, its page and sorting are not looked at (listing.promoted) */
        post: operations["promotedOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/listing/calendar-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The lowest price of each departure day (listing.promoted) */
        post: operations["calendarOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/listing/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The lowest and highest price of a listing, whatever its price filter (price.filter) */
        post: operations["listingPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/listing/offer-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where offers are shown (listing.promoted) */
        post: operations["offerLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/lowest-price/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The lowest price of each month by country, or by region where destinations are chosen (search.lowest-price) */
        post: operations["lowestPriceStatistics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places and hotels for what somebody is typing, slips forgiven (search.suggest) */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/destinations-filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The part of the tree of places that a text names, under the current filters (search.destinations-filter) */
        post: operations["filterDestinations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/home/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries with most hotels on sale, and their lowest prices */
        get: operations["homeDestinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/home/{block}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offers of a home page block (top hotels, last minute) */
        get: operations["homeOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/search-criteria/find-by-seo-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a listing URL's names mean */
        get: operations["findBySeoNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/search-criteria/direction-flights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a flights listing URL's names mean */
        get: operations["findDirectionFlights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        SearchState: {
            tripType: components["schemas"]["TripTypeCode"];
            durationFrom?: number | null;
            durationTo?: number | null;
            startDate?: components["schemas"]["IsoDate"] | null;
            endDate?: components["schemas"]["IsoDate"] | null;
            /**
             * @description Days by which the departure may be earlier than startDate or later than endDate
             * @enum {integer}
             */
            flexibleDays?: 0 | 1 | 3 | 7;
            sortCode?: components["schemas"]["SortType"];
            fullPrice?: boolean;
            selectedAirports?: string[];
            selectedDestinationsCodes?: string[];
            adultsCount: number;
            childrenBirthDates: components["schemas"]["IsoDate"][];
            occupancies?: components["schemas"]["Occupancies"];
            selectedFilterValues?: {
                [key: string]: string[];
            };
            searchCriteriaCode?: string | null;
            pageUrl?: string | null;
            multiroomEnabled?: boolean;
        };
        HomeDestination: {
            code: string;
            title: string;
            /** @description How many hotels, and from what price */
            text: string;
            /** @description Its listing */
            url: string;
            /** @description Hotels with an offer */
            count: number;
            /** @description The whole party of two, minor units */
            fromPrice: number;
            picture?: components["schemas"]["Picture"];
        };
        FilterOption: {
            code: string;
            label: string;
            /** @description What it stands for where that is not its code */
            value?: string;
            selected: boolean;
            enabled: boolean;
            indeterminate?: boolean;
            /** @description Countries: among those with the most to choose from; in an answer to a text, what it names */
            highlighted?: boolean;
            /** @description Shown only with one of these among the filter tags of what is chosen in other filters; on places and airports the trip types that are sold there */
            assignedTags?: string[];
            /** @description TYPE options: the tags that they leave of other filters */
            filterTags?: string[];
            /** @description Children of a tree node, e.g. regions of a country */
            additionalOptions?: components["schemas"]["FilterOption"][];
            /** @description TYPE options only */
            multiroom?: boolean;
            searchOffersUrl?: string;
            /** @description TYPE options: the type values that mean it */
            globalTypes?: string[];
            /** @description Hotels with an offer under the other filters */
            count?: number;
        };
        Filter: {
            /** @enum {string} */
            filterType: "TYPE" | "AIRPORT" | "REGION" | "DURATION" | "CALENDAR" | "ADULTS" | "CHILDREN" | "OCCUPANCY";
            /** @description CALENDAR: the months on sale, whose value is their first and last day (yyyy-MM-dd#yyyy-MM-dd) for selectedFrom and selectedTo; those alone say what is chosen */
            options: components["schemas"]["FilterOption"][];
            /** @description CALENDAR: first departure day; DURATION: nights from, as digits */
            selectedFrom?: string | null;
            selectedTo?: string | null;
            /**
             * @description CALENDAR: days by which the departure may be earlier or later than those
             * @enum {integer}
             */
            flexibleDays?: 0 | 1 | 3 | 7;
            /** @description ADULTS and CHILDREN */
            selectedCount?: number;
            /** @description CHILDREN */
            birthDates?: components["schemas"]["IsoDate"][];
            /** @description OCCUPANCY */
            occupancies?: components["schemas"]["Occupancies"];
            /** @description CALENDAR: first day on sale */
            minDate?: string;
            /** @description CALENDAR: last day on sale */
            maxDate?: string;
        };
        FilterSelection: {
            filters: components["schemas"]["Filter"][];
        };
        FilterSet: {
            filters: components["schemas"]["Filter"][];
            /** @description Codes that were asked for and are unknown */
            ignored: string[];
        };
        Facet: {
            /** @enum {string} */
            filterId: "stars" | "hotelType" | "boards" | "facilities" | "rating" | "beachDistance" | "priceRange";
            label: string;
            /** @description priceRange: lowest total in koruna */
            from?: number;
            to?: number;
            options: {
                value: string;
                label: string;
                count: number;
                selected: boolean;
            }[];
        };
        /** @description Codes of the request that the shop does not know; a value of a filter comes with its filter, filterId:value */
        Ignored: string[];
        Suggestion: {
            /** @enum {string} */
            kind: "country" | "region" | "resort" | "hotel";
            /** @description Of the place or hotel */
            code: string;
            name: string;
            /** @description The places around it, nearest first; empty for a country */
            detail: string;
            /** @description Its listing or hotel card, without language prefix */
            path: string;
            /** @description What is sold there */
            tripTypes: components["schemas"]["TripTypeCode"][];
        };
        DestinationsQuery: {
            text: string;
            filters: components["schemas"]["Filter"][];
        };
        NamedDestinations: {
            /** @description The named places are highlighted; above them what leads there, below them all there is */
            options: components["schemas"]["FilterOption"][];
            ignored: components["schemas"]["Ignored"];
        };
        NearestChanges: {
            /** @description The smallest first; empty when none would find anything */
            changes: components["schemas"]["NearestChange"][];
        };
        NearestChange: {
            /**
             * @description What would be different
             * @enum {string}
             */
            kind: "withoutFacets" | "nearDates" | "wholeMonths" | "nearNights" | "anyAirport" | "surroundings" | "oneRoom" | "anyNights" | "anyDate" | "anywhere" | "everything";
            /** @description Hotels that the changed search finds */
            count: number;
            /** @description The changed search */
            searchState: components["schemas"]["SearchState"];
            /** @description surroundings: where it would search */
            places: components["schemas"]["Place"][];
        };
        ListingRegions: {
            regions: {
                country: components["schemas"]["Place"];
                region: components["schemas"]["Place"];
                /** @description Hotels with a matching offer */
                count: number;
                /** @description The whole party */
                fromPrice: components["schemas"]["Money"];
            }[];
            ignored: components["schemas"]["Ignored"];
        };
        SameDayOffers: {
            /** @description The day; null when nothing matches on any */
            date: components["schemas"]["IsoDate"] | null;
            offers: components["schemas"]["Offer"][];
            totalResults: number;
            ignored: components["schemas"]["Ignored"];
        };
        OfferBlock: {
            offers: components["schemas"]["Offer"][];
            ignored: components["schemas"]["Ignored"];
        };
        CalendarOffers: {
            days: {
                date: components["schemas"]["IsoDate"];
                /** @description The whole party */
                totalPrice: components["schemas"]["Money"];
            }[];
            ignored: components["schemas"]["Ignored"];
        };
        PriceBounds: {
            /** @description Of the hotels their lowest prices for the whole party, null when nothing matches */
            prices: null | {
                from: components["schemas"]["Money"];
                to: components["schemas"]["Money"];
            };
            ignored: components["schemas"]["Ignored"];
        };
        OfferCodes: {
            offerCodes: components["schemas"]["OfferCode"][];
        };
        OfferLinks: {
            links: {
                offerCode: components["schemas"]["OfferCode"];
                /** @description Without language prefix, like those of an offer */
                hotelPath: string;
                offerPath: string;
            }[];
            ignored: components["schemas"]["Ignored"];
        };
        LowestPriceStatistics: {
            statistics: {
                place: components["schemas"]["Place"];
                months: {
                    /** @description yyyy-MM */
                    month: string;
                    /** @description The whole party */
                    totalPrice: components["schemas"]["Money"];
                    /** @description The first day that has the price */
                    date: components["schemas"]["IsoDate"];
                }[];
            }[];
            ignored: components["schemas"]["Ignored"];
        };
        SeoMeaning: {
            /** @description Of a city of departure: the one of its names that addresses use in every language */
            citySlug?: string;
            offerPageData: {
                title: string;
                description: string;
                /** @description Of the best rated hotel of the place */
                banner: components["schemas"]["Picture"] | null;
                breadcrumbs: {
                    label: string;
                    url: string;
                }[];
            };
            searchState: components["schemas"]["SearchState"];
            /** @description HTML: what the shop knows of the place at these prices; empty where nothing is on sale */
            seoText: string;
        };
        /** @enum {string} */
        Language: "cs" | "pl" | "ro" | "uk" | "hu";
        /** @enum {string} */
        TripTypeCode: "WS" | "DW" | "WO" | "NR" | "CZ";
        /**
         * Format: date
         * @description yyyy-MM-dd, from 1900 to 2199
         */
        IsoDate: string;
        /** @enum {string} */
        SortType: "price" | "priceDESC" | "hotelRating" | "nearestDeparture" | "categoryDESC" | "flightDate";
        Occupancy: {
            adults: number;
            childBirthDates: components["schemas"]["IsoDate"][];
            /** @description Kind of room chosen for these people; the first room is the offer code's, another one without is in the cheapest free kind that takes them */
            roomCode?: string;
        };
        Occupancies: components["schemas"]["Occupancy"][];
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @description Stable, kebab-case; clients switch on it. */
            code: string;
            detail?: string;
            errors?: {
                /** @description JSON pointer into the request, e.g. /body/owner/email */
                pointer: string;
                code?: string;
                message: string;
            }[];
        };
        /** @enum {string} */
        OfferType: "BY_PLANE" | "BY_CAR" | "SKI" | "CHARTER";
        Coordinates: {
            latitude: number;
            longitude: number;
        };
        OffersRequest: {
            offerType: components["schemas"]["OfferType"];
            /** @description Tells round trips (WO) from plane holidays (WS), which share BY_PLANE */
            tripType?: components["schemas"]["TripTypeCode"];
            childrenBirthdays: components["schemas"]["IsoDate"][];
            departuresCodes: string[];
            destinationsCodes: string[];
            numberOfAdults: number;
            /** @description Multiroom only */
            occupancies?: components["schemas"]["Occupancies"];
            departureDateFrom?: components["schemas"]["IsoDate"];
            departureDateTo?: components["schemas"]["IsoDate"];
            durationFrom?: number;
            durationTo?: number;
            site?: string;
            hotelCodes?: string[];
            metaData: {
                page: number;
                pageSize: number;
                sorting: components["schemas"]["SortType"];
            };
            filters?: {
                /** @description stars, hotelType, boards, facilities, rating, beachDistance (metres at most), priceRange (from#to, whole party in koruna) */
                filterId: string;
                selectedValues: string[];
            }[];
            /** @description Kilometres */
            radius?: number;
            regionLocation?: components["schemas"]["Coordinates"];
        };
        OfferCode: string;
        /** @description Minor units of the currency (haléře for CZK). */
        Money: number;
        /** @enum {string} */
        Currency: "CZK" | "PLN" | "EUR" | "RON" | "HUF";
        Time: string;
        Flight: {
            airLineCode: string;
            airLineName: string;
            flightNumber: string;
            from: string;
            to: string;
            fromName: string;
            toName: string;
            date: components["schemas"]["IsoDate"];
            departureTime: components["schemas"]["Time"];
            arrivalTime: components["schemas"]["Time"];
        };
        /** @enum {string} */
        BoardCode: "NO" | "BB" | "HB" | "FB" | "AI" | "UAI";
        Place: {
            /** @description GR, GR-KRETA or GR-KRETA-CHERSONISSOS */
            code: string;
            name: string;
            slug: string;
        };
        Picture: {
            /** @description Path of the image endpoint with file/, e.g. /images/file/scenes/greek-cove-dawn.17 (spec 2: becomes scale/). */
            src: string;
            alt: string;
        };
        Offer: {
            offerCode: components["schemas"]["OfferCode"];
            tripType: components["schemas"]["TripTypeCode"];
            hotelCode: string;
            hotelName: string;
            /** @description Base path of the hotel card, without language prefix */
            hotelPath: string;
            /** @description Hotel card path with its OfferCode segment */
            offerPath: string;
            /** @description Per person before the discount */
            price: components["schemas"]["Money"];
            /** @description Per person as sold */
            discountPrice: components["schemas"]["Money"];
            /** @description The whole party before the discount */
            originalFullPrice: components["schemas"]["Money"];
            /** @description The whole party as sold */
            totalPrice: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description Airline code FR (spec 9) */
            lowCost: boolean;
            departureFlight: components["schemas"]["Flight"] | null;
            returnFlight: components["schemas"]["Flight"] | null;
            startDate: components["schemas"]["IsoDate"];
            endDate: components["schemas"]["IsoDate"];
            departureDate: components["schemas"]["IsoDate"];
            accommodationDate: components["schemas"]["IsoDate"];
            date: components["schemas"]["IsoDate"];
            /** @description IATA code, or CAR */
            airportCode: string;
            airportName: string;
            /** @description e.g. 06:10–08:55; empty by car */
            departureHours: string;
            departureTime: string;
            boardCode: components["schemas"]["BoardCode"];
            boardName: string;
            /** @description Nights */
            duration: number;
            occupancies: {
                adultsCount: number;
                childrenBirthDates: components["schemas"]["IsoDate"][];
                roomCode: string;
                boardCode: components["schemas"]["BoardCode"];
                participantsCount: number;
            }[];
            stars: number;
            /** @description 0–10, one decimal; 0 when nobody rated */
            rating: number;
            ratingCount: number;
            destination: {
                country: components["schemas"]["Place"];
                region: components["schemas"]["Place"];
                resort: components["schemas"]["Place"];
            };
            picture: components["schemas"]["Picture"];
            /** @description At most four codes worth naming on a tile */
            facilities: string[];
            coordinates: components["schemas"]["Coordinates"];
            _embedded: {
                rooms: {
                    roomName: string;
                    roomCode: string;
                    boarding: string;
                }[];
            };
        };
        Pagination: {
            totalResults: number;
            pagesCount: number;
            page: number;
            pageSize: number;
            sorting: components["schemas"]["SortType"];
        };
        OffersResponse: {
            offers: components["schemas"]["Offer"][];
            destinations: components["schemas"]["Place"][];
            pagination: components["schemas"]["Pagination"];
            /** @description Codes of the request that the shop does not know; a value of a filter comes with its filter, filterId:value */
            ignored: string[];
        };
    };
    responses: {
        /** @description The request breaks the contract; `errors` names the fields. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is larger than the shop takes. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Our fault; nothing was changed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not there, or not yours. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        Locale: components["schemas"]["Language"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    initialFilters: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchState"];
            };
        };
        responses: {
            /** @description Filters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    updateFilters: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilterSelection"];
            };
        };
        responses: {
            /** @description Filters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    updateFiltersOfSearchService: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilterSelection"];
            };
        };
        responses: {
            /** @description Filters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    searchOffers: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OffersRequest"];
            };
        };
        responses: {
            /** @description Offers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OffersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    searchCharterOffers: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OffersRequest"];
            };
        };
        responses: {
            /** @description Offers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OffersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    countOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OffersRequest"];
            };
        };
        responses: {
            /** @description The number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    nearestChanges: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchState"];
            };
        };
        responses: {
            /** @description Changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NearestChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    listingFacets: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OffersRequest"];
            };
        };
        responses: {
            /** @description Facets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        facets: components["schemas"]["Facet"][];
                        ignored: components["schemas"]["Ignored"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    listingRegions: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OffersRequest"];
            };
        };
        responses: {
            /** @description Regions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingRegions"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    sameDayOffers: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OffersRequest"];
            };
        };
        responses: {
            /** @description Offers of a day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SameDayOffers"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    topOffers: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OffersRequest"];
            };
        };
        responses: {
            /** @description Offers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferBlock"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    promotedOffers: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OffersRequest"];
            };
        };
        responses: {
            /** @description Offers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferBlock"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    calendarOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OffersRequest"];
            };
        };
        responses: {
            /** @description Days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarOffers"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    listingPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OffersRequest"];
            };
        };
        responses: {
            /** @description Bounds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceBounds"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    offerLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferCodes"];
            };
        };
        responses: {
            /** @description Links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferLinks"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    lowestPriceStatistics: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OffersRequest"];
            };
        };
        responses: {
            /** @description Statistics */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LowestPriceStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    suggest: {
        parameters: {
            query: {
                text: string;
                count?: number;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        suggestions: components["schemas"]["Suggestion"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    filterDestinations: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DestinationsQuery"];
            };
        };
        responses: {
            /** @description Options of the REGION filter */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedDestinations"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    homeDestinations: {
        parameters: {
            query?: {
                limit?: number;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Destinations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        destinations: components["schemas"]["HomeDestination"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    homeOffers: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                block: "top-hotels" | "last-minute";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Offers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        offers: components["schemas"]["Offer"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    findBySeoNames: {
        parameters: {
            query: {
                criteria: string;
                direction?: string;
                region?: string;
                resort?: string;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Meaning */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeoMeaning"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    findDirectionFlights: {
        parameters: {
            query: {
                city: string;
                direction: string;
                region?: string;
                resort?: string;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Meaning */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeoMeaning"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
}
