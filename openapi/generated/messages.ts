// Generated from the contract by `npm run generate`. Do not edit.
export interface paths {
    "/api/www/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visitor's chat, of a reservation or of nothing in particular, and whether somebody answers now (account.chat) */
        get: operations["getChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/chat/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One more message, the first of which begins the chat; sent again with the same clientId it is the same message (account.chat) */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/chat/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The visitor has seen the messages up to this number */
        post: operations["seeChat"];
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
        MessageText: string;
        /** @description Chosen by the client, new for each message */
        ClientId: string;
        AttachmentIds: string[];
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
        NewMessage: {
            text: components["schemas"]["MessageText"];
            clientId?: components["schemas"]["ClientId"];
            attachments?: components["schemas"]["AttachmentIds"];
        };
        NewChatMessage: {
            text: components["schemas"]["MessageText"];
            clientId: components["schemas"]["ClientId"];
            attachments: components["schemas"]["AttachmentIds"];
            /** @description Where a visitor without a login is answered outside the hours of service; else empty */
            email: string;
        };
        SentMessage: {
            threadId: string;
            message: components["schemas"]["Message"];
        };
        Seen: {
            sequence: number;
        };
        Service: {
            /** @description Whether somebody answers now */
            isOpen: boolean;
            /** @description When that changes: market's local time, yyyy-MM-ddTHH:mm */
            changes: string | null;
        };
        Chat: {
            /** @description Null before the first message */
            thread: components["schemas"]["Thread"] | null;
            service: components["schemas"]["Service"];
            /** @description Whether the shop knows where to answer */
            knowsEmail: boolean;
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
    };
    responses: {
        /** @description A reservation's chat is its customer's. */
        LoginRequired: {
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
        /** @description Of the customer; left out, the chat is about nothing in particular */
        ReservationId: string;
        /** @description The number of the last message that the client has */
        After: number;
        Locale: components["schemas"]["Language"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getChat: {
        parameters: {
            query?: {
                /** @description Of the customer; left out, the chat is about nothing in particular */
                reservationId?: components["parameters"]["ReservationId"];
                /** @description The number of the last message that the client has */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    sendChatMessage: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
                /** @description Of the customer; left out, the chat is about nothing in particular */
                reservationId?: components["parameters"]["ReservationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChatMessage"];
            };
        };
        responses: {
            /** @description The message as it was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["Attachments"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
        };
    };
    seeChat: {
        parameters: {
            query?: {
                /** @description Of the customer; left out, the chat is about nothing in particular */
                reservationId?: components["parameters"]["ReservationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Seen"];
            };
        };
        responses: {
            /** @description Noted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "done";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
}
