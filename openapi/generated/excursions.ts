// Generated from the contract by `npm run generate`. Do not edit.
export interface paths {
    "/api/www/activity/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places and activities that begin with what is typed, at most eight */
        get: operations["activityAutocomplete"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be done, twelve a page, with facets over all that match the rest */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that a search finds, each as a place on the map */
        get: operations["mapActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/activities/{activityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An activity with its free times from a day on; 404 names in errors what is near */
        get: operations["getActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/activities/{activityId}/required-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the organiser must know of the booking and of everybody */
        get: operations["getRequiredInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/top-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lowest price of each of the best liked regions */
        get: operations["topActivityPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/most-popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The best liked activities, one a region */
        get: operations["mostPopularActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/holiday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What so many people can do at the place of a holiday, on its days between the journeys there and home */
        get: operations["activitiesOfHoliday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The basket of the visitor (signed cookie); empty for who has none */
        get: operations["getActivityCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/cart/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an activity into the basket, or replace the one with the id; places are looked at, and taken when it is ordered */
        post: operations["saveActivityItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/cart/items/{itemId}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an item out of the basket */
        post: operations["removeActivityItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/cart/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order the basket once and take the places; the same basket answers the same order */
        post: operations["placeActivityOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/info/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order to its owner (basket cookie, login or signed token) */
        get: operations["getActivityOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/payment-info/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is due and how it can be paid */
        get: operations["getActivityPaymentInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/advance-payments/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which part of the order may be paid in advance; amount 0 where all is due */
        get: operations["getActivityAdvance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/available-banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to pay */
        get: operations["getActivityBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/transaction/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start (or with the same key find again) a payment and learn where the bank waits */
        post: operations["startActivityTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/cancel/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order of which nothing was paid, for nothing: its places are free at once; asked again, it answers the same */
        post: operations["cancelActivityOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/activity/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Back from the bank: where the transaction stands; the notice of the bank decides */
        post: operations["addActivityConfirmation"];
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
        ActivitySuggestions: {
            suggestions: components["schemas"]["ActivitySuggestion"][];
        };
        ActivitySuggestion: {
            /** @enum {string} */
            kind: "region" | "activity";
            label: string;
            note: string;
            url: string;
        };
        MeetingCoordinates: {
            latitude: number;
            longitude: number;
        };
        ActivityTile: {
            activityId: string;
            name: string;
            summary: string;
            category: string;
            url: string;
            region: string;
            resort: string;
            minutes: number;
            guideLanguages: string[];
            rating: number;
            ratingCount: number;
            price: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            picture: components["schemas"]["Picture"];
            coordinates: components["schemas"]["MeetingCoordinates"];
            /** @description yyyy-MM-dd of the first day with places */
            nextDay: string | null;
        };
        ActivityTiles: {
            activities: components["schemas"]["ActivityTile"][];
        };
        ActivityPlace: {
            activityId: string;
            name: string;
            url: string;
            region: components["schemas"]["PlaceRegion"];
            resort: string;
            price: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            coordinates: components["schemas"]["MeetingCoordinates"];
        };
        PlaceRegion: {
            code: string;
            name: string;
        };
        ActivityPlaces: {
            places: components["schemas"]["ActivityPlace"][];
        };
        FacetValue: {
            code: string;
            label: string;
            count: number;
            selected: boolean;
        };
        ActivityList: {
            activities: components["schemas"]["ActivityTile"][];
            total: number;
            page: number;
            pages: number;
            /** @description Slug of the region or country that was searched: the one that the words name, else the one asked for */
            region: string | null;
            /** @description Its name */
            place: string | null;
            regions: components["schemas"]["FacetValue"][];
            categories: components["schemas"]["FacetValue"][];
            guides: components["schemas"]["FacetValue"][];
            sort: string;
        };
        PriceBand: {
            /** @enum {string} */
            code: "adult" | "child" | "infant";
            fromAge: number;
            toAge: number;
            price: components["schemas"]["Money"];
        };
        ActivityTime: {
            day: components["schemas"]["IsoDate"];
            time: components["schemas"]["Time"];
            free: number;
        };
        RequiredInfo: {
            /** @enum {string} */
            code: "hotel" | "phone" | "name" | "weight" | "height" | "shoeSize" | "passport";
            /** @enum {string} */
            of: "booking" | "person";
            /** @enum {string} */
            kind: "text" | "number";
            least?: number;
            most?: number;
        };
        RequiredInfoList: {
            requiredInfo: components["schemas"]["RequiredInfo"][];
        };
        Activity: {
            activityId: string;
            name: string;
            summary: string;
            category: string;
            url: string;
            region: string;
            resort: string;
            minutes: number;
            guideLanguages: string[];
            rating: number;
            ratingCount: number;
            price: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            coordinates: components["schemas"]["MeetingCoordinates"];
            regionUrl: string;
            pictures: components["schemas"]["Picture"][];
            description: string[];
            meetingPoint: string;
            included: string[];
            bring: string[];
            prices: components["schemas"]["PriceBand"][];
            freeCancelHours: number;
            lateCancelPercent: number;
            advancePercent: number | null;
            mostPeople: number;
            timesFrom: components["schemas"]["IsoDate"];
            /** @description The first day that is not looked at */
            timesTo: components["schemas"]["IsoDate"];
            /** @description Whether the days from timesTo on, as many again, have any times */
            hasLater: boolean;
            times: components["schemas"]["ActivityTime"][];
        };
        TopPrices: {
            regions: components["schemas"]["TopPrice"][];
        };
        TopPrice: {
            region: string;
            url: string;
            price: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            count: number;
            picture: components["schemas"]["Picture"];
        };
        PeopleCount: {
            adult: number;
            child: number;
            infant: number;
        };
        InfoAnswers: {
            booking: {
                [key: string]: string;
            };
            people: {
                [key: string]: string;
            }[];
        };
        ActivityItemRequest: {
            /** @description Of an item in the basket, to change it */
            itemId?: string;
            /** @description Of an item to put in: sent again with the same key, it takes the place of the first */
            idempotencyKey?: string;
            activityId: string;
            day: components["schemas"]["IsoDate"];
            time: components["schemas"]["Time"];
            people: components["schemas"]["PeopleCount"];
            info: components["schemas"]["InfoAnswers"];
        };
        ActivityCartItem: {
            itemId: string;
            activityId: string;
            name: string;
            url: string;
            picture: components["schemas"]["Picture"];
            meetingPoint: string;
            day: components["schemas"]["IsoDate"];
            time: components["schemas"]["Time"];
            /** @description How long it takes */
            minutes: number;
            people: components["schemas"]["PeopleCount"];
            info: components["schemas"]["InfoAnswers"];
            price: components["schemas"]["Money"];
            /** @enum {string} */
            status: "free" | "full" | "passed";
            otherTimes: components["schemas"]["ActivityTime"][];
        };
        ActivityCart: {
            items: components["schemas"]["ActivityCartItem"][];
            total: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
        };
        ActivityContact: {
            firstName: string;
            lastName: string;
            email: string;
            phone: string;
        };
        ActivityOrderRequest: {
            contact: components["schemas"]["ActivityContact"];
            /** @description What the basket shows */
            items: components["schemas"]["ShownItem"][];
            totalPrice: components["schemas"]["Money"];
            /** @constant */
            termsAccepted: true;
        };
        ShownItem: {
            itemId: string;
            day: components["schemas"]["IsoDate"];
            time: components["schemas"]["Time"];
            people: components["schemas"]["PeopleCount"];
        };
        BookedActivity: {
            activityId: string;
            name: string;
            url: string;
            picture: components["schemas"]["Picture"];
            meetingPoint: string;
            bring: string[];
            day: components["schemas"]["IsoDate"];
            time: components["schemas"]["Time"];
            people: components["schemas"]["PeopleCount"];
            price: components["schemas"]["Money"];
        };
        ActivityOrder: {
            orderId: string;
            number: string;
            /** @enum {string} */
            status: "placed" | "advance-paid" | "paid" | "cancelled";
            /** @description Of a cancelled order: its owner cancelled it; else nothing was paid in time */
            isGivenUp: boolean;
            contact: components["schemas"]["ActivityContact"];
            activities: components["schemas"]["BookedActivity"][];
            totalPrice: components["schemas"]["Money"];
            paidPrice: components["schemas"]["Money"];
            duePrice: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            payBy: string;
            /** @description Signed right to the order for links */
            token: string;
        };
        ActivityBank: {
            code: string;
            name: string;
            /** @enum {string} */
            kind: "card" | "bank";
            available: boolean;
        };
        ActivityBanks: {
            /** @description The bank is pretended and takes no money */
            isSandbox: boolean;
            banks: components["schemas"]["ActivityBank"][];
        };
        AdvancePayment: {
            amount: components["schemas"]["Money"];
            rest: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
        };
        ActivityPaymentInfo: {
            order: components["schemas"]["ActivityOrder"];
            variants: components["schemas"]["ActivityVariant"][];
            /** @description Status of the last transaction */
            latest: string | null;
            /** @description Id of the transaction that its bank has not closed */
            underWay: string | null;
        };
        ActivityVariant: {
            /** @enum {string} */
            code: "advance" | "full";
            amount: components["schemas"]["Money"];
        };
        ActivityTransactionRequest: {
            /** @enum {string} */
            variant: "advance" | "full";
            /** @description Minor units that the customer saw; another amount is due now: 409 price-changed */
            amount?: number;
            method: string;
            idempotencyKey: string;
        };
        StartedTransaction: {
            transactionId: string;
            redirectUrl: string;
        };
        ActivityConfirmationRequest: {
            transactionId: string;
            token?: string;
        };
        ActivityTransaction: {
            transactionId: string;
            /**
             * @description returned: the order did not need the money, it comes back to the customer
             * @enum {string}
             */
            status: "pending" | "paid" | "refused" | "cancelled" | "returned";
            amount: components["schemas"]["Money"];
            order: components["schemas"]["ActivityOrder"];
        };
        /** @enum {string} */
        Language: "cs" | "pl" | "ro" | "uk" | "hu";
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
        /**
         * Format: date
         * @description yyyy-MM-dd, from 1900 to 2199
         */
        IsoDate: string;
        /** @description Minor units of the currency (haléře for CZK). */
        Money: number;
        /** @enum {string} */
        Currency: "CZK" | "PLN" | "EUR" | "RON" | "HUF";
        Picture: {
            /** @description Path of the image endpoint with file/, e.g. /images/file/scenes/greek-cove-dawn.17 (spec 2: becomes scale/). */
            src: string;
            alt: string;
        };
        Time: string;
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
        /** @description The access token is stale; refresh once and retry (spec 4). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        NarrowRegion: string;
        NarrowQuery: string;
        NarrowCategory: string;
        NarrowGuide: string;
        NarrowFrom: components["schemas"]["IsoDate"];
        NarrowTo: components["schemas"]["IsoDate"];
        NarrowPeople: number;
        NarrowSort: "popular" | "price" | "priceDESC" | "rating" | "duration";
        Locale: components["schemas"]["Language"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    activityAutocomplete: {
        parameters: {
            query: {
                query: string;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivitySuggestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                region?: components["parameters"]["NarrowRegion"];
                query?: components["parameters"]["NarrowQuery"];
                category?: components["parameters"]["NarrowCategory"];
                guide?: components["parameters"]["NarrowGuide"];
                from?: components["parameters"]["NarrowFrom"];
                to?: components["parameters"]["NarrowTo"];
                people?: components["parameters"]["NarrowPeople"];
                sort?: components["parameters"]["NarrowSort"];
                page?: number;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    mapActivities: {
        parameters: {
            query?: {
                region?: components["parameters"]["NarrowRegion"];
                query?: components["parameters"]["NarrowQuery"];
                category?: components["parameters"]["NarrowCategory"];
                guide?: components["parameters"]["NarrowGuide"];
                from?: components["parameters"]["NarrowFrom"];
                to?: components["parameters"]["NarrowTo"];
                people?: components["parameters"]["NarrowPeople"];
                sort?: components["parameters"]["NarrowSort"];
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPlaces"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getActivity: {
        parameters: {
            query?: {
                from?: components["schemas"]["IsoDate"];
                /** @description The last day of the first look, where a day until then has a time */
                to?: components["schemas"]["IsoDate"];
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                activityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRequiredInfo: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                activityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequiredInfoList"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    topActivityPrices: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopPrices"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    mostPopularActivities: {
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
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityTiles"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    activitiesOfHoliday: {
        parameters: {
            query: {
                region: string;
                /** @description The day of departure */
                from: components["schemas"]["IsoDate"];
                /** @description The day of the journey home */
                to: components["schemas"]["IsoDate"];
                people: number;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityTiles"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getActivityCart: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityCart"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    saveActivityItem: {
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
                "application/json": components["schemas"]["ActivityItemRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityCart"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description code time-full (errors name other times), cart-full, or already-ordered of an item that is (an error names the order) */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            /** @description code info-missing; errors name the fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    removeActivityItem: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityCart"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description code already-ordered (an error names the order) */
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    placeActivityOrder: {
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
                "application/json": components["schemas"]["ActivityOrderRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code basket-changed where it holds other than what is shown, time-full (errors name items), price-changed, too-many-unpaid-orders (errors name those of the visitor) or already-ordered (an error names the order) */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            /** @description code details-invalid; errors name the fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getActivityOrder: {
        parameters: {
            query?: {
                token?: string;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityOrder"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getActivityPaymentInfo: {
        parameters: {
            query?: {
                token?: string;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPaymentInfo"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getActivityAdvance: {
        parameters: {
            query?: {
                token?: string;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvancePayment"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getActivityBanks: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityBanks"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    startActivityTransaction: {
        parameters: {
            query?: {
                token?: string;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityTransactionRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedTransaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code already-paid, payment-in-progress, variant-unavailable, method-unavailable, order-cancelled or price-changed where another amount is due than was seen */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelActivityOrder: {
        parameters: {
            query?: {
                token?: string;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code already-paid where something was, payment-in-progress where the bank has the money or does not say */
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addActivityConfirmation: {
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
                "application/json": components["schemas"]["ActivityConfirmationRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityTransaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
}
