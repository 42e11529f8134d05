// Generated from the contract by `npm run generate`. Do not edit.
export interface paths {
    "/api/editor/desk/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDeskThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/desk/threads/{threadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDeskThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/desk/threads/{threadId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One of all agents has it; code claimed-by-colleague for the others */
        post: operations["claimThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/desk/threads/{threadId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["releaseThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/desk/threads/{threadId}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Nothing is left to do; the next message of the customer opens it again, and so does whoever claims it. Codes claimed-by-colleague, written-meanwhile, complaint-unanswered */
        post: operations["resolveThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/desk/threads/{threadId}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["handOverThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/desk/threads/{threadId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** By who has claimed it, to what they have seen: code not-claimed, claimed-by-colleague or written-meanwhile else */
        post: operations["answerThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/desk/threads/{threadId}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["acknowledgeComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/desk/orders/{orderId}/flight-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New times of one flight. Who ordered gets a mail, as guests do who have no mailbox; the reservation and its log have the change */
        post: operations["changeFlightTimes"];
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
        /** @description The number of the last message that who asks has seen */
        LastSeen: number;
        Colleague: {
            staffId: string;
            name: string;
        };
        Claim: {
            staffId: string;
            name: string;
            isMine: boolean;
            /** @description Of the colleague who handed it over */
            note: string;
        };
        DeskComplaint: {
            number: string;
            topic: string;
            /** @enum {string} */
            state: "received" | "acknowledgementLate" | "acknowledged" | "answerLate" | "answered";
            acknowledgeBy: components["schemas"]["IsoDate"];
            acknowledgedOn: components["schemas"]["IsoDate"] | null;
            answerBy: components["schemas"]["IsoDate"];
            answeredOn: components["schemas"]["IsoDate"] | null;
            details: {
                label: string;
                value: string;
            }[];
        };
        DeskItem: {
            threadId: string;
            /** @enum {string} */
            kind: "message" | "complaint" | "chat";
            /** @description Empty for a chat that is about no order */
            subject: string;
            /** @description The beginning of the newest message */
            preview: string;
            /** @description Of who has told no name the address; empty for a visitor without a login who has left none */
            customerName: string;
            /** @description Empty where it is about none */
            orderNumber: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description For the shop: the customer wrote last, or a complaint is unanswered */
            isWaiting: boolean;
            /** @description Nothing is left to do until the customer writes again */
            isResolved: boolean;
            claim: components["schemas"]["Claim"] | null;
            /** @enum {string|null} */
            complaintState: "received" | "acknowledgementLate" | "acknowledged" | "answerLate" | "answered" | null;
        };
        DeskOrder: {
            orderId: string;
            number: string;
            status: string;
            hotelName: string;
            startDate: components["schemas"]["IsoDate"];
            endDate: components["schemas"]["IsoDate"];
            owner: string;
            phone: string;
            totalPrice: components["schemas"]["Money"];
            paidPrice: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            flights: {
                /** @enum {string} */
                leg: "out" | "back";
                flightNumber: string;
                route: string;
                date: string;
                departureTime: string;
                arrivalTime: string;
            }[];
            /** @description The newest first */
            log: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                kind: "placed" | "payment" | "change" | "mail" | "staff";
                /** @description The order's number, the mail's subject; else a code: of a payment its variant, of a change its kind, of the staff the act */
                what: string;
                /** @description Of a payment; else empty */
                status: string;
                /** @description Of the staff; else empty */
                who: string;
            }[];
        };
        DeskThread: {
            thread: components["schemas"]["Thread"];
            customerName: string;
            email: string;
            language: components["schemas"]["Language"];
            isResolved: boolean;
            claim: components["schemas"]["Claim"] | null;
            complaint: components["schemas"]["DeskComplaint"] | null;
            order: components["schemas"]["DeskOrder"] | null;
            templates: {
                /** @enum {string} */
                key: "received" | "moreNeeded" | "apology" | "refund" | "refused";
                /** @description In the customer's language */
                text: string;
            }[];
            /** @description Whom it can be handed over to */
            colleagues: components["schemas"]["Colleague"][];
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
        MessageText: string;
        /** @description Chosen by the client, new for each message */
        ClientId: string;
        AttachmentIds: string[];
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
        /** @description code unknown-attachment: it was never uploaded by the sender, is sent already or was waiting for too long; code e-mail-needed: nobody is there, and it is not known where to answer */
        Attachments: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        ThreadId: string;
        CsrfToken: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listDeskThreads: {
        parameters: {
            query?: {
                only?: "waiting" | "mine" | "open" | "resolved" | "all";
                pages?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Complaints that are late and who waits longest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        threads: components["schemas"]["DeskItem"][];
                        /** @description The list goes on */
                        hasMore: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getDeskThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                threadId: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskThread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    claimThread: {
        parameters: {
            query?: never;
            header: {
                "Csrf-Token": components["parameters"]["CsrfToken"];
            };
            path: {
                threadId: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskThread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    releaseThread: {
        parameters: {
            query?: never;
            header: {
                "Csrf-Token": components["parameters"]["CsrfToken"];
            };
            path: {
                threadId: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskThread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    resolveThread: {
        parameters: {
            query?: never;
            header: {
                "Csrf-Token": components["parameters"]["CsrfToken"];
            };
            path: {
                threadId: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    last: components["schemas"]["LastSeen"];
                };
            };
        };
        responses: {
            /** @description The thread as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskThread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    handOverThread: {
        parameters: {
            query?: never;
            header: {
                "Csrf-Token": components["parameters"]["CsrfToken"];
            };
            path: {
                threadId: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    staffId: string;
                    note: string;
                };
            };
        };
        responses: {
            /** @description The thread as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskThread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    answerThread: {
        parameters: {
            query?: never;
            header: {
                "Csrf-Token": components["parameters"]["CsrfToken"];
            };
            path: {
                threadId: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: components["schemas"]["MessageText"];
                    clientId: components["schemas"]["ClientId"];
                    last: components["schemas"]["LastSeen"];
                    /** @description Nothing is left to do after it */
                    resolve?: boolean;
                    attachments: components["schemas"]["AttachmentIds"];
                };
            };
        };
        responses: {
            /** @description The thread as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskThread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["Attachments"];
            500: components["responses"]["ServerError"];
        };
    };
    acknowledgeComplaint: {
        parameters: {
            query?: never;
            header: {
                "Csrf-Token": components["parameters"]["CsrfToken"];
            };
            path: {
                threadId: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskThread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    changeFlightTimes: {
        parameters: {
            query?: never;
            header: {
                "Csrf-Token": components["parameters"]["CsrfToken"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    leg: "out" | "back";
                    departureTime: string;
                    arrivalTime: string;
                };
            };
        };
        responses: {
            /** @description The order as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
}
