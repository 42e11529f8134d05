// Generated from the contract by `npm run generate`. Do not edit.
export interface paths {
    "/api/editor/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getStaffSession"];
        put?: never;
        post: operations["beginStaffSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["endStaffSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Whoever is signed in sets a new password by the one until now; their other logins end, and a mail says so. The same change sent again is done already. 422 names the field: wrongPassword, isOld, or why the new one is too weak */
        post: operations["changeStaffPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who may sign in, for admins. */
        get: operations["listStaff"];
        put?: never;
        /** @description Admins add who may sign in. */
        post: operations["addStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/staff/{staffId}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Admins remove who works here no more; all their logins end. 409 own-account for one's own. */
        post: operations["removeStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listContentDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/documents/{kind}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getContentDocument"];
        /** @description Saves a draft. A version that somebody else has saved meanwhile is never hidden (409, version-conflict). The answer is the newest version. */
        put: operations["saveContentDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/documents/{kind}/{name}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getContentVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/documents/{kind}/{name}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 409: version-conflict where somebody else has saved a newer version meanwhile, content-broken, address-taken, already-published, moment-passed where from is in the past */
        post: operations["publishContentDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/preview-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["makePreviewLink"];
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
        /** @enum {string} */
        StaffRole: "editor" | "agent" | "admin";
        StaffSession: {
            /** @description Of the account, as long as it lasts */
            id: string;
            name: string;
            role: components["schemas"]["StaffRole"];
            /** @description Goes with every change */
            csrfToken: string;
        };
        /** @enum {string} */
        ContentKind: "page" | "block" | "popup" | "list";
        VersionNumber: number;
        /** @description As content/README.md says; in all languages */
        ContentBody: {
            [key: string]: unknown;
        } | unknown[];
        DocumentSummary: {
            kind: components["schemas"]["ContentKind"];
            name: string;
            /** @description Of a page, as its newest version says it, without the language; null for what is no page, and for a page without one */
            address: string | null;
            version: number;
            /** @description What visitors see */
            publishedVersion: number | null;
            scheduledVersion: number | null;
            /** Format: date-time */
            scheduledFor: string | null;
            /** Format: date-time */
            savedAt: string;
            /** @description Name of a colleague, also of one who has left; null for the shop’s own files */
            savedBy: string | null;
        };
        VersionSummary: {
            version: number;
            /** @description Name of a colleague, also of one who has left; null for the shop’s own files */
            savedBy: string | null;
            /** Format: date-time */
            savedAt: string;
            /** Format: date-time */
            publishedAt: string | null;
            /** @description Whether visitors see it only from then on */
            isToCome: boolean;
        };
        ContentDocument: {
            kind: components["schemas"]["ContentKind"];
            name: string;
            version: number;
            body: components["schemas"]["ContentBody"];
            /** @description Address of a page that shows it: of a popup the first that names it, otherwise the home page */
            shownAt: string;
            /** @description The last fifty, newest first */
            versions: components["schemas"]["VersionSummary"][];
            /** @description What of it visitors would not see */
            faults: components["schemas"]["ContentFault"][];
            /** @description What keeps it from visitors altogether: it can be saved, not published */
            obstacle: components["schemas"]["ContentObstacle"] | null;
        };
        ContentFault: {
            /** @description Its name and its uid; of what has none its code, or the field; all that lack a language are joined by commas */
            component: string;
            /**
             * @description key, icu, placeholder, lacking: an entry of the dictionary for no text of the shop, that is no ICU message, asks for a value that there is not, or leaves one out; language: a text is written in some languages and empty in others; moment: an end of its validity, with which it is never shown; so is what is for profiles that nobody has; popup: a page names one that there is not
             * @enum {string}
             */
            option: "limit" | "size" | "tripTypes" | "styles" | "moment" | "profiles" | "popup" | "language" | "key" | "icu" | "placeholder" | "lacking";
            /** @description What it is and cannot be; of styles and profiles the one that is not known; the languages in which a text is empty, or an entry of the dictionary is wrong */
            value: string;
            /** @description Keys and entries (from 0) that lead to its field, where one field has it */
            path?: (string | number)[];
        };
        ContentObstacle: {
            /** @description Keys and entries (from 0) that lead to a field; empty for the whole document */
            path: (string | number)[];
            /** @enum {string} */
            problem: "missing" | "wrong";
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
        /** @description Some details are not valid; errors name the fields. */
        NotValid: {
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
        Kind: components["schemas"]["ContentKind"];
        Name: string;
        CsrfToken: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getStaffSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    beginStaffSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    endStaffSession: {
        parameters: {
            query?: never;
            header: {
                "Csrf-Token": components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    changeStaffPassword: {
        parameters: {
            query?: never;
            header: {
                "Csrf-Token": components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "changed";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["NotValid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listStaff: {
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
                    "application/json": {
                        staff: {
                            id: string;
                            name: string;
                            email: string;
                            role: components["schemas"]["StaffRole"];
                            isOneself: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    addStaff: {
        parameters: {
            query?: never;
            header: {
                "Csrf-Token": components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    name: string;
                    role: components["schemas"]["StaffRole"];
                    password: string;
                };
            };
        };
        responses: {
            /** @description Added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "added";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    removeStaff: {
        parameters: {
            query?: never;
            header: {
                "Csrf-Token": components["parameters"]["CsrfToken"];
            };
            path: {
                staffId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "removed";
                    };
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
    listContentDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that can be edited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        documents: components["schemas"]["DocumentSummary"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getContentDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["Kind"];
                name: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its newest version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveContentDocument: {
        parameters: {
            query?: never;
            header: {
                "Csrf-Token": components["parameters"]["CsrfToken"];
            };
            path: {
                kind: components["parameters"]["Kind"];
                name: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the editor began from; 0 for a new document */
                    baseVersion: number;
                    body: components["schemas"]["ContentBody"];
                    /** @description The body is put into the history only: baseVersion, the newest, is saved above it once more */
                    isAside?: boolean;
                };
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getContentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["Kind"];
                name: components["parameters"]["Name"];
                version: components["schemas"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it said */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        body: components["schemas"]["ContentBody"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    publishContentDocument: {
        parameters: {
            query?: never;
            header: {
                "Csrf-Token": components["parameters"]["CsrfToken"];
            };
            path: {
                kind: components["parameters"]["Kind"];
                name: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["VersionNumber"];
                    /**
                     * @description withdraw takes back a publication that is still to come
                     * @enum {string}
                     */
                    action: "publish" | "withdraw";
                    /**
                     * Format: date-time
                     * @description From when visitors see it; left out, at once
                     */
                    from?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    makePreviewLink: {
        parameters: {
            query?: never;
            header: {
                "Csrf-Token": components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of this shop: two slashes would be another host, which would be given the link; browsers read none of tabs and line ends */
                    path: string;
                    /**
                     * Format: date-time
                     * @description The moment that is looked at; null is now
                     */
                    at: string | null;
                    /** @enum {string} */
                    userStatus: "FIRST_TIME_ON_PAGE" | "returning";
                    loggedIn: boolean;
                };
            };
        };
        responses: {
            /** @description A link for eight hours, or until the account of whoever made it ends */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
}
