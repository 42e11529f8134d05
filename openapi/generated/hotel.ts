// Generated from the contract by `npm run generate`. Do not edit.
export interface paths {
    "/api/www/hotelCard/hotels/{hotelCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getHotel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One offer priced for a party, or why not, with the hotel's nearest offers */
        post: operations["getOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/configurators/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What exists for a hotel and a party, and what it costs (config.matrix) */
        post: operations["getMatrix"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/configurators/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The price of each departure day for one airport, length and board */
        post: operations["getDates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/configurators/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The rooms of an offer's hotel that take the party, each with its offer and total */
        post: operations["getRooms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/configurators/all-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A page of everything that a hotel sells (alloffers.states) */
        post: operations["getAllOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/configurators/price-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The cheapest offer of each day that a hotel has a departure on, in the rooms that the party names where they are free (hotel.calls) */
        post: operations["getPriceCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/configurators/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** When the planes to a hotel leave, each hour with its cheapest offer, in the rooms that the party names where they are free; none by car (hotel.calls) */
        post: operations["getHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/configurators/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Boards and rooms that an offer's stay is sold with, each as its offer and what it costs more or less */
        post: operations["getVariants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/on-site/{hotelCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is paid at a hotel beside the price, and whom it suits who walks with difficulty */
        get: operations["getOnSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/other-airports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The cheapest offer of a hotel from each airport but those named, in the rooms that the party names where they are free, cheapest first (hotel.calls) */
        post: operations["getOtherAirports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/alternatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hotels like this one that have what it is asked for, the likest first (hotel.calls) */
        post: operations["getAlternatives"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/validations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What keeps a party from buying an offer as it was chosen; nothing when it can (hotel.calls) */
        post: operations["validateOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/weather/{hotelCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the weather is usually like where a hotel is, by month (hotel.calls) */
        get: operations["getWeather"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/reviews/{hotelCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What travellers say of a hotel after they have come back, the newest first */
        get: operations["getReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a data layer says of a hotel and an offer of it; nobody's ages or names (hotel.calls) */
        post: operations["getHotelAnalytics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/hotelCard/upsells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dearer boards and rooms that an offer can be had with, each as the offer that the cart takes (hotel.calls) */
        post: operations["getUpsells"];
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
        Hotel: {
            details: {
                name: string;
                code: string;
                /** @enum {string} */
                type: "hotel" | "apartments" | "tour" | "chalet" | "flight";
                shortDescription: {
                    title: string;
                    text: string;
                };
                stars: number;
                coordinates: components["schemas"]["Coordinates"];
                /** @enum {string} */
                season: "summer" | "winter" | "all";
                /** @description The season in words, e.g. Sezona: léto */
                seasonName: string;
                roomsCount: number;
                resortCode: string;
                regionCode: string;
                countryCode: string;
            };
            /** @description Base path of the card */
            hotelUrl: string;
            slopeImageUrl: string | null;
            tour: null | {
                tourPlan: {
                    day: number;
                    title: string;
                    text: string;
                }[];
            };
            tripAdvisor: {
                /** @description 0–10 */
                rating: number;
                count: number;
                /** @description How many gave 9–10, 7–8, 5–6, 3–4 and 0–2; empty where nobody did */
                distribution: number[];
            };
            pictures: components["schemas"]["Picture"][];
            facilities: {
                code: string;
                label: string;
            }[];
            /** @description Paragraphs */
            description: string[];
            rooms: {
                roomCode: string;
                roomName: string;
                capacity: number;
            }[];
            tripTypes: components["schemas"]["TripTypeCode"][];
            destination: {
                country: components["schemas"]["Place"];
                region: components["schemas"]["Place"];
                resort: components["schemas"]["Place"];
            };
            multiroomEnabled: boolean;
        };
        OfferOfParty: {
            offerCode: components["schemas"]["OfferCode"];
            occupancies: components["schemas"]["Occupancies"];
        };
        RoomsRequest: {
            offerCode: components["schemas"]["OfferCode"];
            occupancies: components["schemas"]["Occupancies"];
            /**
             * @description Place of the occupancy that a room is chosen for
             * @default 0
             */
            occupancy: number;
        };
        Reviews: {
            count: number;
            /** @description Of the stars of all reviews */
            average: number | null;
            reviews: {
                stars: number;
                text: string;
                /** @description A month, 2026-07 */
                stayed: string;
                /** @description A first name; empty where the account is gone */
                author: string;
            }[];
        };
        Weather: {
            /** @description The region that it is of */
            place: components["schemas"]["Place"];
            months: {
                month: number;
                /** @description Usual highest of a day, °C */
                dayTemperature: number;
                /** @description Usual lowest of a night, °C */
                nightTemperature: number;
                /** @description Of the sea or lake, °C; null where there is none to swim in */
                waterTemperature: number | null;
                /** @description A day */
                sunshineHours: number;
                /** @description Days of the month with rain or snow */
                rainyDays: number;
            }[];
        };
        HotelAnalytics: {
            hotel: {
                hotelCode: string;
                hotelName: string;
                /** @enum {string} */
                type: "hotel" | "apartments" | "tour" | "chalet" | "flight";
                stars: number;
                countryCode: string;
                regionCode: string;
                resortCode: string;
            };
            /** @description null when the party cannot have it */
            offer: null | {
                offerCode: components["schemas"]["OfferCode"];
                tripType: components["schemas"]["TripTypeCode"];
                departureDate: components["schemas"]["IsoDate"];
                daysToDeparture: number;
                /** @description Nights */
                duration: number;
                /** @description IATA code, or CAR */
                airportCode: string;
                boardCode: components["schemas"]["BoardCode"];
                roomCodes: string[];
                adultsCount: number;
                childrenCount: number;
                /** @description The whole party */
                totalPrice: components["schemas"]["Money"];
                /** @description What the party saves against the price before */
                discount: components["schemas"]["Money"];
                currency: components["schemas"]["Currency"];
            };
        };
        OfferUpsells: {
            /** @description Empty when the party cannot have the offer, or nothing better */
            upsells: {
                code: string;
                title: string;
                description: string;
                /** @description Of the cheapest variant, over the offer's total */
                price: components["schemas"]["Money"];
                /** @enum {string} */
                groupType: "board" | "room";
                variants: {
                    /** @description Of the board or kind of room */
                    code: string;
                    title: string;
                    summaryTitle: string;
                    /** @description Over the offer's total, for the whole party */
                    price: components["schemas"]["Money"];
                    /** @description The offer that has it */
                    offerCode: components["schemas"]["OfferCode"];
                }[];
                /** @description Whether one can go back to the offer without it */
                resignationAvailable: boolean;
            }[];
        };
        OfferVariants: {
            /** @description Those of the stay, the offer's own among them; empty when the party cannot have the offer */
            boards: components["schemas"]["OfferVariant"][];
            rooms: components["schemas"]["OfferVariant"][];
            /** @description Of each airport that the board is sold from, the stay that is closest to the offer */
            airports: components["schemas"]["ClosestStay"][];
            /** @description Of each number of nights that the board is sold for, likewise */
            durations: components["schemas"]["ClosestStay"][];
        };
        ClosestStay: {
            /** @description Of the airport, or the nights in digits */
            code: string;
            /** @description With the offer's board, and its room where that is to be had */
            offerCode: components["schemas"]["OfferCode"];
            /** @description The whole party */
            price: components["schemas"]["Money"];
        };
        OfferVariant: {
            /** @description Of the board or kind of room */
            code: string;
            /** @description The offer that has it */
            offerCode: components["schemas"]["OfferCode"];
            /** @description Minor units over the offer's total for the whole party; below zero where it is cheaper */
            difference: number;
        };
        OnSite: {
            paid: {
                /** @enum {string} */
                code: "visitorTax" | "deposit" | "parking" | "pets" | "wellness" | "tips";
                /** @description What it usually is; null where the place says so itself */
                amount: null | {
                    price: components["schemas"]["Money"];
                    currency: components["schemas"]["Currency"];
                    /** @enum {string} */
                    per: "adultNight" | "roomNight";
                };
            }[];
            /**
             * @description Whom a stay suits who walks with difficulty; assistance: at the airport, on request
             * @enum {string}
             */
            mobility: "suitable" | "unsuitable" | "assistance";
        };
        RoomBed: {
            /**
             * @description Double, sofa and bunk beds are for two each
             * @enum {string}
             */
            kind: "double" | "single" | "sofaBed" | "bunkBed" | "extraBed";
            count: number;
        };
        /** @description What is asked of one hotel; what is left out means any */
        HotelRequest: {
            hotelCode: string;
            occupancies: components["schemas"]["Occupancies"];
            airportCodes?: string[];
            boardCodes?: components["schemas"]["BoardCode"][];
            departureDateFrom?: components["schemas"]["IsoDate"];
            departureDateTo?: components["schemas"]["IsoDate"];
            durationFrom?: number;
            durationTo?: number;
        };
        /** @description What is asked of one hotel; what is left out means any, page 0 of 6, cheapest first (alloffers.defaults) */
        AllOffersRequest: {
            hotelCode: string;
            occupancies: components["schemas"]["Occupancies"];
            airportCodes?: string[];
            boardCodes?: components["schemas"]["BoardCode"][];
            departureDateFrom?: components["schemas"]["IsoDate"];
            departureDateTo?: components["schemas"]["IsoDate"];
            durationFrom?: number;
            durationTo?: number;
            /** @default 0 */
            page: number;
            /** @default 6 */
            pageSize: number;
            sorting?: components["schemas"]["OfferSorting"];
        };
        /** @description What other hotels are to have; what is left out means any */
        AlternativesRequest: {
            hotelCode: string;
            occupancies: components["schemas"]["Occupancies"];
            airportCodes?: string[];
            boardCodes?: components["schemas"]["BoardCode"][];
            departureDateFrom?: components["schemas"]["IsoDate"];
            departureDateTo?: components["schemas"]["IsoDate"];
            durationFrom?: number;
            durationTo?: number;
            /** @default 4 */
            count: number;
        };
        OfferSorting: {
            /** @enum {string} */
            field: "PRICE" | "START_DATE" | "DURATION";
            /** @enum {string} */
            direction: "ASCENDING" | "DESCENDING";
        };
        AllOffers: {
            offers: components["schemas"]["Offer"][];
            pagination: {
                totalResults: number;
                pagesCount: number;
                page: number;
                pageSize: number;
                sorting: components["schemas"]["OfferSorting"];
            };
            /** @description Codes of the request that the shop does not know */
            ignored: string[];
        };
        PriceCalendar: {
            days: {
                date: components["schemas"]["IsoDate"];
                offerCode: components["schemas"]["OfferCode"];
                /** @description The whole party */
                totalPrice: components["schemas"]["Money"];
                /** @description Nights */
                duration: number;
                /** @description IATA code, or CAR */
                airportCode: string;
                boardCode: components["schemas"]["BoardCode"];
            }[];
            /** @description Codes of the request that the shop does not know */
            ignored: string[];
        };
        Hours: {
            hours: {
                departureTime: components["schemas"]["Time"];
                arrivalTime: components["schemas"]["Time"];
                /** @description The cheapest that leaves then, of those in the named rooms where there are any */
                offer: components["schemas"]["Offer"];
            }[];
            /** @description Codes of the request that the shop does not know */
            ignored: string[];
        };
        HotelOffers: {
            offers: components["schemas"]["Offer"][];
            /** @description Codes of the request that the shop does not know */
            ignored: string[];
        };
        ChosenOffer: {
            offerCode: components["schemas"]["OfferCode"];
            occupancies: components["schemas"]["Occupancies"];
            /** @description What the party was told that it costs */
            totalPrice?: components["schemas"]["Money"];
        };
        OfferValidation: {
            /** @description Without problems */
            valid: boolean;
            /** @description Of the whole party now; null when the offer cannot be had */
            totalPrice: components["schemas"]["Money"] | null;
            problems: {
                /** @enum {string} */
                code: "departed" | "sold-out" | "not-sold" | "party-too-large" | "too-many-participants" | "child-unborn" | "child-grown-up" | "price-changed";
                /** @description The field of the request that it is about (RFC 6901), e.g. /occupancies/0/childBirthDates/1 */
                pointer: string;
                message: string;
            }[];
        };
        OfferAnswer: {
            /** @constant */
            status: "available";
            offer: components["schemas"]["Offer"];
        } | {
            /** @constant */
            status: "gone";
            /** @enum {string} */
            reason: "departed" | "sold-out" | "not-sold" | "party-too-large";
            nearest: components["schemas"]["Offer"][];
        };
        Named: {
            code: string;
            name: string;
        };
        Matrix: {
            airports: components["schemas"]["Named"][];
            durations: number[];
            durationPeriods: {
                from: number;
                to: number;
            }[];
            /** @description Airport code → departure days */
            datesByAirports: {
                [key: string]: components["schemas"]["IsoDate"][];
            };
            /** @description Departure day → what leaves that day, cheapest board and room */
            durationsByDates: {
                [key: string]: {
                    duration: number;
                    /** @description The whole party */
                    price: components["schemas"]["Money"];
                    airportCode: string;
                }[];
            };
            /** @description Nights → airport codes */
            airportsByDurations: {
                [key: string]: string[];
            };
            boardTypes: components["schemas"]["Named"][];
            /** @default Kč */
            currency: string;
            byPlane: boolean;
        };
        /** @enum {string} */
        Language: "cs" | "pl" | "ro" | "uk" | "hu";
        Coordinates: {
            latitude: number;
            longitude: number;
        };
        Picture: {
            /** @description Path of the image endpoint with file/, e.g. /images/file/scenes/greek-cove-dawn.17 (spec 2: becomes scale/). */
            src: string;
            alt: string;
        };
        /** @enum {string} */
        TripTypeCode: "WS" | "DW" | "WO" | "NR" | "CZ";
        Place: {
            /** @description GR, GR-KRETA or GR-KRETA-CHERSONISSOS */
            code: string;
            name: string;
            slug: string;
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
        OfferCode: string;
        /**
         * Format: date
         * @description yyyy-MM-dd, from 1900 to 2199
         */
        IsoDate: string;
        Occupancy: {
            adults: number;
            childBirthDates: components["schemas"]["IsoDate"][];
            /** @description Kind of room chosen for these people; the first room is the offer code's, another one without is in the cheapest free kind that takes them */
            roomCode?: string;
        };
        Occupancies: components["schemas"]["Occupancy"][];
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
        /** @description The request is larger than the shop takes. */
        BodyTooLarge: {
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
    getHotel: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                hotelCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hotel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hotel"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getOffer: {
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
                "application/json": components["schemas"]["OfferOfParty"];
            };
        };
        responses: {
            /** @description Offer or nearest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getMatrix: {
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
                "application/json": {
                    hotelCode: string;
                    tripType: components["schemas"]["TripTypeCode"];
                    occupancies: components["schemas"]["Occupancies"];
                    boardCode?: components["schemas"]["BoardCode"];
                };
            };
        };
        responses: {
            /** @description Matrix */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Matrix"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getDates: {
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
                "application/json": {
                    hotelCode: string;
                    airportCode: string;
                    duration: number;
                    boardCode: components["schemas"]["BoardCode"];
                    /** @description Kind of the first room; a day on which it is not to be had is priced in the cheapest. */
                    roomCode?: string;
                    occupancies: components["schemas"]["Occupancies"];
                };
            };
        };
        responses: {
            /** @description Days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dates: {
                            date: components["schemas"]["IsoDate"];
                            offerCode: components["schemas"]["OfferCode"];
                            totalPrice: components["schemas"]["Money"];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getRooms: {
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
                "application/json": components["schemas"]["RoomsRequest"];
            };
        };
        responses: {
            /** @description Rooms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rooms: {
                            roomCode: string;
                            roomName: string;
                            capacity: number;
                            /** @description How many of the kind are left beside the party's other rooms */
                            free: number;
                            offerCode: components["schemas"]["OfferCode"];
                            totalPrice: components["schemas"]["Money"];
                            /** @description Takes the party and is free on every night */
                            fits: boolean;
                            picture?: components["schemas"]["Picture"];
                            beds?: components["schemas"]["RoomBed"][];
                            /** @description Square metres */
                            sizeM2?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getAllOffers: {
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
                "application/json": components["schemas"]["AllOffersRequest"];
            };
        };
        responses: {
            /** @description Offers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllOffers"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getPriceCalendar: {
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
                "application/json": components["schemas"]["HotelRequest"];
            };
        };
        responses: {
            /** @description Days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceCalendar"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getHours: {
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
                "application/json": components["schemas"]["HotelRequest"];
            };
        };
        responses: {
            /** @description Hours */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hours"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getVariants: {
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
                "application/json": components["schemas"]["OfferOfParty"];
            };
        };
        responses: {
            /** @description Variants */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferVariants"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getOnSite: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                hotelCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On the spot */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnSite"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getOtherAirports: {
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
                "application/json": components["schemas"]["HotelRequest"];
            };
        };
        responses: {
            /** @description Offers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelOffers"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getAlternatives: {
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
                "application/json": components["schemas"]["AlternativesRequest"];
            };
        };
        responses: {
            /** @description Offers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelOffers"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    validateOffer: {
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
                "application/json": components["schemas"]["ChosenOffer"];
            };
        };
        responses: {
            /** @description Problems */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferValidation"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getWeather: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                hotelCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Twelve months from January */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Weather"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviews"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getHotelAnalytics: {
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
                "application/json": components["schemas"]["OfferOfParty"];
            };
        };
        responses: {
            /** @description Facts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelAnalytics"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getUpsells: {
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
                "application/json": components["schemas"]["OfferOfParty"];
            };
        };
        responses: {
            /** @description Upsells */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferUpsells"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
}
