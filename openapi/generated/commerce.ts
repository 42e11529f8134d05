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
        /** Look at the cart's price, flights and rooms anew; what has changed is answered old and new, and stays unaccepted until acceptCartPrice */
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
    "/api/www/cart/paymentVariant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Whether the deposit or the whole price is to be paid first */
        put: operations["choosePaymentVariant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with the cart; it lasts anew */
        post: operations["updateCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/upsell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the holiday can be had with besides, and what of it is chosen */
        get: operations["getCartUpsells"];
        /** Choose a variant of an upsell, or resign from it with none; the cart costs what it then costs */
        put: operations["chooseUpsell"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/flight-class-availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cabin classes of both flights with their free seats; no legs for a trip without a flight */
        get: operations["getFlightClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/seat-map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Both aircraft with what is free and what the cart holds */
        get: operations["getSeatMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/seat-map/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hold seats for ten minutes, all or none; a passenger holds one a leg, and lets the one before go */
        put: operations["holdSeats"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/seat-map/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let seats of the cart go, of a leg, of a passenger, or all */
        post: operations["releaseSeats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/seat-map/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the held seats into the cart at the price that was seen */
        post: operations["submitSeats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to the cart; it shows the holiday elsewhere, never what was filled in */
        post: operations["emailCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The holiday behind a mailed link, without a word of its people */
        get: operations["getSharedCart"];
        put?: never;
        /** Put the holiday behind a mailed link into a cart of this browser; answers the Cart-Id header and cookie */
        post: operations["takeSharedCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/cart/last-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who booked the last order of this browser, to be filled in once more */
        get: operations["getLastOrder"];
        put?: never;
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
    "/api/www/payment/progress/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the order's latest payment stands, since when, and what the customer can do for it meanwhile */
        get: operations["getPaymentProgress"];
        put?: never;
        post?: never;
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
            /** @description yyyy-MM-dd, or in a draft empty or what was typed and is none yet */
            birthDate: string;
            /**
             * @description Where the destination asks for one
             * @enum {string}
             */
            documentType?: "" | "passport" | "identityCard";
            documentNumber?: string;
            /** @description yyyy-MM-dd, or in a draft empty or what was typed and is none yet */
            documentExpiry?: string;
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
            extras: components["schemas"]["Extra"][];
            /** @description The holiday without extras; with theirs it is totalPrice */
            offerPrice: components["schemas"]["Money"];
            /** @description What each traveller pays of offerPrice, in the order of the form; adds up to it, or is empty where the catalogue cannot say */
            personPrices: components["schemas"]["Money"][];
            /** @enum {string} */
            paymentVariant: "deposit" | "full";
            /** @description An instant: afterwards the cart is gone on with by updateCart */
            expiresAt: string;
            /** @description The offer that the customer came with */
            baseOfferCode: components["schemas"]["OfferCode"];
        };
        /** @enum {string} */
        Leg: "DEPARTURE" | "RETURN";
        /** @enum {string} */
        CabinClass: "Economy" | "Comfort" | "PremiumComfort" | "Business" | "Premium";
        /** @enum {string} */
        GroupType: "baggage" | "transfer" | "insurance" | "board" | "room" | "parking" | "lounge" | "activity" | "seat";
        /** @description What was chosen besides the holiday, as it is sold */
        Extra: {
            code: string;
            groupType: components["schemas"]["GroupType"];
            /** @description For a seat its number, for an activity its start, yyyy-MM-ddTHH:mm */
            variantCode: string;
            /** @description Of a variant with options the one that was chosen, for a seat its leg */
            optionCode: string | null;
            title: string;
            /** @description Places among the travellers; empty for what is the whole party's */
            personRefs: number[];
            /** @description Of all of it */
            price: components["schemas"]["Money"];
        };
        UpsellChoice: {
            code: string;
            /** @description Null to resign from it */
            variantCode: string | null;
            /** @description Left out for the first of a variant's options */
            optionCode?: string | null;
            personRefs?: number[];
            /** @description What the customer saw and agrees to: the variant's with its option's */
            price?: components["schemas"]["Money"];
        };
        UpsellCall: {
            title: string;
            callToAction: string;
        };
        CartUpsell: {
            code: string;
            title: string;
            description: string;
            /** @description Of the cheapest variant */
            price: components["schemas"]["Money"];
            groupType: components["schemas"]["GroupType"];
            headerImageUrl: string | null;
            attachments: {
                title: string;
                url: string;
            }[];
            variants: {
                code: string;
                title: string;
                /** @description Of which one is chosen, where there are any; the first unless another is named */
                options: {
                    code: string;
                    label: string;
                    /** @description On top of the variant's, for one person or for all as that is */
                    price: components["schemas"]["Money"];
                    available: boolean;
                }[];
                summaryTitle: string;
                /** @description For one adult where it is per person, else for all */
                price: components["schemas"]["Money"];
                /** @enum {string} */
                per: "person" | "party";
                /** @description false where none is left */
                available: boolean;
                /** @description Who may have it */
                personRefs: number[];
                /** @description What each of them pays; empty for what is the whole party's */
                personPrices: components["schemas"]["Money"][];
                /** @description The offer that has it, for a board or room */
                offerCode: components["schemas"]["OfferCode"] | null;
            }[];
            resignationAvailable: boolean;
            recommending: components["schemas"]["UpsellCall"];
            discouraging: components["schemas"]["UpsellCall"];
            selected: {
                variantCode: string;
                optionCode: string | null;
                personRefs: number[];
            } | null;
        };
        CartUpsells: {
            upsells: components["schemas"]["CartUpsell"][];
            cart: components["schemas"]["Cart"];
        };
        SeatChoice: {
            leg: components["schemas"]["Leg"];
            person: number;
            seat: string;
        };
        SeatHold: {
            leg: components["schemas"]["Leg"];
            person: number;
            seat: string;
            price: components["schemas"]["Money"];
            /** @description In the cart's price already */
            submitted: boolean;
        };
        SeatHolds: {
            holds: components["schemas"]["SeatHold"][];
            /** @description Milliseconds from now until the first of them is let go, below 0 when that is over; null without any */
            left: number | null;
        };
        CartSeats: {
            holds: components["schemas"]["SeatHolds"];
            /** @description Its price is without a seat that was let go */
            cart: components["schemas"]["Cart"];
        };
        FlightClasses: {
            legs: {
                leg: components["schemas"]["Leg"];
                flightNumber: string;
                from: string;
                to: string;
                date: components["schemas"]["IsoDate"];
                aircraft: string;
                classes: {
                    cabin: components["schemas"]["CabinClass"];
                    free: number;
                    /** @description Of its cheapest seat */
                    price: components["schemas"]["Money"];
                }[];
            }[];
            passengers: {
                person: number;
                /** @enum {string} */
                type: "ADULT" | "CHILD" | "INFANT";
                /** @description As it is filled in so far */
                name: string;
            }[];
        };
        SeatMap: {
            legs: {
                leg: components["schemas"]["Leg"];
                aircraft: string;
                rows: {
                    number: number;
                    cabin: components["schemas"]["CabinClass"];
                    isExit: boolean;
                    /** @description From left to right; null is an aisle */
                    seats: (null | {
                        seat: string;
                        /** @enum {string} */
                        position: "window" | "middle" | "aisle";
                        price: components["schemas"]["Money"];
                        /** @description Free to this cart */
                        isFree: boolean;
                    })[];
                }[];
            }[];
            holds: components["schemas"]["SeatHolds"];
        };
        CartMail: {
            /** @enum {string} */
            status: "sent";
        };
        SharedCart: {
            offer: components["schemas"]["Offer"];
            occupancies: components["schemas"]["Occupancies"];
            extras: components["schemas"]["Extra"][];
            totalPrice: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
        };
        LastOrder: {
            /** @description Null where this browser has ordered nothing yet */
            owner: components["schemas"]["Owner"] | null;
        };
        PriceCheck: {
            /** @enum {string} */
            status: "unchanged" | "changed" | "gone";
            /** @description Extras that are no longer to be had and that the new price is without */
            dropped?: string[];
            /** @description Legs that are flown otherwise than the customer has accepted, whatever they cost; absent where none is */
            moved?: components["schemas"]["MovedFlight"][];
            /** @description Rooms of another kind than the customer has accepted, whatever they cost; absent where none is */
            rooms?: components["schemas"]["ChangedRoom"][];
            previousTotal: components["schemas"]["Money"];
            totalPrice: components["schemas"]["Money"];
        };
        ShownHoliday: {
            departureFlight: components["schemas"]["Flight"] | null;
            returnFlight: components["schemas"]["Flight"] | null;
            rooms: components["schemas"]["NamedRoom"][];
        };
        NamedRoom: {
            roomCode: string;
            roomName: string;
        };
        ChangedRoom: {
            /** @description Of the room in the party, from 0 */
            position: number;
            before: components["schemas"]["NamedRoom"];
            after: components["schemas"]["NamedRoom"];
        };
        MovedFlight: {
            /** @enum {string} */
            leg: "out" | "back";
            before: components["schemas"]["Flight"] | null;
            after: components["schemas"]["Flight"] | null;
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
            /**
             * @description Who ended it: the customer, or the shop because nothing was paid by payBy; null while it is not cancelled
             * @enum {string|null}
             */
            cancelledBy: "customer" | "shop" | null;
            createdAt: string;
            offer: components["schemas"]["Offer"];
            owner: components["schemas"]["Owner"];
            travellers: components["schemas"]["Traveller"][];
            totalPrice: components["schemas"]["Money"];
            paidPrice: components["schemas"]["Money"];
            duePrice: components["schemas"]["Money"];
            deposit: components["schemas"]["Money"];
            depositDue: components["schemas"]["IsoDate"];
            /** @description Null once that day has passed: what is owed then is due at once */
            balanceDue: components["schemas"]["IsoDate"] | null;
            /** @description An instant: an order of which nothing is paid until then is cancelled */
            payBy: string;
            /** @description An instant: seats in the aircraft of which nothing is paid until then are let go, and leave the price. Absent where none are reserved */
            seatsReservedUntil?: string;
            currency: components["schemas"]["Currency"];
            extras: components["schemas"]["Extra"][];
            /** @description The holiday without extras; with theirs it is totalPrice */
            offerPrice: components["schemas"]["Money"];
            /** @description What each traveller pays of offerPrice, in their order; adds up to it, or is empty for orders of before */
            personPrices: components["schemas"]["Money"][];
            /**
             * @description What the customer wanted to pay first
             * @enum {string}
             */
            paymentVariant: "deposit" | "full";
            payment: components["schemas"]["PaymentStatus"];
            /** @description What the order did not need of its payments, or no longer needs; the shop gives it back by itself */
            refunds: {
                paymentId: string;
                amount: components["schemas"]["Money"];
                /** @enum {string} */
                reason: "overpaid" | "cancellation";
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
        PaymentProgress: {
            /** @enum {string} */
            status: "none" | "pending" | "paid" | "refused" | "cancelled";
            /** @description Of the order */
            number: string;
            /** @description Milliseconds since the epoch */
            startedAt: number | null;
            /** @description Where the customer goes on at the bank, while that is possible */
            bankUrl: string | null;
            /** @description Where the pretended bank can be told what happened to a transfer */
            sandboxUrl: string | null;
            /** @description An instant: an order of which nothing is paid until then is cancelled; null once something is paid, or it is cancelled */
            payBy: string | null;
            /** @description What to write into a transfer; null where the payment is none */
            transfer: null | components["schemas"]["TransferOrder"];
        };
        TransferOrder: {
            recipient: string;
            /** @description As written in the market */
            account: string;
            iban: string;
            bic: string;
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            variableSymbol: string;
            message: string;
            /** @description The same as a QR payment (SPAYD) */
            qr: {
                text: string;
                /** @description Modules a side */
                size: number;
                /** @description Path data of the dark modules, one unit a module */
                path: string;
            };
        };
        Bank: {
            code: string;
            name: string;
            /** @enum {string} */
            kind: "bank" | "card" | "transfer";
            available: boolean;
        };
        PaymentOptions: {
            /** @description The bank is pretended and takes no money */
            isSandbox: boolean;
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
        TripTypeCode: "WS" | "DW" | "WO" | "NR" | "CZ";
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
                    /** @description What the customer saw and agrees to, without extras; another price is refused */
                    totalPrice?: components["schemas"]["Money"];
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
            /** @description code offer-gone or price-changed (errors name the new price) */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
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
        /** @description What the customer is shown, where that may be other than what was accepted (in another tab); without it the cart is compared */
        requestBody?: {
            content: {
                "application/json": {
                    totalPrice: components["schemas"]["Money"];
                    shown: components["schemas"]["ShownHoliday"];
                } | null;
            };
        };
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
            413: components["responses"]["BodyTooLarge"];
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
                    /** @description As the check named them: the cart is without them then, also where they are to be had again */
                    dropped: string[];
                    /** @description As the check named them; absent where none was */
                    moved?: components["schemas"]["MovedFlight"][];
                    /** @description As the check named them; absent where none was */
                    rooms?: components["schemas"]["ChangedRoom"][];
                };
            };
        };
        responses: {
            /** @description The check; status is changed again when price */
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
            413: components["responses"]["BodyTooLarge"];
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
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    choosePaymentVariant: {
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
                    /** @enum {string} */
                    variant: "deposit" | "full";
                };
            };
        };
        responses: {
            /** @description The cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code already-ordered */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCart: {
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
        requestBody?: never;
        responses: {
            /** @description The cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
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
    getCartUpsells: {
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
        requestBody?: never;
        responses: {
            /** @description Upsells */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartUpsells"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    chooseUpsell: {
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
                "application/json": components["schemas"]["UpsellChoice"];
            };
        };
        responses: {
            /** @description Upsells with the choice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartUpsells"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code price-changed (errors name the new price), sold-out or already-ordered */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getFlightClasses: {
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
        requestBody?: never;
        responses: {
            /** @description Classes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightClasses"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getSeatMap: {
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
        requestBody?: never;
        responses: {
            /** @description The map */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    holdSeats: {
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
                    seats: components["schemas"]["SeatChoice"][];
                };
            };
        };
        responses: {
            /** @description What the cart holds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartSeats"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code seat-taken (errors name free seats nearby), seat-unsuitable or already-ordered */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    releaseSeats: {
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
                    leg?: components["schemas"]["Leg"];
                    person?: number;
                };
            };
        };
        responses: {
            /** @description What the cart still holds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartSeats"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code already-ordered */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    submitSeats: {
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
                    /** @description What the customer saw and agrees to */
                    totalPrice: components["schemas"]["Money"];
                    /** @description The seats that the customer saw; where the cart holds others, none is taken */
                    seats?: components["schemas"]["SeatChoice"][];
                };
            };
        };
        responses: {
            /** @description The cart with its seats */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code price-changed (errors name the new price), seats-changed, seats-expired or already-ordered */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    emailCart: {
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
                    email: string;
                };
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            /** @description code too-many-mails after ten to the address in a day */
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSharedCart: {
        parameters: {
            query: {
                token: string;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holiday */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedCart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    takeSharedCart: {
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
                    token: string;
                };
            };
        };
        responses: {
            /** @description The new cart */
            200: {
                headers: {
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
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getLastOrder: {
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
            /** @description The last order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                    /** @description What else the customer saw and agreed to; another holiday is refused */
                    shown?: components["schemas"]["ShownHoliday"];
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
            /** @description code price-changed, flights-moved, rooms-changed, offer-gone, cart-expired, already-ordered (with other details than these) or too-many-unpaid-orders (errors name those of the visitor) */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            /** @description Details are not valid; errors name the fields */
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
                    /** @description Minor units that the customer saw; another amount is due now: 409 price-changed */
                    amount?: number;
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
            /** @description code already-paid, payment-in-progress (another payment is not closed at its bank), variant-unavailable, method-unavailable, idempotency-key-reused, price-changed naming what is due or order-cancelled */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
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
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPaymentProgress: {
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
            /** @description Progress */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProgress"];
                };
            };
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
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
}
