// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.
export interface paths {
    "/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a login link
         * @description Mails a link that signs in. The answer is the same whether or not the address is known. With a
         *     `name`, an account is made for an unknown address; without one, the mail to an unknown address
         *     says that there is no membership under it. `path` comes back as the query parameter `next` of
         *     the link.
         *
         *     The mail has a six-digit code besides, for whoever reads it on another device: `POST /login/code`
         *     takes it from the browser that asked, which the cookie of this answer names. A newer code in the same
         *     browser voids the older one.
         *
         *     The mail is in the account's language, else in that of the page that asks (cookie `language`, else
         *     `Accept-Language`).
         */
        post: operations["requestKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the key of a login link
         * @description Sets the session cookie, with a new session id. A key may be used more than once until it
         *     expires; an expired one is refused with 403 and a fresh link is mailed.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the code of a mail
         * @description Sets the session cookie, with a new session id, as `POST /login` does. A code is the six digits in
         *     the newest mail that was asked for in this browser, which the cookie `{id}-code` names: random,
         *     set by `POST /key`, `HttpOnly; SameSite=Lax; Secure; Path=/`, for an hour, and `__Host-{id}-code` where
         *     the portal is https (see the security scheme `session`).
         *
         *     A code is good for 15 minutes from when it is mailed, once, for five tries, and in no other
         *     browser. Tries are limited by address, by network and in all, before a code is compared. The
         *     answers are the same for an address that nobody has.
         */
        post: operations["loginWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in, with their people and roles
         * @description All people of the account, or with `limit` the first by their number, and their count as `people_count`: ask for those
         *     that follow with `after`, the largest `id`, until an answer has fewer than `limit`.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/move/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer that a move by the crew was asked for, or was not
         * @description After the crew has moved a person to another address, what the person saved is held there. The mailbox in which the member
         *     signed in last gets a key. With it, `agree` opens what is held; `stop` keeps it closed until another administrator releases it
         *     or the same key agrees. The same answer may be sent again. A key is for one move: 404 once that move is undone, released or
         *     followed by another. It signs nobody in.
         */
        post: operations["answerMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the language that the account is written to in
         * @description From now on every mail to this address is in this language. Until somebody chooses, it is the language
         *     of the page where they last signed in: that of its cookie `language`, else of its `Accept-Language`.
         *     Whoever has never signed in is written to in the language of the page that asks for the mail.
         */
        post: operations["setLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out
         * @description Ends this session, or with `all` every session of the account. With `keys`, what was mailed
         *     before signs in no more.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find another member by name, address or number
         * @description All given details must match exactly, but for letter case: the name the legal or the public
         *     name, the member number the number or the id. A member number alone is not enough. Types without
         *     `allow_lookup` are never found.
         */
        post: operations["lookupPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a person's details
         * @description Only the keys that are sent change; null or an empty string clears one. `email` is for
         *     administrators and ignored from anybody else, and so are unknown keys.
         *
         *     With `last_modified`, that of the record that the changes are based on, nothing that somebody
         *     else wrote meanwhile is lost: changes of different fields are joined, and changes of one field
         *     are refused with `stale_person`. A paid paper publication can only be removed by an
         *     administrator.
         */
        post: operations["updatePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /**
         * What was changed of a person, by whom and why
         * @description At most 200 changes, newest first; `next` is there when there are earlier ones. By the account itself, by a purchase, and by the crew with their reason. Who of the
         *     crew it was is not told. Of a record that came to this account from another one, it tells what was changed before, too, and
         *     when, but no reason of then, and no value other than `membership`, `member_number`, `daypass_type` and `daypass_days`.
         */
        get: operations["getPersonLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slack/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite the account's address to the chat workspace
         * @description For accounts with at least one `member`. There is no body.
         */
        post: operations["inviteToChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hugo/{id}/nominations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /** A person's nominations, the newest save of each category */
        get: operations["getNominations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hugo/{id}/nominations/mail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a person's nominations as saved now
         * @description At once, to the address on file, which the answer tells. The copy that follows the last change
         *     is sent all the same. Reading needs no right and no deadline, and neither does this.
         */
        post: operations["mailNominations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hugo/{id}/nominate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the nominations of one category
         * @description Replaces what was nominated in the category; an empty list clears it. Rows that are null or
         *     have no filled field are dropped, and at most `maxNominations` of the configuration may be
         *     left. Every save is kept; the times of one category's saves strictly increase. A stale save of
         *     what is saved already, in whatever order, is answered with what is saved: its first answer was
         *     lost.
         */
        post: operations["nominate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hugo/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the account's people stand with the awards
         * @description For each person of the account and each award of the convention: in how many of the categories
         *     something on the ballot counts, how many works are nominated in how many categories, and when each
         *     was saved last. It is told of everybody on the account, with a right or without.
         */
        get: operations["getAwardSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hugo/finalists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The finalists of every category on the ballot
         * @description Categories and finalists are in ballot order, those of an award from when it announces them. `No award` is not in
         *     the list; whether it stands is in the configuration. A finalist that was taken off the ballot stays, marked `replaced`.
         *
         *     The answer has an `ETag`; asked again with it, the answer is 304 while nothing has changed.
         */
        get: operations["getFinalists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hugo/{id}/votes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /** A person's ballot as saved */
        get: operations["getVotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hugo/{id}/votes/mail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a person's ballot as saved now
         * @description At once, to the address on file, which the answer tells. The copy that follows the last change
         *     is sent all the same. Reading needs no right and no deadline, and neither does this.
         */
        post: operations["mailVotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hugo/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the changed categories of a ballot
         * @description `lastmod` is the newest `time` the client knows of any category of this person, or null when
         *     there is none: with any other time the save is refused, for it would hide another. Each category
         *     stands by itself: those that are right are saved together at one time, and `refused` says what
         *     is wrong with the others, which stay as they were saved before. When none is right the answer
         *     is 400. Every save is kept; times of one person's saves strictly increase.
         */
        post: operations["vote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hugo/{id}/packet": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /**
         * The voter packet's downloads
         * @description Each `url` is an address of this site that gives one file to whoever has it, for two hours from
         *     now and as long as the person may vote. It answers range requests, and may redirect to where
         *     the file is kept. Afterwards it answers 403 with a page that leads back to the ballot.
         */
        get: operations["getPacket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hugo/{id}/packet-series-extra": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /**
         * Ask for the game token of the Series packet by mail
         * @description Each voter gets one code, and the same again when they ask again. A request that a browser makes
         *     ahead of need (`Sec-Purpose: prefetch`) is answered 503 and changes nothing.
         */
        get: operations["requestSeriesExtra"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made by the client once per intent to buy, and kept until its outcome is known.
                 * @example 0d0c5c4e-7f5c-4b8e-9f2a-3f1f6f2f9b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy memberships or upgrades
         * @description The server computes the price; `amount` must equal it. `source` is null exactly when the price
         *     is 0. An upgrade needs a session. For somebody of another account only a dearer membership can be
         *     bought that ends no right of theirs (`not_yours` otherwise), and no paper publications, which say
         *     where they go; somebody whom a lookup never finds is nobody. A purchase with the same idempotency key is charged once and answered alike; without the header,
         *     `source` is the key of a paid purchase. A declined card ends the intent: the next attempt takes
         *     a new key.
         */
        post: operations["purchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/daypass": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made by the client once per intent to buy, and kept until its outcome is known.
                 * @example 0d0c5c4e-7f5c-4b8e-9f2a-3f1f6f2f9b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy day passes
         * @description As for memberships; each pass names at least one day.
         */
        post: operations["purchaseDaypass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/other": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made by the client once per intent to buy, and kept until its outcome is known.
                 * @example 0d0c5c4e-7f5c-4b8e-9f2a-3f1f6f2f9b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy other items, or pay invoices
         * @description Each item is either a new one or the `id` of an unpaid invoice. Amounts are checked against the
         *     purchase data or the invoice. A `person_id` and an invoice need a session. Any address may pay:
         *     the answer does not tell whether it is known. Somebody of another account whom a lookup never
         *     finds is nobody. A person is sold one site selection token.
         */
        post: operations["purchaseOther"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on after the card holder's authentication
         * @description Asks the payment provider how the payment stands and, when it is paid, delivers.
         */
        post: operations["finishPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a payment that waits for its card holder, or a purchase that has not arrived
         * @description Cancels at the payment provider, so that the bank can confirm it no more. What is decided
         *     already stays so: a payment that succeeded meanwhile is delivered, and the answer says so.
         *     A key that the server never saw is voided for 30 days: a purchase that arrives with it later is
         *     refused (402 `payment_failed`) and never charged, also when it is already waiting in another
         *     process. A client that lost its answer says "not charged" only after this call has answered
         *     `failed`, never after a 404.
         */
        post: operations["cancelPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/status/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The idempotency key of the purchase.
                 * @example 0d0c5c4e-7f5c-4b8e-9f2a-3f1f6f2f9b11
                 */
                key: components["schemas"]["IdempotencyKey"];
            };
            cookie?: never;
        };
        /**
         * What became of a purchase
         * @description 404 means that the server has seen no purchase with this key yet. It may still arrive and be charged:
         *     before the buyer reads that nothing was charged, or buys again, the key is cancelled.
         */
        get: operations["getPurchaseState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/sandbox-authentication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play the bank in the payment sandbox
         * @description Approves or refuses the authentication of a sandbox payment, as a card holder would on the
         *     bank's page. With another payment adapter the answer is always 404.
         */
        post: operations["answerSandboxAuthentication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/daypass-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The price of each day, by type of day pass */
        get: operations["getDaypassPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that can be bought */
        get: operations["getPurchaseData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's purchases and invoices
         * @description Those whose payer's address is the account's, and those for one of its people. All of them, or with `limit` the newest by
         *     their number: ask for those that follow with `before`, the smallest `id`, until an answer has fewer than `limit`.
         */
        get: operations["listPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payment provider's public keys */
        get: operations["getPaymentKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event of the payment provider
         * @description The signature is checked against every account's secret. Events may come twice or late.
         */
        post: operations["receiveStripeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/badge": {
        parameters: {
            query?: {
                /**
                 * @description Instead of the person's badge name. A line break divides it in two.
                 * @example Aoife
                 */
                name?: components["parameters"]["BadgeName"];
                /**
                 * @description Instead of the person's badge subtitle.
                 * @example Dublin
                 */
                subtitle?: components["parameters"]["BadgeSubtitle"];
            };
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /**
         * A picture of a person's badge
         * @description As it would print: the badge name, else the preferred name, and the subtitle, else the country.
         *     A name of more than 14 characters has two lines. Characters that no bundled font has are left
         *     out, rare ideographs, and more than a name has, are drawn as 〓. Who gets no badge sees one without number and type.
         *
         *     Every picture and document has an `ETag`; asked again with it, the answer is 304.
         */
        get: operations["getBadge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blank-badge": {
        parameters: {
            query?: {
                /**
                 * @description Instead of the person's badge name. A line break divides it in two.
                 * @example Aoife
                 */
                name?: components["parameters"]["BadgeName"];
                /**
                 * @description Instead of the person's badge subtitle.
                 * @example Dublin
                 */
                subtitle?: components["parameters"]["BadgeSubtitle"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of a badge for somebody who is not a member yet
         * @description The preview of the form for new members.
         */
        get: operations["getBlankBadge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar.ics": {
        parameters: {
            query?: {
                /**
                 * @description The language of the words; English where the convention's are not in it.
                 * @example en
                 */
                lang?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The convention's dates for a calendar
         * @description The days of the convention and the deadlines that are still to come (RFC 5545).
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/ballot": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /**
         * The personal site selection ballot
         * @description For the account of the person alone. It has the token, which is no administrator's to read.
         */
        get: operations["getBallot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/barcode.png": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /** The member barcode as a picture */
        get: operations["getBarcodeImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/barcode.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /** The member barcode for printing */
        get: operations["getBarcodePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The convention's configuration */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server is ready */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find people
         * @description Finds people by the words of their legal or public name, in any order, without accents and case: whole words first,
         *     then beginnings and parts of words, then names with one typing error (a missing, extra, wrong or swapped letter).
         *     A query without spaces also finds people whose address begins with it; with an at-sign, only these. A number, such as
         *     `49` or `#49`, finds the member with that number, then the record with that id. Returns at most 25 people, the best
         *     matches first, and how each fits in `match`; `more` is true when there are others.
         */
        post: operations["findPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give somebody a free membership
         * @description Makes a person with a membership that nobody pays for, and tells them by mail. Somebody who is there already, by address and
         *     legal name, is refused as `conflict`, and gets one by `setMembership`.
         */
        post: operations["compMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        /**
         * What is known of a person
         * @description The record with its account, what was bought for it or by its account, the mails to it and its log, at most 100 of each, newest first. Of the
         *     awards only whether something was sent, and when. Earlier entries of the log are asked for with `log_before`, earlier mails
         *     and purchases by `findMails` and `findPurchases`.
         */
        get: operations["getPersonRecord"];
        put?: never;
        /**
         * Change a person's details for them
         * @description As `updatePerson`, with the reason. `last_modified` is that of the record that was shown: what the member or somebody else has
         *     written meanwhile is refused with `stale_person`, never overwritten. The address is changed by `changeEmail`, the membership by
         *     `setMembership`.
         */
        post: operations["editPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}/membership": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a person another membership
         * @description Without a payment. Whoever becomes a member gets the next member number and keeps the one they have. The person is told by mail what begins
         *     and what ends. What a ballot or nomination counts goes by the membership at the count: with the right, it is taken back.
         */
        post: operations["setMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}/email": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a person to another address
         * @description Both mailboxes are told, and a login link goes to the new one. What signs in with the old address does not reach this person any more. When nobody
         *     is left at the old address, its sessions, login links, codes and queued links end, its roles are taken, and what it has bought goes along.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join two records of one person
         * @description The other record goes; everything of it becomes this one's: purchases, mails, log, and what it nominated or voted. A text that this one has stays, one that
         *     only the other has is taken over. This one keeps its member number if it has one, and the membership is that which gives more. Both mailboxes are told.
         *     When both voted or both nominated, the ballot of one of the two must be disallowed first: the other one counts after the merge,
         *     and the saves of the disallowed one stay. Refused (`conflict`) otherwise, and when something would be lost.
         */
        post: operations["mergePeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that is kept of a person
         * @description For a person who asks what is kept of them. It says that they voted or nominated, and not what: only they can read
         *     that. It contains no name, address or number of anyone else: not of others on the account (`account.people` is
         *     empty), nor of the payer of a purchase, nor of the crew. Is in the log.
         */
        post: operations["exportPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget who a person was
         * @description Their name, address and email are gone from everything afterwards, and cannot be brought back. Ballots and nominations that were sent
         *     stay without a name, payments as numbers, and the log says who did what to which field, and when. An address that another person of the account uses stays theirs.
         *     `legal_name` is the name on record, so that nobody is erased by a wrong number. Refused while a purchase of theirs is under way.
         */
        post: operations["erasePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find mails
         * @description What was sent and what was not, newest first, at most `limit`; `more` says that there are others: ask with `before`, the
         *     smallest `id`. Mails are forgotten a month after they were sent. What a mail says is not told, nor are its links.
         */
        post: operations["findMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails/{mail}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A mail.
                 * @example 71
                 */
                mail: components["parameters"]["MailId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail again
         * @description As it would be written now, and to where it would go now. One that waits for a mail server is tried at once. `queued` is
         *     false when it was waiting already.
         */
        post: operations["resendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails/bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a delivery report
         * @description Reads a mail (RFC 5322) that may be a delivery report (RFC 3464), of which the first 256 kB and 3,000 lines matter. Marks the mail that came back and,
         *     when there is no such mailbox, its address: campaigns leave it out until somebody signs in to it. A report is believed only
         *     about a mail that its sender must have had.
         */
        post: operations["recordBounce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}/login-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail somebody a login link
         * @description To the address on record and to no other.
         */
        post: operations["sendLoginLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/limits/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give another administrator their limits back
         * @description What `email` has used of the limits of administrators counts no more. The caller must be another person, whose role is old
         *     enough: `second_administrator_required` otherwise.
         */
        post: operations["liftLimits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every campaign and how far it is
         * @description Newest first. Mails are counted for a month after they were sent.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Write to everybody who may vote or nominate
         * @description Each gets a mail of their own with links that sign in, until the deadline. `name` is used once: of two who press at the same
         *     time one begins. All mails are queued or none. Nobody gets one who has no right, or with `only_not_yet` who has voted or
         *     nominated, when their turn comes. Refused (`conflict`) while it is not open.
         */
        post: operations["startCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/campaigns/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many a campaign would write to
         * @description Writes to nobody. `sample` is one of the mails, with links that open nothing.
         */
        post: operations["planCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/campaigns/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a campaign, or let it go on
         * @description What is being sent at the moment is sent.
         */
        post: operations["pauseCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}/ballot": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        /**
         * When a ballot was saved
         * @description Each save of somebody's ballot, newest first: when, how many places were taken on all of it, and whether the voter made it.
         *     Nothing of what is on it. At most 100; `more` is true when there are earlier ones, which `before` asks for.
         */
        get: operations["listBallotVersions"];
        put?: never;
        /**
         * Enter a ballot that came on paper
         * @description A whole ballot of each award that it names a category of: its other categories become empty, those of another award stay. It
         *     is mailed to whom it is of; `is_mailed` is false when they have no address. With any fault nothing is entered. After the deadline too: when it came is for people to judge. Refused
         *     (`conflict`) when they have a ballot already, unless `replaces` is true.
         *     After the deadline, and with `replaces`, it waits for another administrator to approve it (`pending`), but where the
         *     convention has one.
         */
        post: operations["enterBallot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}/ballot/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an earlier version of a ballot
         * @description `version` is the time of one that was listed, `newest` that of the newest one then: when the voter has saved since, it is
         *     refused (`conflict`). It is mailed to them. Nothing is lost: what was there can be restored in turn.
         *     Waits for another administrator to approve it (`pending`), but where the convention has one.
         */
        post: operations["restoreBallot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}/ballot/disallow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a ballot from being counted
         * @description All that the person voted or nominated, until it is allowed again. It stays saved, and they can go on. They are told by mail, with
         *     the reason. Refused (`conflict`) when they have sent nothing.
         *     Waits for another administrator to approve it (`pending`), but where the convention has one.
         */
        post: operations["disallowBallot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}/ballot/allow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a ballot be counted again
         * @description They are told by mail, with the reason.
         *     Waits for another administrator to approve it (`pending`), but where the convention has one.
         */
        post: operations["allowBallot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/turnout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many have voted and nominated
         * @description In all and in each category, as it is saved now; nothing of what.
         */
        get: operations["getTurnout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what the crew did and read
         * @description Rows of the audit trail that fit every given field, newest first, at most `limit`. `more` is true when older rows fit too:
         *     ask again with `before` set to the smallest `row`. Reading the trail is a row of it as well.
         */
        post: operations["listAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/purchases/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find purchases
         * @description What was bought for money, newest first, at most `limit`; `more` says that there are others: ask with `before`, the smallest
         *     `id`. `trouble` asks for those that somebody should look at: open for more than an hour (`waiting`), paid and not all of it
         *     delivered (`refund_due`; `due` is what has to go back), or open together with another for the same (`competing`).
         */
        post: operations["findPurchases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/purchases/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What came and went at the payment provider
         * @description From one instant up to another: each charge with a line for each thing that it was for, each refund and each dispute. In each
         *     account and currency the amounts add up to the provider's. Of a dispute the provider is taken to hold all that was not
         *     refunded. Nobody's name or address is in it.
         */
        post: operations["exportMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/purchases/{purchase}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A purchase.
                 * @example 812
                 */
                purchase: components["parameters"]["PurchaseId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a refund has been made
         * @description When only a part of a purchase had to go back. When all of it goes back the provider tells.
         */
        post: operations["settleRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what waits for an approval
         * @description Acts that need a second administrator, oldest first, until they are decided or expire. At most 100.
         */
        get: operations["listPendingActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pending/{pending}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An act that waits for an approval.
                 * @example 3
                 */
                pending: components["parameters"]["PendingId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject what waits
         * @description Approving does it at once, as things are then: what no longer fits is refused (`conflict`), and stays. It takes another
         *     administrator than the one who asked, whose role is some days old (`second_administrator_required`). Any
         *     administrator can reject it. What was decided or has expired is `not_found`.
         */
        post: operations["decidePendingAct"];
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
        /** @description An identifier of the database. */
        Id: number;
        /** @description An amount of money, in the minor unit of the convention's currency. */
        Amount: number;
        /** @description The `currency` of `GET /config`, in any case; it goes without saying. Another is refused (`invalid`). */
        OwnCurrency: string;
        /** @description One short text. */
        Name: string;
        /** @description One short text with something in it. */
        FilledName: string;
        /** @description A longer text. */
        Text: string;
        /** @description A longer text with something in it. */
        FilledText: string;
        /** @description One short text, or null when there is none. */
        NullableName: string | null;
        /** @description A longer text, or null when there is none. */
        NullableText: string | null;
        /**
         * @description An e-mail address. White space around it is ignored, and when comparing so is the case of the
         *     letters A to Z. Any other letter that differs makes another address.
         */
        Email: string;
        /** @description The key of a type or category, from the configuration. */
        TypeKey: string;
        /**
         * Format: date-time
         * @description A moment, ISO 8601 with an offset.
         */
        Instant: string;
        /** @description Visible ASCII characters that nobody can guess, for example a random UUID. */
        IdempotencyKey: string;
        /** @description Words from the configuration, by language. English is the fallback. */
        LocalizedText: {
            en: string;
        } & {
            [key: string]: string;
        };
        /** @description A problem document (RFC 9457) with a stable `code`. */
        Problem: {
            /**
             * Format: uri
             * @description The code as a URN.
             */
            type: string;
            /** @description The kind of problem. */
            title: string;
            status: number;
            detail?: string;
            instance?: string;
            code: components["schemas"]["ProblemCode"];
            /** @description A sentence for people. */
            message: string;
            /** @description Which parts of the request are wrong. */
            errors?: components["schemas"]["FieldError"][];
        };
        /**
         * @description What went wrong, for programs.
         * @enum {string}
         */
        ProblemCode: "invalid" | "unauthorized" | "card_declined" | "provider_refused" | "payment_failed" | "paper_pubs_not_bought" | "not_yours" | "expired_key" | "wrong_code" | "expired_code" | "missing_role" | "fresh_sign_in_required" | "own_record" | "second_administrator_required" | "ballot_held" | "not_eligible" | "nominating_closed" | "voting_closed" | "cross_site" | "not_found" | "not_offered" | "method_not_allowed" | "stale_votes" | "stale_nominations" | "stale_person" | "amount_mismatch" | "already_paid" | "already_held" | "duplicate" | "conflict" | "none_left" | "too_large" | "headers_too_large" | "unsupported_media_type" | "too_many_requests" | "internal" | "not_implemented" | "unavailable";
        /** @description One wrong part of the request. */
        FieldError: {
            /** @description A JSON pointer that begins with `/body`, `/query`, `/path` or `/header`; empty for the whole request. */
            pointer: string;
            /** @description A sentence for people that names the field. */
            message: string;
            /**
             * @description Why a ranking is refused, for programs.
             * @enum {string}
             */
            code?: "replaced_finalist" | "unknown_finalist" | "unknown_category" | "duplicate" | "too_long" | "voting_closed" | "not_eligible";
        };
        WrongCode: components["schemas"]["Problem"] & {
            /** @constant */
            code?: "wrong_code";
            /** @description How often this code can still be tried. */
            tries_left: number;
        };
        /**
         * Format: date-time
         * @description When the hold after a move ends, if it is not released before; null when time does not end it. Until then the ballot, the
         *     nominations and the tokens of a person whom the crew moved to another account stay closed there.
         */
        HeldUntil: string | null;
        StaleVotes: components["schemas"]["Problem"] & {
            /** @constant */
            code?: "stale_votes";
            /** @constant */
            message?: "Client has stale data";
            current: components["schemas"]["Votes"];
        };
        StalePerson: components["schemas"]["Problem"] & {
            /** @constant */
            code?: "stale_person";
            person: components["schemas"]["Person"];
        };
        StaleNominations: components["schemas"]["Problem"] & {
            /** @constant */
            code?: "stale_nominations";
            current: components["schemas"]["Nominations"];
        };
        OrderConflict: components["schemas"]["Problem"] & {
            /** @enum {string} */
            code?: "amount_mismatch" | "duplicate";
            /** @description The right amount, with `amount_mismatch`. */
            amount?: components["schemas"]["Amount"];
        };
        PurchaseConflict: components["schemas"]["Problem"] & {
            /** @enum {string} */
            code?: "amount_mismatch" | "already_paid" | "already_held" | "duplicate";
            /** @description The right amount, with `amount_mismatch`. */
            amount?: components["schemas"]["Amount"];
        };
        /** @description Done. */
        Success: {
            /** @constant */
            status: "success";
        };
        KeyRequest: {
            email: components["schemas"]["Email"];
            /** @description Makes an account when the address is unknown. */
            name?: components["schemas"]["Name"];
            /** @description Where to go after signing in; a path of this site. */
            path?: string;
        };
        LoginRequest: {
            email: components["schemas"]["Email"];
            key: string;
        };
        MoveAnswer: {
            /** @description From the link in the mail. */
            key: string;
            /** @enum {string} */
            answer: "agree" | "stop";
        };
        MoveAnswered: {
            /** @constant */
            status: "success";
            /** @enum {string} */
            answer: "agree" | "stop";
        };
        CodeRequest: {
            /** @description The digits alone. */
            code: string;
        };
        AccountAnswer: {
            /** @constant */
            status: "success";
            email: string;
        };
        LanguageRequest: {
            language: components["schemas"]["Language"];
        };
        LanguageAnswer: {
            /** @constant */
            status: "success";
            language: components["schemas"]["Language"];
        };
        /** @description A language of the portal and of its mails; `languages` of the configuration has those of the convention. */
        Language: string;
        CodeAnswer: {
            /** @constant */
            status: "success";
            email: string;
            /** @description The `path` of the request for the link, where it is one of this site; else, where there was one, `/`. */
            path?: string;
        };
        LogoutAnswer: {
            /** @constant */
            status: "success";
            email: string;
            /** @constant */
            opt?: "all";
            /** @description How many sessions were ended. */
            sessions?: number;
            /** @description How many login keys were still good. */
            keys?: number;
        };
        User: {
            email: string;
            people: components["schemas"]["Person"][];
            /** @description How many people are on the account. Only with `limit`. */
            people_count?: number;
            /** @description For example `member_admin`. */
            roles: string[];
        };
        /** @description Where to send paper publications. */
        PaperPubs: {
            name: components["schemas"]["FilledName"];
            address: components["schemas"]["FilledText"];
            country: components["schemas"]["FilledName"];
        };
        /** @description Where to send paper publications, or null without them. */
        NullablePaperPubs: components["schemas"]["PaperPubs"] | null;
        /** @description Somebody on an account. Every key is there; null when unset. */
        Person: {
            id: components["schemas"]["Id"];
            last_modified: components["schemas"]["Instant"];
            /** @description A key of `membershipTypes` in the configuration. */
            membership: string;
            member_number: number | null;
            legal_name: string;
            /** @description The public name, else the legal name. */
            preferred_name: string;
            public_first_name: string | null;
            public_last_name: string | null;
            badge_name: string | null;
            badge_subtitle: string | null;
            email: string | null;
            address: string | null;
            city: string | null;
            state: string | null;
            postcode: string | null;
            country: string | null;
            paper_pubs: components["schemas"]["NullablePaperPubs"];
            /** @description The number of days as a label. */
            daypass: string | null;
            /** @description The type of the day pass. */
            daypass_type: string | null;
            /**
             * @description For each of the `daypassDays` of `GET /config`, in their order, whether the pass is for it; a day
             *     that is missing at the end, it is not for.
             */
            daypass_days: boolean[] | null;
            /**
             * @description What the person may do in each award, by its key. It need not be what their membership type says: a right
             *     may depend on when they joined, or come from an imported list.
             */
            rights: {
                [key: string]: components["schemas"]["AwardRights"];
            };
        };
        AwardRights: {
            nominate: boolean;
            vote: boolean;
        };
        /** @description What a person can tell about themselves. */
        PersonDetails: {
            legal_name?: components["schemas"]["FilledName"];
            email?: components["schemas"]["Email"];
            public_first_name?: components["schemas"]["NullableName"];
            public_last_name?: components["schemas"]["NullableName"];
            badge_name?: components["schemas"]["NullableName"];
            badge_subtitle?: components["schemas"]["NullableName"];
            address?: components["schemas"]["NullableText"];
            city?: components["schemas"]["NullableName"];
            state?: components["schemas"]["NullableName"];
            postcode?: components["schemas"]["NullableName"];
            country?: components["schemas"]["NullableName"];
            paper_pubs?: components["schemas"]["NullablePaperPubs"];
        };
        PersonChanges: {
            /** @description Of the record that the changes are based on. Without it, the last save of a field wins. */
            last_modified?: components["schemas"]["Instant"];
        } & components["schemas"]["PersonDetails"];
        PersonUpdateAnswer: {
            /** @constant */
            status: "success";
            updated: string[];
            key_sent: boolean;
        };
        /** @description A name, an address, or either with a member number. */
        LookupQuery: {
            email?: components["schemas"]["NullableName"];
            name?: components["schemas"]["NullableName"];
            member_number?: number | null;
        };
        LookupResult: {
            /** @constant */
            status: "success";
            id: components["schemas"]["Id"];
            membership: string;
            name: string;
        } | {
            /** @enum {string} */
            status: "multiple" | "not found";
        };
        ChatInvite: {
            /** @constant */
            success: true;
            email: string;
        };
        /** @description Field keys of the category to what was written. */
        Nomination: {
            [key: string]: components["schemas"]["Text"];
        };
        Nominations: {
            id: components["schemas"]["Id"];
            time: components["schemas"]["Instant"];
            person_id: components["schemas"]["Id"];
            signature: string;
            category: string;
            nominations: components["schemas"]["Nomination"][];
        };
        NominateRequest: {
            signature: components["schemas"]["FilledName"];
            category: components["schemas"]["TypeKey"];
            nominations: (components["schemas"]["Nomination"] | null)[];
            /**
             * Format: date-time
             * @description The `time` of the category's save that this one follows, or null when there was none;
             *     without the key, nothing is checked.
             */
            lastmod?: string | null;
        };
        NominateAnswer: {
            /** @constant */
            status: "success";
            time: components["schemas"]["Instant"];
            person_id: components["schemas"]["Id"];
            signature: string;
            category: string;
            nominations: components["schemas"]["Nomination"][];
        };
        Finalist: {
            id: components["schemas"]["Id"];
            title: string;
            subtitle?: string;
            /** @description Taken off the ballot, and by which finalist it was replaced. */
            replaced?: {
                /** Format: date */
                on: string;
                by?: components["schemas"]["Id"];
            };
        };
        Finalists: {
            [key: string]: components["schemas"]["Finalist"][];
        };
        /**
         * @description Finalist ids, best first; -1 is No award, where the award has it; null or 0 is no entry. There are as many
         *     as the award has positions.
         */
        Ranking: (number | null)[];
        AwardSummary: {
            people: components["schemas"]["PersonAwards"][];
        };
        PersonAwards: {
            id: components["schemas"]["Id"];
            /** @description Only after a move, while what the person saved is closed to this account. All counts are 0 then. */
            held?: {
                until: components["schemas"]["HeldUntil"];
            };
            awards: components["schemas"]["AwardProgress"][];
        };
        AwardProgress: {
            /** @description The award's key; clients pass over one that they do not know. */
            award: string;
            ballot: components["schemas"]["BallotProgress"];
            nominations: components["schemas"]["NominationsProgress"];
        };
        BallotProgress: {
            /** @description How many categories there are to vote in. */
            categories: number;
            /** @description In how many of them something counts; a blank first position is no vote. */
            done: number;
            /**
             * Format: date-time
             * @description When one of them was saved last; null when none ever was.
             */
            saved: string | null;
        };
        NominationsProgress: {
            /** @description How many categories there are to nominate in. */
            categories: number;
            /** @description In how many categories something is nominated. */
            done: number;
            /** @description How many works are nominated in all. */
            works: number;
            /**
             * Format: date-time
             * @description When one of them was saved last; null when none ever was.
             */
            saved: string | null;
        };
        Votes: {
            [key: string]: {
                time: components["schemas"]["Instant"];
                votes: components["schemas"]["Ranking"];
            };
        };
        /** @description Category key to ranking. */
        Rankings: {
            [key: string]: components["schemas"]["Ranking"];
        };
        VoteRequest: {
            /**
             * Format: date-time
             * @description The newest time of any category of this person, null before the first save.
             */
            lastmod?: string | null;
            signature: components["schemas"]["FilledName"];
            votes: components["schemas"]["Rankings"];
        };
        VoteAnswer: {
            /** @constant */
            status: "success";
            time: components["schemas"]["Instant"];
            votes: components["schemas"]["Rankings"];
            /** @description What was wrong with the categories that are not saved; absent when all are. */
            refused?: components["schemas"]["FieldError"][];
        };
        Packet: {
            [key: string]: {
                [key: string]: components["schemas"]["PacketFile"];
            };
        };
        PacketFile: {
            label: string;
            url: string;
        };
        /** @description What the payment provider gave the browser, or null when nothing is to pay. */
        PaymentSource: string | {
            id: string;
        } | null;
        /** @description The details of somebody who is not in the database yet. Unknown keys are ignored. */
        NewPerson: {
            membership: components["schemas"]["TypeKey"];
        } & WithRequired<components["schemas"]["PersonDetails"], "legal_name" | "email">;
        /**
         * @description A day pass; `membership` is its type. The wanted days are named by their keys: `day1: true` is the first
         *     of the `daypassDays` of `GET /config`.
         */
        NewDaypass: components["schemas"]["NewPerson"] & {
            [day: `day${number}`]: boolean | null;
        };
        /**
         * @description A better membership, paper publications, or both. A membership costs what its price in `GET /purchase/data` is
         *     above that of the present one (0 where that has none), and must be dearer and of the group `upgrade` of
         *     `GET /config`; paper publications cost their price, for who has none.
         */
        Upgrade: {
            id: components["schemas"]["Id"];
            membership?: components["schemas"]["TypeKey"] | null;
            paper_pubs?: components["schemas"]["NullablePaperPubs"];
            /** @description What the buyer calls somebody of another account; shown to the buyer alone. */
            name?: components["schemas"]["NullableName"];
        };
        /** @description At least one new member or upgrade. */
        PurchaseRequest: {
            account?: components["schemas"]["TypeKey"];
            amount: components["schemas"]["Amount"];
            currency?: components["schemas"]["OwnCurrency"];
            /** @description The payer's address. */
            email: components["schemas"]["Email"];
            source?: components["schemas"]["PaymentSource"];
            new_members?: components["schemas"]["NewPerson"][];
            upgrades?: components["schemas"]["Upgrade"][];
        };
        DaypassRequest: {
            amount: components["schemas"]["Amount"];
            currency?: components["schemas"]["OwnCurrency"];
            /** @description The payer's address. */
            email: components["schemas"]["Email"];
            source?: components["schemas"]["PaymentSource"];
            passes: components["schemas"]["NewDaypass"][];
        };
        /** @description An item of the purchase data. */
        NewItem: {
            amount: components["schemas"]["Amount"];
            currency?: components["schemas"]["OwnCurrency"];
            category: components["schemas"]["TypeKey"];
            type: components["schemas"]["TypeKey"];
            /** @description Values of the category's fields. */
            data?: {
                [key: string]: components["schemas"]["Text"] | number | boolean | null;
            } | null;
            person_id?: components["schemas"]["Id"] | null;
            /** @description What the buyer calls whom it is for; shown to the buyer alone. */
            person_name?: components["schemas"]["NullableName"];
            /** @description The same, as a draft calls it; `person_name` goes before it. */
            name?: components["schemas"]["NullableName"];
            /** @description An invoice number; a number is accepted. */
            invoice?: components["schemas"]["NullableName"] | number;
            comments?: components["schemas"]["NullableText"];
        };
        /** @description An unpaid invoice. */
        InvoiceItem: {
            id: components["schemas"]["Id"];
            currency?: components["schemas"]["OwnCurrency"];
        };
        OtherPurchaseRequest: {
            account?: components["schemas"]["TypeKey"];
            /** @description The payer's address. */
            email: components["schemas"]["Email"];
            source: components["schemas"]["PaymentSource"];
            items: (components["schemas"]["NewItem"] | components["schemas"]["InvoiceItem"])[];
        };
        PurchaseAnswer: {
            /** @enum {string} */
            status: "success" | "requires_action" | "processing";
            /** @description The provider's id of the charge. */
            charge_id?: string;
            /** @description With `requires_action`, what the provider's script needs. */
            client_secret?: string;
            /** @description Paid, but what was bought cannot be delivered any more; the money goes back. */
            refund_due?: boolean;
        };
        OtherPurchaseAnswer: {
            /** @enum {string} */
            status: "succeeded" | "requires_action" | "processing";
            /** @description The receipt number or the provider's id of the charge. */
            charge_id?: string;
            /** @description With `requires_action`, what the provider's script needs. */
            client_secret?: string;
            /** @description Paid, but what was bought cannot be delivered any more; the money goes back. */
            refund_due?: boolean;
        };
        /**
         * @description Why a purchase was not paid; what each means is said with the response `NotPaid`.
         * @enum {string}
         */
        NotPaidCode: "card_declined" | "provider_refused" | "payment_failed";
        PurchaseState: {
            /** @enum {string} */
            status: "success" | "requires_action" | "processing" | "failed";
            /** @description The provider's id of the charge. */
            charge_id?: string;
            /** @description With `requires_action`, what the provider's script needs. */
            client_secret?: string;
            /** @description With `failed`, why, for programs. */
            code?: components["schemas"]["NotPaidCode"];
            /** @description With `failed`, why, for people. */
            message?: string;
            /** @description Paid, but what was bought cannot be delivered any more; the money goes back. */
            refund_due?: boolean;
            /**
             * @description Of the new members that were paid for with it, in their order. Told by `GET
             *     /purchase/status/{key}` alone, to whoever has the key: for a receipt without signing in.
             */
            member_numbers?: number[];
        };
        PurchaseKey: {
            key: components["schemas"]["IdempotencyKey"];
        };
        SandboxAuthentication: {
            client_secret: string;
            approve: boolean;
        };
        DaypassPrices: {
            [key: string]: {
                [key: string]: components["schemas"]["Amount"];
            };
        };
        PurchaseData: {
            [key: string]: components["schemas"]["PurchaseCategory"];
        };
        PurchaseCategory: {
            label: string;
            /** @description The payment account. */
            account: string;
            allow_create_account?: boolean;
            /** @description Whether it is on the payments page. */
            listed?: boolean;
            /** @description The membership types that it can be bought for. */
            requireMembership?: string[];
            /** @description HTML. */
            description?: string;
            localized?: components["schemas"]["LocalizedWords"];
            shape: components["schemas"]["PurchaseField"][];
            /** @description In display order. */
            types: components["schemas"]["PurchaseType"][];
        };
        PurchaseField: {
            key: string;
            /** @enum {string} */
            type: "number" | "string" | "boolean" | "object";
            label: string;
            localized?: components["schemas"]["LocalizedWords"];
            required?: boolean;
            /** @description Filled by the server and hidden in the form. */
            generated?: boolean;
            /** @description The values to choose from, with their labels. */
            values?: {
                [key: string]: string;
            };
        };
        PurchaseType: {
            key: string;
            label: string;
            amount?: components["schemas"]["Amount"];
            /** @description HTML. */
            description?: string;
            localized?: components["schemas"]["LocalizedWords"];
        };
        /** @description The label, the description and the values to choose from in the languages of the configuration. */
        LocalizedWords: {
            label?: components["schemas"]["LocalizedText"];
            description?: components["schemas"]["LocalizedText"];
            values?: {
                [key: string]: components["schemas"]["LocalizedText"];
            };
        };
        Purchase: {
            id: components["schemas"]["Id"];
            created: components["schemas"]["Instant"];
            /** Format: date-time */
            updated: string | null;
            payment_email: string;
            status: components["schemas"]["PurchaseStatus"];
            stripe_charge_id: string | null;
            stripe_receipt: string | null;
            stripe_token: string | null;
            error: string | null;
            amount: components["schemas"]["Amount"];
            currency: string;
            person_id: number | null;
            person_name: string | null;
            category: string;
            type: string;
            data: {
                [key: string]: unknown;
            };
            invoice: string | null;
            comments: string | null;
        };
        /**
         * @description `invoice` waits for payment, `requires_action` for the card holder, `processing` for the
         *     provider. Clients draw a value they do not know as pending.
         * @enum {string}
         */
        PurchaseStatus: "invoice" | "requires_action" | "processing" | "succeeded" | "failed" | "refunded" | "disputed";
        PaymentKeys: {
            default: string;
        } & {
            [key: string]: string;
        };
        Config: {
            /** @description The convention's key. */
            id: string;
            /** @description The product name, which titles begin with. */
            name: string;
            /** @description The label of the card button is the name and the year. */
            event: {
                name: string;
                year: number;
            };
            /** @description The server's clock, so that a client can tell when its own is wrong. */
            time: components["schemas"]["Instant"];
            /** @description The IANA time zone in which the rules name deadlines. */
            deadlineTimeZone: string;
            /** @description By membership type. */
            membershipTypes: {
                [key: string]: components["schemas"]["MembershipType"];
            };
            membershipGroups: components["schemas"]["MembershipGroups"];
            /** @description What the portal and its mails can be read in; English is among them. */
            languages: components["schemas"]["Language"][];
            /** @description Of every amount; ISO 4217 in lower case. */
            currency: string;
            parts: components["schemas"]["Parts"];
            /** @description Paper publications cost extra. */
            paid_paper_pubs: boolean;
            /** @description Day passes are on sale. */
            enable_daypass: boolean;
            /** @description The days that a day pass can be for, in their order. Empty where there are none. */
            daypassDays: {
                /** @description Such as `day1`; names the day in requests and prices. */
                key: string;
                label: components["schemas"]["LocalizedText"];
                /** @description For a list of days, such as "Wed". */
                short: components["schemas"]["LocalizedText"];
            }[];
            /** @description Addresses for people with questions. */
            contact: {
                registration: string;
                hugoHelp: string;
            };
            /** @description What the privacy page says of this convention. */
            privacy?: {
                /** @description Who answers questions about members' data. */
                contact: string;
                /**
                 * Format: date
                 * @description The day on which the network addresses and browsers of saved ballots and nominations are deleted; those of
                 *     a later save are kept for some days after it.
                 */
                originsDeleted: string;
            };
            /** @description How soon a login link is expected. */
            loginLinkMinutes: number;
            /** @description What to know before asking for a login link. `{minutes}` stands for `loginLinkMinutes`, `{registration}` for that address. */
            loginHelp: components["schemas"]["LocalizedText"][];
            /** @description After how long the message bar hides; null for never. */
            messageAutoHideSeconds: number | null;
            payments: {
                /** @enum {string} */
                adapter: "sandbox" | "stripe";
            };
            /** @description The chat workspace that members can be invited to. */
            chat: {
                name: string;
            } | null;
            /** @description Where page views and failures are posted as JSON, or null for nowhere. */
            analytics: {
                url: string;
            } | null;
            /** @description The avatar service, or null to show initials only. */
            avatars: {
                /** @description `{hash}` is the SHA-256 of the lower-case address, `{size}` the pixels. */
                urlTemplate: string;
            } | null;
            /**
             * @description What is drawn behind every page; without it, nothing.
             * @enum {string}
             */
            ground?: "plain" | "bridge";
            hugo: components["schemas"]["HugoConfig"];
        };
        /**
         * @description Which parts of the product the convention has. Of one that it does not have nothing is shown, and the
         *     calls marked with its name by `x-part` answer 404 (`not_offered`).
         */
        Parts: {
            /** @description Something is nominated or voted for. */
            awards: boolean;
            /** @description Some memberships get a badge. */
            badge: boolean;
            /** @description Whoever gets a badge has a barcode for registration. */
            barcode: boolean;
            /** @description Members can ask for an invitation to a chat. */
            chat: boolean;
            /** @description Day passes are on sale. */
            daypass: boolean;
            /** @description Something is sold beside memberships and day passes, or by invoice. */
            items: boolean;
            /** @description Members nominate for an award. */
            nominations: boolean;
            /** @description Voters can download a packet. */
            packet: boolean;
            /** @description Publications are sent on paper to who wants them. */
            paper_pubs: boolean;
            /** @description Something costs money. */
            payments: boolean;
            /** @description Voters can ask for a code beside the packet. */
            series_extra: boolean;
            /** @description Members vote on where a later convention is held. */
            site_selection: boolean;
            /** @description A membership can be made a better one. */
            upgrades: boolean;
            /** @description Members vote for an award. */
            voting: boolean;
        };
        MembershipType: {
            label: components["schemas"]["LocalizedText"];
            description?: components["schemas"]["LocalizedText"];
            /** @description What its day pass is called, for languages in which that is not the label and "day pass". */
            daypass_label?: components["schemas"]["LocalizedText"];
            badge: boolean;
            daypass_available: boolean;
            hugo_nominator: boolean;
            member: boolean;
            wsfs_member: boolean;
            allow_lookup: boolean;
        };
        /** @description Which membership types each choice offers, in display order. */
        MembershipGroups: {
            /** @description Of the card of this key; empty where there is none. So is `support`. */
            attend: components["schemas"]["TypeList"];
            /** @description The memberships of children. */
            child: components["schemas"]["TypeList"];
            support: components["schemas"]["TypeList"];
            /** @description The cards of new memberships, in display order, in the convention's own words. */
            cards: {
                key: string;
                title: components["schemas"]["LocalizedText"];
                /** @description What these memberships give, and what they do not. */
                text?: components["schemas"]["LocalizedText"];
                types: components["schemas"]["TypeList"];
            }[];
            /** @description What one can upgrade to. */
            upgrade: components["schemas"]["TypeList"];
            daypass: components["schemas"]["TypeList"];
            /** @description The combined list of new memberships, in groups with a divider between them. */
            list: components["schemas"]["TypeList"][];
        };
        /** @description Membership types. */
        TypeList: string[];
        /**
         * @description The awards of the convention, whatever they are called; without any, `awards` and `categories` are empty.
         *     `maxNominations`, `ballotPositions`, `noAward` and `finalBallot` are those of the first award, for clients that
         *     know only one: each award has its own.
         */
        HugoConfig: {
            /** @description The first part of the award pages' addresses, for example `hugo`. */
            path: string;
            /** @description What the awards are called together; without it, by their names. */
            name?: components["schemas"]["LocalizedText"];
            forms?: components["schemas"]["NameForms"];
            /** @description The page that leads to the nominations of each award, where there is one. */
            landing?: {
                page: string;
                title: components["schemas"]["LocalizedText"];
            };
            /** @description When the awards are given, as a sentence; the key of an award in braces stands for the day of its ceremony. */
            ceremonies?: components["schemas"]["LocalizedText"];
            maxNominations?: number;
            ballotPositions?: number;
            /** @description When the final ballot is announced, as a sentence. */
            finalBallot?: components["schemas"]["LocalizedText"];
            noAward?: {
                id: number;
                title: components["schemas"]["LocalizedText"];
            };
            /** @description By their keys, in the order of the pages. */
            awards: {
                [key: string]: components["schemas"]["Award"];
            };
            /** @description In display order; those on the ballot are the ones with finalists. */
            categories: components["schemas"]["HugoCategory"][];
            /**
             * @description What `GET hugo/{id}/packet-series-extra` asks for beside the files of the packet: the
             *     category it belongs to, and the words on its button. Null when there is none, and until the finalists of
             *     its award are announced.
             */
            seriesExtra: {
                category: string;
                label: components["schemas"]["LocalizedText"];
            } | null;
        };
        /**
         * @description Other forms of a name, by language and by what that language's sentences call them; where one is missing, the
         *     name is said.
         */
        NameForms: {
            [key: string]: {
                [key: string]: string;
            };
        };
        Award: {
            /** @description What it is called, as in a list, for example "Hugo Awards". */
            name: components["schemas"]["LocalizedText"];
            forms?: components["schemas"]["NameForms"];
            /** @description What the addresses of its pages have after `nominate` and `vote` and a hyphen, if anything. */
            segment?: string;
            /** @description The award's year, for example 1944. */
            year: number;
            /** @description The year of the eligible works, for example 1943, where it is about works of a year. */
            worksOf?: number;
            /** @description What is eligible, a sentence each. */
            eligible?: components["schemas"]["LocalizedText"][];
            /** @description Without it nothing is nominated. */
            nominations?: components["schemas"]["Period"];
            /** @description Without it there is no vote. */
            voting?: components["schemas"]["Period"];
            /** @description From when the finalists are told; without it, from when voting opens. */
            announced?: components["schemas"]["Instant"];
            /** @description When the final ballot is announced, as a sentence. */
            finalBallot?: components["schemas"]["LocalizedText"];
            /** Format: date */
            ceremony?: string;
            /** @description In each category. */
            maxNominations: number;
            /** @description Of a ballot, in each category. */
            positions: number;
            /** @description What the entry -1 is called, which votes for giving no award; null where there is none. */
            noAward: components["schemas"]["LocalizedText"] | null;
        };
        /** @description From `opens` until the end of the minute that `closes` names. */
        Period: {
            opens: components["schemas"]["Instant"];
            closes: components["schemas"]["Instant"];
        };
        HugoCategory: {
            key: string;
            title: components["schemas"]["LocalizedText"];
            description?: components["schemas"]["LocalizedText"];
            /** @description The year of the eligible works, where the award is about works of a year. */
            year?: number;
            /** @description The key of its award. */
            award: string;
            /**
             * @description How long a work of this category is, both ends included; an end that is missing is open. It
             *     serves to give hints, never to refuse.
             */
            length?: {
                /** @enum {string} */
                unit: "words" | "minutes";
                min?: number;
                max?: number;
            };
            fields: {
                key: string;
                label: components["schemas"]["LocalizedText"];
            }[];
        };
        Health: {
            /** @constant */
            status: "ok";
            /** @description Of the server. */
            version?: string;
            /** @description The `id` of `GET /config`. */
            convention?: string;
            /** @description The newest change of the tables that the server knows. */
            migration?: string;
        };
        /**
         * @description What an account may do for others.
         * @enum {string}
         */
        Role: "member_admin" | "hugo_admin";
        /** @description Why, for the log. Whose record it is can read it. */
        Reason: string;
        ReasonOnly: {
            reason: components["schemas"]["Reason"];
        };
        PeopleQuery: {
            query: components["schemas"]["FilledName"];
        };
        /** @description Somebody, as far as it takes to tell them apart. */
        FoundPerson: {
            id: components["schemas"]["Id"];
            legal_name: string;
            preferred_name: string;
            email: string | null;
            membership: string;
            member_number: number | null;
            /**
             * @description How the query fits; only in the answer to a search. `similar` is a name with a typing error, `id` the number of the
             *     record.
             * @enum {unknown}
             */
            match?: "member_number" | "id" | "name" | "email" | "similar";
        };
        PeopleFound: {
            /** @constant */
            status: "success";
            people: components["schemas"]["FoundPerson"][];
            /** @description Whether the query fits others too. */
            more: boolean;
            allowance?: components["schemas"]["Allowance"];
        };
        /** @description Present when little is left of a limit of the administrator. */
        Allowance: {
            /** @description How many more at once. When none is left, `too_many_requests` says how long to wait. */
            left: number;
            /** @description After how many seconds another one is possible. */
            next_seconds: number;
        };
        LimitsLift: {
            email: components["schemas"]["Email"];
            reason: components["schemas"]["Reason"];
        };
        PersonChanged: {
            /** @constant */
            status: "success";
            updated: string[];
            last_modified: components["schemas"]["Instant"];
        };
        PersonMade: {
            /** @constant */
            status: "success";
            id: components["schemas"]["Id"];
            member_number: number | null;
        };
        PersonEdit: {
            last_modified: components["schemas"]["Instant"];
            changes: components["schemas"]["PersonDetails"];
            reason: components["schemas"]["Reason"];
        };
        MembershipChange: {
            membership: components["schemas"]["TypeKey"];
            reason: components["schemas"]["Reason"];
        };
        EmailChange: {
            email: components["schemas"]["Email"];
            reason: components["schemas"]["Reason"];
        };
        /** @description Somebody who gets a membership for nothing. */
        CompRequest: {
            membership: components["schemas"]["TypeKey"];
            reason: components["schemas"]["Reason"];
        } & WithRequired<components["schemas"]["PersonDetails"], "legal_name" | "email">;
        MergeRequest: {
            other: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
        };
        EraseRequest: {
            legal_name: components["schemas"]["FilledName"];
            reason: components["schemas"]["Reason"];
        };
        /** @description One field of a record, before and after; null where there was or is nothing, or where it is not told or kept any more. */
        FieldChange: {
            field: string;
            before: string | null;
            after: string | null;
        };
        /** @description One change of a record. */
        LogEntry: {
            time: components["schemas"]["Instant"];
            /**
             * @description `account` is whoever is signed in to it, `purchase` something that was bought.
             * @enum {string}
             */
            by: "account" | "purchase" | "crew";
            /** @description Who of the crew, for administrators; `cli:` and a name for a command. */
            operator: string | null;
            /** @description The operation that did it. Clients call one that they do not know a change. */
            operation: string;
            reason: string | null;
            changes: components["schemas"]["FieldChange"][];
        };
        PersonLog: {
            log: components["schemas"]["LogEntry"][];
            next?: components["schemas"]["LogCursor"];
        };
        /** @description Where the next page of a log begins; absent after the last page. */
        LogCursor: string;
        /** @description A mail that was or will be sent. */
        MailRecord: {
            id: number;
            kind: string;
            created: components["schemas"]["Instant"];
            due: components["schemas"]["Instant"];
            /** Format: date-time */
            sent: string | null;
            /** Format: date-time */
            failed: string | null;
            /** @description What the mail server said last. */
            error: string | null;
            attempts: number;
        };
        /** @description The account that a person is on; null without an address. */
        AccountRecord: {
            email: string;
            language: string | null;
            /**
             * Format: date-time
             * @description Since when somebody has signed in to it; null while nobody has.
             */
            signed_in: string | null;
            /**
             * Format: date-time
             * @description Since when its address has been unsubscribed from campaigns; absent while it is not.
             */
            unsubscribed?: string;
            roles: components["schemas"]["Role"][];
            /** @description The others on it. */
            people: components["schemas"]["FoundPerson"][];
        };
        /** @description When something was sent last; null when nothing was. */
        AwardsSent: {
            /** Format: date-time */
            nominated: string | null;
            /** Format: date-time */
            voted: string | null;
        };
        PersonRecord: {
            person: components["schemas"]["Person"];
            account: components["schemas"]["AccountRecord"] | null;
            awards: components["schemas"]["AwardsSent"];
            purchases: components["schemas"]["Purchase"][];
            mails: components["schemas"]["MailRecord"][];
            log: components["schemas"]["LogEntry"][];
            log_next?: components["schemas"]["LogCursor"];
            allowance?: components["schemas"]["Allowance"];
        };
        /** @description That somebody saved something in a category of the awards, and not what. */
        AwardSave: {
            /** @enum {string} */
            kind: "vote" | "nomination";
            time: components["schemas"]["Instant"];
            category: string;
            signature: string;
            client_ip: string;
            client_ua: string | null;
        };
        /** @description Everything that is kept of a person, and nothing of anyone else. */
        PersonExport: {
            exported: components["schemas"]["Instant"];
            person: components["schemas"]["Person"];
            account: components["schemas"]["AccountRecord"] | null;
            awards: components["schemas"]["AwardsSent"];
            saves: components["schemas"]["AwardSave"][];
            purchases: components["schemas"]["Purchase"][];
            mails: components["schemas"]["MailRecord"][];
            log: components["schemas"]["LogEntry"][];
        };
        MailQuery: {
            person?: components["schemas"]["Id"];
            email?: components["schemas"]["Email"];
            state?: components["schemas"]["MailState"];
            campaign?: components["schemas"]["FilledName"];
            before?: components["schemas"]["Id"];
            limit?: components["schemas"]["Limit"];
        };
        /** @description How many at most; 50 when absent. */
        Limit: number;
        /**
         * @description A skipped one had nothing to say any more when its turn came.
         * @enum {string}
         */
        MailState: "waiting" | "sent" | "skipped" | "failed" | "bounced";
        MailsFound: {
            /** @constant */
            status: "success";
            mails: components["schemas"]["FoundMail"][];
            more: boolean;
        };
        /** @description A mail, without what it says. */
        FoundMail: {
            id: number;
            kind: string;
            state: components["schemas"]["MailState"];
            /** @description The address; null until it was sent, or was to be. */
            recipient: string | null;
            campaign: string | null;
            created: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it is tried next.
             */
            due: string | null;
            /**
             * Format: date-time
             * @description When it was sent, skipped, given up, or came back.
             */
            done: string | null;
            attempts: number;
            /** @description What a mail server said last. */
            problem: string | null;
        };
        Resent: {
            /** @constant */
            status: "success";
            queued: boolean;
        };
        BounceReport: {
            /** @description The whole mail, or its first 256 kB. */
            report: string;
            reason: components["schemas"]["Reason"];
        };
        BounceFound: {
            /** @constant */
            status: "success";
            /**
             * @description `recorded`, or why not: it is no delivery report, it is about no mail that is known, it does not say that the mail
             *     failed, or it is known already.
             * @enum {string}
             */
            found: "no_report" | "not_ours" | "not_failed" | "known" | "recorded";
        };
        /**
         * @description What members may do in the awards.
         * @enum {string}
         */
        AwardAct: "vote" | "nominate";
        CampaignPlan: {
            act: components["schemas"]["AwardAct"];
            /** @description Leave out who has voted or nominated. */
            only_not_yet?: boolean;
        };
        CampaignRequest: {
            name: components["schemas"]["FilledName"];
            act: components["schemas"]["AwardAct"];
            /** @description Leave out who has voted or nominated. */
            only_not_yet?: boolean;
            /** @description How many mails in a minute, of all processes together; 100 when absent. */
            per_minute?: number;
            reason: components["schemas"]["Reason"];
        };
        CampaignPause: {
            name: components["schemas"]["FilledName"];
            is_paused: boolean;
            reason: components["schemas"]["Reason"];
        };
        /** @description Who has the right and is not written to. */
        LeftOut: {
            /** @description Have voted or nominated. */
            done: number;
            without_address: number;
            /** @description Have an address that is known to take no mail. */
            bouncing: number;
            /** @description Have unsubscribed from campaigns. */
            unsubscribed: number;
        };
        CampaignStarted: {
            /** @constant */
            status: "success";
            recipients: number;
            left_out: components["schemas"]["LeftOut"];
        };
        CampaignPlanned: {
            /** @constant */
            status: "success";
            recipients: number;
            left_out: components["schemas"]["LeftOut"];
            /** @description One of the mails in English; null when there is nobody to write to. */
            sample: components["schemas"]["SampleMail"] | null;
        };
        SampleMail: {
            to: string;
            subject: string;
            text: string;
        };
        Campaigns: {
            campaigns: components["schemas"]["Campaign"][];
        };
        /** @description A mailing to many, and what became of its mails. */
        Campaign: {
            name: string;
            act: components["schemas"]["AwardAct"];
            only_not_yet: boolean;
            per_minute: number;
            created: components["schemas"]["Instant"];
            is_paused: boolean;
            waiting: number;
            sent: number;
            skipped: number;
            failed: number;
            bounced: number;
        };
        BallotVersions: {
            versions: components["schemas"]["BallotVersion"][];
            /** @description Whether there are earlier ones. */
            more: boolean;
        };
        /** @description A ballot as one save left it, without what is on it. */
        BallotVersion: {
            time: components["schemas"]["Instant"];
            /** @description How many places are taken on the whole ballot. */
            entries: number;
            /**
             * @description How it came when the voter did not save it.
             * @enum {unknown}
             */
            entered: "paper" | "restored" | null;
            /**
             * @description Absent unless two records that both voted were merged. `counted`: the merge saved the ballot that counts again, as it was; the voter did
             *     not. `set_aside`: a save of the ballot that was disallowed.
             * @enum {unknown}
             */
            merge?: "counted" | "set_aside";
        };
        PaperBallot: {
            signature: components["schemas"]["FilledName"];
            votes: components["schemas"]["Rankings"];
            /** @description Whether it takes the place of a ballot that was saved. */
            replaces?: boolean;
            reason: components["schemas"]["Reason"];
        };
        BallotRestore: {
            version: components["schemas"]["Instant"];
            newest: components["schemas"]["Instant"];
            reason: components["schemas"]["Reason"];
        };
        BallotRuling: {
            /** @enum {string} */
            ballot: "votes" | "nominations";
            reason: components["schemas"]["Reason"];
        };
        /** @description What became of it. With `pending`, nothing has changed yet: another administrator must approve it first. */
        BallotDone: {
            /** @constant */
            status: "success";
            changed: boolean;
            /** @description Whether there is an address to tell them at. */
            is_mailed: boolean;
            /** @description The number of what waits, as in `listPendingActs`. */
            pending?: components["schemas"]["Id"];
        };
        PendingActs: {
            pending: components["schemas"]["PendingAct"][];
        };
        /** @description What an administrator asked for and another one has to approve. */
        PendingAct: {
            id: components["schemas"]["Id"];
            /** @description An operation of this document, `grantRole`, or `releaseHold`, which opens what is held after a move. */
            operation: string;
            /** @description Whose ballot it is about. */
            person: null | {
                id: components["schemas"]["Id"];
                legal_name: string;
            };
            /** @description The address that it is about, such as the one that a role is given to. */
            account: string | null;
            /** @description What was sent, without the reason; empty for an account that may not approve it and did not ask for it. */
            request: {
                [key: string]: unknown;
            };
            /** @description The address of an administrator, or `cli:` and the name that a command was given. */
            requester: string;
            reason: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            expires: string;
            /** @description Whether the account that asks could approve it now. */
            can_approve: boolean;
        };
        PendingDecision: {
            /** @enum {string} */
            decision: "approve" | "reject";
            reason: components["schemas"]["Reason"];
        };
        PendingDecided: {
            /** @constant */
            status: "success";
            /** @enum {string} */
            decision: "approved" | "rejected";
        };
        Turnout: {
            votes: components["schemas"]["TurnoutOf"];
            nominations: components["schemas"]["TurnoutOf"];
        };
        /** @description How many people, in any category and in each. */
        TurnoutOf: {
            people: number;
            categories: {
                key: string;
                title: string;
                people: number;
            }[];
        };
        AuditQuery: {
            /** @description An address, or the name that a command was run with. Matches rows that they did or approved. */
            operator?: string;
            since?: components["schemas"]["Instant"];
            /** @description The name of an operation, such as `changeEmail`. */
            operation?: string;
            person?: components["schemas"]["Id"];
            /**
             * @description Returns changes alone, or reads alone. Absent, both.
             * @enum {string}
             */
            only?: "changes" | "reads";
            before?: components["schemas"]["Id"];
            limit?: components["schemas"]["Limit"];
        };
        /** @description What one administrator did to one record, or read. */
        AuditRow: {
            /** @description Its place in the trail, from 1. */
            row: number;
            time: components["schemas"]["Instant"];
            /** @description The address of the administrator; `cli:` and a name for a command. */
            operator: string;
            /** @description Another administrator who approved it, or `single_administrator`; null when it needed no approval. */
            approved_by: string | null;
            operation: string;
            /** @description Whether it only showed something. */
            is_read: boolean;
            reason: string | null;
            /** @description The number of the person; null when it was about no single person. */
            person: number | null;
            /** @description The address of the account that it was about. */
            account: string | null;
            /** @description The changed fields; for a search, what was searched for. */
            changes: components["schemas"]["FieldChange"][];
            /** @description The hash that chains the row over the rows before it, in hexadecimal. */
            hash: string;
        };
        AuditRows: {
            /** @constant */
            status: "success";
            rows: components["schemas"]["AuditRow"][];
            more: boolean;
        };
        PurchaseQuery: {
            /** @enum {string} */
            trouble?: "any" | "waiting" | "refund_due" | "competing";
            email?: components["schemas"]["Email"];
            person?: components["schemas"]["Id"];
            before?: components["schemas"]["Id"];
            limit?: components["schemas"]["Limit"];
        };
        PurchasesFound: {
            /** @constant */
            status: "success";
            purchases: components["schemas"]["FoundPurchase"][];
            more: boolean;
        };
        /** @description A purchase as a whole, as the payment provider has it. Amounts are in the currency's minor unit. */
        FoundPurchase: {
            id: components["schemas"]["Id"];
            created: components["schemas"]["Instant"];
            updated: components["schemas"]["Instant"];
            status: string;
            account: string;
            /** @description What the provider finds it by. */
            charge: string | null;
            email: string;
            amount: number;
            currency: string;
            refunded: number;
            disputed: boolean;
            /** @description What still has to go back. */
            due: number;
            what: string;
            /** @description What could not be delivered, a line each. */
            problem: string | null;
            troubles: ("waiting" | "refund_due" | "competing")[];
        };
        MoneySpan: {
            from: components["schemas"]["Instant"];
            to: components["schemas"]["Instant"];
        };
        MoneyBook: {
            /** @constant */
            status: "success";
            lines: components["schemas"]["MoneyLine"][];
            sums: components["schemas"]["MoneySum"][];
        };
        /** @description What came or, with less than nothing, went; in the currency's minor unit. */
        MoneyLine: {
            line: number;
            time: components["schemas"]["Instant"];
            account: string;
            currency: string;
            /** @enum {string} */
            kind: "charge" | "refund" | "dispute";
            amount: number;
            purchase: components["schemas"]["Id"];
            charge: string | null;
            what: string;
        };
        /** @description What the lines of an account add up to, by kind and in all. */
        MoneySum: {
            account: string;
            currency: string;
            charge: number;
            refund: number;
            dispute: number;
            total: number;
        };
        Settled: {
            /** @constant */
            status: "success";
            changed: boolean;
        };
    };
    responses: {
        /** @description A picture, 709 by 299. */
        Badge: {
            headers: {
                /** @description A file name with the event and the person's id. */
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "image/png": string;
            };
        };
        /** @description The request does not fit the contract or a rule (`invalid`); `errors` says where. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:invalid",
                 *       "title": "Invalid request",
                 *       "status": 400,
                 *       "code": "invalid",
                 *       "message": "email is required",
                 *       "errors": [
                 *         {
                 *           "pointer": "/body/email",
                 *           "message": "email is required"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "invalid";
                };
            };
        };
        /** @description Not signed in, or a wrong login key (`unauthorized`). The message is exactly `Unauthorized`. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:unauthorized",
                 *       "title": "Not signed in",
                 *       "status": 401,
                 *       "code": "unauthorized",
                 *       "message": "Unauthorized"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "unauthorized";
                    /** @constant */
                    message?: "Unauthorized";
                };
            };
        };
        /**
         * @description Nothing was charged or bought. The card was declined (`card_declined`); the payment provider
         *     refused the convention's request, whatever the card (`provider_refused`); or it did not come to a
         *     payment: the bank did not confirm it, or it was cancelled or given back (`payment_failed`).
         */
        NotPaid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    code?: components["schemas"]["NotPaidCode"];
                };
            };
        };
        /** @description The request comes from another site (`cross_site`). */
        CrossSite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:cross_site",
                 *       "title": "Request from another site",
                 *       "status": 403,
                 *       "code": "cross_site",
                 *       "message": "This request came from another site and was refused."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "cross_site";
                };
            };
        };
        /** @description The person is not on the account, known or not (`not_yours`). */
        NotYours: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:not_yours",
                 *       "title": "Not on your account",
                 *       "status": 403,
                 *       "code": "not_yours",
                 *       "message": "This person is not on your account."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "not_yours";
                };
            };
        };
        /** @description Not on the account (`not_yours`), or from another site (`cross_site`). */
        NotYoursOrCrossSite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:not_yours",
                 *       "title": "Not on your account",
                 *       "status": 403,
                 *       "code": "not_yours",
                 *       "message": "This person is not on your account."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "not_yours" | "cross_site";
                };
            };
        };
        /** @description Not on the account (`not_yours`), or held after a move (`ballot_held`). */
        NotYoursOrHeld: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:ballot_held",
                 *       "title": "Ballot held after a move",
                 *       "status": 403,
                 *       "code": "ballot_held",
                 *       "message": "This person was moved to another account. Until that is confirmed, their ballot, nominations and tokens stay closed.",
                 *       "until": "2019-07-08T12:00:00.000Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "not_yours" | "ballot_held";
                    until?: components["schemas"]["HeldUntil"];
                };
            };
        };
        /** @description Not on the account (`not_yours`), held after a move (`ballot_held`), or from another site (`cross_site`). */
        NotYoursHeldOrCrossSite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:ballot_held",
                 *       "title": "Ballot held after a move",
                 *       "status": 403,
                 *       "code": "ballot_held",
                 *       "message": "This person was moved to another account. Until that is confirmed, their ballot, nominations and tokens stay closed.",
                 *       "until": "2019-07-08T12:00:00.000Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "not_yours" | "ballot_held" | "cross_site";
                    until?: components["schemas"]["HeldUntil"];
                };
            };
        };
        /** @description Not on the account (`not_yours`), held after a move (`ballot_held`), without the right to vote (`not_eligible`), or from another site (`cross_site`). */
        NotVoterHeldOrCrossSite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:ballot_held",
                 *       "title": "Ballot held after a move",
                 *       "status": 403,
                 *       "code": "ballot_held",
                 *       "message": "This person was moved to another account. Until that is confirmed, their ballot, nominations and tokens stay closed.",
                 *       "until": "2019-07-08T12:00:00.000Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "not_yours" | "ballot_held" | "not_eligible" | "cross_site";
                    until?: components["schemas"]["HeldUntil"];
                };
            };
        };
        /** @description Not on the account (`not_yours`), or without the right to vote (`not_eligible`). */
        NotVoter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:not_eligible",
                 *       "title": "Not eligible",
                 *       "status": 403,
                 *       "code": "not_eligible",
                 *       "message": "This person has no right to vote."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "not_yours" | "not_eligible";
                };
            };
        };
        /** @description There is no such thing (`not_found`). */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:not_found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "code": "not_found",
                 *       "message": "There is nothing here."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "not_found";
                };
            };
        };
        /** @description The convention does not have this (`not_offered`). */
        NotOffered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:not_offered",
                 *       "title": "Not offered",
                 *       "status": 404,
                 *       "code": "not_offered",
                 *       "message": "This convention does not have this."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "not_offered";
                };
            };
        };
        /** @description There is no such thing (`not_found`), or the convention does not have this at all (`not_offered`). */
        NotFoundOrOffered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:not_offered",
                 *       "title": "Not offered",
                 *       "status": 404,
                 *       "code": "not_offered",
                 *       "message": "This convention does not have this."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "not_found" | "not_offered";
                };
            };
        };
        /**
         * @description The price is another one (`amount_mismatch`, with the right `amount`), or `duplicate`: the
         *     idempotency key was used for another purchase, or the same person's upgrade is being paid at this
         *     moment. Whoever has the person ends that by starting another.
         */
        OrderConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["OrderConflict"];
            };
        };
        /**
         * @description The price is another one (`amount_mismatch`, with the right `amount`), an invoice is paid
         *     already (`already_paid`), the person has a site selection token (`already_held`), or `duplicate`:
         *     the idempotency key was used for another purchase, or the same invoice or the same person's token is
         *     being paid at this moment. Whoever pays for a waiting one, or has the person,
         *     ends it by starting another.
         */
        PurchaseConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PurchaseConflict"];
            };
        };
        /**
         * @description The path does not answer this method (`method_not_allowed`): said to every method that is not
         *     described at it.
         */
        MethodNotAllowed: {
            headers: {
                /** @description The methods that it does answer. */
                Allow: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:method_not_allowed",
                 *       "title": "Method not allowed",
                 *       "status": 405,
                 *       "code": "method_not_allowed",
                 *       "message": "This address does not answer this method."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "method_not_allowed";
                };
            };
        };
        /** @description The request's line and headers have more than 16 kB (`headers_too_large`). */
        HeadersTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:headers_too_large",
                 *       "title": "Headers too large",
                 *       "status": 431,
                 *       "code": "headers_too_large",
                 *       "message": "The request's line and headers are too large."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "headers_too_large";
                };
            };
        };
        /** @description The body is larger than the call's `x-max-bytes` (`too_large`). */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:too_large",
                 *       "title": "Request too large",
                 *       "status": 413,
                 *       "code": "too_large",
                 *       "message": "The request is too large."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "too_large";
                };
            };
        };
        /** @description The body is not `application/json` (`unsupported_media_type`). */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:unsupported_media_type",
                 *       "title": "Unsupported media type",
                 *       "status": 415,
                 *       "code": "unsupported_media_type",
                 *       "message": "The request body must be application/json."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "unsupported_media_type";
                };
            };
        };
        /** @description Too many requests of this kind (`too_many_requests`). */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:too_many_requests",
                 *       "title": "Too many requests",
                 *       "status": 429,
                 *       "code": "too_many_requests",
                 *       "message": "Too many requests. Please wait a little."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "too_many_requests";
                };
            };
        };
        /** @description A fault of the server (`internal`). */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:internal",
                 *       "title": "Internal error",
                 *       "status": 500,
                 *       "code": "internal",
                 *       "message": "Something went wrong on the server."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "internal";
                };
            };
        };
        /** @description Starting, stopping, or the database or an outside service does not answer (`unavailable`). The same may be sent again after `Retry-After`. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:unavailable",
                 *       "title": "Unavailable",
                 *       "status": 503,
                 *       "code": "unavailable",
                 *       "message": "The service is not available at the moment."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "unavailable";
                };
            };
        };
        /** @description The account does not have a role that the call is for (`missing_role`). */
        MissingRole: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:missing_role",
                 *       "title": "Role is missing",
                 *       "status": 403,
                 *       "code": "missing_role",
                 *       "message": "Your account does not have the role that this needs."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "missing_role";
                };
            };
        };
        /** @description Without a role that the call is for (`missing_role`), or from another site (`cross_site`). */
        MissingRoleOrCrossSite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:missing_role",
                 *       "title": "Role is missing",
                 *       "status": 403,
                 *       "code": "missing_role",
                 *       "message": "Your account does not have the role that this needs."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "missing_role" | "cross_site";
                };
            };
        };
        /**
         * @description Without a role that the call is for (`missing_role`); for the caller's own account, or by a role that is too new
         *     (`second_administrator_required`); or from another site (`cross_site`).
         */
        MayNotLift: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:second_administrator_required",
                 *       "title": "Second administrator required",
                 *       "status": 403,
                 *       "code": "second_administrator_required",
                 *       "message": "Another administrator must approve this: you asked for it yourself."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "missing_role" | "second_administrator_required" | "cross_site";
                };
            };
        };
        /**
         * @description Without a role that the call is for (`missing_role`); the person is on the administrator's own account
         *     (`own_record`); or from another site (`cross_site`).
         */
        MayNotActForOthers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:own_record",
                 *       "title": "Own record",
                 *       "status": 403,
                 *       "code": "own_record",
                 *       "message": "Administrators cannot do this to people on their own account. Ask another one."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "missing_role" | "own_record" | "cross_site";
                };
            };
        };
        /**
         * @description Without a role that the call is for (`missing_role`); the administrator signed in too long ago
         *     (`fresh_sign_in_required`), or has the person on their own account (`own_record`); or from another site (`cross_site`).
         */
        MayNotActNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:fresh_sign_in_required",
                 *       "title": "Fresh sign-in required",
                 *       "status": 403,
                 *       "code": "fresh_sign_in_required",
                 *       "message": "Sign in again to do this: it needs a sign-in within the last 15 minutes."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "missing_role" | "fresh_sign_in_required" | "own_record" | "cross_site";
                };
            };
        };
        /**
         * @description Without a role that the call is for (`missing_role`); the administrator signed in too long ago
         *     (`fresh_sign_in_required`), has the person on their own account (`own_record`), asked for it or has had a role for too few
         *     days (`second_administrator_required`); or from another site (`cross_site`).
         */
        MayNotDecide: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:second_administrator_required",
                 *       "title": "Second administrator required",
                 *       "status": 403,
                 *       "code": "second_administrator_required",
                 *       "message": "Another administrator must approve this: you asked for it yourself."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "missing_role" | "fresh_sign_in_required" | "own_record" | "second_administrator_required" | "cross_site";
                };
            };
        };
        /**
         * @description Without a role that the call is for (`missing_role`), or the administrator signed in too long ago
         *     (`fresh_sign_in_required`).
         */
        MissingRoleOrOldSignIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:fresh_sign_in_required",
                 *       "title": "Fresh sign-in required",
                 *       "status": 403,
                 *       "code": "fresh_sign_in_required",
                 *       "message": "Sign in again to do this: it needs a sign-in within the last 15 minutes."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "missing_role" | "fresh_sign_in_required";
                };
            };
        };
        /**
         * @description The person is not on the account (`not_yours`). An administrator changes the address of a person on their own account, or to
         *     their own (`own_record`), or signed in too long ago to change an address (`fresh_sign_in_required`). Or from another
         *     site (`cross_site`).
         */
        MayNotUpdate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:not_yours",
                 *       "title": "Not on your account",
                 *       "status": 403,
                 *       "code": "not_yours",
                 *       "message": "This person is not on your account."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "not_yours" | "own_record" | "fresh_sign_in_required" | "cross_site";
                };
            };
        };
        /**
         * @description Without a role that the call is for (`missing_role`); the administrator signed in too long ago (`fresh_sign_in_required`),
         *     or has the person on their own account (`own_record`); the person has no right to vote (`not_eligible`); voting has not
         *     begun (`voting_closed`); or from another site (`cross_site`).
         */
        MayNotEnter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:not_eligible",
                 *       "title": "Not eligible",
                 *       "status": 403,
                 *       "code": "not_eligible",
                 *       "message": "This person has no right to vote."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "missing_role" | "fresh_sign_in_required" | "own_record" | "not_eligible" | "voting_closed" | "cross_site";
                };
            };
        };
        /** @description What is there does not allow this (`conflict`); the message says why. Nothing was changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:conflict",
                 *       "title": "Not possible as things are",
                 *       "status": 409,
                 *       "code": "conflict",
                 *       "message": "Both records have voted: disallow the votes of one of the two first, then the others count."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "conflict";
                };
            };
        };
        /** @description A field that is sent was changed elsewhere after `last_modified` (`stale_person`); `errors` names each, and `person` is the record now. Nothing was saved. */
        StalePerson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:stale_person",
                 *       "title": "Details have changed",
                 *       "status": 409,
                 *       "code": "stale_person",
                 *       "message": "These details were changed elsewhere.",
                 *       "errors": [
                 *         {
                 *           "pointer": "/body/changes/city",
                 *           "message": "city was changed elsewhere"
                 *         }
                 *       ],
                 *       "person": {
                 *         "id": 1,
                 *         "last_modified": "2019-03-01T12:00:00.000Z",
                 *         "membership": "Adult",
                 *         "member_number": 214,
                 *         "legal_name": "Aoife Byrne",
                 *         "preferred_name": "Aoife",
                 *         "public_first_name": "Aoife",
                 *         "public_last_name": null,
                 *         "badge_name": null,
                 *         "badge_subtitle": null,
                 *         "email": "family@example.com",
                 *         "address": null,
                 *         "city": "Dublin",
                 *         "state": null,
                 *         "postcode": null,
                 *         "country": "Ireland",
                 *         "paper_pubs": null,
                 *         "daypass": null,
                 *         "daypass_type": null,
                 *         "daypass_days": null,
                 *         "rights": {
                 *           "hugo": {
                 *             "nominate": true,
                 *             "vote": true
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["StalePerson"];
            };
        };
    };
    parameters: {
        /**
         * @description A person of the account.
         * @example 1
         */
        PersonId: components["schemas"]["Id"];
        /**
         * @description A person, of any account.
         * @example 1
         */
        AnybodyId: components["schemas"]["Id"];
        /**
         * @description A mail.
         * @example 71
         */
        MailId: components["schemas"]["Id"];
        /**
         * @description An act that waits for an approval.
         * @example 3
         */
        PendingId: components["schemas"]["Id"];
        /**
         * @description A purchase.
         * @example 812
         */
        PurchaseId: components["schemas"]["Id"];
        /**
         * @description Made by the client once per intent to buy, and kept until its outcome is known.
         * @example 0d0c5c4e-7f5c-4b8e-9f2a-3f1f6f2f9b11
         */
        IdempotencyKey: components["schemas"]["IdempotencyKey"];
        /**
         * @description Instead of the person's badge name. A line break divides it in two.
         * @example Aoife
         */
        BadgeName: components["schemas"]["Name"];
        /**
         * @description Instead of the person's badge subtitle.
         * @example Dublin
         */
        BadgeSubtitle: components["schemas"]["Name"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    requestKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "family@example.com",
                 *       "path": "/hugo/vote"
                 *     }
                 */
                "application/json": components["schemas"]["KeyRequest"];
            };
        };
        responses: {
            /** @description A mail is on its way. */
            200: {
                headers: {
                    /** @description The browser that asked, as `POST /login/code` describes it. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "email": "family@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["CrossSite"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "family@example.com",
                 *       "key": "k3yFr0mTh3M4il"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    /** @description The session, as the security scheme `session` describes it. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "email": "family@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description The key has expired and a new link is being mailed (`expired_key`), with a code for the browser
             *     that this answer's cookie names; or the request comes from another site (`cross_site`).
             */
            403: {
                headers: {
                    /** @description The browser that is mailed for, as `POST /login/code` describes it. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:conkit:problem:expired_key",
                     *       "title": "Login key has expired",
                     *       "status": 403,
                     *       "code": "expired_key",
                     *       "message": "This login link has expired. A new one is being sent to the same address."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "expired_key" | "cross_site";
                    };
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginWithCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description Signed in. The cookie of the code is deleted. */
            200: {
                headers: {
                    /** @description The session, as the security scheme `session` describes it. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "email": "family@example.com",
                     *       "path": "/hugo/vote/1"
                     *     }
                     */
                    "application/json": components["schemas"]["CodeAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            /**
             * @description Not the code of this browser's newest mail. After the last try the code is void (`tries_left` is
             *     0); asking for another link brings another.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:conkit:problem:wrong_code",
                     *       "title": "Wrong code",
                     *       "status": 401,
                     *       "code": "wrong_code",
                     *       "message": "This is not the code of the newest mail.",
                     *       "tries_left": 4
                     *     }
                     */
                    "application/problem+json": components["schemas"]["WrongCode"] & {
                        /** @constant */
                        code?: "wrong_code";
                    };
                };
            };
            /**
             * @description There is no code to be entered (`expired_code`): it is too old, void after five tries, used, or was
             *     asked for in another browser; or the request comes from another site (`cross_site`).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:conkit:problem:expired_code",
                     *       "title": "Code has expired",
                     *       "status": 403,
                     *       "code": "expired_code",
                     *       "message": "This code can no longer be used here. Ask for a new mail, or open its link."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "expired_code" | "cross_site";
                    };
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /**
                 * @description How many people at most; all when absent.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Only people with a larger number than this one.
                 * @example 812
                 */
                after?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. Roles are read at each request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "family@example.com",
                     *       "people": [
                     *         {
                     *           "id": 1,
                     *           "last_modified": "2019-03-01T12:00:00.000Z",
                     *           "membership": "Adult",
                     *           "member_number": 812,
                     *           "legal_name": "Aoife Byrne",
                     *           "preferred_name": "Aoife B.",
                     *           "public_first_name": "Aoife",
                     *           "public_last_name": "B.",
                     *           "badge_name": "Aoife",
                     *           "badge_subtitle": "Dublin",
                     *           "email": "family@example.com",
                     *           "address": "1 Quay Street",
                     *           "city": "Dublin",
                     *           "state": null,
                     *           "postcode": "D01 X2Y3",
                     *           "country": "Ireland",
                     *           "paper_pubs": {
                     *             "name": "Aoife Byrne",
                     *             "address": "1 Quay Street",
                     *             "country": "Ireland"
                     *           },
                     *           "daypass": null,
                     *           "daypass_type": null,
                     *           "daypass_days": null,
                     *           "rights": {
                     *             "hugo": {
                     *               "nominate": true,
                     *               "vote": true
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "id": 6,
                     *           "last_modified": "2019-03-02T12:00:00.000Z",
                     *           "membership": "NonMember",
                     *           "member_number": null,
                     *           "legal_name": "Cillian Byrne",
                     *           "preferred_name": "Cillian Byrne",
                     *           "public_first_name": null,
                     *           "public_last_name": null,
                     *           "badge_name": null,
                     *           "badge_subtitle": null,
                     *           "email": "family@example.com",
                     *           "address": null,
                     *           "city": null,
                     *           "state": null,
                     *           "postcode": null,
                     *           "country": null,
                     *           "paper_pubs": null,
                     *           "daypass": "2",
                     *           "daypass_type": "YoungAdult",
                     *           "daypass_days": [
                     *             true,
                     *             true,
                     *             false,
                     *             false,
                     *             false
                     *           ],
                     *           "rights": {
                     *             "hugo": {
                     *               "nominate": false,
                     *               "vote": false
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "roles": [
                     *         "member_admin"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerMove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "0123456789abcdef0123456789abcdef",
                 *       "answer": "agree"
                 *     }
                 */
                "application/json": components["schemas"]["MoveAnswer"];
            };
        };
        responses: {
            /** @description It is answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "answer": "agree"
                     *     }
                     */
                    "application/json": components["schemas"]["MoveAnswered"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "fi"
                 *     }
                 */
                "application/json": components["schemas"]["LanguageRequest"];
            };
        };
        responses: {
            /** @description The choice is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "language": "fi"
                     *     }
                     */
                    "application/json": components["schemas"]["LanguageAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: {
                /**
                 * @description Sign out everywhere (`all=1` or `all=true`).
                 * @example true
                 */
                all?: boolean;
                /**
                 * @description The keys of all login links that were mailed to the account so far expire now, and so do the
                 *     codes (`keys=1` or `keys=true`).
                 * @example true
                 */
                keys?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. `opt` and `sessions` are there when `all` was asked for, `keys` when that was. */
            200: {
                headers: {
                    /** @description The session is deleted. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "email": "family@example.com",
                     *       "opt": "all",
                     *       "sessions": 3,
                     *       "keys": 2
                     *     }
                     */
                    "application/json": components["schemas"]["LogoutAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    lookupPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Niamh Kelly",
                 *       "email": "niamh@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["LookupQuery"];
            };
        };
        responses: {
            /** @description What was found. `name` is the public name, else the name or the address that was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "last_modified": "2019-03-01T12:00:00.000Z",
                 *       "badge_name": "Aoife",
                 *       "badge_subtitle": "Dublin",
                 *       "city": null
                 *     }
                 */
                "application/json": components["schemas"]["PersonChanges"];
            };
        };
        responses: {
            /** @description The names of the changed fields. `key_sent` says that a new address was sent its login link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "updated": [
                     *         "badge_name",
                     *         "badge_subtitle",
                     *         "city"
                     *       ],
                     *       "key_sent": false
                     *     }
                     */
                    "application/json": components["schemas"]["PersonUpdateAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Paper publications were not bought for this person (`paper_pubs_not_bought`). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:conkit:problem:paper_pubs_not_bought",
                     *       "title": "Paper publications not bought",
                     *       "status": 402,
                     *       "code": "paper_pubs_not_bought",
                     *       "message": "Paper publications have not been bought for this person."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        code?: "paper_pubs_not_bought";
                    };
                };
            };
            403: components["responses"]["MayNotUpdate"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["StalePerson"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPersonLog: {
        parameters: {
            query?: {
                /**
                 * @description The `next` of the page before.
                 * @example 814-1207
                 */
                before?: components["schemas"]["LogCursor"];
            };
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "log": [
                     *         {
                     *           "time": "2019-03-01T12:00:00.000Z",
                     *           "by": "crew",
                     *           "operator": null,
                     *           "operation": "setMembership",
                     *           "reason": "Paid in cash at the desk",
                     *           "changes": [
                     *             {
                     *               "field": "membership",
                     *               "before": "Supporter",
                     *               "after": "Adult"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonLog"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteToChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "email": "family@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["ChatInvite"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Nobody on the account is a member (`not_eligible`), or the request comes from another site (`cross_site`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:conkit:problem:not_eligible",
                     *       "title": "Not eligible",
                     *       "status": 403,
                     *       "code": "not_eligible",
                     *       "message": "Only members can be invited to the chat."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "not_eligible" | "cross_site";
                    };
                };
            };
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The address has been invited already (`duplicate`). Only a workspace of Slack says that; where the invitation is a mailed link, as in the demonstration, whoever has lost it is mailed another. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:conkit:problem:duplicate",
                     *       "title": "Already done",
                     *       "status": 409,
                     *       "code": "duplicate",
                     *       "message": "This address has already been invited. Look for the earlier invitation in your mail."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        code?: "duplicate";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNominations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry per category that was ever saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "time": "2019-02-20T11:39:15.817Z",
                     *         "person_id": 1,
                     *         "signature": "Aoife Byrne",
                     *         "category": "Novel",
                     *         "nominations": [
                     *           {
                     *             "title": "A Made-Up Novel",
                     *             "author": "N. Obody"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Nominations"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYoursOrHeld"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    mailNominations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "email": "family@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYoursHeldOrCrossSite"];
            /** @description Nothing is saved that could be mailed (`not_found`), or the convention does not have this (`not_offered`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:conkit:problem:not_found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "message": "Nothing has been nominated yet."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "not_offered";
                    };
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    nominate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "signature": "Aoife Byrne",
                 *       "category": "Novel",
                 *       "nominations": [
                 *         {
                 *           "title": "A Made-Up Novel",
                 *           "author": "N. Obody"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NominateRequest"];
            };
        };
        responses: {
            /** @description What is saved now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "time": "2019-02-20T11:39:15.817Z",
                     *       "person_id": 1,
                     *       "signature": "Aoife Byrne",
                     *       "category": "Novel",
                     *       "nominations": [
                     *         {
                     *           "title": "A Made-Up Novel",
                     *           "author": "N. Obody"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NominateAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Not on the account (`not_yours`), held after a move (`ballot_held`), without the right to nominate (`not_eligible`), after the deadline (`nominating_closed`), or from another site (`cross_site`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:conkit:problem:nominating_closed",
                     *       "title": "Nominations are closed",
                     *       "status": 403,
                     *       "code": "nominating_closed",
                     *       "message": "Nominations are closed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "not_yours" | "ballot_held" | "not_eligible" | "nominating_closed" | "cross_site";
                        until?: components["schemas"]["HeldUntil"];
                    };
                };
            };
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The newest save of the category is not that of `lastmod` (`stale_nominations`); `current` is what the server has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:conkit:problem:stale_nominations",
                     *       "title": "Nominations have changed",
                     *       "status": 409,
                     *       "code": "stale_nominations",
                     *       "message": "These nominations were changed elsewhere.",
                     *       "current": {
                     *         "id": 3,
                     *         "time": "2019-02-20T11:45:00.000Z",
                     *         "person_id": 1,
                     *         "signature": "Aoife Byrne",
                     *         "category": "Novel",
                     *         "nominations": []
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["StaleNominations"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAwardSummary: {
        parameters: {
            query?: {
                /**
                 * @description How many people at most; all when absent.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Only people with a larger number than this one.
                 * @example 812
                 */
                after?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people in the order of the account; the awards in that of the configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "people": [
                     *         {
                     *           "id": 1,
                     *           "awards": [
                     *             {
                     *               "award": "hugo",
                     *               "ballot": {
                     *                 "categories": 20,
                     *                 "done": 2,
                     *                 "saved": "2019-07-01T11:39:19.076Z"
                     *               },
                     *               "nominations": {
                     *                 "categories": 18,
                     *                 "done": 5,
                     *                 "works": 12,
                     *                 "saved": "2019-03-01T20:15:00.000Z"
                     *               }
                     *             },
                     *             {
                     *               "award": "retro",
                     *               "ballot": {
                     *                 "categories": 11,
                     *                 "done": 0,
                     *                 "saved": null
                     *               },
                     *               "nominations": {
                     *                 "categories": 16,
                     *                 "done": 0,
                     *                 "works": 0,
                     *                 "saved": null
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AwardSummary"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFinalists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Category key to its finalists. */
            200: {
                headers: {
                    /** @description Another one as soon as anything about the finalists is another. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Novel": [
                     *         {
                     *           "id": 1,
                     *           "title": "A Made-Up Novel",
                     *           "subtitle": "by N. Obody"
                     *         }
                     *       ],
                     *       "RetroFanzine": [
                     *         {
                     *           "id": 2,
                     *           "title": "An Old Fanzine",
                     *           "replaced": {
                     *             "on": "2019-07-21",
                     *             "by": 3
                     *           }
                     *         },
                     *         {
                     *           "id": 3,
                     *           "title": "Another Fanzine"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Finalists"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Category key to the newest save; without any vote, an empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Novel": {
                     *         "time": "2019-07-01T11:39:19.076Z",
                     *         "votes": [
                     *           3,
                     *           1,
                     *           -1
                     *         ]
                     *       },
                     *       "Novella": {
                     *         "time": "2019-07-01T11:39:19.076Z",
                     *         "votes": [
                     *           9,
                     *           null,
                     *           7
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Votes"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYoursOrHeld"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    mailVotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "email": "family@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYoursHeldOrCrossSite"];
            /** @description Nothing is saved that could be mailed (`not_found`), or the convention does not have this (`not_offered`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:conkit:problem:not_found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "message": "Nothing has been voted yet."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "not_offered";
                    };
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    vote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lastmod": "2019-07-01T11:39:19.076Z",
                 *       "signature": "Aoife Byrne",
                 *       "votes": {
                 *         "Novel": [
                 *           3,
                 *           1,
                 *           -1
                 *         ],
                 *         "Novella": [
                 *           9,
                 *           null,
                 *           7
                 *         ],
                 *         "ShortStory": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["VoteRequest"];
            };
        };
        responses: {
            /** @description `votes` is what has been saved of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoteAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Not on the account (`not_yours`), held after a move (`ballot_held`), without the right to vote (`not_eligible`), after the deadline or before the opening (`voting_closed`), or from another site (`cross_site`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:conkit:problem:voting_closed",
                     *       "title": "Voting is closed",
                     *       "status": 403,
                     *       "code": "voting_closed",
                     *       "message": "Voting is closed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "not_yours" | "ballot_held" | "not_eligible" | "voting_closed" | "cross_site";
                        until?: components["schemas"]["HeldUntil"];
                    };
                };
            };
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The newest save of the ballot is not that of `lastmod` (`stale_votes`); `current` is the ballot the server has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:conkit:problem:stale_votes",
                     *       "title": "Ballot has changed",
                     *       "status": 409,
                     *       "code": "stale_votes",
                     *       "message": "Client has stale data",
                     *       "current": {
                     *         "Novel": {
                     *           "time": "2019-07-01T11:41:00.000Z",
                     *           "votes": [
                     *             1,
                     *             3
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["StaleVotes"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPacket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Category key to formats to a download; an empty object while there is no packet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Novel": {
                     *         "epub": {
                     *           "label": "EPUB, 12MB",
                     *           "url": "/hugo-packet/1/Novel/epub?until=1561989600000&right=c2lnbmVk"
                     *         },
                     *         "pdf": {
                     *           "label": "PDF, 340kB",
                     *           "url": "/hugo-packet/1/Novel/pdf?until=1561989600000&right=c2lnbmVk"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Packet"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotVoter"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestSeriesExtra: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotVoterHeldOrCrossSite"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description All codes have been given out (`none_left`). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:conkit:problem:none_left",
                     *       "title": "None left",
                     *       "status": 409,
                     *       "code": "none_left",
                     *       "message": "All codes have been given out."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        code?: "none_left";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    purchase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made by the client once per intent to buy, and kept until its outcome is known.
                 * @example 0d0c5c4e-7f5c-4b8e-9f2a-3f1f6f2f9b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseRequest"];
            };
        };
        responses: {
            /** @description Bought, or on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["NotPaid"];
            403: components["responses"]["NotYoursOrCrossSite"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["OrderConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    purchaseDaypass: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made by the client once per intent to buy, and kept until its outcome is known.
                 * @example 0d0c5c4e-7f5c-4b8e-9f2a-3f1f6f2f9b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 7000,
                 *       "email": "family@example.com",
                 *       "source": "tok_sandbox_success",
                 *       "passes": [
                 *         {
                 *           "membership": "Adult",
                 *           "legal_name": "Aoife Byrne",
                 *           "email": "family@example.com",
                 *           "day1": true,
                 *           "day2": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DaypassRequest"];
            };
        };
        responses: {
            /** @description Bought, or on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "charge_id": "ch_2"
                     *     }
                     */
                    "application/json": components["schemas"]["PurchaseAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            402: components["responses"]["NotPaid"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["OrderConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    purchaseOther: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made by the client once per intent to buy, and kept until its outcome is known.
                 * @example 0d0c5c4e-7f5c-4b8e-9f2a-3f1f6f2f9b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherPurchaseRequest"];
            };
        };
        responses: {
            /** @description Bought, or on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "succeeded",
                     *       "charge_id": "ch_3"
                     *     }
                     */
                    "application/json": components["schemas"]["OtherPurchaseAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["NotPaid"];
            403: components["responses"]["NotYoursOrCrossSite"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["PurchaseConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "0d0c5c4e-7f5c-4b8e-9f2a-3f1f6f2f9b11"
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseKey"];
            };
        };
        responses: {
            /** @description How the purchase stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseState"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "0d0c5c4e-7f5c-4b8e-9f2a-3f1f6f2f9b11"
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseKey"];
            };
        };
        responses: {
            /** @description How the purchase stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseState"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["CrossSite"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPurchaseState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The idempotency key of the purchase.
                 * @example 0d0c5c4e-7f5c-4b8e-9f2a-3f1f6f2f9b11
                 */
                key: components["schemas"]["IdempotencyKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the purchase stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseState"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerSandboxAuthentication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_secret": "pi_1_secret_2",
                 *       "approve": true
                 *     }
                 */
                "application/json": components["schemas"]["SandboxAuthentication"];
            };
        };
        responses: {
            /** @description The bank knows; `POST /purchase/finish` goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDaypassPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Type to day to amount. `day1` is the first of the `daypassDays` of `GET /config`. A day that is not
             *     sold to a type is not there.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Adult": {
                     *         "day1": 2500,
                     *         "day2": 4500,
                     *         "day3": 5000,
                     *         "day4": 5000,
                     *         "day5": 2500
                     *       },
                     *       "Child": {
                     *         "day1": 1000,
                     *         "day2": 1500,
                     *         "day3": 2000,
                     *         "day4": 2000,
                     *         "day5": 1000
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DaypassPrices"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPurchaseData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Category key to category. Keys without a value are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "new_member": {
                     *         "label": "New membership",
                     *         "account": "default",
                     *         "allow_create_account": true,
                     *         "listed": false,
                     *         "shape": [
                     *           {
                     *             "key": "legal_name",
                     *             "type": "string",
                     *             "label": "Legal name",
                     *             "required": true
                     *           }
                     *         ],
                     *         "types": [
                     *           {
                     *             "key": "Adult",
                     *             "label": "Adult",
                     *             "amount": 21000
                     *           },
                     *           {
                     *             "key": "Supporter",
                     *             "label": "Supporting",
                     *             "amount": 4000
                     *           }
                     *         ]
                     *       },
                     *       "sponsor": {
                     *         "label": "Sponsorship",
                     *         "account": "default",
                     *         "listed": true,
                     *         "description": "<p>Thank you.</p>",
                     *         "shape": [
                     *           {
                     *             "key": "sponsor",
                     *             "type": "string",
                     *             "label": "Sponsor",
                     *             "required": true
                     *           }
                     *         ],
                     *         "types": [
                     *           {
                     *             "key": "bench",
                     *             "label": "A bench",
                     *             "amount": 6000,
                     *             "localized": {
                     *               "label": {
                     *                 "en": "A bench",
                     *                 "fi": "Penkki"
                     *               }
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PurchaseData"];
                };
            };
            400: components["responses"]["Invalid"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPurchases: {
        parameters: {
            query?: {
                /**
                 * @description How many at most; all when absent.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Only those with a smaller number than this one.
                 * @example 812
                 */
                before?: components["schemas"]["Id"];
                /**
                 * @description Only those with this status.
                 * @example invoice
                 */
                status?: components["schemas"]["PurchaseStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By the last change, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 24,
                     *         "created": "2019-03-01T11:41:57.449Z",
                     *         "updated": "2019-03-01T11:41:59.000Z",
                     *         "payment_email": "family@example.com",
                     *         "status": "succeeded",
                     *         "stripe_charge_id": "ch_1",
                     *         "stripe_receipt": null,
                     *         "stripe_token": "tok_1",
                     *         "error": null,
                     *         "amount": 6000,
                     *         "currency": "eur",
                     *         "person_id": 1,
                     *         "person_name": "Aoife Byrne",
                     *         "category": "sponsor",
                     *         "type": "bench",
                     *         "data": {
                     *           "sponsor": "In memory of a friend"
                     *         },
                     *         "invoice": null,
                     *         "comments": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Purchase"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payment account to its public key; there is always a `default`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "default": "pk_test_1",
                     *       "siteselect": "pk_test_2"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentKeys"];
                };
            };
            400: components["responses"]["Invalid"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveStripeEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The provider's signature of the body.
                 * @example t=1563000000,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                 */
                "Stripe-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_1",
                 *       "type": "payment_intent.succeeded",
                 *       "data": {
                 *         "object": {
                 *           "id": "pi_1",
                 *           "object": "payment_intent",
                 *           "status": "succeeded"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBadge: {
        parameters: {
            query?: {
                /**
                 * @description Instead of the person's badge name. A line break divides it in two.
                 * @example Aoife
                 */
                name?: components["parameters"]["BadgeName"];
                /**
                 * @description Instead of the person's badge subtitle.
                 * @example Dublin
                 */
                subtitle?: components["parameters"]["BadgeSubtitle"];
            };
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Badge"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlankBadge: {
        parameters: {
            query?: {
                /**
                 * @description Instead of the person's badge name. A line break divides it in two.
                 * @example Aoife
                 */
                name?: components["parameters"]["BadgeName"];
                /**
                 * @description Instead of the person's badge subtitle.
                 * @example Dublin
                 */
                subtitle?: components["parameters"]["BadgeSubtitle"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Badge"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query?: {
                /**
                 * @description The language of the words; English where the convention's are not in it.
                 * @example en
                 */
                lang?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file that calendars read. */
            200: {
                headers: {
                    /** @description A file name with the event. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example BEGIN:VCALENDAR
                     *     VERSION:2.0
                     *     PRODID:-//ConKit//EN
                     *     BEGIN:VEVENT
                     *     UID:dublin2019-convention@members.example.com
                     *     DTSTAMP:20190701T120000Z
                     *     DTSTART;VALUE=DATE:20190815
                     *     DTEND;VALUE=DATE:20190820
                     *     SUMMARY:Dublin 2019
                     *     END:VEVENT
                     *     END:VCALENDAR
                     */
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Invalid"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBallot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A filled form. 404 when no site selection token was paid for this person. */
            200: {
                headers: {
                    /** @description A file name with the event and the person's id. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYoursOrHeld"];
            404: components["responses"]["NotFoundOrOffered"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBarcodeImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The barcode. 404 for a person with neither a badge nor a day pass. */
            200: {
                headers: {
                    /** @description A file name with the event and the person's id. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["NotFoundOrOffered"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBarcodePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person of the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The barcode. 404 for a person with neither a badge nor a day pass. */
            200: {
                headers: {
                    /** @description A file name with the event and the person's id. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["NotFoundOrOffered"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the portal needs to know. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dublin2019",
                     *       "name": "Dublin 2019",
                     *       "event": {
                     *         "name": "Dublin",
                     *         "year": 2019
                     *       },
                     *       "time": "2019-07-01T11:42:00.000Z",
                     *       "deadlineTimeZone": "America/Los_Angeles",
                     *       "languages": [
                     *         "en",
                     *         "fi"
                     *       ],
                     *       "membershipTypes": {
                     *         "Adult": {
                     *           "label": {
                     *             "en": "Adult",
                     *             "fi": "Aikuinen"
                     *           },
                     *           "daypass_label": {
                     *             "en": "Adult day pass",
                     *             "fi": "Aikuisen päivälippu"
                     *           },
                     *           "description": {
                     *             "en": "Born on or before 15 August 1993."
                     *           },
                     *           "badge": true,
                     *           "daypass_available": true,
                     *           "hugo_nominator": true,
                     *           "member": true,
                     *           "wsfs_member": true,
                     *           "allow_lookup": true
                     *         },
                     *         "Child": {
                     *           "label": {
                     *             "en": "Child",
                     *             "fi": "Lapsi"
                     *           },
                     *           "badge": true,
                     *           "daypass_available": true,
                     *           "hugo_nominator": false,
                     *           "member": true,
                     *           "wsfs_member": false,
                     *           "allow_lookup": false
                     *         }
                     *       },
                     *       "membershipGroups": {
                     *         "attend": [
                     *           "Adult"
                     *         ],
                     *         "child": [
                     *           "Child"
                     *         ],
                     *         "support": [],
                     *         "cards": [
                     *           {
                     *             "key": "attend",
                     *             "title": {
                     *               "en": "New attending membership",
                     *               "fi": "Uusi osallistujajäsenyys"
                     *             },
                     *             "text": {
                     *               "en": "Come to the whole convention."
                     *             },
                     *             "types": [
                     *               "Adult"
                     *             ]
                     *           },
                     *           {
                     *             "key": "child",
                     *             "title": {
                     *               "en": "Child/infant"
                     *             },
                     *             "types": [
                     *               "Child"
                     *             ]
                     *           }
                     *         ],
                     *         "upgrade": [
                     *           "Adult",
                     *           "Child"
                     *         ],
                     *         "daypass": [
                     *           "Adult",
                     *           "Child"
                     *         ],
                     *         "list": [
                     *           [
                     *             "Adult"
                     *           ],
                     *           [
                     *             "Child"
                     *           ]
                     *         ]
                     *       },
                     *       "currency": "eur",
                     *       "parts": {
                     *         "awards": true,
                     *         "badge": true,
                     *         "barcode": true,
                     *         "chat": true,
                     *         "daypass": true,
                     *         "items": true,
                     *         "nominations": true,
                     *         "packet": true,
                     *         "paper_pubs": true,
                     *         "payments": true,
                     *         "series_extra": false,
                     *         "site_selection": true,
                     *         "upgrades": true,
                     *         "voting": true
                     *       },
                     *       "paid_paper_pubs": true,
                     *       "enable_daypass": true,
                     *       "daypassDays": [
                     *         {
                     *           "key": "day1",
                     *           "label": {
                     *             "en": "Wednesday",
                     *             "fi": "keskiviikko"
                     *           },
                     *           "short": {
                     *             "en": "Wed",
                     *             "fi": "ke"
                     *           }
                     *         },
                     *         {
                     *           "key": "day2",
                     *           "label": {
                     *             "en": "Thursday",
                     *             "fi": "torstai"
                     *           },
                     *           "short": {
                     *             "en": "Thu",
                     *             "fi": "to"
                     *           }
                     *         }
                     *       ],
                     *       "contact": {
                     *         "registration": "registration@example.com",
                     *         "hugoHelp": "hugohelp@example.com"
                     *       },
                     *       "privacy": {
                     *         "contact": "registration@example.com",
                     *         "originsDeleted": "2019-09-19"
                     *       },
                     *       "loginLinkMinutes": 30,
                     *       "loginHelp": [
                     *         {
                     *           "en": "No mail after {minutes} minutes? Write to {registration}."
                     *         }
                     *       ],
                     *       "messageAutoHideSeconds": 8,
                     *       "payments": {
                     *         "adapter": "sandbox"
                     *       },
                     *       "chat": {
                     *         "name": "Slack"
                     *       },
                     *       "analytics": null,
                     *       "avatars": null,
                     *       "hugo": {
                     *         "path": "hugo",
                     *         "name": {
                     *           "en": "Hugo Awards",
                     *           "fi": "Hugo-palkinnot"
                     *         },
                     *         "forms": {
                     *           "en": {
                     *             "short": "Hugo"
                     *           },
                     *           "fi": {
                     *             "short": "Hugo-"
                     *           }
                     *         },
                     *         "landing": {
                     *           "page": "nominate-landing",
                     *           "title": {
                     *             "en": "Hugo and Retro Hugo Nominations"
                     *           }
                     *         },
                     *         "ceremonies": {
                     *           "en": "The Retro Hugo Awards are presented on {retro}, the Hugo Awards on {hugo}."
                     *         },
                     *         "maxNominations": 5,
                     *         "ballotPositions": 7,
                     *         "noAward": {
                     *           "id": -1,
                     *           "title": {
                     *             "en": "No award",
                     *             "fi": "Ei palkintoa"
                     *           }
                     *         },
                     *         "awards": {
                     *           "hugo": {
                     *             "name": {
                     *               "en": "Hugo Awards",
                     *               "fi": "Hugo-palkinnot"
                     *             },
                     *             "forms": {
                     *               "en": {
                     *                 "short": "Hugo"
                     *               },
                     *               "fi": {
                     *                 "short": "Hugo-"
                     *               }
                     *             },
                     *             "year": 2019,
                     *             "worksOf": 2018,
                     *             "nominations": {
                     *               "opens": "2019-01-04T00:00:00-08:00",
                     *               "closes": "2019-03-15T23:59:00-07:00"
                     *             },
                     *             "voting": {
                     *               "opens": "2019-05-01T00:00:00-07:00",
                     *               "closes": "2019-07-31T23:59:00-07:00"
                     *             },
                     *             "ceremony": "2019-08-18",
                     *             "maxNominations": 5,
                     *             "positions": 7,
                     *             "noAward": {
                     *               "en": "No award",
                     *               "fi": "Ei palkintoa"
                     *             }
                     *           },
                     *           "retro": {
                     *             "name": {
                     *               "en": "Retro Hugo Awards"
                     *             },
                     *             "segment": "retro",
                     *             "year": 1944,
                     *             "worksOf": 1943,
                     *             "nominations": {
                     *               "opens": "2019-01-04T00:00:00-08:00",
                     *               "closes": "2019-03-15T23:59:00-07:00"
                     *             },
                     *             "voting": {
                     *               "opens": "2019-05-01T00:00:00-07:00",
                     *               "closes": "2019-07-31T23:59:00-07:00"
                     *             },
                     *             "ceremony": "2019-08-15",
                     *             "maxNominations": 5,
                     *             "positions": 7,
                     *             "noAward": {
                     *               "en": "No award",
                     *               "fi": "Ei palkintoa"
                     *             }
                     *           }
                     *         },
                     *         "categories": [
                     *           {
                     *             "key": "Novel",
                     *             "title": {
                     *               "en": "Best Novel",
                     *               "fi": "Paras romaani"
                     *             },
                     *             "year": 2018,
                     *             "award": "hugo",
                     *             "fields": [
                     *               {
                     *                 "key": "title",
                     *                 "label": {
                     *                   "en": "Title",
                     *                   "fi": "Nimi"
                     *                 }
                     *               },
                     *               {
                     *                 "key": "author",
                     *                 "label": {
                     *                   "en": "Author",
                     *                   "fi": "Tekijä"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "seriesExtra": {
                     *           "category": "Series",
                     *           "label": {
                     *             "en": "Get the game token",
                     *             "fi": "Hae pelikoodi"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Config"];
                };
            };
            400: components["responses"]["Invalid"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready; the database takes what is written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0",
                     *       "convention": "dublin-2019",
                     *       "migration": "012_address_keys"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["Invalid"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    findPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "byrne"
                 *     }
                 */
                "application/json": components["schemas"]["PeopleQuery"];
            };
        };
        responses: {
            /** @description Whom the query fits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "people": [
                     *         {
                     *           "id": 1,
                     *           "legal_name": "Aoife Byrne",
                     *           "preferred_name": "Aoife",
                     *           "email": "family@example.com",
                     *           "membership": "Adult",
                     *           "member_number": 214,
                     *           "match": "name"
                     *         }
                     *       ],
                     *       "more": false
                     *     }
                     */
                    "application/json": components["schemas"]["PeopleFound"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRole"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    compMembership: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "membership": "Adult",
                 *       "legal_name": "Niamh Kelly",
                 *       "email": "niamh@example.com",
                 *       "reason": "Guest of honour"
                 *     }
                 */
                "application/json": components["schemas"]["CompRequest"];
            };
        };
        responses: {
            /** @description The new person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "id": 812,
                     *       "member_number": 1204
                     *     }
                     */
                    "application/json": components["schemas"]["PersonMade"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotActForOthers"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPersonRecord: {
        parameters: {
            query?: {
                /**
                 * @description The `log_next` of the page before.
                 * @example 814-1207
                 */
                log_before?: components["schemas"]["LogCursor"];
            };
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": 1,
                     *         "last_modified": "2019-03-01T12:00:00.000Z",
                     *         "membership": "Adult",
                     *         "member_number": 214,
                     *         "legal_name": "Aoife Byrne",
                     *         "preferred_name": "Aoife",
                     *         "public_first_name": "Aoife",
                     *         "public_last_name": null,
                     *         "badge_name": null,
                     *         "badge_subtitle": null,
                     *         "email": "family@example.com",
                     *         "address": null,
                     *         "city": "Dublin",
                     *         "state": null,
                     *         "postcode": null,
                     *         "country": "Ireland",
                     *         "paper_pubs": null,
                     *         "daypass": null,
                     *         "daypass_type": null,
                     *         "daypass_days": null,
                     *         "rights": {
                     *           "hugo": {
                     *             "nominate": true,
                     *             "vote": true
                     *           }
                     *         }
                     *       },
                     *       "account": {
                     *         "email": "family@example.com",
                     *         "language": "en",
                     *         "signed_in": "2019-02-01T12:00:00.000Z",
                     *         "roles": [],
                     *         "people": []
                     *       },
                     *       "awards": {
                     *         "nominated": "2019-02-02T12:00:00.000Z",
                     *         "voted": null
                     *       },
                     *       "purchases": [],
                     *       "mails": [
                     *         {
                     *           "id": 71,
                     *           "kind": "login",
                     *           "created": "2019-03-01T12:00:00.000Z",
                     *           "due": "2019-03-01T12:00:00.000Z",
                     *           "sent": "2019-03-01T12:00:01.000Z",
                     *           "failed": null,
                     *           "error": null,
                     *           "attempts": 1
                     *         }
                     *       ],
                     *       "log": [
                     *         {
                     *           "time": "2019-03-01T12:00:00.000Z",
                     *           "by": "crew",
                     *           "operator": "desk@example.com",
                     *           "operation": "setMembership",
                     *           "reason": "Paid in cash at the desk",
                     *           "changes": [
                     *             {
                     *               "field": "membership",
                     *               "before": "Supporter",
                     *               "after": "Adult"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRole"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    editPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "last_modified": "2019-03-01T12:00:00.000Z",
                 *       "changes": {
                 *         "city": "Cork"
                 *       },
                 *       "reason": "Asked for it at the desk"
                 *     }
                 */
                "application/json": components["schemas"]["PersonEdit"];
            };
        };
        responses: {
            /** @description The names of the changed fields; none when nothing differs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "updated": [
                     *         "city"
                     *       ],
                     *       "last_modified": "2019-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PersonChanged"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotActForOthers"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["StalePerson"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "membership": "Adult",
                 *       "reason": "Paid in cash at the desk"
                 *     }
                 */
                "application/json": components["schemas"]["MembershipChange"];
            };
        };
        responses: {
            /** @description The names of the changed fields; none when the membership is that already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "updated": [
                     *         "membership",
                     *         "member_number"
                     *       ],
                     *       "last_modified": "2019-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PersonChanged"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotActForOthers"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "aoife@example.org",
                 *       "reason": "Lost the old mailbox, showed a passport"
                 *     }
                 */
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description The names of the changed fields; none when the address is that already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "updated": [
                     *         "email"
                     *       ],
                     *       "last_modified": "2019-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PersonChanged"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotActNow"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergePeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "other": 2,
                 *       "reason": "Bought twice with two addresses"
                 *     }
                 */
                "application/json": components["schemas"]["MergeRequest"];
            };
        };
        responses: {
            /** @description The names of the changed fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "updated": [
                     *         "city"
                     *       ],
                     *       "last_modified": "2019-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PersonChanged"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotActNow"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for it by mail"
                 *     }
                 */
                "application/json": components["schemas"]["ReasonOnly"];
            };
        };
        responses: {
            /** @description What is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exported": "2019-03-01T12:00:00.000Z",
                     *       "person": {
                     *         "id": 1,
                     *         "last_modified": "2019-03-01T12:00:00.000Z",
                     *         "membership": "Adult",
                     *         "member_number": 214,
                     *         "legal_name": "Aoife Byrne",
                     *         "preferred_name": "Aoife",
                     *         "public_first_name": "Aoife",
                     *         "public_last_name": null,
                     *         "badge_name": null,
                     *         "badge_subtitle": null,
                     *         "email": "family@example.com",
                     *         "address": null,
                     *         "city": "Dublin",
                     *         "state": null,
                     *         "postcode": null,
                     *         "country": "Ireland",
                     *         "paper_pubs": null,
                     *         "daypass": null,
                     *         "daypass_type": null,
                     *         "daypass_days": null,
                     *         "rights": {
                     *           "hugo": {
                     *             "nominate": true,
                     *             "vote": true
                     *           }
                     *         }
                     *       },
                     *       "account": null,
                     *       "awards": {
                     *         "nominated": null,
                     *         "voted": "2019-03-01T12:00:00.000Z"
                     *       },
                     *       "saves": [
                     *         {
                     *           "kind": "vote",
                     *           "time": "2019-03-01T12:00:00.000Z",
                     *           "category": "Novel",
                     *           "signature": "Aoife Byrne",
                     *           "client_ip": "192.0.2.7",
                     *           "client_ua": null
                     *         }
                     *       ],
                     *       "purchases": [],
                     *       "mails": [],
                     *       "log": []
                     *     }
                     */
                    "application/json": components["schemas"]["PersonExport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotActNow"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    erasePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "legal_name": "Aoife Byrne",
                 *       "reason": "Asked for it by mail"
                 *     }
                 */
                "application/json": components["schemas"]["EraseRequest"];
            };
        };
        responses: {
            /** @description Forgotten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotActNow"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    findMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "failed",
                 *       "limit": 20
                 *     }
                 */
                "application/json": components["schemas"]["MailQuery"];
            };
        };
        responses: {
            /** @description Mails that the query fits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "mails": [
                     *         {
                     *           "id": 71,
                     *           "kind": "login",
                     *           "state": "failed",
                     *           "recipient": "family@example.com",
                     *           "campaign": null,
                     *           "created": "2019-03-01T12:00:00.000Z",
                     *           "due": null,
                     *           "done": "2019-03-01T12:00:01.000Z",
                     *           "attempts": 1,
                     *           "problem": "550 no such user"
                     *         }
                     *       ],
                     *       "more": false
                     *     }
                     */
                    "application/json": components["schemas"]["MailsFound"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRole"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A mail.
                 * @example 71
                 */
                mail: components["parameters"]["MailId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for it by phone"
                 *     }
                 */
                "application/json": components["schemas"]["ReasonOnly"];
            };
        };
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "queued": true
                     *     }
                     */
                    "application/json": components["schemas"]["Resent"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRoleOrCrossSite"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordBounce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "report": "Content-Type: multipart/report",
                 *       "reason": "Delivery report"
                 *     }
                 */
                "application/json": components["schemas"]["BounceReport"];
            };
        };
        responses: {
            /** @description What it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "found": "recorded"
                     *     }
                     */
                    "application/json": components["schemas"]["BounceFound"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRoleOrCrossSite"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendLoginLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for it by phone"
                 *     }
                 */
                "application/json": components["schemas"]["ReasonOnly"];
            };
        };
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRoleOrCrossSite"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    liftLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "desk@example.com",
                 *       "reason": "Hands out badges all day"
                 *     }
                 */
                "application/json": components["schemas"]["LimitsLift"];
            };
        };
        responses: {
            /** @description The administrator can go on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotLift"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "campaigns": [
                     *         {
                     *           "name": "Voting is open",
                     *           "act": "vote",
                     *           "only_not_yet": false,
                     *           "per_minute": 100,
                     *           "created": "2019-06-01T12:00:00.000Z",
                     *           "is_paused": false,
                     *           "waiting": 812,
                     *           "sent": 2100,
                     *           "skipped": 3,
                     *           "failed": 1,
                     *           "bounced": 14
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Campaigns"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRole"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Voting is open",
                 *       "act": "vote",
                 *       "only_not_yet": false,
                 *       "per_minute": 100,
                 *       "reason": "As announced"
                 *     }
                 */
                "application/json": components["schemas"]["CampaignRequest"];
            };
        };
        responses: {
            /** @description How many are written to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "recipients": 2915,
                     *       "left_out": {
                     *         "done": 0,
                     *         "without_address": 2,
                     *         "bouncing": 14,
                     *         "unsubscribed": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignStarted"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRoleOrCrossSite"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    planCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "act": "vote",
                 *       "only_not_yet": true
                 *     }
                 */
                "application/json": components["schemas"]["CampaignPlan"];
            };
        };
        responses: {
            /** @description The numbers, and one mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "recipients": 2915,
                     *       "left_out": {
                     *         "done": 0,
                     *         "without_address": 2,
                     *         "bouncing": 14,
                     *         "unsubscribed": 3
                     *       },
                     *       "sample": {
                     *         "to": "family@example.com",
                     *         "subject": "Your link to vote",
                     *         "text": "Voting is open."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignPlanned"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRole"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    pauseCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Voting is open",
                 *       "is_paused": true,
                 *       "reason": "A wrong date in it"
                 *     }
                 */
                "application/json": components["schemas"]["CampaignPause"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRoleOrCrossSite"];
            404: components["responses"]["NotFoundOrOffered"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBallotVersions: {
        parameters: {
            query?: {
                /**
                 * @description The time of the last version of the page before.
                 * @example 2019-07-01T12:00:00.000Z
                 */
                before?: components["schemas"]["Instant"];
            };
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "versions": [
                     *         {
                     *           "time": "2019-07-02T12:00:00.000Z",
                     *           "entries": 2,
                     *           "entered": null
                     *         },
                     *         {
                     *           "time": "2019-06-01T12:00:00.000Z",
                     *           "entries": 17,
                     *           "entered": null
                     *         }
                     *       ],
                     *       "more": false
                     *     }
                     */
                    "application/json": components["schemas"]["BallotVersions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRole"];
            404: components["responses"]["NotFoundOrOffered"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    enterBallot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "signature": "Aoife Byrne",
                 *       "votes": {
                 *         "Novel": [
                 *           3,
                 *           1
                 *         ]
                 *       },
                 *       "reason": "Came by post on 12 July"
                 *     }
                 */
                "application/json": components["schemas"]["PaperBallot"];
            };
        };
        responses: {
            /** @description Entered; `changed` is false when it was like this already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "changed": true,
                     *       "is_mailed": true
                     *     }
                     */
                    "application/json": components["schemas"]["BallotDone"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotEnter"];
            404: components["responses"]["NotFoundOrOffered"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreBallot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": "2019-07-01T12:00:00.000Z",
                 *       "newest": "2019-07-02T12:00:00.000Z",
                 *       "reason": "Emptied by mistake"
                 *     }
                 */
                "application/json": components["schemas"]["BallotRestore"];
            };
        };
        responses: {
            /** @description Restored; `changed` is false when it was like this already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "changed": true,
                     *       "is_mailed": true
                     *     }
                     */
                    "application/json": components["schemas"]["BallotDone"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotActNow"];
            404: components["responses"]["NotFoundOrOffered"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    disallowBallot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ballot": "votes",
                 *       "reason": "Two memberships of one person"
                 *     }
                 */
                "application/json": components["schemas"]["BallotRuling"];
            };
        };
        responses: {
            /** @description Done; `changed` is false when it was so already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "changed": true,
                     *       "is_mailed": true
                     *     }
                     */
                    "application/json": components["schemas"]["BallotDone"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotActNow"];
            404: components["responses"]["NotFoundOrOffered"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    allowBallot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A person, of any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ballot": "votes",
                 *       "reason": "Two memberships of one person"
                 *     }
                 */
                "application/json": components["schemas"]["BallotRuling"];
            };
        };
        responses: {
            /** @description Done; `changed` is false when it was so already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "changed": true,
                     *       "is_mailed": true
                     *     }
                     */
                    "application/json": components["schemas"]["BallotDone"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotActNow"];
            404: components["responses"]["NotFoundOrOffered"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTurnout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The turnout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "votes": {
                     *         "people": 3097,
                     *         "categories": [
                     *           {
                     *             "key": "Novel",
                     *             "title": "Best Novel",
                     *             "people": 2846
                     *           }
                     *         ]
                     *       },
                     *       "nominations": {
                     *         "people": 1800,
                     *         "categories": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Turnout"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRole"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAudit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operator": "admin@example.com",
                 *       "since": "2019-03-01T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["AuditQuery"];
            };
        };
        responses: {
            /** @description Rows that the query fits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "rows": [
                     *         {
                     *           "row": 214,
                     *           "time": "2019-03-01T12:00:00.000Z",
                     *           "operator": "admin@example.com",
                     *           "approved_by": null,
                     *           "operation": "setMembership",
                     *           "is_read": false,
                     *           "reason": "Paid in cash at the desk",
                     *           "person": 5,
                     *           "account": null,
                     *           "changes": [
                     *             {
                     *               "field": "membership",
                     *               "before": "Supporter",
                     *               "after": "Adult"
                     *             }
                     *           ],
                     *           "hash": "1f2a4c6e8b0d1f2a4c6e8b0d1f2a4c6e8b0d1f2a4c6e8b0d1f2a4c6e8b0d1f2a"
                     *         }
                     *       ],
                     *       "more": false
                     *     }
                     */
                    "application/json": components["schemas"]["AuditRows"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRole"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    findPurchases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trouble": "any"
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseQuery"];
            };
        };
        responses: {
            /** @description Purchases that the query fits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "purchases": [
                     *         {
                     *           "id": 812,
                     *           "created": "2019-03-01T12:00:00.000Z",
                     *           "updated": "2019-03-01T12:00:03.000Z",
                     *           "status": "succeeded",
                     *           "account": "default",
                     *           "charge": "pi_1",
                     *           "email": "family@example.com",
                     *           "amount": 21000,
                     *           "currency": "eur",
                     *           "refunded": 0,
                     *           "disputed": false,
                     *           "due": 21000,
                     *           "what": "Adult",
                     *           "problem": "invoice 7 had been paid already",
                     *           "troubles": [
                     *             "refund_due"
                     *           ]
                     *         }
                     *       ],
                     *       "more": false
                     *     }
                     */
                    "application/json": components["schemas"]["PurchasesFound"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRole"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMoney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "2019-01-01T00:00:00Z",
                 *       "to": "2020-01-01T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["MoneySpan"];
            };
        };
        responses: {
            /** @description The lines, oldest first, and what they add up to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "lines": [
                     *         {
                     *           "line": 1,
                     *           "time": "2019-03-01T12:00:03.000Z",
                     *           "account": "default",
                     *           "currency": "eur",
                     *           "kind": "charge",
                     *           "amount": 21000,
                     *           "purchase": 812,
                     *           "charge": "pi_1",
                     *           "what": "Adult"
                     *         }
                     *       ],
                     *       "sums": [
                     *         {
                     *           "account": "default",
                     *           "currency": "eur",
                     *           "charge": 21000,
                     *           "refund": 0,
                     *           "dispute": 0,
                     *           "total": 21000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MoneyBook"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRoleOrOldSignIn"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    settleRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A purchase.
                 * @example 812
                 */
                purchase: components["parameters"]["PurchaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Refunded 40 euros in the dashboard"
                 *     }
                 */
                "application/json": components["schemas"]["ReasonOnly"];
            };
        };
        responses: {
            /** @description Done; `changed` is false when nothing was due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "changed": true
                     *     }
                     */
                    "application/json": components["schemas"]["Settled"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotActForOthers"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPendingActs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pending": [
                     *         {
                     *           "id": 3,
                     *           "operation": "disallowBallot",
                     *           "person": {
                     *             "id": 7,
                     *             "legal_name": "Aoife Byrne"
                     *           },
                     *           "account": null,
                     *           "request": {
                     *             "ballot": "votes"
                     *           },
                     *           "requester": "admin@example.com",
                     *           "reason": "Two memberships of one person",
                     *           "created": "2019-07-12T12:00:00.000Z",
                     *           "expires": "2019-07-19T12:00:00.000Z",
                     *           "can_approve": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PendingActs"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MissingRole"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    decidePendingAct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An act that waits for an approval.
                 * @example 3
                 */
                pending: components["parameters"]["PendingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "reject",
                 *       "reason": "The paper names another person"
                 *     }
                 */
                "application/json": components["schemas"]["PendingDecision"];
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "decision": "rejected"
                     *     }
                     */
                    "application/json": components["schemas"]["PendingDecided"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotDecide"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
