// Generated from the contract by `npm run generate`. Do not edit.
export interface paths {
    "/api/www/account/username/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What comes after the name; the same steps for every well-formed name, so that nobody learns who has an account */
        post: operations["checkUsername"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Right, it answers a code for the one who knows the verifier of the challenge (PKCE), or has a code sent by mail first */
        post: operations["checkPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The six digits of a mail for a code */
        post: operations["authorizeLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/authorize/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A code and its verifier for the access and refresh cookies of a new session */
        post: operations["exchangeLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/oauth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the login of this browser, or with everywhere all logins; of who is not logged in any more, the browser forgets what it had of the customer */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Providers that a login may go by, at /mytui/auth/{code}, and who has come from one without an account yet */
        get: operations["getIdentities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same answer for every address; whoever has an account already is told so by mail */
        post: operations["registerCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["activateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/activation/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/password/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A mail with a link that lets its reader choose a new password; the same answer for every address */
        post: operations["remindPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/password/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The old password for a new one, also for who must change it before logging in; ends all logins */
        post: operations["updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Activities that were ordered with the customer's confirmed address, the soonest first */
        get: operations["listCustomerActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["claimReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations/{reservationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getReservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations/{reservationId}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["updateReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations/{reservationId}/disclaim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["disclaimReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations/{reservationId}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changeOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations/{reservationId}/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changeParticipant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations/{reservationId}/editable-until": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEditableUntil"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations/{reservationId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cancelReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations/{reservationId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a traveller says of the hotel after the return; a second time changes the first */
        post: operations["reviewReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations/{reservationId}/documents/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations/{reservationId}/extras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be bought for a booked holiday besides, and what of it is chosen and not bought yet */
        get: operations["getReservationExtras"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations/{reservationId}/extras/choose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a variant of an extra, or resign from it with none; nothing is bought before it is confirmed */
        post: operations["chooseReservationExtra"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations/{reservationId}/extras/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buy what is chosen, all or none, for the price that was shown; the order, its price and papers have it then */
        post: operations["confirmReservationExtras"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/reservations/{reservationId}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["payReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/customer/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Details that are named, the others stay; a phone number and a postal code are those of a home country or empty (account.settings) */
        post: operations["saveCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/customer/agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Those that are named, the others stay; that logins ask for no digits any more needs the password (account.settings) */
        post: operations["saveAgreements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/customer/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A mail to the new address with a link that makes it the account's; the answer is the same whoever has that address (account.settings) */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/customer/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The link of that mail, by who is logged in to the account; the old address is told. 409 expired for a link that is used, too old or another account's, email-taken where somebody has the new one by now */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/customer/identities/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a provider's login off the account */
        post: operations["unlinkIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/customer/remembered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Searches and hotels that a browser remembers and those of the account, each of both once, the browser's first */
        post: operations["mergeRemembered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/customer/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts the account to rest or removes it; who has left it already, by a press whose answer was lost, is told so */
        post: operations["removeCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's threads, the newest first, with how much of them is unread (account.mailbox) */
        get: operations["listThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/mailbox/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages are unread, when somebody answers, and what a message may carry (account.mailbox) */
        get: operations["getMailboxInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/mailbox/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new thread with its first message; with the clientId of one that is there already, that one (account.mailbox) */
        post: operations["startThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/mailbox/threads/{threadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A thread with its messages, or with those after a number that the client has (account.mailbox) */
        get: operations["getThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/mailbox/threads/{threadId}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One more message; sent again with the same clientId it is the same message (account.mailbox) */
        post: operations["replyToThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/mailbox/threads/{threadId}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer has seen the messages up to this number */
        post: operations["seeThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/faq/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["giveFaqFeedback"];
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
        Email: string;
        Password: string;
        Text: string;
        Token: string;
        /** @description S256: the SHA-256 of the verifier, base64url */
        CodeChallenge: string;
        Authorization: {
            /** @enum {string} */
            status: "authorized" | "verify";
            /** @description Of authorized; good for a minute and once */
            code?: string;
            /** @description Of verify: goes with the digits of the mail */
            ticket?: string;
        };
        LongText: string;
        ReservationSummary: {
            reservationId: string;
            number: string;
            label: string;
            /** @enum {string} */
            status: "placed" | "deposit-paid" | "paid" | "cancelled";
            /** @enum {string} */
            group: "coming" | "past" | "cancelled";
            hotelName: string;
            place: string;
            startDate: components["schemas"]["IsoDate"];
            endDate: components["schemas"]["IsoDate"];
            totalPrice: components["schemas"]["Money"];
            paidPrice: components["schemas"]["Money"];
            duePrice: components["schemas"]["Money"];
            deposit: components["schemas"]["Money"];
            depositDue: components["schemas"]["IsoDate"];
            /** @description Null once that day has passed: what is owed then is due at once */
            balanceDue: components["schemas"]["IsoDate"] | null;
            currency: components["schemas"]["Currency"];
            picture: components["schemas"]["Picture"];
        };
        CustomerActivities: {
            activities: {
                orderId: string;
                number: string;
                /** @enum {string} */
                status: "placed" | "advance-paid" | "paid" | "cancelled";
                name: string;
                day: components["schemas"]["IsoDate"];
                time: string;
                /** @description Opens the order */
                token: string;
            }[];
        };
        Reservations: {
            reservations: components["schemas"]["ReservationSummary"][];
        };
        Claimed: {
            /** @enum {string} */
            status: "done" | "expired";
            reservationId: string;
        };
        /** @enum {string} */
        IdentityProvider: "google" | "facebook";
        Identities: {
            providers: {
                code: components["schemas"]["IdentityProvider"];
                isSandbox: boolean;
            }[];
            pending: {
                email: string;
                firstName: string;
                lastName: string;
            } | null;
        };
        Remembered: {
            searches: string[];
            hotels: {
                hotelCode: string;
                /** @enum {string} */
                tripType: "WS" | "DW" | "WO" | "NR" | "CZ";
            }[];
        };
        EditableUntil: {
            editableUntil: components["schemas"]["IsoDate"];
            changeFreeUntil: components["schemas"]["IsoDate"];
            nameChangeFee: components["schemas"]["Money"];
        };
        Deadlines: {
            changeFreeUntil: components["schemas"]["IsoDate"];
            nameChangeUntil: components["schemas"]["IsoDate"];
            balanceDue: components["schemas"]["IsoDate"];
            /** @description Null where nobody flies */
            checkInOpens: components["schemas"]["IsoDate"] | null;
            departure: components["schemas"]["IsoDate"];
        };
        CancellationStep: {
            from: components["schemas"]["IsoDate"];
            until: components["schemas"]["IsoDate"] | null;
            percent: number;
            fee: components["schemas"]["Money"];
        };
        ReservationPayment: {
            paymentId: string;
            date: components["schemas"]["IsoDate"];
            amount: components["schemas"]["Money"];
            method: string;
            /** @enum {string} */
            status: "pending" | "closing" | "paid" | "refused" | "cancelled" | "refund-due" | "refunded";
            /** @description What goes back of it, for the order did not need it or is cancelled; its date is null until the bank has taken it over */
            refund: {
                amount: components["schemas"]["Money"];
                date: components["schemas"]["IsoDate"] | null;
            } | null;
        };
        ReservationChange: {
            date: components["schemas"]["IsoDate"];
            /** @enum {string} */
            kind: "owner" | "participant" | "cancellation" | "flight-times";
            fee: components["schemas"]["Money"];
            refund: components["schemas"]["Money"];
        };
        /** @description A paper of a reservation; trips are numbered in the order's sequence, a receipt has its payment's id */
        DocumentName: string;
        ReservationDocument: {
            document: components["schemas"]["DocumentName"];
            /** @enum {string} */
            kind: "travel-contract" | "invoice" | "voucher" | "ticket" | "insurance" | "trip-voucher";
            /** @description Which trip; empty for the other kinds */
            title: string;
            /** @enum {string} */
            available: "now" | "when-paid";
        };
        Reservation: {
            order: components["schemas"]["Order"];
            label: string;
            /** @enum {string} */
            group: "coming" | "past" | "cancelled";
            version: number;
            deadlines: components["schemas"]["Deadlines"];
            nameChangeFee: components["schemas"]["Money"];
            cancellation: components["schemas"]["CancellationStep"][];
            variants: {
                /** @enum {string} */
                code: "deposit" | "full";
                amount: components["schemas"]["Money"];
            }[];
            /** @description Between which amounts a part may be paid by choice; null where it may not */
            part: {
                from: components["schemas"]["Money"];
                to: components["schemas"]["Money"];
            } | null;
            banks: components["schemas"]["Bank"][];
            payments: components["schemas"]["ReservationPayment"][];
            changes: components["schemas"]["ReservationChange"][];
            documents: components["schemas"]["ReservationDocument"][];
            review: {
                stars: number;
                text: string;
            } | null;
            chat: components["schemas"]["Thread"] | null;
        };
        ReservationExtras: {
            /** @description What nobody of the party has yet; none once the holiday has begun or is cancelled */
            upsells: components["schemas"]["CartUpsell"][];
            bought: components["schemas"]["Extra"][];
            /** @description Chosen and not bought yet, at the prices of now */
            wanted: components["schemas"]["Extra"][];
            /** @description Chosen and sold out since, in words */
            gone: string[];
            /** @description Of all that is wanted */
            price: components["schemas"]["Money"];
            /** @description Of the choice; a confirmation names it */
            version: number;
            /** @description Of the order, without what is wanted */
            totalPrice: components["schemas"]["Money"];
            duePrice: components["schemas"]["Money"];
            /** @description Null once that day has passed: what is owed then is due at once */
            balanceDue: components["schemas"]["IsoDate"] | null;
            currency: components["schemas"]["Currency"];
        };
        StartedPayment: {
            paymentId: string;
            redirectUrl: string;
        };
        Customer: {
            email: string;
            firstName: string;
            lastName: string;
            phone: string;
            street: string;
            city: string;
            zip: string;
            news: boolean;
            offers: boolean;
            asksForCode: boolean;
            unread: number;
            /** @description Providers that the customer logs in by */
            identities: components["schemas"]["IdentityProvider"][];
        };
        ThreadSummary: {
            threadId: string;
            /** @enum {string} */
            kind: "message" | "complaint" | "chat";
            subject: string;
            /** @description Empty where it is about none */
            reservationId: string;
            /** @description How its last message begins */
            preview: string;
            updatedAt: string;
            /** @description The number of its last message */
            last: number;
            /** @description Messages of the shop that the customer has not seen */
            unread: number;
        };
        Threads: {
            threads: components["schemas"]["ThreadSummary"][];
            /** @description Messages of the shop that the customer has not seen */
            unread: number;
        };
        ThreadId: {
            threadId: string;
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
        /** @enum {string} */
        Language: "cs" | "pl" | "ro" | "uk" | "hu";
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
        OfferCode: string;
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
        PaymentStatus: {
            /** @enum {string} */
            status: "none" | "pending" | "paid" | "refused" | "cancelled";
            paymentId: string | null;
            amount: components["schemas"]["Money"];
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
        Bank: {
            code: string;
            name: string;
            /** @enum {string} */
            kind: "bank" | "card" | "transfer";
            available: boolean;
        };
        Attachment: {
            /** @description The file is at /mytui/files/attachments/:attachmentId */
            attachmentId: string;
            name: string;
            /**
             * @description By its content, whatever it was called
             * @enum {string}
             */
            type: "application/pdf" | "image/jpeg" | "image/png" | "image/webp" | "image/heic";
            /** @description Bytes */
            size: number;
        };
        Message: {
            messageId: string;
            /** @description Its number in the thread: from 1, without a gap */
            sequence: number;
            /** @description Empty where its sender chose none */
            clientId: string;
            /** @enum {string} */
            author: "customer" | "shop";
            /** @description Who of the shop; empty for customers */
            authorName: string;
            text: string;
            /** Format: date-time */
            at: string;
            attachments: components["schemas"]["Attachment"][];
        };
        Thread: {
            threadId: string;
            /** @enum {string} */
            kind: "message" | "complaint" | "chat";
            subject: string;
            /** @description Empty where it is about none */
            reservationId: string;
            /** @description The number of its last message */
            last: number;
            customerSeen: number;
            staffSeen: number;
            /** @description In their order */
            messages: components["schemas"]["Message"][];
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
        Service: {
            /** @description Whether somebody answers now */
            isOpen: boolean;
            /** @description When that changes: market's local time, yyyy-MM-ddTHH:mm */
            changes: string | null;
        };
        MailboxInfo: {
            /** @description Messages of the shop that the customer has not seen */
            unread: number;
            service: components["schemas"]["Service"];
            limits: {
                textLength: number;
                attachments: number;
                attachmentBytes: number;
                attachmentTypes: string[];
            };
        };
        MessageText: string;
        /** @description Chosen by the client, new for each message */
        ClientId: string;
        AttachmentIds: string[];
        NewMessage: {
            text: components["schemas"]["MessageText"];
            clientId?: components["schemas"]["ClientId"];
            attachments?: components["schemas"]["AttachmentIds"];
        };
        Seen: {
            sequence: number;
        };
    };
    responses: {
        /** @description Not logged in, or what was given is wrong. */
        Wrong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Some details are not valid; errors name the fields. */
        NotValid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Done */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "done";
                };
            };
        };
        /** @description A mail is on its way, where there is somebody to get one */
        Sent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "sent";
                };
            };
        };
        /** @description Done, active already as the link's own account is, or the link is too old or not the shop's */
        Activated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "done" | "active" | "expired";
                };
            };
        };
        /** @description Done, or the link is used, too old or not the shop's */
        DoneOrExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "done" | "expired";
                };
            };
        };
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
        /** @description The state of the thing forbids it; `code` says which rule. */
        Conflict: {
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
        /** @description code unknown-attachment: it was never uploaded by the sender, is sent already or was waiting for too long; code e-mail-needed: nobody is there, and it is not known where to answer */
        Attachments: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description code too-many-messages: more than ten in ten seconds. Nothing was written; the same message can be sent a little later. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        ReservationId: string;
        ThreadId: string;
        Locale: components["schemas"]["Language"];
        /** @description The number of the last message that the client has */
        After: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    checkUsername: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description The steps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        steps: "password"[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    checkPassword: {
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
                    email: components["schemas"]["Email"];
                    password: components["schemas"]["Password"];
                    codeChallenge: components["schemas"]["CodeChallenge"];
                };
            };
        };
        responses: {
            /** @description How to go on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Authorization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            /** @description code password-change: the Password-Change header says that a new password must be chosen first */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            /** @description code too-many-failures after five failures in 15 minutes */
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    authorizeLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: components["schemas"]["Token"];
                    digits: string;
                    codeChallenge: components["schemas"]["CodeChallenge"];
                };
            };
        };
        responses: {
            /** @description How to go on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Authorization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resendLoginCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: components["schemas"]["Token"];
                };
            };
        };
        responses: {
            200: components["responses"]["Sent"];
            400: components["responses"]["BadRequest"];
            /** @description code ticket-over: it is used or too old */
            401: components["responses"]["Wrong"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    exchangeLoginCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    clientId: string;
                    code: components["schemas"]["Token"];
                    codeVerifier: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description also code invalid-grant: the code is used, too old, or another's */
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    everywhere: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Identities"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    registerCustomer: {
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
                    email: components["schemas"]["Email"];
                    password: components["schemas"]["Password"];
                    firstName: components["schemas"]["Text"];
                    lastName: components["schemas"]["Text"];
                    /** @constant */
                    termsAccepted: true;
                    news: boolean;
                    /** @description The account is to be that of whom an identity provider has sent, whom a cookie names: then the password may stay empty */
                    withIdentity?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Sent"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["NotValid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    activateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["Token"];
                };
            };
        };
        responses: {
            200: components["responses"]["Activated"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resendActivation: {
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
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            200: components["responses"]["Sent"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    remindPassword: {
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
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            200: components["responses"]["Sent"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["Token"];
                    password: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            200: components["responses"]["DoneOrExpired"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["NotValid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    oldPassword: components["schemas"]["Password"];
                    password: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            /** @description code mail-needed: each login asks for digits, so the new password is set by the link of a mail, which is on its way */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["NotValid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listReservations: {
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
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reservations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listCustomerActivities: {
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
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerActivities"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    addReservation: {
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
                    number: components["schemas"]["Text"];
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            200: components["responses"]["Sent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    claimReservation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["Token"];
                };
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claimed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getReservation: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reservation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateReservation: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    disclaimReservation: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    changeOwner: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    phone: components["schemas"]["Text"];
                    street: components["schemas"]["Text"];
                    city: components["schemas"]["Text"];
                    zip: components["schemas"]["Text"];
                    country: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["NotValid"];
            500: components["responses"]["ServerError"];
        };
    };
    changeParticipant: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    position: number;
                    firstName: components["schemas"]["Text"];
                    lastName: components["schemas"]["Text"];
                    agreedFee: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["NotValid"];
            500: components["responses"]["ServerError"];
        };
    };
    getEditableUntil: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditableUntil"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelReservation: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agreedFee: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    reviewReservation: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    stars: number;
                    text: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    sendDocument: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    document: components["schemas"]["DocumentName"];
                };
            };
        };
        responses: {
            200: components["responses"]["Sent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getReservationExtras: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationExtras"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    chooseReservationExtra: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpsellChoice"];
            };
        };
        responses: {
            /** @description Extras with the choice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationExtras"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code price-changed (errors name the new price), sold-out or change-closed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmReservationExtras: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the choice that was shown */
                    version: number;
                    /** @description Of what was shown as wanted: nothing else is bought */
                    codes: string[];
                    /** @description What the customer saw and agrees to */
                    price: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            /** @description Extras, with none chosen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationExtras"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code price-changed (errors name the new price), sold-out, changed-elsewhere (chosen otherwise, or bought, in another window), change-closed or payment-in-progress */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    payReservation: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    variant: "deposit" | "full" | "part";
                    /** @description Minor units; of a part, what the customer has chosen */
                    amount?: number;
                    /** @description Minor units that were due on the page; 409 changed-elsewhere where others are by now */
                    due?: number;
                    method: string;
                    idempotencyKey: string;
                };
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["NotValid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    saveCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName?: components["schemas"]["Text"];
                    lastName?: components["schemas"]["Text"];
                    phone?: components["schemas"]["Text"];
                    street?: components["schemas"]["Text"];
                    city?: components["schemas"]["Text"];
                    zip?: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["NotValid"];
            500: components["responses"]["ServerError"];
        };
    };
    saveAgreements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    news?: boolean;
                    offers?: boolean;
                    asksForCode?: boolean;
                    password?: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["NotValid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    password: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            200: components["responses"]["Sent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["NotValid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
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
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    unlinkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    provider: components["schemas"]["IdentityProvider"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    mergeRemembered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Remembered"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Remembered"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    removeCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: components["schemas"]["Password"];
                    /** @enum {string} */
                    kind: "deactivate" | "remove";
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listThreads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Threads"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getMailboxInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    startThread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "message";
                    subject: components["schemas"]["Text"];
                    text: components["schemas"]["MessageText"];
                    reservationId: components["schemas"]["Text"];
                    clientId?: components["schemas"]["ClientId"];
                    attachments?: components["schemas"]["AttachmentIds"];
                };
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["Attachments"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
        };
    };
    getThread: {
        parameters: {
            query?: {
                /** @description The number of the last message that the client has */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                threadId: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    replyToThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                threadId: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["Attachments"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
        };
    };
    seeThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                threadId: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Seen"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    giveFaqFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    question: "pay" | "change" | "documents" | "cancel" | "claim";
                    helpful: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
