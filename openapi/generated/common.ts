// Generated from the contract by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        Language: "cs" | "pl" | "ro" | "uk" | "hu";
        /** @enum {string} */
        Currency: "CZK" | "PLN" | "EUR" | "RON" | "HUF";
        /** @description Minor units of the currency (haléře for CZK). */
        Money: number;
        /**
         * Format: date
         * @description yyyy-MM-dd, from 1900 to 2199
         */
        IsoDate: string;
        Time: string;
        /** @enum {string} */
        TripTypeCode: "WS" | "DW" | "WO" | "NR" | "CZ";
        /** @enum {string} */
        OfferType: "BY_PLANE" | "BY_CAR" | "SKI" | "CHARTER";
        /** @enum {string} */
        BoardCode: "NO" | "BB" | "HB" | "FB" | "AI" | "UAI";
        /** @enum {string} */
        SortType: "price" | "priceDESC" | "hotelRating" | "nearestDeparture" | "categoryDESC" | "flightDate";
        OfferCode: string;
        Occupancy: {
            adults: number;
            childBirthDates: components["schemas"]["IsoDate"][];
            /** @description Kind of room chosen for these people; the first room is the offer code's, another one without is in the cheapest free kind that takes them */
            roomCode?: string;
        };
        Occupancies: components["schemas"]["Occupancy"][];
        Picture: {
            /** @description Path of the image endpoint with file/, e.g. /images/file/scenes/greek-cove-dawn.17 (spec 2: becomes scale/). */
            src: string;
            alt: string;
        };
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
        Place: {
            /** @description GR, GR-KRETA or GR-KRETA-CHERSONISSOS */
            code: string;
            name: string;
            slug: string;
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
        Coordinates: {
            latitude: number;
            longitude: number;
        };
        Pagination: {
            totalResults: number;
            pagesCount: number;
            page: number;
            pageSize: number;
            sorting: components["schemas"]["SortType"];
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
        /** @description Asked for without the right to it; `code` says which right. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The access token is stale; refresh once and retry (spec 4). */
        Forbidden: {
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
        /** @description The state of the thing forbids it; `code` says which rule. */
        Conflict: {
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
        /** @description Rate limit; `Retry-After` says how many seconds to wait. */
        TooManyRequests: {
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
    };
    parameters: {
        Locale: components["schemas"]["Language"];
        /** @description The preview flag: staged content (spec 7). */
        CatalogVersion: "Staged" | "Online";
        /** @description The cart the tab works on; the string "undefined" when it has none (spec 7). Must match the signed cart cookie. */
        CartId: string;
    };
    requestBodies: never;
    headers: {
        /** @description The cart that answers; saved by the client to session storage (spec 7). */
        "Cart-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
