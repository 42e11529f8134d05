// Generated from the contract by `npm run generate`. Do not edit.
export interface paths {
    "/api/www/account/complaints/form-structure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is asked, in its order */
        get: operations["getComplaintForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/complaints/selectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be chosen; of reservations the customer's own */
        get: operations["getComplaintSelectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/complaints/localized-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts of the keys that form and choices name */
        get: operations["getComplaintKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/complaints/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is not right yet; nothing is stored */
        post: operations["validateComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/complaints/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Once for a key, however often the same is sent */
        post: operations["submitComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/complaints/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listComplaints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/account/complaints/{complaintId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getComplaint"];
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
        Texts: {
            [key: string]: string;
        };
        /** @description By the form's names; what it does not name is refused */
        ComplaintFields: {
            [key: string]: string;
        };
        ComplaintField: {
            name: string;
            /** @enum {string} */
            kind: "choice" | "date" | "text" | "amount";
            labelKey: string;
            hintKey: string | null;
            required: boolean;
            maxLength: number | null;
            /** @description Of a choice: whose options */
            selector: string | null;
            /** @description Asked only while another field says one of these */
            shownFor: {
                field: string;
                values: string[];
            } | null;
        };
        ComplaintForm: {
            fields: components["schemas"]["ComplaintField"][];
        };
        ComplaintSelectors: {
            selectors: {
                name: string;
                options: {
                    value: string;
                    labelKey: string | null;
                    /** @description Of what has a name of its own: a reservation */
                    label: string | null;
                }[];
            }[];
        };
        ComplaintProblem: {
            field: string;
            code: string;
            messageKey: string;
        };
        Complaint: {
            complaintId: string;
            threadId: string;
            number: string;
            reservationId: string;
            reservationNumber: string;
            /** @description In the language that is asked for */
            topic: string;
            /** @enum {string} */
            state: "received" | "acknowledgementLate" | "acknowledged" | "answerLate" | "answered";
            submittedOn: components["schemas"]["IsoDate"];
            acknowledgeBy: components["schemas"]["IsoDate"];
            acknowledgedOn: components["schemas"]["IsoDate"] | null;
            answerBy: components["schemas"]["IsoDate"];
            answeredOn: components["schemas"]["IsoDate"] | null;
            /** @description What was said besides the text, in words */
            details: {
                label: string;
                value: string;
            }[];
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
        AttachmentIds: string[];
        /** @description Chosen by the client, new for each message */
        ClientId: string;
        /**
         * Format: date
         * @description yyyy-MM-dd, from 1900 to 2199
         */
        IsoDate: string;
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
        /** @description Not logged in, or what was given is wrong. */
        Wrong: {
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
        /** @description The request is larger than the shop takes. */
        BodyTooLarge: {
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
        /** @description Some details are not valid; errors name the fields. */
        NotValid: {
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
    getComplaintForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintForm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getComplaintSelectors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintSelectors"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getComplaintKeys: {
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
            /** @description By key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keys: components["schemas"]["Texts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    validateComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fields: components["schemas"]["ComplaintFields"];
                };
            };
        };
        responses: {
            /** @description Empty for what can be sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        problems: components["schemas"]["ComplaintProblem"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    submitComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fields: components["schemas"]["ComplaintFields"];
                    attachments: components["schemas"]["AttachmentIds"];
                    idempotencyKey: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description What the shop has now, with its promise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Complaint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            /** @description code already-submitted: under this key with other fields or attachments; errors name the complaint that is stored */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["NotValid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listComplaints: {
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
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        complaints: components["schemas"]["Complaint"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getComplaint: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                complaintId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The complaint */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Complaint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Wrong"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
}
