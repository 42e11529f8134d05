// Generated from the contract by `npm run generate`. Do not edit.
export interface paths {
    "/api/www/cms/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCmsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/globals/{block}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getGlobalBlock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/tiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Tiles by code, in the order asked for (spec 2, tile pages); a code that names none is left out. */
        get: operations["listTiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Banners by code, in the order asked for: one text that several pages show (spec 7, banners). Those out of their days, and codes that name none, are left out. */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/home/blog-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Posts of the blog, the newest first (spec 7, home components). */
        get: operations["listBlogPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Questions whose answers say what to search for (spec 2, quiz). */
        get: operations["getQuiz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/offices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Where people are advised in person (spec 2, /kontakt/cestovni-kancelar). */
        get: operations["listOffices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/offices/{officeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOffice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sends a mail that asks whether the address is its owner’s. The same answer for every address, so that nobody learns who gets mails. */
        post: operations["askForSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/www/subscriptions/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What the link of a mail can still do. Looking does none of it, for scanners of mails open links. */
        get: operations["getSubscriptionLink"];
        put?: never;
        /** @description Does what the link of a mail asks for. A mail reader (RFC 8058) posts to the page that the link leads to. */
        post: operations["answerSubscription"];
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
        SubscriptionPurpose: "newsletter" | "presale";
        SubscriptionLink: {
            /**
             * @description done is what the link asks for; unknown is a token that the shop never gave; gone is a link to end a subscription that is forgotten
             * @enum {string}
             */
            status: "open" | "done" | "expired" | "unknown" | "gone";
        };
        QuizQuestion: {
            code: string;
            title: string;
            options: components["schemas"]["QuizOption"][];
        };
        QuizOption: {
            code: string;
            title: string;
            /** @description What the answer says of the search */
            says?: {
                tripType?: components["schemas"]["TripTypeCode"];
                adultsCount?: number;
                durationFrom?: number;
                durationTo?: number;
                selectedDestinationsCodes?: string[];
                sortCode?: components["schemas"]["SortType"];
            };
        };
        Tiles: {
            tiles: components["schemas"]["Tile"][];
        };
        Tile: {
            code: string;
            url: components["schemas"]["LinkUrl"];
            title: string;
            text: string;
            picture: components["schemas"]["Picture"];
        };
        Banner: {
            code: string;
            title: string;
            text?: string;
            url?: components["schemas"]["LinkUrl"];
            linkLabel?: string;
            picture: components["schemas"]["Picture"];
            /** @description ISO date, its first day; files also tell today-7d */
            validFrom: string | null;
            /** @description Its last day */
            validTo: string | null;
        };
        BlogPost: {
            url: components["schemas"]["LinkUrl"];
            title: string;
            text: string;
            publishedOn: components["schemas"]["IsoDate"];
            picture?: components["schemas"]["Picture"];
        };
        Offices: {
            offices: components["schemas"]["Office"][];
        };
        /** @description Local time of the market, HH:mm; a weekday may stand several times. Closed on public holidays. */
        OpeningHours: {
            /** @description 1 is Monday */
            weekday: number;
            opens: string;
            closes: string;
        };
        Office: {
            officeId: string;
            city: string;
            citySlug: string;
            /** @description Street and number */
            address: string;
            addressSlug: string;
            postalCode: string;
            phone: string;
            email: string;
            coordinates: {
                latitude: number;
                longitude: number;
            };
            hours: components["schemas"]["OpeningHours"][];
            /** @description How to get there */
            directions: string;
            services: string[];
        };
        KeyValue: {
            key: string;
            value: string;
        };
        /** @description A path of the shop, another host's address, a mail or a call; empty for none. What browsers would run is no link */
        LinkUrl: string;
        Link: {
            label: string;
            url: components["schemas"]["LinkUrl"];
        };
        Item: {
            title: string;
            text?: string;
            url?: components["schemas"]["LinkUrl"];
            linkLabel?: string;
            icon?: string;
            picture?: components["schemas"]["Picture"];
            items?: components["schemas"]["Item"][];
        };
        CmsComponent: {
            uid: string;
            /** @description Component type: globalSearch, banner, breadcrumbs, bottomInfo, benefits, highlights, regulations, customHtml, topHotels, lastMinute, tripTypeTiles … */
            name: string;
            options: components["schemas"]["KeyValue"][];
            html?: string;
            styles?: string;
            items: components["schemas"]["Item"][];
            /** @description Customer statuses, or "logged in"; empty means everyone */
            profiles: string[];
            active: boolean;
            /** @description ISO instant */
            validFrom: string | null;
            validTo: string | null;
        };
        Slot: {
            name: string;
            components: components["schemas"]["CmsComponent"][];
        };
        CmsPage: {
            url: string;
            active: boolean;
            slots: components["schemas"]["Slot"][];
            /** @description title, description, robots … */
            metaProperties: components["schemas"]["KeyValue"][];
            globalSearch?: {
                tripType?: components["schemas"]["TripTypeCode"];
                visible?: boolean;
            };
            searchCriteria?: components["schemas"]["SearchCriteria"];
            sortCodes: components["schemas"]["SortType"][];
            banner?: components["schemas"]["Item"] | null;
            seoText?: string;
            breadcrumbs: components["schemas"]["Link"][];
            tiles: {
                code: string;
                active: boolean;
            }[];
            menuCollapsed: boolean;
            /** @description Of the page around hotel cards: false sells one room at a time everywhere (spec 3, Hotel); what it leaves out, the kind of trip decides */
            multiroomEnabled?: boolean;
            regulations?: string;
            seoLinksContainer?: components["schemas"]["Link"][];
            organizationSchema?: {
                [key: string]: unknown;
            };
            popup?: components["schemas"]["Popup"];
        };
        PopupVariant: {
            visible: boolean;
            image?: components["schemas"]["Picture"];
        };
        /** @description A picture over the page (spec 3, Popup), with words below it */
        Popup: {
            name: string;
            active: boolean;
            title?: string;
            text?: string;
            /** @description Words of the way to redirectUrl */
            linkLabel?: string;
            variants?: {
                desktop?: components["schemas"]["PopupVariant"];
                tablet?: components["schemas"]["PopupVariant"];
                mobile?: components["schemas"]["PopupVariant"];
            };
            popupData?: {
                /** @description ISO instant, or a day in the market’s time zone */
                dateFrom: string | null;
                dateTo: string | null;
                /** @description Seconds */
                delay: number;
                /** @description Hours */
                timeInterval: number;
                showLimit: number;
                redirectUrl?: components["schemas"]["LinkUrl"];
            };
        };
        /** @description The search that a campaign is (page.campaigns) */
        SearchCriteria: {
            /** @description Its name where a search says what it came from */
            code?: string;
            /** @description The site that it sells through: goes with every request for offers */
            site?: string;
            tripType: components["schemas"]["TripTypeCode"];
            selectedAirports?: string[];
            selectedDestinationsCodes?: string[];
            /** @description Departures from; files also tell MM-DD of every year, or today+30d */
            startDate?: string;
            endDate?: string;
        };
        GlobalBlock: {
            block: string;
            links?: components["schemas"]["Link"][];
            groups?: components["schemas"]["Item"][];
            components?: components["schemas"]["CmsComponent"][];
            localizedContent?: components["schemas"]["KeyValue"][];
            declination?: components["schemas"]["KeyValue"][];
            phone?: string;
            email?: string;
            text?: string;
        };
        /** @enum {string} */
        Language: "cs" | "pl" | "ro" | "uk" | "hu";
        Picture: {
            /** @description Path of the image endpoint with file/, e.g. /images/file/scenes/greek-cove-dawn.17 (spec 2: becomes scale/). */
            src: string;
            alt: string;
        };
        /** @enum {string} */
        TripTypeCode: "WS" | "DW" | "WO" | "NR" | "CZ";
        /** @enum {string} */
        SortType: "price" | "priceDESC" | "hotelRating" | "nearestDeparture" | "categoryDESC" | "flightDate";
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
        /** @description The preview flag: staged content (spec 7). */
        CatalogVersion: "Staged" | "Online";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCmsPage: {
        parameters: {
            query: {
                url: string;
                locale?: components["parameters"]["Locale"];
                active?: boolean;
                /** @description What editors prepare, for other programs that show it; the shop previews by signed links */
                draft?: boolean;
                /** @description Types of components joined by commas: only these. For other programs; the shop shows all of a page */
                filter?: string;
                depth?: number;
                /** @description The preview flag: staged content (spec 7). */
                catalogVersion?: components["parameters"]["CatalogVersion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description "Page not active" or "Page not found" (code page-not-active, page-not-found) */
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getGlobalBlock: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
                filterByActive?: boolean;
                filterByDirections?: string;
                filterByTripTypes?: string;
                /** @description The preview flag: staged content (spec 7). */
                catalogVersion?: components["parameters"]["CatalogVersion"];
            };
            header?: never;
            path: {
                block: "header" | "footer" | "global-search" | "checkout-header" | "dictionary";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The block */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalBlock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listTiles: {
        parameters: {
            query: {
                /** @description Codes joined by commas */
                codes: string;
                locale?: components["parameters"]["Locale"];
                /** @description The preview flag: staged content (spec 7). */
                catalogVersion?: components["parameters"]["CatalogVersion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tiles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tiles"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listBanners: {
        parameters: {
            query: {
                /** @description Codes joined by commas */
                codes: string;
                locale?: components["parameters"]["Locale"];
                /** @description The preview flag: staged content (spec 7). */
                catalogVersion?: components["parameters"]["CatalogVersion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        banners: components["schemas"]["Banner"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listBlogPosts: {
        parameters: {
            query?: {
                limit?: number;
                locale?: components["parameters"]["Locale"];
                /** @description The preview flag: staged content (spec 7). */
                catalogVersion?: components["parameters"]["CatalogVersion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        posts: components["schemas"]["BlogPost"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getQuiz: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
                /** @description The preview flag: staged content (spec 7). */
                catalogVersion?: components["parameters"]["CatalogVersion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        questions: components["schemas"]["QuizQuestion"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listOffices: {
        parameters: {
            query?: {
                /** @description Slug of a city; left out, all */
                city?: string;
                locale?: components["parameters"]["Locale"];
                /** @description The preview flag: staged content (spec 7). */
                catalogVersion?: components["parameters"]["CatalogVersion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Offices by city and address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getOffice: {
        parameters: {
            query?: {
                locale?: components["parameters"]["Locale"];
                /** @description The preview flag: staged content (spec 7). */
                catalogVersion?: components["parameters"]["CatalogVersion"];
            };
            header?: never;
            path: {
                officeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The office */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Office"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    askForSubscription: {
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
                    purpose: components["schemas"]["SubscriptionPurpose"];
                    email: string;
                    /**
                     * @description Consent to mails of this purpose
                     * @constant
                     */
                    agrees: true;
                };
            };
        };
        responses: {
            /** @description A mail is on its way */
            200: {
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
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSubscriptionLink: {
        parameters: {
            query: {
                token: string;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                action: "confirm" | "end";
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
                    "application/json": components["schemas"]["SubscriptionLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    answerSubscription: {
        parameters: {
            query: {
                token: string;
                locale?: components["parameters"]["Locale"];
            };
            header?: never;
            path: {
                action: "confirm" | "end";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description gone: the subscription to end is forgotten
                         * @enum {string}
                         */
                        status: "done" | "expired" | "gone";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
