// Generated from the contract by `npm run generate`. Do not edit.
export interface paths {
    "/api/www/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the visitor's wishlist, or of the one that a link shares, with what has changed since (wishlist.calls, page.wishlist) */
        get: operations["getWishlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/wishlist/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many hotels are on the visitor's wishlist, and which (wishlist.calls) */
        get: operations["getWishlistCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/wishlist/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a hotel on the visitor's wishlist or takes it off; a second time changes nothing (wishlist.events) */
        post: operations["changeWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/wishlist/gone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes hotels that are not sold any more off the visitor's wishlist at once, or puts back within a day what was taken off (page.wishlist) */
        post: operations["changeGoneWishes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Two to four offers side by side, priced for one party; one that is not sold any more comes with the nearest of its hotel */
        post: operations["compareOffers"];
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
        CompareRequest: {
            offerCodes: components["schemas"]["OfferCode"][];
            occupancies: components["schemas"]["Occupancies"];
        };
        Comparison: {
            compared: components["schemas"]["ComparedOffer"][];
        };
        ComparedOffer: {
            askedCode: components["schemas"]["OfferCode"];
            /**
             * @description soldOut: the offer shown is the nearest, if any; gone: the hotel is not sold any more
             * @enum {string}
             */
            status: "available" | "soldOut" | "gone";
            offer: components["schemas"]["Offer"] | null;
            facilities: {
                code: string;
                label: string;
            }[];
            /** @description Metres to the beach; null where there is no sea */
            beachMetres: number | null;
            /** @description Rooms of the hotel; 0 where it is not known */
            roomsCount: number;
        };
        WishlistState: {
            count: number;
            hotelCodes: string[];
            /** @description Which list it is: a login or a sign-out puts another one in its place; empty where there is none */
            listId: string;
            /** @description Grows with every change of the list: of two answers about one list the later one counts */
            revision: number;
        };
        WishlistChange: {
            /** @description Whether the hotel is to be on the list */
            isWished: boolean;
            hotelCode: string;
            offerCode: components["schemas"]["OfferCode"];
            occupancies: components["schemas"]["Occupancies"];
        };
        GoneChange: {
            /** @description false: those of the hotels that are not sold any more go; true: those that were taken off come back as they were saved */
            isWished: boolean;
            hotelCodes: string[];
        };
        Wishlist: {
            /** @description Those that are sold, the newest first */
            wishes: components["schemas"]["Wish"][];
            /** @description With page 0, all whose hotel is not sold any more, the newest first; with further pages none */
            gone: components["schemas"]["GoneWish"][];
            /** @description How many are sold */
            totalResults: number;
            pagesCount: number;
            page: number;
            /** @description Shows the list to others; null where there is none, or where it is not the visitor's own */
            shareToken: string | null;
        };
        GoneWish: {
            hotelCode: string;
            /** @description As it was called when it was put aside */
            hotelName: string;
            savedOfferCode: components["schemas"]["OfferCode"];
            occupancies: components["schemas"]["Occupancies"];
        };
        Wish: {
            hotelCode: string;
            hotelName: string;
            savedOfferCode: components["schemas"]["OfferCode"];
            /** @description The whole party when it was put aside; null where it was sold out already */
            savedPrice: components["schemas"]["Money"] | null;
            savedAt: components["schemas"]["IsoDate"];
            currency: components["schemas"]["Currency"];
            occupancies: components["schemas"]["Occupancies"];
            /**
             * @description soldOut: the offer shown is the nearest, if any
             * @enum {string}
             */
            change: "same" | "cheaper" | "dearer" | "soldOut";
            offer: components["schemas"]["Offer"] | null;
        };
        /** @enum {string} */
        Language: "cs" | "pl" | "ro" | "uk" | "hu";
        OfferCode: string;
        /** @description Minor units of the currency (haléře for CZK). */
        Money: number;
        /**
         * Format: date
         * @description yyyy-MM-dd, from 1900 to 2199
         */
        IsoDate: string;
        /** @enum {string} */
        Currency: "CZK" | "PLN" | "EUR" | "RON" | "HUF";
        Occupancy: {
            adults: number;
            childBirthDates: components["schemas"]["IsoDate"][];
            /** @description Kind of room chosen for these people; the first room is the offer code's, another one without is in the cheapest free kind that takes them */
            roomCode?: string;
        };
        Occupancies: components["schemas"]["Occupancy"][];
        /** @enum {string} */
        TripTypeCode: "WS" | "DW" | "WO" | "NR" | "CZ";
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
        Coordinates: {
            latitude: number;
            longitude: number;
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
        /** @description Not there, or not yours. */
        NotFound: {
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
    getWishlist: {
        parameters: {
            query?: {
                page?: number;
                /** @description The signed link to somebody's list */
                list?: string;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Wishes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getWishlistCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number and the codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistState"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    changeWishlist: {
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
                "application/json": components["schemas"]["WishlistChange"];
            };
        };
        responses: {
            /** @description The list after it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistState"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changeGoneWishes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoneChange"];
            };
        };
        responses: {
            /** @description The list after it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistState"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    compareOffers: {
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
                "application/json": components["schemas"]["CompareRequest"];
            };
        };
        responses: {
            /** @description The offers in the order asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
}
