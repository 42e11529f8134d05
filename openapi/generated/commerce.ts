// Generated from the contract by `npm run generate`. Do not edit.
export interface paths {
    "/api/www/cart/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an offer into a new cart; answers the cart's id in the Cart-Id header and the signed cart cookie */
        post: operations["addCartProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visitor's cart; of several, the one named by Cart-Id, else the newest; with an offer asked for, only one that holds it */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Price the cart's offer anew; a changed price is answered old and new, and stays unaccepted until acceptCartPrice */
        post: operations["checkCartPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/price/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["acceptCartPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save what has been filled in so far (a draft may be incomplete; validity is judged when the order is placed) */
        put: operations["saveCartInformation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the cart into an order, once. The same cart answers the same order however often it is asked with the same details. */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/shortOrder/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order as its owner may see it (cart cookie, or a signed, expiring token) */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/order-placed/{encodedData}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order behind the opaque reference of the order-placed page; only to who may see the order (cart cookie or token) */
        get: operations["getPlacedOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/payment/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is due and how it can be paid */
        get: operations["getPaymentOptions"];
        put?: never;
        /** Start (or, with the same key, find again) a payment and learn where the bank waits */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/banks-availabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/payment/confirmations/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The browser came back from the bank; answers where the payment stands (the bank's own notice decides, not the browser) */
        post: operations["addPaymentConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bank's signed notice; replays and late notices change nothing twice */
        post: operations["notifyPayment"];
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
        Traveller: {
            /** @enum {string} */
            type: "ADULT" | "CHILD" | "INFANT";
            /** @enum {string} */
            gender?: "female" | "male" | "";
            firstName: string;
            lastName: string;
            /** @description yyyy-MM-dd, or empty in a draft */
            birthDate: string;
        };
        Owner: {
            firstName: string;
            lastName: string;
            email: string;
            phone: string;
            street: string;
            city: string;
            zip: string;
            /** @description ISO 3166-1 alpha-2 */
            country: string;
        };
        CartInformation: {
            owner: components["schemas"]["Owner"];
            travellers: components["schemas"]["Traveller"][];
            note: string;
        };
        Cart: {
            cartId: string;
            offer: components["schemas"]["Offer"];
            occupancies: components["schemas"]["Occupancies"];
            /** @description The price the customer has accepted so far */
            totalPrice: components["schemas"]["Money"];
            deposit: components["schemas"]["Money"];
            /** @description When it would be due if it were ordered today; the same day as balanceDue where everything is due at once */
            depositDue: components["schemas"]["IsoDate"];
            balanceDue: components["schemas"]["IsoDate"];
            currency: components["schemas"]["Currency"];
            information: components["schemas"]["CartInformation"];
            /** @description Set once the cart became an order */
            orderId: string | null;
            /** @enum {string} */
            step: "open" | "ordered";
        };
        PriceCheck: {
            /** @enum {string} */
            status: "unchanged" | "changed" | "gone";
            previousTotal: components["schemas"]["Money"];
            totalPrice: components["schemas"]["Money"];
        };
        Order: {
            /** @description Opaque; in URLs */
            orderId: string;
            /** @description Human number on papers, e.g. Z-2026-000123 */
            number: string;
            /** @description encodedData of the order-placed page; opaque */
            reference: string;
            /** @enum {string} */
            status: "placed" | "deposit-paid" | "paid" | "cancelled";
            createdAt: string;
            offer: components["schemas"]["Offer"];
            owner: components["schemas"]["Owner"];
            travellers: components["schemas"]["Traveller"][];
            totalPrice: components["schemas"]["Money"];
            paidPrice: components["schemas"]["Money"];
            duePrice: components["schemas"]["Money"];
            deposit: components["schemas"]["Money"];
            depositDue: components["schemas"]["IsoDate"];
            balanceDue: components["schemas"]["IsoDate"];
            /** @description An instant: an order of which nothing is paid until then is cancelled */
            payBy: string;
            currency: components["schemas"]["Currency"];
            payment: components["schemas"]["PaymentStatus"];
            /** @description Payments that the order did not need; the shop gives them back by itself */
            refunds: {
                paymentId: string;
                amount: components["schemas"]["Money"];
                /**
                 * @description refunded: the bank has taken it over
                 * @enum {string}
                 */
                status: "due" | "refunded";
            }[];
        };
        PaymentStatus: {
            /** @enum {string} */
            status: "none" | "pending" | "paid" | "refused" | "cancelled";
            paymentId: string | null;
            amount: components["schemas"]["Money"];
        };
        Bank: {
            code: string;
            name: string;
            /** @enum {string} */
            kind: "bank" | "card";
            available: boolean;
        };
        PaymentOptions: {
            order: components["schemas"]["Order"];
            /** @description What the order's latest payment was for; one that is under way is found again by it */
            latest: {
                /** @enum {string} */
                variant: "deposit" | "full";
                method: string;
            } | null;
            variants: {
                /** @enum {string} */
                code: "deposit" | "full";
                amount: components["schemas"]["Money"];
            }[];
            banks: components["schemas"]["Bank"][];
        };
        /** @enum {string} */
        Language: "cs" | "pl" | "ro" | "uk" | "hu";
        OfferCode: string;
        /**
         * Format: date
         * @description yyyy-MM-dd
         */
        IsoDate: string;
        Occupancy: {
            adults: number;
            childBirthDates: components["schemas"]["IsoDate"][];
        };
        Occupancies: components["schemas"]["Occupancy"][];
        /** @enum {string} */
        TripTypeCode: "WS" | "DW" | "WO" | "NR" | "CZ";
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
        /** @description The cart the tab works on; the string "undefined" when it has none (spec 7). Must match the signed cart cookie. */
        CartId: string;
        Locale: components["schemas"]["Language"];
    };
    requestBodies: never;
    headers: {
        /** @description The cart that answers; saved by the client to session storage (spec 7). */
        "Cart-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    addCartProduct: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /** @description The cart the tab works on; the string "undefined" when it has none (spec 7). Must match the signed cart cookie. */
                "Cart-Id"?: components["parameters"]["CartId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    offerCode: components["schemas"]["OfferCode"];
                    occupancies: components["schemas"]["Occupancies"];
                };
            };
        };
        responses: {
            /** @description The cart */
            200: {
                headers: {
                    "Cart-Id": components["headers"]["Cart-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code offer-gone */
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                /** @description The checkout's address carries the offer; a new tab knows no Cart-Id */
                offerCode?: components["schemas"]["OfferCode"];
                /** @description The party that the checkout's address names, empty for two adults; of several carts with the offer the one of that party comes first */
                q?: string;
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /** @description The cart the tab works on; the string "undefined" when it has none (spec 7). Must match the signed cart cookie. */
                "Cart-Id"?: components["parameters"]["CartId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart */
            200: {
                headers: {
                    "Cart-Id": components["headers"]["Cart-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    checkCartPrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The cart the tab works on; the string "undefined" when it has none (spec 7). Must match the signed cart cookie. */
                "Cart-Id"?: components["parameters"]["CartId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceCheck"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    acceptCartPrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The cart the tab works on; the string "undefined" when it has none (spec 7). Must match the signed cart cookie. */
                "Cart-Id"?: components["parameters"]["CartId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    totalPrice: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            /** @description The check; status is changed again when the price moved meanwhile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveCartInformation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The cart the tab works on; the string "undefined" when it has none (spec 7). Must match the signed cart cookie. */
                "Cart-Id"?: components["parameters"]["CartId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartInformation"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartInformation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code already-ordered */
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    placeOrder: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /** @description The cart the tab works on; the string "undefined" when it has none (spec 7). Must match the signed cart cookie. */
                "Cart-Id"?: components["parameters"]["CartId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    information: components["schemas"]["CartInformation"];
                    /** @description What the customer saw and agreed to */
                    totalPrice: components["schemas"]["Money"];
                    /** @constant */
                    termsAccepted: true;
                };
            };
        };
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code price-changed, offer-gone, already-ordered (with other details than these) or too-many-unpaid-orders (errors name those of the visitor) */
            409: components["responses"]["Conflict"];
            /** @description Details are not valid; errors name the fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getOrder: {
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
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPlacedOrder: {
        parameters: {
            query?: {
                token?: string;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                encodedData: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPaymentOptions: {
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
            /** @description Options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOptions"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    startPayment: {
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
                "application/json": {
                    /** @enum {string} */
                    variant: "deposit" | "full";
                    /** @description Code of a bank or card from the options */
                    method: string;
                    idempotencyKey: string;
                };
            };
        };
        responses: {
            /** @description Where to go */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        paymentId: string;
                        redirectUrl: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code already-paid, payment-in-progress (another payment is not closed at its bank), variant-unavailable, method-unavailable, idempotency-key-reused or order-cancelled */
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    getBanks: {
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
            /** @description Banks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        banks: components["schemas"]["Bank"][];
                    };
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    addPaymentConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderId: string;
                    token?: string;
                };
            };
        };
        responses: {
            /** @description Where it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    notifyPayment: {
        parameters: {
            query?: never;
            header: {
                Signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    paymentId: string;
                    noticeId: string;
                    /** @enum {string} */
                    outcome: "paid" | "refused" | "cancelled";
                    amount: components["schemas"]["Money"];
                    currency: components["schemas"]["Currency"];
                };
            };
        };
        responses: {
            /** @description Taken (now or before) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Signature does not hold */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
}
