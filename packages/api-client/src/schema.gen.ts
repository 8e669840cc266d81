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
         * @description Sends a mail with a link that signs in. The response is the same for known and unknown addresses. For an
         *     unknown address, a request with `name` creates an account. Without `name`, the mail explains that the address
         *     has no membership. The link carries `path` as its query parameter `next`.
         *
         *     The mail also contains a six-digit code, for members who read it on another device. `POST /login/code`
         *     accepts the code only from the browser that made this request. The cookie in this response identifies that
         *     browser. A newer code for the same browser voids the older one.
         *
         *     The mail is in the account's language or, if the account has none, in the language of the page that makes the
         *     request (the cookie `language`, or else `Accept-Language`).
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
         * Sign in with the key from a login link
         * @description Sets the session cookie with a new session id. A key can be used several times until it expires. An expired
         *     key is refused with 403, and a new link is mailed.
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
         * Sign in with the code from a mail
         * @description Sets the session cookie with a new session id, as `POST /login` does. The code is the six digits in the newest
         *     mail that this browser requested. `POST /key` identifies the browser with the cookie `{id}-code`: a random
         *     value, valid for one hour, with `HttpOnly; SameSite=Lax; Secure; Path=/`. If the portal uses https, the
         *     cookie's name is `__Host-{id}-code` (see the security scheme `session`).
         *
         *     A code is valid for 15 minutes after it is mailed, for one sign-in and five tries, and only in this browser.
         *     The server limits tries by address, by network and in total before it compares a code. The responses are the
         *     same for addresses without an account.
         */
        post: operations["loginWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/sign-in/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start signing in with a passkey
         * @description Returns what a browser needs to ask for a passkey (`PublicKeyCredential.parseRequestOptionsFromJSON`). The
         *     list of allowed passkeys is empty: the browser offers those that it has for this site, so the response is the
         *     same for everyone. The challenge is valid for five minutes, for one try, in the browser that this response's
         *     cookie identifies (`{id}-passkey`, named and protected as the cookie of `POST /login/code`).
         */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Sets the session cookie with a new session id, as `POST /login` does. The body is the browser's answer
         *     (`PublicKeyCredential.toJSON`). The session counts as a fresh sign-in.
         *
         *     A passkey belongs to one person. On an account that several people share, its session opens the ballot, the
         *     nominations and the packet of that person only; for the others, these calls answer `not_yours`. A passkey
         *     stops working when its person moves to another account.
         */
        post: operations["signInWithPasskey"];
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
         * Retrieve the signed-in account
         * @description Returns the account with its people and roles. Without `limit`, the response contains all people. With
         *     `limit`, it contains the first people by id and the total as `people_count`. For the next page, set `after` to
         *     the largest `id`, until a response has fewer than `limit` people.
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
         * Confirm or stop a move by an administrator
         * @description When an administrator moves a person to another address, everything that person saved is held at the new
         *     address. The mailbox that the member last signed in with gets a mail with a key. With that key, `agree`
         *     releases what is held. `stop` keeps it closed until another administrator releases it or the same key agrees.
         *     The same answer can be sent again. A key belongs to one move: the call answers 404 once that move was undone,
         *     released or followed by another one. The key does not sign in.
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
         * Set the language of the account's mails
         * @description From now on, every mail to this address is in this language. Until a language is set, mails are in the
         *     language of the page of the last sign-in: its cookie `language`, or else its `Accept-Language`. For an account
         *     that never signed in, a mail is in the language of the page that requested it.
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
         * @description Ends this session. With `all`, ends every session of the account. With `keys`, login links and codes that were
         *     mailed before stop working.
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
         * @description Every given detail must match exactly, ignoring case: `name` the legal or the public name, and `member_number`
         *     the member number or the id. A member number alone is not enough. A person whose membership type has no
         *     `allow_lookup` is never found.
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a person
         * @description Only the keys in the request change. Null or an empty string clears a field. `email` is for administrators and
         *     is ignored for other accounts. Unknown keys are ignored.
         *
         *     Set `last_modified` to that of the record your changes are based on, so that no change made in the meantime is
         *     lost: changes to different fields are merged, and a conflicting change to the same field is refused with
         *     `stale_person`. Only an administrator can remove a paid paper publication.
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /**
         * List the changes to a person
         * @description Returns at most 200 changes, newest first. `next` is present when there are earlier ones. The log contains
         *     changes by the account, by purchases, and by administrators with their reason. It does not name the
         *     administrator. For a record that came from another account, the log also contains the earlier changes with
         *     their times, but without their reasons, and without values other than those of `membership`, `member_number`,
         *     `daypass_type` and `daypass_days`.
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
    "/people/{id}/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /**
         * List a person's passkeys
         * @description Returns the passkeys in the order in which they were added. A session that a passkey opened lists those of its
         *     own person only.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Stores a new passkey of the person. The body is the browser's answer (`PublicKeyCredential.toJSON`) to
         *     `POST /people/{id}/passkeys/options` and the passkey's name. The account gets a mail that names the passkey.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start adding a passkey
         * @description Returns what a browser needs to create a passkey (`PublicKeyCredential.parseCreationOptionsFromJSON`). Needs a
         *     sign-in within the last minutes, by mail or passkey. A session that a passkey opened adds passkeys to its own
         *     person only. A person has at most 10. The challenge is valid for five minutes, for one passkey of this person.
         *
         *     Where the crew must sign in with passkeys, an account with a role adds its first passkey after a sign-in by
         *     mail, and others in a session that a passkey opened. Otherwise the call is refused with `passkey_required`.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/passkeys/{passkey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
                /**
                 * @description The id of a passkey.
                 * @example 1
                 */
                passkey: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a passkey
         * @description The account gets a mail with the old and the new name.
         */
        post: operations["renamePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/passkeys/{passkey}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
                /**
                 * @description The id of a passkey.
                 * @example 1
                 */
                passkey: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description The passkey no longer signs in, and the sessions that it opened end, including this one if it did. Where the
         *     crew must sign in with passkeys, an account with a role keeps at least one (`conflict`). The account gets a mail
         *     that names the passkey.
         */
        post: operations["removePasskey"];
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
         * @description Needs an account with at least one person whose membership type has `member`. The request has no body.
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /** List a person's nominations */
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a person's saved nominations
         * @description Sends the mail at once, to the address on file, and returns that address. The copy that follows the last
         *     change is still sent. Like reading, this call needs no right and has no deadline.
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
                 * @description The id of a person on the account.
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
         * @description Replaces the nominations of the category. An empty list clears them. Entries that are null or have no filled
         *     field are dropped. At most `maxNominations` of the configuration can remain. Every save is kept, and the save
         *     times of a category strictly increase. An outdated save with the same nominations as the newest save, in any
         *     order, is treated as a retry: it gets the newest save as its response.
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
         * Retrieve the award progress of the account's people
         * @description For each person on the account and each award of the convention, returns the number of categories with a vote
         *     that counts, the number of nominated works and of categories with nominations, and the times of the last
         *     saves. The response includes people without the right to vote or nominate.
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
         * List the finalists of every category
         * @description Returns categories and finalists in ballot order. The finalists of an award appear once they are announced.
         *     `No award` is not in the list: the configuration defines whether an award has it. A finalist that was taken
         *     off the ballot stays in the list, marked with `replaced`.
         *
         *     The response has an `ETag`. A request with that `ETag` in `If-None-Match` is answered 304 while nothing has
         *     changed.
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /** Retrieve a person's saved ballot */
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a person's saved ballot
         * @description Sends the mail at once, to the address on file, and returns that address. The copy that follows the last
         *     change is still sent. Like reading, this call needs no right and has no deadline.
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a ballot
         * @description Saves the categories in `votes`. Categories that are missing from the request stay as they are.
         *
         *     `lastmod` is the newest `time` of any of this person's categories, or null before the first save. With any
         *     other time, the save is refused, because it would overwrite a save that the client has not seen. Each category
         *     is checked by itself: all valid ones are saved together with one time, and `refused` lists the faults of the
         *     others, which keep their previous save. If no category is valid, the response is 400. Every save is kept, and
         *     the save times of a person strictly increase.
         */
        post: operations["vote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hugo/{id}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or stop a person's reminders to vote
         * @description A person who wants reminders gets a mail three days and six hours before a voting deadline, if they have no
         *     saved vote in the award or a ballot with an empty position above a ranked finalist. Reminders whose time has
         *     passed are not sent later. Each mail has a link that stops them with one click (RFC 8058).
         */
        post: operations["setReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hugo/{id}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a person's reading list
         * @description Returns what the person chose to keep on the account: which finalists they read, and their private notes. No
         *     call of the crew returns it. A session that a person's own link opened reads only that person's list.
         */
        get: operations["getReading"];
        put?: never;
        /**
         * Keep a person's reading list on the account
         * @description Saves the entries in `entries`, by the id of the finalist. Entries that are missing from the request stay as
         *     they are; one that is *not read* and has no note is removed. The first save starts the list.
         *
         *     `lastmod` is the `time` of the newest save, or null to start a list. Otherwise the save is refused with
         *     `conflict`, because it would overwrite a save that the client has not seen, or bring back a list that was
         *     deleted: read the list, and join both versions. The list is deleted 90 days after the results (`kept_until`);
         *     later saves are refused with `voting_closed`.
         */
        post: operations["saveReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hugo/{id}/reading/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a person's reading list from the account
         * @description Deletes the list and all notes. Succeeds without a list, too.
         */
        post: operations["deleteReading"];
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /**
         * List the downloads of the voter packet
         * @description Each `url` is on this site and gives access to one file without a session, for two hours and only while the
         *     person has the right to vote. It supports range requests, and may redirect to the file's storage. Afterwards
         *     it answers 403 with a page that links back to the ballot.
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /**
         * Mail the game token of the Series packet
         * @description Each voter has one code, and gets the same code for every request. A request that a browser makes in advance
         *     (`Sec-Purpose: prefetch`) is answered 503 and changes nothing.
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
                 * @description Created by the client, once for each purchase attempt, and kept until the outcome is known.
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
         * @description The server computes the price, and `amount` must equal it. `source` is null exactly when the price is 0. An
         *     upgrade needs a session.
         *
         *     For a person on another account, you can only buy a more expensive membership that keeps all their current
         *     rights, and no paper publications, because these include a postal address. Otherwise the call answers
         *     `not_yours`. A person that lookup never finds is treated as not found.
         *
         *     Requests with the same idempotency key are charged once and get the same answer. Without the header, `source`
         *     is the key of a paid purchase. A declined card ends the purchase attempt: use a new key for the next one.
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
                 * @description Created by the client, once for each purchase attempt, and kept until the outcome is known.
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
         * @description Works like `POST /purchase`. Each pass must include at least one day.
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
                 * @description Created by the client, once for each purchase attempt, and kept until the outcome is known.
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
         * @description Each item is either new or the `id` of an unpaid invoice. The server checks amounts against the purchase data
         *     or the invoice. Items with a `person_id` and invoices need a session. Any address may pay, and the response
         *     does not reveal whether the address is known. A person on another account that lookup never finds is treated
         *     as not found. A person can have only one site selection token.
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
         * Continue after the card holder's authentication
         * @description Fetches the payment's status from the payment provider. If it is paid, delivers the purchase.
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
         * Cancel a pending payment or a purchase without an answer
         * @description Cancels the payment at the payment provider, so that the bank can no longer confirm it. An outcome that is
         *     already decided stays: a payment that has succeeded in the meantime is delivered, and the response shows that.
         *
         *     A key that the server has not seen is voided for 30 days. A purchase that arrives later with this key is
         *     refused (402 `payment_failed`) and never charged, even if another process already holds it. If the answer to a
         *     purchase was lost, do not show "not charged" until this call has answered `failed`. A 404 from `GET
         *     /purchase/status/{key}` is not enough.
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
         * Retrieve the status of a purchase
         * @description 404 means that the server has not yet seen a purchase with this key. It may still arrive and be charged.
         *     Cancel the key before you tell the buyer that nothing was charged, or before they buy again.
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
         * Simulate the bank in the payment sandbox
         * @description Approves or refuses the authentication of a sandbox payment, as a card holder would on the bank's page. With
         *     any other payment adapter, the response is always 404.
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
        /** List day pass prices */
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
        /** List everything that is for sale */
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
         * List the account's purchases and invoices
         * @description Returns purchases and invoices that the account's address pays for, and those for its people. Without `limit`,
         *     the response contains all of them. With `limit`, it contains the newest by id. For the next page, set `before`
         *     to the smallest `id`, until a response has fewer than `limit` entries.
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
        /** List the payment provider's public keys */
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
         * Receive an event from the payment provider
         * @description Checks the signature against the secret of every payment account. Events may arrive twice or late.
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
                 * @description Replaces the person's badge name. A line break splits it into two lines.
                 * @example Aoife
                 */
                name?: components["parameters"]["BadgeName"];
                /**
                 * @description Replaces the person's badge subtitle.
                 * @example Dublin
                 */
                subtitle?: components["parameters"]["BadgeSubtitle"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a picture of a person's badge
         * @description Shows the badge as it would print: the badge name or, without one, the preferred name, with the subtitle or
         *     the country below. A name of more than 14 characters has two lines. Characters that the bundled fonts do not
         *     contain are left out. Ideographs that are rare or exceed the length of any real name are drawn as 〓. For a
         *     person without a badge, the picture has no number and no type.
         *
         *     Every picture and document has an `ETag`. A request with that `ETag` in `If-None-Match` is answered 304 while
         *     nothing has changed.
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
                 * @description Replaces the person's badge name. A line break splits it into two lines.
                 * @example Aoife
                 */
                name?: components["parameters"]["BadgeName"];
                /**
                 * @description Replaces the person's badge subtitle.
                 * @example Dublin
                 */
                subtitle?: components["parameters"]["BadgeSubtitle"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a badge for a new member
         * @description Shows the preview for the new members' form.
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
                 * @description The language of the texts. Texts that the convention does not have in this language are in English.
                 * @example en
                 */
                lang?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the convention's dates as a calendar
         * @description Contains the days of the convention and the deadlines that have not passed, each with its page and an alarm a day before (RFC 5545).
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /**
         * Download a person's site selection ballot
         * @description Only for the person's own account. The ballot contains the token, which administrators must not read.
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /** Download a person's barcode as a picture */
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /** Download a person's barcode for printing */
        get: operations["getBarcodePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/wallet.pkpass": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /**
         * Download a person's barcode as a pass for Apple Wallet
         * @description Only for the person's own account, because the pass opens on the phone that downloads it.
         */
        get: operations["getAppleWalletPass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/google-wallet": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /**
         * Get a link that adds a person's barcode to Google Wallet
         * @description Only for the person's own account. The link contains the name, the membership and the barcode, and Google
         *     reads them when it is opened.
         */
        get: operations["getGoogleWalletLink"];
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
        /** Retrieve the convention's configuration */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accessibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve the accessibility statement */
        get: operations["getAccessibility"];
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
        /** Check whether the server is ready */
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
         * @description Finds people by the words of their legal or public name, in any order, ignoring accents and case. Matches of
         *     whole words come first, then matches of the beginnings and parts of words, then names with one typing error (a
         *     missing, extra, wrong or swapped letter). A query without spaces also finds people whose address begins with
         *     it. A query with an at-sign finds only these. A number, such as `49` or `#49`, finds the member with that
         *     number, then the record with that id.
         *
         *     Returns at most 25 people, the best matches first. `match` contains how the query matched each person. `more`
         *     is true when other people match too.
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
         * Create a person with a free membership
         * @description Creates a person with a membership that nothing is charged for, and notifies the person by email. If the
         *     address already has a person with this legal name, the call is refused with `conflict`: use `setMembership`
         *     for that person.
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
                 * @description The id of a person on any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a person's record
         * @description Returns the record with its account, purchases for the person or by their account, mails to the person, and
         *     the log: at most 100 of each, newest first. Of the awards, it contains only whether and when the person saved
         *     something. For earlier log entries, use `log_before`. For earlier mails and purchases, use `findMails` and
         *     `findPurchases`.
         */
        get: operations["getPersonRecord"];
        put?: never;
        /**
         * Update a person on their behalf
         * @description Works like `updatePerson`, with a reason. `last_modified` is that of the record you displayed. A change that
         *     the member or another administrator made in the meantime is never overwritten: the call is refused with
         *     `stale_person`. Change the address with `changeEmail`, and the membership with `setMembership`.
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
                 * @description The id of a person on any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a person's membership
         * @description Changes the membership without a payment. A person who becomes a member and has no member number gets the next
         *     one. An existing number stays. The person is notified by email of what begins and what ends. Ballots and
         *     nominations count by the membership at the time of the count: without the right, they no longer count.
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
                 * @description The id of a person on any account.
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
         * @description Notifies both mailboxes and mails a login link to the new one. Sessions and links of the old address no
         *     longer give access to this person. If no person is left at the old address, its sessions, login links, codes
         *     and queued links end, its roles are removed, and its purchases move to the new address.
         *
         *     Refused with `conflict` if the member stopped an earlier move, if the record is held after a merge, or if the
         *     move would bring a former owner's record and the new owner's onto one account.
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
                 * @description The id of a person on any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge two records of one person
         * @description Merges the record `other` into this one and removes it. Its purchases, mails, log, nominations and votes move
         *     to this record. Texts of this record stay. Texts that only the other record has are copied. This record keeps
         *     its member number if it has one, and gets the membership that gives more rights. Both mailboxes are notified.
         *
         *     If both records have a ballot, or both have nominations, disallow those of one record first. After the merge,
         *     those of the other record count, and the saves of the disallowed one are kept. Otherwise the call is refused
         *     with `conflict`. So are records that are held after a move, and records with two packet codes, different day
         *     passes, or memberships that each give something the other does not.
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
                 * @description The id of a person on any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export a person's data
         * @description Returns the stored data of a person who asks for it. The export shows that the person voted or nominated, but
         *     not their choices, which only they can read. It contains no name, address or number of any other person: not
         *     of other people on the account (`account.people` is empty), of the payers of purchases, or of administrators.
         *     The export is recorded in the log.
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
                 * @description The id of a person on any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a person
         * @description Removes the person's name, address and email from all data. This cannot be undone. Ballots and nominations
         *     that were saved stay without a name, payments stay as amounts, and the log keeps who changed which field and
         *     when. An address that another person on the account uses stays with that person.
         *
         *     `legal_name` must equal the name on record, so that a wrong id does not erase another person. The call is
         *     refused while a purchase of the person is in progress.
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
         * @description Returns sent and unsent mails, newest first, at most `limit`. `more` is true when there are others: set
         *     `before` to the smallest `id`. Mails are deleted a month after they were sent. The response contains neither
         *     their content nor their links.
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
                 * @description The id of a mail.
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
         * @description The mail is written with current data and sent to the current address. A mail that waits for a mail server
         *     is tried at once. `queued` is false when the mail was already waiting.
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
         * Record a delivery report
         * @description Reads a mail (RFC 5322) that may be a delivery report (RFC 3464). Only its first 256 kB and 3,000 lines are
         *     read. Marks the mail that came back. If the mailbox does not exist, also marks its address: campaigns then
         *     skip the address until its owner signs in. A report is accepted only for a mail that the report's sender
         *     must have received.
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
                 * @description The id of a person on any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a person a login link
         * @description Sends the link to the address on record only.
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
         * Reset another administrator's limits
         * @description Resets what the account `email` has used of the administrators' limits. The caller must be another person who
         *     has had the role for long enough. Otherwise the call is refused with `second_administrator_required`.
         */
        post: operations["liftLimits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/passkeys/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let an administrator in who lost their passkeys
         * @description Removes all passkeys of the account `email`, which has a role, and ends the sessions that they opened. Its
         *     owner can then add a new one after a sign-in by mail. The caller must be another person who has had the role for
         *     long enough. Otherwise the call is refused with `second_administrator_required`. The account and the other
         *     administrators get a mail.
         */
        post: operations["resetPasskeys"];
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
         * List campaigns and their progress
         * @description Returns campaigns, newest first. Their mails are counted for a month after they were sent. Without `limit`,
         *     the response contains all of them. For the next page, set `before` to the smallest `id`, until a response has
         *     fewer than `limit` campaigns.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Start a campaign
         * @description Mails every person with the right to vote or nominate. Each mail has its own sign-in links, valid until the
         *     deadline. A `name` can be used only once: of two simultaneous requests, one starts the campaign. Either all
         *     mails are queued or none. When a mail's turn comes, it is skipped if the person no longer has the right or,
         *     with `only_not_yet`, has voted or nominated in the meantime. The call is refused with `conflict` while voting
         *     or nominating is not open.
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
         * Preview a campaign
         * @description Sends no mail. `sample` is one of the mails, with links that do not work.
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
         * Pause or resume a campaign
         * @description Mails that are being sent at this moment are still sent.
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
                 * @description The id of a person on any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        /**
         * List the saves of a ballot
         * @description Returns each save of the ballot, newest first: the time, the number of filled positions on the whole ballot,
         *     and whether the voter made it. The response does not contain the votes. It has at most 100 saves. `more` is
         *     true when there are earlier ones: set `before` to get them.
         */
        get: operations["listBallotVersions"];
        put?: never;
        /**
         * Enter a paper ballot
         * @description Saves a whole ballot for each award with a category in `votes`: the award's other categories become empty.
         *     Other awards stay as they are. The ballot is mailed to the voter. `is_mailed` is false when the voter has no
         *     address. If any part of the ballot is invalid, nothing is saved. A ballot can be entered after the deadline,
         *     because administrators decide whether it arrived in time. If the voter already has a ballot, the call is
         *     refused with `conflict` unless `replaces` is true.
         *
         *     After the deadline, or with `replaces`, the ballot waits for another administrator's approval (`pending`),
         *     unless the convention has a single administrator.
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
                 * @description The id of a person on any account.
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
         * @description Makes an earlier version of the ballot the newest one. `version` is the time of a save from the list, and
         *     `newest` the time of the newest save in that list. If the voter has saved since then, the call is refused with
         *     `conflict`. The restored ballot is mailed to the voter. The previous ballot is kept and can be restored in
         *     turn.
         *
         *     The change waits for another administrator's approval (`pending`), unless the convention has a single
         *     administrator.
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
                 * @description The id of a person on any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disallow a ballot
         * @description Excludes all votes or all nominations of the person from the count until they are allowed again. They stay
         *     saved, and the person can continue to change them. The person is notified by email with the reason. The call
         *     is refused with `conflict` when the person has saved none.
         *
         *     The change waits for another administrator's approval (`pending`), unless the convention has a single
         *     administrator.
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
                 * @description The id of a person on any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allow a disallowed ballot
         * @description The ballot counts again. The person is notified by email with the reason.
         *
         *     The change waits for another administrator's approval (`pending`), unless the convention has a single
         *     administrator.
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
         * Count voters and nominators
         * @description Counts the people who have voted or nominated, in total and in each category, from the current saves. The
         *     response does not contain any votes or nominations.
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
         * List administrators' changes and reads
         * @description Returns the rows of the audit trail that match every given field, newest first, at most `limit`. `more` is
         *     true when older rows match too: set `before` to the smallest `row`. Reading the audit trail also adds a row to
         *     it.
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
         * @description Returns purchases with a price, newest first, at most `limit`. `more` is true when there are others: set
         *     `before` to the smallest `id`. `trouble` returns only purchases that need attention: open for more than an
         *     hour (`waiting`), paid but not fully delivered (`refund_due`, with the amount to refund in `due`), or open at
         *     the same time as another purchase of the same item (`competing`).
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
         * List charges, refunds and disputes
         * @description Returns the money movements at the payment provider from `from` up to, but not including, `to`: each charge
         *     with a line for each item, each refund and each dispute. For each account and currency, the amounts add up to
         *     those of the payment provider. The provider is assumed to hold the unrefunded amount of a disputed charge. The
         *     response contains no names or addresses.
         *
         *     Without `limit`, the response contains the whole period. With `limit`, it contains the first movements and
         *     their sums. `more` is true when there are others: set `after` to the last `line`.
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
                 * @description The id of a purchase.
                 * @example 812
                 */
                purchase: components["parameters"]["PurchaseId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a refund as made
         * @description Use this when only part of a purchase had to be refunded. For a full refund, the payment provider notifies the
         *     server.
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
         * List changes that wait for approval
         * @description Returns changes that need a second administrator, oldest first, until they are decided or expire. For the next
         *     page, set `after` to the largest `id`, until a response has fewer than `limit` changes.
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
                 * @description The id of a change that waits for approval.
                 * @example 3
                 */
                pending: components["parameters"]["PendingId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject a pending change
         * @description An approval makes the change at once, with the data as it is then. If the change is no longer possible, the
         *     call is refused with `conflict` and the change stays pending. The approver must be another administrator than
         *     the requester, with a role that is some days old (`second_administrator_required`). Any administrator can
         *     reject. A change that was decided or has expired is `not_found`.
         */
        post: operations["decidePendingAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    paymentChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What Stripe sends when a payment has changed
         * @description Stripe sends this request to `POST /webhook/stripe`, where a server receives it as `receiveStripeEvent`. A test
         *     of a server can send it too, signed with the server's webhook secret. Stripe repeats the request until the
         *     answer is 2xx, so an event may arrive twice, late, or after a newer one.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The time in seconds since 1970 (`t`) and the HMAC-SHA256 of time, a full stop and body (`v1`).
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
                    "application/json": components["schemas"]["ProviderEvent"];
                };
            };
            responses: {
                /** @description The event was accepted. */
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
                /** @description The event was refused. Stripe shows the refusal to the account's owner. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The database id of an object. */
        Id: number;
        /** @description An amount of money in the minor unit of the convention's currency. */
        Amount: number;
        /** @description The `currency` of `GET /config`, in upper or lower case. Optional. Any other currency is refused (`invalid`). */
        OwnCurrency: string;
        /** @description A short text. */
        Name: string;
        /** @description A short text that is not blank. */
        FilledName: string;
        /** @description A longer text. */
        Text: string;
        /** @description A longer text that is not blank. */
        FilledText: string;
        /** @description A short text. Null when unset. */
        NullableName: string | null;
        /** @description A longer text. Null when unset. */
        NullableText: string | null;
        /**
         * @description An email address. The server ignores surrounding white space and, in comparisons, the case of the letters A to
         *     Z. A difference in the case of any other letter makes a different address.
         */
        Email: string;
        /** @description The key of a type or category, from the configuration. */
        TypeKey: string;
        /**
         * Format: date-time
         * @description A time, ISO 8601 with an offset.
         */
        Instant: string;
        /** @description Visible ASCII characters that cannot be guessed, for example a random UUID. */
        IdempotencyKey: string;
        /** @description A text from the configuration, by language. English is the fallback. */
        LocalizedText: {
            /** @description The English text, for every reader whose language has no text. */
            en: string;
        } & {
            [key: string]: string;
        };
        /**
         * @description The convention's number for a member, which stays when the membership changes. Null for a person
         *     without a number, such as one who never had a membership.
         */
        MemberNumber: number | null;
        /** @description A key of `membershipTypes` in `GET /config`. `NonMember` for a person without a membership. */
        MembershipKey: string;
        /** @description The key of an award category in `GET /config`. */
        CategoryKey: string;
        /** @description The name that the member typed to sign the save. */
        Signature: string;
        /** @description An ISO 4217 currency code in lower case, such as `eur`. */
        Currency: string;
        /**
         * @description The key of one of the convention's accounts at the payment provider, as in `GET /purchase/keys`. Most
         *     conventions have only `default`.
         */
        PaymentAccount: string;
        /**
         * Format: date-time
         * @description The time of the last save in any of these categories. Null before the first save.
         */
        LastSave: string | null;
        /** @description Whether older entries match too. To get them, set `before` as the call describes. */
        HasMore: boolean;
        /**
         * Format: binary
         * @description A PNG picture.
         */
        Png: string;
        /**
         * Format: binary
         * @description A PDF document.
         */
        Pdf: string;
        /**
         * Format: binary
         * @description A signed pass for Apple Wallet, which is a ZIP file.
         */
        WalletPass: string;
        /** @description A link to Google Wallet. */
        WalletLink: {
            /**
             * Format: uri
             * @description A link to open in a browser. It contains the signed pass.
             */
            url: string;
        };
        /** @description An iCalendar file (RFC 5545). */
        Calendar: string;
        /** @description A problem document (RFC 9457) with a stable `code`. */
        Problem: {
            /**
             * Format: uri
             * @description The code as a URN.
             */
            type: string;
            /** @description The kind of problem. */
            title: string;
            /** @description The HTTP status of the response. */
            status: number;
            /** @description A further explanation for developers. Absent from most problems. */
            detail?: string;
            /** @description A URI of this occurrence (RFC 9457). Absent: this server does not send it. */
            instance?: string;
            code: components["schemas"]["ProblemCode"];
            /** @description A human-readable sentence. */
            message: string;
            /** @description The invalid parts of the request. */
            errors?: components["schemas"]["FieldError"][];
        };
        /**
         * @description A machine-readable error code.
         * @enum {string}
         */
        ProblemCode: "invalid" | "unauthorized" | "card_declined" | "provider_refused" | "payment_failed" | "places_gone" | "paper_pubs_not_bought" | "not_yours" | "expired_key" | "wrong_code" | "expired_code" | "missing_role" | "passkey_required" | "unknown_passkey" | "expired_challenge" | "fresh_sign_in_required" | "own_record" | "second_administrator_required" | "ballot_held" | "not_eligible" | "nominating_closed" | "voting_closed" | "cross_site" | "not_found" | "not_offered" | "method_not_allowed" | "stale_votes" | "stale_nominations" | "stale_person" | "amount_mismatch" | "already_paid" | "already_held" | "not_on_sale" | "sold_out" | "places_held" | "too_many_held" | "duplicate" | "conflict" | "none_left" | "too_large" | "headers_too_large" | "unsupported_media_type" | "too_many_requests" | "internal" | "not_implemented" | "unavailable";
        /** @description One invalid part of the request. */
        FieldError: {
            /** @description A JSON pointer that starts with `/body`, `/query`, `/path` or `/header`. Empty for the whole request. */
            pointer: string;
            /** @description A human-readable sentence that names the field. */
            message: string;
            /**
             * @description The machine-readable reason why a ranking is refused.
             * @enum {string}
             */
            code?: "replaced_finalist" | "unknown_finalist" | "unknown_category" | "duplicate" | "too_long" | "voting_closed" | "not_eligible";
        };
        /** @description A sign-in code that does not match the newest mail. See `POST /login/code`. */
        WrongCode: components["schemas"]["Problem"] & {
            /** @constant */
            code?: "wrong_code";
            /** @description The number of tries left for this code. */
            tries_left: number;
        };
        /**
         * Format: date-time
         * @description The time when the hold after a move ends, unless it is released earlier. Null when the hold has no time limit.
         *     Until then, the ballot, nominations and tokens of a person that an administrator moved to another account stay
         *     closed there.
         */
        HeldUntil: string | null;
        /** @description A ballot that was saved elsewhere in the meantime. */
        StaleVotes: components["schemas"]["Problem"] & {
            /** @constant */
            code?: "stale_votes";
            /** @constant */
            message?: "Client has stale data";
            current: components["schemas"]["Votes"];
        };
        /** @description A record whose fields were changed elsewhere in the meantime. */
        StalePerson: components["schemas"]["Problem"] & {
            /** @constant */
            code?: "stale_person";
            person: components["schemas"]["Person"];
        };
        /** @description Nominations of a category that were saved elsewhere in the meantime. */
        StaleNominations: components["schemas"]["Problem"] & {
            /** @constant */
            code?: "stale_nominations";
            current: components["schemas"]["Nominations"];
        };
        /** @description A purchase of memberships or day passes that does not fit the current data. */
        OrderConflict: components["schemas"]["Problem"] & {
            /** @enum {string} */
            code?: "amount_mismatch" | "not_on_sale" | "sold_out" | "places_held" | "too_many_held" | "duplicate";
            /** @description The right amount. Present with `amount_mismatch`. */
            amount?: components["schemas"]["Amount"];
        };
        /** @description A purchase of items or invoices that does not fit the current data. */
        PurchaseConflict: components["schemas"]["Problem"] & {
            /** @enum {string} */
            code?: "amount_mismatch" | "already_paid" | "already_held" | "not_on_sale" | "sold_out" | "places_held" | "too_many_held" | "duplicate";
            /** @description The right amount. Present with `amount_mismatch`. */
            amount?: components["schemas"]["Amount"];
        };
        /**
         * @description Always `success`. A refused call returns a problem document instead.
         * @constant
         */
        SuccessStatus: "success";
        /** @description The call succeeded. */
        Success: {
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description The address that gets a login link. */
        KeyRequest: {
            /** @description The address that gets the mail. */
            email: components["schemas"]["Email"];
            /** @description Creates an account with this name when the address is unknown. Null is no name. */
            name?: components["schemas"]["NullableName"];
            /** @description The path on this site to open after signing in. */
            path?: string;
        };
        /** @description The address and the key from a login link. */
        LoginRequest: {
            /** @description The address that the link was mailed to. */
            email: components["schemas"]["Email"];
            /** @description The key from the link in the mail. */
            key: string;
            /**
             * @description The person whose personal link it is, from the link's address. `GET /user` returns it while the session
             *     lasts. Ignored unless the person is on the account.
             */
            id?: components["schemas"]["Id"];
        };
        /** @description A member's answer to a move by an administrator. */
        MoveAnswer: {
            /** @description The key from the link in the mail. */
            key: string;
            /**
             * @description `agree` releases what is held at the new address. `stop` keeps it closed.
             * @enum {string}
             */
            answer: "agree" | "stop";
        };
        /** @description The recorded answer to a move. */
        MoveAnswered: {
            status: components["schemas"]["SuccessStatus"];
            /**
             * @description The answer from the request.
             * @enum {string}
             */
            answer: "agree" | "stop";
        };
        /** @description The code from a mail. */
        CodeRequest: {
            /** @description The six digits, without spaces. */
            code: string;
        };
        /** @description The call succeeded for this address. */
        AccountAnswer: {
            status: components["schemas"]["SuccessStatus"];
            /** @description The address that the call signed in or sends a mail to. */
            email: string;
        };
        /** @description The language for the account's mails. */
        LanguageRequest: {
            language: components["schemas"]["Language"];
        };
        /** @description The saved language. */
        LanguageAnswer: {
            status: components["schemas"]["SuccessStatus"];
            language: components["schemas"]["Language"];
        };
        /** @description A language of the portal and its mails. `languages` of the configuration contains the convention's languages. */
        Language: string;
        /** @description The account that a code signed in, and the page to open. */
        CodeAnswer: {
            status: components["schemas"]["SuccessStatus"];
            /** @description The address of the signed-in account. */
            email: string;
            /**
             * @description The `path` of the request for the link. If that is not a path on this site, `/`. Absent if the request had
             *     no `path`.
             */
            path?: string;
        };
        /** @description What the sign-out ended. */
        LogoutAnswer: {
            status: components["schemas"]["SuccessStatus"];
            /** @description The address of the account that was signed out. */
            email: string;
            /**
             * @description Present when every session of the account was ended.
             * @constant
             */
            opt?: "all";
            /** @description The number of sessions that were ended. */
            sessions?: number;
            /** @description The number of login keys that were still valid. */
            keys?: number;
        };
        /** @description The signed-in account, with its people and roles. */
        User: {
            /** @description The address that identifies the account. */
            email: string;
            /** @description The people on the account, sorted by id. A page of them with `limit`. */
            people: components["schemas"]["Person"][];
            /** @description The number of people on the account. Present with `limit`. */
            people_count?: number;
            /** @description The account's roles, for example `member_admin`. */
            roles: string[];
            /**
             * @description The person whose personal link or passkey opened this session. Absent after another sign-in. A link
             *     changes no right: the session may still read and change everything that belongs to the account. A session
             *     of a passkey opens no ballot, nominations or packet of another person.
             */
            person_id?: components["schemas"]["Id"];
            passkeys?: components["schemas"]["UserPasskeys"];
        };
        /** @description A passkey of a person. */
        Passkey: {
            /** @description The id of the passkey. */
            id: components["schemas"]["Id"];
            /** @description The name that its owner gave it. */
            name: string;
            /** @description When it was added. */
            created: components["schemas"]["Instant"];
            /** @description When it last signed in. Null before the first time. */
            used: components["schemas"]["Instant"] | null;
            /** @description Whether it opened this session. */
            is_current: boolean;
        };
        /** @description What is stored about a passkey, apart from its key. */
        StoredPasskey: {
            /** @description The name that its owner gave it. */
            name: string;
            /** @description When it was added. */
            created: components["schemas"]["Instant"];
            /** @description When it last signed in. Null before the first time. */
            used: components["schemas"]["Instant"] | null;
        };
        /** @description The passkeys of a person. */
        Passkeys: {
            /** @description The passkeys, oldest first. Merging records can lead to more than 10. */
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @description What its owner calls it from now on. */
        PasskeyName: {
            /** @description The new name. */
            name: components["schemas"]["PasskeyLabel"];
        };
        /** @description What its owner calls a passkey, such as the device. */
        PasskeyLabel: string;
        /** @description Bytes in base64url. */
        Base64Url: string;
        /** @description The id of a passkey in base64url. */
        CredentialId: string;
        /** @description The answers of extensions. The server ignores them. */
        CredentialExtensions: Record<string, never>;
        /** @description Where the passkey is. The server ignores it. */
        CredentialAttachment: string;
        /** @description A new passkey and its name. */
        NewPasskey: {
            /** @description The name of the passkey. */
            name: components["schemas"]["PasskeyLabel"];
            credential: components["schemas"]["PasskeyAttestation"];
        };
        /** @description A new passkey, as browsers describe it (`RegistrationResponseJSON` of WebAuthn). */
        PasskeyAttestation: {
            id: components["schemas"]["CredentialId"];
            rawId: components["schemas"]["CredentialId"];
            /**
             * @description The kind of credential.
             * @enum {string}
             */
            type: "public-key";
            authenticatorAttachment?: components["schemas"]["CredentialAttachment"];
            clientExtensionResults: components["schemas"]["CredentialExtensions"];
            /** @description What the authenticator made. */
            response: {
                clientDataJSON: components["schemas"]["Base64Url"];
                attestationObject: components["schemas"]["Base64Url"];
                authenticatorData?: components["schemas"]["Base64Url"];
                publicKey?: components["schemas"]["Base64Url"];
                /** @description The algorithm of the key (COSE). */
                publicKeyAlgorithm?: number;
                /** @description How a browser reaches the passkey. */
                transports?: string[];
            };
        };
        /** @description A sign-in with a passkey. */
        PasskeySignIn: {
            credential: components["schemas"]["PasskeyAssertion"];
        };
        /** @description The proof that the browser has a passkey (`AuthenticationResponseJSON` of WebAuthn). */
        PasskeyAssertion: {
            id: components["schemas"]["CredentialId"];
            rawId: components["schemas"]["CredentialId"];
            /**
             * @description The kind of credential.
             * @enum {string}
             */
            type: "public-key";
            authenticatorAttachment?: components["schemas"]["CredentialAttachment"];
            clientExtensionResults: components["schemas"]["CredentialExtensions"];
            /** @description What the authenticator signed. */
            response: {
                clientDataJSON: components["schemas"]["Base64Url"];
                authenticatorData: components["schemas"]["Base64Url"];
                signature: components["schemas"]["Base64Url"];
                userHandle?: components["schemas"]["CredentialId"];
            };
        };
        /** @description A passkey, as browsers identify it. */
        PasskeyDescriptor: {
            id: components["schemas"]["CredentialId"];
            /**
             * @description The kind of credential.
             * @enum {string}
             */
            type: "public-key";
            /** @description How a browser reaches the passkey. */
            transports?: string[];
        };
        /** @description What a browser needs to ask for a passkey (`PublicKeyCredentialRequestOptionsJSON` of WebAuthn). */
        PasskeyRequestOptions: {
            challenge: components["schemas"]["Base64Url"];
            /** @description The host that the passkeys belong to. */
            rpId: string;
            /** @description How long the browser waits in milliseconds. */
            timeout: number;
            /**
             * @description The screen lock must be opened.
             * @constant
             */
            userVerification: "required";
            /** @description Empty: the browser offers the passkeys that it has. */
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
        };
        /** @description What a browser needs to create a passkey (`PublicKeyCredentialCreationOptionsJSON` of WebAuthn). */
        PasskeyCreationOptions: {
            /** @description The site. */
            rp: {
                /** @description The host that the passkey will belong to. */
                id: string;
                /** @description The convention's name. */
                name: string;
            };
            /** @description The person. */
            user: {
                id: components["schemas"]["CredentialId"];
                /** @description What the device lists the passkey under. */
                name: string;
                /** @description The person's name. */
                displayName: string;
            };
            challenge: components["schemas"]["Base64Url"];
            /** @description The algorithms that the server accepts, best first. */
            pubKeyCredParams: {
                /**
                 * @description The kind of credential.
                 * @enum {string}
                 */
                type: "public-key";
                /** @description The algorithm (COSE). */
                alg: number;
            }[];
            /** @description How long the browser waits in milliseconds. */
            timeout: number;
            /**
             * @description The device is not identified.
             * @constant
             */
            attestation: "none";
            /** @description The person's passkeys. A device that has one of them creates no second one. */
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            /** @description What the device must do. */
            authenticatorSelection: {
                /**
                 * @description The device lists the passkey.
                 * @constant
                 */
                residentKey: "required";
                /**
                 * @description The same for older browsers.
                 * @constant
                 */
                requireResidentKey: true;
                /**
                 * @description The screen lock must be opened.
                 * @constant
                 */
                userVerification: "required";
            };
        };
        /** @description An administrator who lost their passkeys. */
        PasskeysReset: {
            /** @description The address of the administrator's account. */
            email: components["schemas"]["Email"];
            reason: components["schemas"]["Reason"];
        };
        /** @description What the account has to do with passkeys. Absent where the convention has none. */
        UserPasskeys: {
            /** @description The people on the account who have a passkey, sorted by id; the first 1000 of them. */
            people: components["schemas"]["Id"][];
            /** @description Whether a passkey opened this session. */
            is_signed_in_by: boolean;
            /** @description Whether the account's roles need a session that a passkey opened. */
            is_required: boolean;
        };
        /** @description The postal address for paper publications. */
        PaperPubs: {
            /** @description The name on the envelope. */
            name: components["schemas"]["FilledName"];
            /** @description The street, town and postcode, on one or several lines. */
            address: components["schemas"]["FilledText"];
            /** @description The country of the address. */
            country: components["schemas"]["FilledName"];
        };
        /** @description The postal address for paper publications. Null without paper publications. */
        NullablePaperPubs: components["schemas"]["PaperPubs"] | null;
        /** @description A person on an account. Every key is present, and null when unset. */
        Person: {
            /** @description The person's id, which other calls use. It is not the member number. */
            id: components["schemas"]["Id"];
            /** @description The time of the last change. Send it with a change, so that a newer one is not overwritten. */
            last_modified: components["schemas"]["Instant"];
            membership: components["schemas"]["MembershipKey"];
            member_number: components["schemas"]["MemberNumber"];
            /** @description The full name as in official documents. */
            legal_name: string;
            /** @description The public name or, without one, the legal name. */
            preferred_name: string;
            /** @description The first part of the name that other people can see. Null when unset. */
            public_first_name: string | null;
            /** @description The last part of the name that other people can see. Null when unset. */
            public_last_name: string | null;
            /** @description The name on the badge. Can have a line break. Null to print the preferred name. */
            badge_name: string | null;
            /** @description The second text on the badge. Null to print the country. */
            badge_subtitle: string | null;
            /** @description The address of the account that the person is on. Null without an account. */
            email: string | null;
            /** @description The street address. Null when unset. */
            address: string | null;
            /** @description The town of the address. Null when unset. */
            city: string | null;
            /** @description The state, province or county of the address. Null when unset. */
            state: string | null;
            /** @description The postcode of the address. Null when unset. */
            postcode: string | null;
            /** @description The country of the address. Null when unset. */
            country: string | null;
            paper_pubs: components["schemas"]["NullablePaperPubs"];
            /** @description The number of days of the day pass, as text. Null without a day pass. */
            daypass: string | null;
            /** @description The type of the day pass. */
            daypass_type: string | null;
            /**
             * @description For each of the `daypassDays` of `GET /config`, in the same order, whether the pass includes that day.
             *     Days that are missing at the end are not included.
             */
            daypass_days: boolean[] | null;
            /**
             * @description The person's rights in each award, by the award's key. They can differ from those of the membership type,
             *     because a right can depend on when the person joined or come from an imported list.
             */
            rights: {
                [key: string]: components["schemas"]["AwardRights"];
            };
        };
        /** @description A person's rights in one award, whether or not its periods are open. */
        AwardRights: {
            /** @description Whether the person has the right to nominate. */
            nominate: boolean;
            /** @description Whether the person has the right to vote. */
            vote: boolean;
        };
        /** @description The details of a person that they can set themselves. */
        PersonDetails: {
            /** @description The full name as in official documents. */
            legal_name?: components["schemas"]["FilledName"];
            /** @description The address of the account that the person is on. */
            email?: components["schemas"]["Email"];
            /** @description The first part of the name that other people can see. */
            public_first_name?: components["schemas"]["NullableName"];
            /** @description The last part of the name that other people can see. */
            public_last_name?: components["schemas"]["NullableName"];
            /** @description The name on the badge. Can have a line break. Without it, the badge shows the preferred name. */
            badge_name?: components["schemas"]["NullableName"];
            /** @description The second text on the badge. Without it, the badge shows the country. */
            badge_subtitle?: components["schemas"]["NullableName"];
            /** @description The street address. */
            address?: components["schemas"]["NullableText"];
            /** @description The town of the address. */
            city?: components["schemas"]["NullableName"];
            /** @description The state, province or county of the address. */
            state?: components["schemas"]["NullableName"];
            /** @description The postcode of the address. */
            postcode?: components["schemas"]["NullableName"];
            /** @description The country of the address. */
            country?: components["schemas"]["NullableName"];
            paper_pubs?: components["schemas"]["NullablePaperPubs"];
        };
        /** @description The fields to change. Null or an empty text clears a field. Missing fields stay. */
        PersonChanges: {
            /**
             * @description The `last_modified` of the record that the changes are based on. Without it, the last save of a field
             *     wins.
             */
            last_modified?: components["schemas"]["Instant"];
        } & components["schemas"]["PersonDetails"];
        /** @description The names of the changed fields. Empty when nothing changed. */
        UpdatedFields: string[];
        /** @description The result of a change to a person. */
        PersonUpdateAnswer: {
            status: components["schemas"]["SuccessStatus"];
            updated: components["schemas"]["UpdatedFields"];
            /** @description Whether the person moved to a new address, which was mailed its login link. */
            key_sent: boolean;
        };
        /** @description A name, an address, or either of them with a member number. */
        LookupQuery: {
            /** @description The whole address of the member. */
            email?: components["schemas"]["NullableName"];
            /** @description The whole legal or public name of the member. */
            name?: components["schemas"]["NullableName"];
            /** @description The member number or the id. Not enough by itself. */
            member_number?: number | null;
        };
        /** @description One member, or the reason why none is returned. */
        LookupResult: {
            status: components["schemas"]["SuccessStatus"];
            /** @description The id of the member, for a purchase for them. */
            id: components["schemas"]["Id"];
            membership: components["schemas"]["MembershipKey"];
            /** @description The member's public name or, without one, the name or address from the request. */
            name: string;
        } | {
            /**
             * @description `multiple` when several members match, `not found` when none does.
             * @enum {string}
             */
            status: "multiple" | "not found";
        };
        /** @description The invitation that was sent. */
        ChatInvite: {
            /**
             * @description Always true. A refused call returns a problem document instead.
             * @constant
             */
            success: true;
            /** @description The address that was invited: the one on record of a member on the account. */
            email: string;
        };
        /** @description The filled-in texts, by field key of the category. */
        Nomination: {
            [key: string]: components["schemas"]["Text"];
        };
        /** @description A person's nominations in one category, as last saved. */
        Nominations: {
            /** @description The id of the save. */
            id: components["schemas"]["Id"];
            /** @description The time of the save. Send it as `lastmod` with the next one. */
            time: components["schemas"]["Instant"];
            /** @description The id of the person who nominates. */
            person_id: components["schemas"]["Id"];
            signature: components["schemas"]["Signature"];
            category: components["schemas"]["CategoryKey"];
            /** @description The nominated works, in the saved order. Empty when the last save cleared them. */
            nominations: components["schemas"]["Nomination"][];
        };
        /** @description A person's nominations, one entry for each category with a save. */
        NominationsList: components["schemas"]["Nominations"][];
        /** @description All of a person's nominations in one category. */
        NominateRequest: {
            /** @description The name that the member types to sign the save. */
            signature: components["schemas"]["FilledName"];
            /** @description The key of an award category in `GET /config`. */
            category: components["schemas"]["TypeKey"];
            /** @description The nominated works. Null stands for an empty line of the form. */
            nominations: (components["schemas"]["Nomination"] | null)[];
            /**
             * Format: date-time
             * @description The `time` of the category's newest save that the client has seen, or null before the first save. Without
             *     this key, the server does not check for a newer save.
             */
            lastmod?: string | null;
        };
        /** @description The saved nominations of the category. */
        NominateAnswer: {
            status: components["schemas"]["SuccessStatus"];
            /** @description The time of the save. Send it as `lastmod` with the next one. */
            time: components["schemas"]["Instant"];
            /** @description The id of the person who nominates. */
            person_id: components["schemas"]["Id"];
            signature: components["schemas"]["Signature"];
            category: components["schemas"]["CategoryKey"];
            /** @description The saved works, without entries that were null or blank. */
            nominations: components["schemas"]["Nomination"][];
        };
        /** @description A work or person on the ballot, or one that was taken off it. */
        Finalist: {
            /** @description The number that rankings use. It is never reused for another finalist. */
            id: components["schemas"]["Id"];
            /** @description The title of the work or the name of the person. */
            title: string;
            /** @description The second line, such as the author and publisher. Absent without one. */
            subtitle?: string;
            /**
             * @description Present when the finalist was taken off the ballot: the date and, with `by`, the finalist that replaced
             *     it.
             */
            replaced?: {
                /**
                 * Format: date
                 * @description The day on which the finalist was taken off the ballot.
                 */
                on: string;
                /** @description The id of the finalist that took its place. Absent when no finalist did. */
                by?: components["schemas"]["Id"];
            };
        };
        /** @description The finalists by category key, in ballot order. */
        Finalists: {
            [key: string]: components["schemas"]["Finalist"][];
        };
        /**
         * @description Finalist ids, best first. -1 is No award, if the award has it. Null or 0 is an empty position. The list has as
         *     many entries as the award has positions.
         */
        Ranking: (number | null)[];
        /** @description The award progress of the account's people. */
        AwardSummary: {
            /** @description The people on the account, sorted by id. A page of them with `limit`. */
            people: components["schemas"]["PersonAwards"][];
        };
        /** @description Whether the person wants reminders to vote. */
        RemindersRequest: {
            /** @description Whether to send them. */
            wanted: boolean;
        };
        /** @description The saved choice. */
        RemindersAnswer: {
            status: components["schemas"]["SuccessStatus"];
            /** @description Whether they are sent. */
            wanted: boolean;
        };
        /** @description What a person keeps about finalists, by the id of the finalist. */
        ReadingEntries: {
            [key: string]: components["schemas"]["ReadingEntry"];
        };
        /** @description What a person keeps about one finalist. */
        ReadingEntry: {
            /**
             * @description How far the person is.
             * @enum {string}
             */
            status: "not_read" | "reading" | "read";
            /**
             * @description A private note, empty without one. A save takes at most 2,000 characters. When the crew merges two
             *     records, the notes of both are kept, and can be longer.
             */
            note: string;
        };
        /** @description A reading list that the account keeps. */
        ReadingList: {
            /**
             * Format: date-time
             * @description The time of the newest save, which is the `lastmod` of the next one. Null without a list.
             */
            time: string | null;
            entries: components["schemas"]["ReadingEntries"];
            /** @description When the list is deleted, 90 days after the results. */
            kept_until: components["schemas"]["Instant"];
        };
        /** @description The entries of a reading list to save. */
        ReadingRequest: {
            /**
             * Format: date-time
             * @description The `time` of the newest save. Null to start a list.
             */
            lastmod: string | null;
            /** @description The entries, by the id of the finalist. */
            entries: {
                [key: string]: {
                    /**
                     * @description How far the person is.
                     * @enum {string}
                     */
                    status: "not_read" | "reading" | "read";
                    /** @description A private note. */
                    note: string;
                };
            };
        };
        /** @description The saved list. */
        ReadingAnswer: {
            status: components["schemas"]["SuccessStatus"];
            /** @description The time of the save, which is the `lastmod` of the next one. */
            time: components["schemas"]["Instant"];
        };
        /** @description A person's progress in each award. */
        PersonAwards: {
            /** @description The id of the person. */
            id: components["schemas"]["Id"];
            /** @description Whether the person gets reminders to vote. */
            reminders?: boolean;
            /**
             * @description Present after a move, while the person's saved ballot and nominations are closed to this account. All
             *     counts are 0 then.
             */
            held?: {
                until: components["schemas"]["HeldUntil"];
            };
            /** @description The awards of the convention, in the order of `GET /config`. */
            awards: components["schemas"]["AwardProgress"][];
        };
        /** @description A person's progress in one award. */
        AwardProgress: {
            /** @description The award's key. Clients skip keys that they do not recognize. */
            award: string;
            ballot: components["schemas"]["BallotProgress"];
            nominations: components["schemas"]["NominationsProgress"];
        };
        /** @description How much of a ballot is filled in. */
        BallotProgress: {
            /** @description The number of categories to vote in. */
            categories: number;
            /**
             * @description The number of these categories with a vote that counts. A ranking with an empty first position does not
             *     count.
             */
            done: number;
            saved: components["schemas"]["LastSave"];
        };
        /** @description How many nominations are filled in. */
        NominationsProgress: {
            /** @description The number of categories to nominate in. */
            categories: number;
            /** @description The number of these categories with nominations. */
            done: number;
            /** @description The total number of nominated works. */
            works: number;
            saved: components["schemas"]["LastSave"];
        };
        /** @description A person's saved ballot: the newest save of each category, by category key. */
        Votes: {
            [key: string]: {
                /** @description The time of the save. The newest one of all categories is the `lastmod` of the next save. */
                time: components["schemas"]["Instant"];
                votes: components["schemas"]["Ranking"];
            };
        };
        /** @description Rankings by category key. */
        Rankings: {
            [key: string]: components["schemas"]["Ranking"];
        };
        /** @description The categories of a ballot to save. */
        VoteRequest: {
            /**
             * Format: date-time
             * @description The newest `time` of any of this person's categories. Null before the first save.
             */
            lastmod?: string | null;
            /** @description The name that the member types to sign the ballot. */
            signature: components["schemas"]["FilledName"];
            votes: components["schemas"]["Rankings"];
        };
        /** @description The saved part of a ballot. */
        VoteAnswer: {
            status: components["schemas"]["SuccessStatus"];
            /** @description The time of the save. Send it as `lastmod` with the next one. */
            time: components["schemas"]["Instant"];
            votes: components["schemas"]["Rankings"];
            /** @description The faults of the categories that were not saved. Absent when all were saved. */
            refused?: components["schemas"]["FieldError"][];
        };
        /** @description The downloads of the voter packet, by category key and then by format, such as `epub`. */
        Packet: {
            [key: string]: {
                [key: string]: components["schemas"]["PacketFile"];
            };
        };
        /** @description One download of the voter packet. */
        PacketFile: {
            /** @description The format and size for a link, such as `EPUB, 12MB`. */
            label: string;
            /** @description The path of the file on this site. Valid for two hours. */
            url: string;
            /** @description The size of the file. */
            bytes?: number;
        };
        /** @description The source that the payment provider returned to the browser. Null when there is nothing to pay. */
        PaymentSource: string | {
            /** @description The provider's id of the source. */
            id: string;
        } | null;
        /** @description The details of a person who is not yet in the database. Unknown keys are ignored. */
        NewPerson: {
            /** @description The type of the membership or day pass to buy: a key of `membershipTypes` in `GET /config`. */
            membership: components["schemas"]["TypeKey"];
            answers?: components["schemas"]["Answers"];
        } & WithRequired<components["schemas"]["PersonDetails"], "legal_name" | "email">;
        /**
         * @description A day pass. `membership` is its type. The days are named by their keys: `day1: true` includes the first of the
         *     `daypassDays` of `GET /config`.
         */
        NewDaypass: components["schemas"]["NewPerson"] & {
            [day: `day${number}`]: boolean | null;
        };
        /**
         * @description A higher membership, paper publications, or both. A membership costs its price in `GET /purchase/data` minus
         *     the price of the present membership (0 if that has none). It must cost more than the present one and be in the
         *     group `upgrade` of `GET /config`. If that has `upgradePaths`, it must be one of them, and costs its `amount`, if
         *     it has one. Paper publications cost their price, and are only for people without them.
         */
        Upgrade: {
            /** @description The id of the person to upgrade. */
            id: components["schemas"]["Id"];
            /** @description The membership type to buy. Null or absent to keep the present one. */
            membership?: components["schemas"]["TypeKey"] | null;
            paper_pubs?: components["schemas"]["NullablePaperPubs"];
            answers?: components["schemas"]["Answers"];
            /** @description The buyer's name for a person on another account. Shown only to the buyer. */
            name?: components["schemas"]["NullableName"];
        };
        /**
         * @description The answers to the `questions` of the type in `GET /purchase/data`, by key: text for `text`, a key of the
         *     values for `choice`, a number for `number`, `YYYY-MM-DD` for `date`, two letters of ISO 3166-1 for `country`, and
         *     for `consent` the `version` that the buyer agreed to. For an upgrade, they are the questions of the new type in
         *     `new_member`. If the membership type has `born` in `GET /config`, `born` is the date of birth, which is checked
         *     and not kept.
         */
        Answers: {
            [key: string]: components["schemas"]["Text"] | number | null;
        } | null;
        /** @description At least one new member or upgrade. */
        PurchaseRequest: {
            /** @description The payment account. Absent for the one that sells memberships; any other is refused. */
            account?: components["schemas"]["TypeKey"];
            /** @description The total that the buyer saw. It must equal the price that the server computes. */
            amount: components["schemas"]["Amount"];
            currency?: components["schemas"]["OwnCurrency"];
            /** @description The payer's email address. */
            email: components["schemas"]["Email"];
            source?: components["schemas"]["PaymentSource"];
            /** @description The people who become members. */
            new_members?: components["schemas"]["NewPerson"][];
            /** @description The people whose membership changes or who get paper publications. */
            upgrades?: components["schemas"]["Upgrade"][];
        };
        /** @description The day passes to buy. */
        DaypassRequest: {
            /** @description The total that the buyer saw. It must equal the price that the server computes. */
            amount: components["schemas"]["Amount"];
            currency?: components["schemas"]["OwnCurrency"];
            /** @description The payer's email address. */
            email: components["schemas"]["Email"];
            source?: components["schemas"]["PaymentSource"];
            /** @description A day pass for each person. */
            passes: components["schemas"]["NewDaypass"][];
        };
        /** @description A new item from the purchase data. */
        NewItem: {
            /** @description The price that the buyer saw. It must equal the price that the server computes. */
            amount: components["schemas"]["Amount"];
            currency?: components["schemas"]["OwnCurrency"];
            /** @description A key of `GET /purchase/data`. */
            category: components["schemas"]["TypeKey"];
            /** @description A key of the category's `types`. */
            type: components["schemas"]["TypeKey"];
            /** @description The values of the category's fields. */
            data?: {
                [key: string]: components["schemas"]["Text"] | number | boolean | null;
            } | null;
            answers?: components["schemas"]["Answers"];
            /** @description The id of the person who gets the item. Null or absent when it is for no person. */
            person_id?: components["schemas"]["Id"] | null;
            /** @description The buyer's name for the person who gets the item. Shown only to the buyer. */
            person_name?: components["schemas"]["NullableName"];
            /** @description The same as `person_name`, in the form of a draft. `person_name` takes precedence. */
            name?: components["schemas"]["NullableName"];
            /** @description An invoice number, as text or as a number. */
            invoice?: components["schemas"]["NullableName"] | number;
            /** @description A note about the item, which is stored and shown with it. */
            comments?: components["schemas"]["NullableText"];
        };
        /** @description An unpaid invoice. */
        InvoiceItem: {
            /** @description The id of the invoice, from `GET /purchase/list`. */
            id: components["schemas"]["Id"];
            currency?: components["schemas"]["OwnCurrency"];
        };
        /** @description The items to buy and the invoices to pay. */
        OtherPurchaseRequest: {
            /** @description The payment account of the items, `default` if absent. Invoices are always paid to `default`. */
            account?: components["schemas"]["TypeKey"];
            /** @description The payer's email address. */
            email: components["schemas"]["Email"];
            source: components["schemas"]["PaymentSource"];
            /** @description New items, and invoices by their id. */
            items: (components["schemas"]["NewItem"] | components["schemas"]["InvoiceItem"])[];
        };
        /** @description The payment provider's id of the charge. Absent before the payment succeeds, and without a charge. */
        ChargeId: string;
        /** @description The secret that the payment provider's script needs. Present with `requires_action`. */
        ClientSecret: string;
        /** @description Present and true when the payment succeeded but the purchase can no longer be delivered. The money is refunded. */
        RefundDue: boolean;
        /** @description The state of a purchase of memberships or day passes. */
        PurchaseAnswer: {
            /**
             * @description `success` when it is paid and delivered. `requires_action` waits for the card holder. `processing` waits
             *     for the payment provider.
             * @enum {string}
             */
            status: "success" | "requires_action" | "processing";
            charge_id?: components["schemas"]["ChargeId"];
            client_secret?: components["schemas"]["ClientSecret"];
            refund_due?: components["schemas"]["RefundDue"];
        };
        /** @description The state of a purchase of items or invoices. */
        OtherPurchaseAnswer: {
            /**
             * @description `succeeded` when it is paid and delivered. `requires_action` waits for the card holder. `processing` waits
             *     for the payment provider.
             * @enum {string}
             */
            status: "succeeded" | "requires_action" | "processing";
            /** @description The receipt number or, without one, the payment provider's id of the charge. */
            charge_id?: string;
            client_secret?: components["schemas"]["ClientSecret"];
            refund_due?: components["schemas"]["RefundDue"];
        };
        /**
         * @description Why a purchase was not paid. The response `NotPaid` explains each code.
         * @enum {string}
         */
        NotPaidCode: "card_declined" | "provider_refused" | "payment_failed";
        /** @description The state of a purchase, by its idempotency key. */
        PurchaseState: {
            /**
             * @description `success` when it is paid and delivered. `requires_action` waits for the card holder, and `processing` for
             *     the payment provider. With `failed` it was not paid, and `code` is the reason.
             * @enum {string}
             */
            status: "success" | "requires_action" | "processing" | "failed";
            charge_id?: components["schemas"]["ChargeId"];
            client_secret?: components["schemas"]["ClientSecret"];
            /** @description With `failed`, the machine-readable reason. */
            code?: components["schemas"]["NotPaidCode"];
            /** @description With `failed`, the human-readable reason. */
            message?: string;
            refund_due?: components["schemas"]["RefundDue"];
            /**
             * @description The member numbers of the new members in this purchase, in their order. Only `GET /purchase/status/{key}`
             *     returns them, without a session, so that a buyer with the key gets a receipt without signing in.
             */
            member_numbers?: number[];
            /**
             * @description The number of the payment provider's receipt. Only `GET /purchase/status/{key}` returns it. Absent without
             *     one.
             */
            receipt_number?: string;
            card?: components["schemas"]["PaidCard"];
        };
        /** @description The idempotency key of a purchase. */
        PurchaseKey: {
            key: components["schemas"]["IdempotencyKey"];
        };
        /** @description The decision of the sandbox's bank about a payment. */
        SandboxAuthentication: {
            /** @description The `client_secret` from the answer to the purchase. */
            client_secret: string;
            /** @description Whether the bank approves the payment. */
            approve: boolean;
        };
        /** @description The prices by day pass type and then by day, such as `day1`. */
        DaypassPrices: {
            [key: string]: {
                [key: string]: components["schemas"]["Amount"];
            };
        };
        /** @description Everything that is for sale, by category key. */
        PurchaseData: {
            [key: string]: components["schemas"]["PurchaseCategory"];
        };
        /** @description A group of items for sale that have the same form. */
        PurchaseCategory: {
            /** @description The name in English. */
            label: string;
            account: components["schemas"]["PaymentAccount"];
            /** @description Whether clients offer it to buyers without an account. The server does not check it. */
            allow_create_account?: boolean;
            /** @description Whether the category is on the payments page. */
            listed?: boolean;
            /** @description The membership types that the category can be bought for. */
            requireMembership?: string[];
            /** @description The description, as HTML. */
            description?: string;
            /** @description The label and description in the languages of the convention. */
            localized?: components["schemas"]["LocalizedWords"];
            /** @description The fields of the buyer's form, in order. */
            shape: components["schemas"]["PurchaseField"][];
            /** @description The types, in display order. */
            types: components["schemas"]["PurchaseType"][];
        };
        /** @description A field of the buyer's form. */
        PurchaseField: {
            /** @description The key of the field's value in the `data` of an item. */
            key: string;
            /**
             * @description The type of the value.
             * @enum {string}
             */
            type: "number" | "string" | "boolean" | "object";
            /** @description The name in English. */
            label: string;
            /** @description The label and the labels of the values in the languages of the convention. */
            localized?: components["schemas"]["LocalizedWords"];
            /** @description Whether the buyer must fill it in. A required checkbox must be checked. Absent means no. */
            required?: boolean;
            /** @description Filled in by the server and hidden in the form. */
            generated?: boolean;
            /** @description The possible values, with their labels. */
            values?: {
                [key: string]: string;
            };
        };
        /** @description One thing for sale. */
        PurchaseType: {
            /** @description The `type` of an item in a purchase. */
            key: string;
            /** @description The name in English. */
            label: string;
            /** @description The price. Absent when the server computes it or it is agreed on by invoice. */
            amount?: components["schemas"]["Amount"];
            /** @description The description, as HTML. */
            description?: string;
            /** @description The label and description in the languages of the convention. */
            localized?: components["schemas"]["LocalizedWords"];
            /** @description What its buyers are asked, in display order. Absent without questions. */
            questions?: components["schemas"]["Question"][];
            sale?: components["schemas"]["Sale"];
        };
        /**
         * @description Whether it is on sale, and how its price changes. Absent for what is always sold, at one price and without a
         *     limit.
         */
        Sale: {
            /**
             * @description `not_yet` before the sale and `ended` after it. `sold_out` when every place has its holder, and `held`
             *     when the last ones are being paid for and may become free again. Clients treat an unknown state as not on
             *     sale.
             * @enum {string}
             */
            state: "on_sale" | "not_yet" | "ended" | "sold_out" | "held";
            /**
             * Format: date-time
             * @description The first instant of the sale.
             */
            from?: string;
            /**
             * Format: date-time
             * @description The first instant after the sale.
             */
            until?: string;
            /**
             * Format: date-time
             * @description When the price changes next. Absent if it does not change any more.
             */
            changes?: string;
            /** @description The price from `changes` on. */
            next_amount?: components["schemas"]["Amount"];
            /** @description For a day pass, the prices from `changes` on, by day. */
            next_days?: {
                [key: string]: components["schemas"]["Amount"];
            };
            /** @description The names of its quota and its pool. An upgrade inside a pool needs no place of it. */
            limits?: string[];
            /** @description Those of `limits` that have no place left. */
            full?: string[];
        };
        /** @description A question to the buyer. */
        Question: {
            /** @description The key of the answer. */
            key: string;
            /**
             * @description The kind of answer. Clients show an unknown kind as text.
             * @enum {string}
             */
            type: "text" | "choice" | "number" | "date" | "country" | "consent";
            /** @description The question in English, or what is agreed to. */
            label: string;
            /** @description A hint, as HTML. */
            description?: string;
            /** @description The texts in the languages of the convention. */
            localized?: components["schemas"]["LocalizedWords"];
            /** @description Whether the buyer must answer it. Absent means no. */
            required?: boolean;
            /** @description The choices of a `choice`, with their labels. */
            values?: {
                [key: string]: string;
            };
            /** @description The version of what a `consent` agrees to. */
            version?: string;
        };
        /** @description The label, description and possible values in the languages of the configuration. */
        LocalizedWords: {
            /** @description The name. */
            label?: components["schemas"]["LocalizedText"];
            /** @description The description, as HTML. Absent without one. */
            description?: components["schemas"]["LocalizedText"];
            /** @description The labels of the possible values, by value. Absent when any value is possible. */
            values?: {
                [key: string]: components["schemas"]["LocalizedText"];
            };
        };
        /** @description One paid, unpaid or failed item of an account, or an invoice. */
        Purchase: {
            /** @description The id of the entry. For an invoice, the `id` to pay it with. */
            id: components["schemas"]["Id"];
            /** @description The time when the item was ordered or the invoice was made. */
            created: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description The time of the last change. Null when it has not changed.
             */
            updated: string | null;
            /** @description The address of the payer. */
            payment_email: string;
            status: components["schemas"]["PurchaseStatus"];
            /** @description The payment provider's id of the charge. Null before the payment, and without a charge. */
            stripe_charge_id: string | null;
            /** @description The number of the payment provider's receipt. Null without one. */
            stripe_receipt: string | null;
            /** @description The payment source. Null for all readers but the payer, and without a source. */
            stripe_token: string | null;
            /**
             * @description A code for why the payment failed, or `refund_due` when it succeeded but could not be delivered. Null
             *     without a fault.
             */
            error: string | null;
            /** @description The price of the item. */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description The id of the person who gets the item. Null when it is for no person. */
            person_id: number | null;
            /** @description The name of that person: for the payer, as they typed it. Null without a name. */
            person_name: string | null;
            /** @description The key of the purchase category. */
            category: string;
            /** @description The key of the type within its category. */
            type: string;
            /**
             * @description The values of the category's fields, by field key, and the answers to the questions of the type. Consent is
             *     an object with its `version` and the time when it was `agreed`.
             */
            data: {
                [key: string]: unknown;
            };
            /** @description The invoice number that the buyer gave. Null without one. */
            invoice: string | null;
            /** @description A note about the item. Null without one. */
            comments: string | null;
            card?: components["schemas"]["PaidCard"];
        };
        /**
         * @description The card that was charged, for the receipt. Absent for all readers but the payer, before the payment succeeds,
         *     and when the payment provider doesn't tell.
         */
        PaidCard: {
            /** @description The brand, such as `Visa`. Null if it is not known. */
            brand: string | null;
            /** @description The last four digits of its number. */
            last4: string;
        };
        /** @description The purchases and invoices of an account. */
        PurchaseList: components["schemas"]["Purchase"][];
        /** @description An event, as documented by the payment provider. */
        ProviderEvent: Record<string, never>;
        /**
         * @description `invoice` is not paid yet, `requires_action` waits for the card holder, and `processing` waits for the payment
         *     provider. Clients show values that they do not recognize as pending.
         * @enum {string}
         */
        PurchaseStatus: "invoice" | "requires_action" | "processing" | "succeeded" | "failed" | "refunded" | "disputed";
        /** @description The payment provider's public key of each payment account, by account key. */
        PaymentKeys: {
            /** @description The public key of the account `default`. Empty when it has none. */
            default: string;
        } & {
            [key: string]: string;
        };
        /** @description The place of a text on a badge, in the units of its background. */
        BadgeSlot: {
            /** @description The distance from the left. */
            x: number;
            /** @description The distance from the top. */
            y: number;
            /** @description The width of the place. */
            width: number;
            /** @description The height of the place. */
            height: number;
            /** @description The colour of the text, as #005383. */
            color: string;
            /**
             * @description Where the text stands.
             * @enum {string}
             */
            align: "left" | "center" | "right";
            /**
             * @description The weight of the text.
             * @enum {string}
             */
            weight: "regular" | "bold";
        };
        /** @description A picture that the server sends. */
        Picture: {
            /** @description The path on the server. */
            href: string;
            /** @description The width, of which only the ratio to the height matters. */
            width: number;
            /** @description The height, in the same units as the width. */
            height: number;
        };
        /** @description The convention's public settings and the server's time. */
        Config: {
            /** @description The key of the convention. */
            id: string;
            /** @description The product name, at the start of page titles. */
            name: string;
            /**
             * @description Who sells, for receipts: the legal name, then lines such as the address and a tax number. Absent if the
             *     convention does not name one.
             */
            seller?: string[];
            /** @description The event. The label of the card button combines its name and year. */
            event: {
                /** @description The convention's name without its year. */
                name: string;
                /** @description The year in which the convention is held. */
                year: number;
                /**
                 * @description The name of this one convention, such as "Prairie Con 12", on the label of the card button. Without it,
                 *     name and year.
                 */
                title?: string;
            };
            /** @description When and where the convention is held, for the front page and link previews. */
            convention?: {
                /**
                 * Format: date
                 * @description The day on which it begins.
                 */
                firstDay: string;
                /**
                 * Format: date
                 * @description The day on which it ends.
                 */
                lastDay: string;
                /** @description The IANA time zone of the place. */
                timeZone: string;
                /** @description The full name, such as "Dublin 2019, an Irish Worldcon". Without it, `name`. */
                title?: components["schemas"]["LocalizedText"];
                /** @description What it is, such as "The 77th World Science Fiction Convention". */
                tagline?: components["schemas"]["LocalizedText"];
                /** @description The name of the venue, with its city. */
                place?: components["schemas"]["LocalizedText"];
                /** @description The venue's postal address in one line. */
                address?: string;
                /**
                 * Format: uri
                 * @description The convention's own site.
                 */
                website?: string;
            };
            /** @description The server's current time. Clients use it to detect that their own clock is wrong. */
            time: components["schemas"]["Instant"];
            /** @description The IANA time zone of the deadlines in the rules. */
            deadlineTimeZone: string;
            /** @description The membership types by key. */
            membershipTypes: {
                [key: string]: components["schemas"]["MembershipType"];
            };
            membershipGroups: components["schemas"]["MembershipGroups"];
            /** @description The languages of the portal and its mails. English is always included. */
            languages: components["schemas"]["Language"][];
            /**
             * @description The regional form (BCP 47) in which a language writes dates and amounts, such as `en-CA`. Without it, the
             *     portal's own for that language.
             * @example {
             *       "en": "en-CA"
             *     }
             */
            locales?: {
                [key: string]: string;
            };
            /**
             * @description The convention's own texts for the portal, by language. Absent if it has none. Other clients don't need them.
             * @example {
             *       "fr": {
             *         "name": "Français",
             *         "url": "/assets/locales/fr-0a1b2c3d4e5f.json"
             *       }
             *     }
             */
            texts?: {
                [key: string]: {
                    /** @description The language's own name for itself. */
                    name: string;
                    /** @description The path of a JSON file. */
                    url: string;
                };
            };
            /** @description The currency of every amount, as an ISO 4217 code in lower case. */
            currency: string;
            parts: components["schemas"]["Parts"];
            /** @description Whether paper publications cost extra. */
            paid_paper_pubs: boolean;
            /** @description Whether day passes are for sale. */
            enable_daypass: boolean;
            /** @description The days that a day pass can include, in order. Empty when there are none. */
            daypassDays: {
                /** @description For example `day1`. Names the day in requests and prices. */
                key: string;
                /** @description The name of the day, such as Wednesday. */
                label: components["schemas"]["LocalizedText"];
                /** @description A short label for lists of days, such as "Wed". */
                short: components["schemas"]["LocalizedText"];
                /**
                 * Format: date
                 * @description The calendar day.
                 */
                date?: string;
            }[];
            /** @description Email addresses for questions. */
            contact: {
                /** @description The address for questions about memberships and sign-in. */
                registration: string;
                /** @description The address for questions about the awards. */
                hugoHelp: string;
            };
            /** @description This convention's facts for the privacy page. */
            privacy?: {
                /** @description The contact for questions about members' data. */
                contact: string;
                /** @description How long each kind of data is kept. A kind that the convention doesn't have is absent. */
                retention?: {
                    /**
                     * @description The data. `origins` are network addresses and browsers of saves; `records` are people and all the rest.
                     * @enum {string}
                     */
                    kind: "origins" | "reading" | "mails" | "changes" | "links" | "ballots" | "records";
                    /** @description For how many days the data is kept. */
                    days: number;
                    /**
                     * @description What the days are counted from. An `event` is a sent mail, a change, or an expired link.
                     * @enum {string}
                     */
                    from: "convention" | "results" | "event";
                    /**
                     * @description A `job` deletes the data after these days. By `archive`, administrators delete them at the end of
                     *     the convention, and not before.
                     * @enum {string}
                     */
                    by: "job" | "archive";
                    /**
                     * Format: date-time
                     * @description When the days end; absent for `event`.
                     */
                    until?: string;
                }[];
                /**
                 * Format: date
                 * @description The day when the network addresses and browsers of saved ballots and nominations are deleted. Those of
                 *     later saves are kept for some days longer.
                 */
                originsDeleted: string;
            };
            /** @description The number of minutes within which a login link should arrive. */
            loginLinkMinutes: number;
            /**
             * @description Advice to show before a member requests a login link. `{minutes}` stands for `loginLinkMinutes`, and
             *     `{registration}` for that contact address.
             */
            loginHelp: components["schemas"]["LocalizedText"][];
            /** @description The number of seconds after which the message bar hides. Null if it never hides. */
            messageAutoHideSeconds: number | null;
            /** @description How cards are charged. */
            payments: {
                /**
                 * @description The payment provider. `sandbox` charges no cards.
                 * @enum {string}
                 */
                adapter: "sandbox" | "stripe";
            };
            /** @description The chat workspace that members can be invited to. Null without one. */
            chat: {
                /** @description The workspace's name in texts. */
                name: string;
            } | null;
            /** @description The address that receives page views and errors as JSON. Null to send none. */
            analytics: {
                /** @description The address that clients send them to. */
                url: string;
            } | null;
            /** @description The avatar service. Null to show initials only. */
            avatars: {
                /** @description `{hash}` is the SHA-256 of the address in lower case, and `{size}` the size in pixels. */
                urlTemplate: string;
            } | null;
            /**
             * @description The background of every page. Absent for none.
             * @enum {string}
             */
            ground?: "plain" | "bridge";
            /** @description The convention's own badge. Absent for the usual one. */
            badge?: {
                background: components["schemas"]["Picture"];
                /**
                 * @description The places of texts and areas by name: `name`, `subtitle`, `number`, `type`, `convention`, `barcode`,
                 *     `color`.
                 */
                slots: {
                    [key: string]: components["schemas"]["BadgeSlot"];
                };
            };
            /** @description The convention's pictures. Absent without a logo. */
            brand?: {
                logo: components["schemas"]["Picture"];
                /** @description The logo on dark surfaces. Without it, show `logo` on a white plate. */
                logoDark?: components["schemas"]["Picture"];
            };
            hugo: components["schemas"]["HugoConfig"];
        };
        /** @description How accessible the pages are. The convention writes it. */
        Accessibility: {
            /** @description The email address for people who meet a barrier. */
            contact: string;
            /**
             * Format: date
             * @description The day when the statement was last checked.
             */
            reviewed: string;
            /** @description The standard that the pages should meet. */
            standard: components["schemas"]["LocalizedText"];
            /** @description What was tested and how, one sentence each. */
            tested: components["schemas"]["LocalizedText"][];
            /** @description The known barriers and what to do instead, one sentence each. Empty if none is known. */
            limits: components["schemas"]["LocalizedText"][];
        };
        /**
         * @description The parts of the product that the convention has. The portal shows nothing of a missing part, and the calls
         *     with its name in `x-part` answer 404 (`not_offered`).
         */
        Parts: {
            /** @description The convention publishes an accessibility statement. */
            accessibility?: boolean;
            /** @description Barcodes can be added to Apple Wallet. */
            apple_wallet?: boolean;
            /** @description Members nominate or vote for an award. */
            awards: boolean;
            /** @description At least one membership type has a badge. */
            badge: boolean;
            /** @description Badges have a barcode for registration. */
            barcode: boolean;
            /** @description Members can request an invitation to a chat. */
            chat: boolean;
            /** @description Day passes are for sale. */
            daypass: boolean;
            /** @description Barcodes can be added to Google Wallet. */
            google_wallet?: boolean;
            /** @description Other items than memberships and day passes are for sale, including by invoice. */
            items: boolean;
            /** @description Members nominate for an award. */
            nominations: boolean;
            /** @description Voters can download a packet. */
            packet: boolean;
            /** @description Members can get publications on paper. */
            paper_pubs: boolean;
            /** @description People can sign in with a passkey. */
            passkeys?: boolean;
            /** @description At least one thing costs money. */
            payments: boolean;
            /** @description Voters can request a code in addition to the packet. */
            series_extra: boolean;
            /** @description Members vote on the site of a later convention. */
            site_selection: boolean;
            /** @description Members can upgrade their membership. */
            upgrades: boolean;
            /** @description Members vote for an award. */
            voting: boolean;
        };
        /** @description A membership type and its holders' rights. A person's `rights` can differ from those of the type. */
        MembershipType: {
            /** @description The name. */
            label: components["schemas"]["LocalizedText"];
            /** @description Who can buy it, in one sentence. Absent without such a text. */
            description?: components["schemas"]["LocalizedText"];
            /** @description The name of this type's day pass, in languages where it is not the label with "day pass". */
            daypass_label?: components["schemas"]["LocalizedText"];
            /**
             * @description The range of birth dates that it is for, both included. Its buyers send the date of birth as the answer
             *     `born`. Absent when it is for all ages.
             */
            born?: {
                /**
                 * Format: date
                 * @description The earliest date of birth.
                 */
                from?: string;
                /**
                 * Format: date
                 * @description The latest date of birth.
                 */
                to?: string;
            };
            /** @description Whether its holders, and those of a day pass of this type, get a badge. */
            badge: boolean;
            /** @description Whether there is a day pass of this type. */
            daypass_available: boolean;
            /** @description Whether its holders can nominate. */
            hugo_nominator: boolean;
            /** @description Whether its holders are members of the convention and can be invited to its chat. */
            member: boolean;
            /** @description Whether its holders can vote for awards and on the site of a later convention. */
            wsfs_member: boolean;
            /** @description Whether other members can find its holders with `POST /people/lookup`. */
            allow_lookup: boolean;
        };
        /** @description The membership types of each choice, in display order. */
        MembershipGroups: {
            /** @description The types of the card with this key. Empty without such a card. The same applies to `support`. */
            attend: components["schemas"]["TypeList"];
            /** @description The membership types for children. */
            child: components["schemas"]["TypeList"];
            /** @description The types of the card `support`. Empty without such a card. */
            support: components["schemas"]["TypeList"];
            /** @description The cards of new memberships, in display order, with the convention's own texts. */
            cards: {
                /** @description The key of the card, such as `attend`. */
                key: string;
                /** @description The card's heading. */
                title: components["schemas"]["LocalizedText"];
                /** @description What these memberships include and do not include. */
                text?: components["schemas"]["LocalizedText"];
                /** @description The card's membership types. */
                types: components["schemas"]["TypeList"];
            }[];
            /** @description The types that a member can upgrade to. */
            upgrade: components["schemas"]["TypeList"];
            /** @description The only upgrades for sale. Absent when every type can be upgraded to each type of `upgrade` that costs more. */
            upgradePaths?: {
                /** @description The present membership type. */
                from: string;
                /** @description The new membership type, one of `upgrade`. */
                to: string;
                /** @description The price. Absent when it is the difference. */
                amount?: components["schemas"]["Amount"];
            }[];
            /** @description The types that day passes are sold for, in display order. */
            daypass: components["schemas"]["TypeList"];
            /** @description The list of all new memberships, in groups with a divider between them. */
            list: components["schemas"]["TypeList"][];
        };
        /** @description Membership types. */
        TypeList: string[];
        /**
         * @description The awards of the convention, under any name. Without awards, `awards` and `categories` are empty.
         *     `maxNominations`, `ballotPositions`, `noAward` and `finalBallot` are those of the first award, for clients
         *     that support only one. Each award has its own values.
         */
        HugoConfig: {
            /** @description The first segment of the award pages' paths, for example `hugo`. */
            path: string;
            /** @description The common name of the awards. If absent, use their individual names. */
            name?: components["schemas"]["LocalizedText"];
            forms?: components["schemas"]["NameForms"];
            /** @description The page that links to the nominations of each award, if there is one. */
            landing?: {
                /** @description The name of the page in its path. */
                page: string;
                /** @description The page's title. */
                title: components["schemas"]["LocalizedText"];
            };
            /**
             * @description A sentence about when the awards are given. An award's key in braces is a placeholder for the day of its
             *     ceremony.
             */
            ceremonies?: components["schemas"]["LocalizedText"];
            /** @description The maximum number of nominations in each category. Absent without awards. */
            maxNominations?: number;
            /** @description The number of ballot positions in each category. Absent without awards. */
            ballotPositions?: number;
            /** @description A sentence about when the final ballot is announced. */
            finalBallot?: components["schemas"]["LocalizedText"];
            /** @description The entry of a ranking that votes for giving no award. Absent when there is no such entry. */
            noAward?: {
                /** @description The number that rankings use for it: -1. */
                id: number;
                /** @description Its label. */
                title: components["schemas"]["LocalizedText"];
            };
            /** @description The awards by key, in the order of the pages. */
            awards: {
                [key: string]: components["schemas"]["Award"];
            };
            /** @description All categories, in display order. Those on the ballot have finalists. */
            categories: components["schemas"]["HugoCategory"][];
            /**
             * @description The extra that `GET hugo/{id}/packet-series-extra` mails in addition to the packet's files: its category
             *     and the label of its button. Null when there is none, and until the finalists of its award are announced.
             */
            seriesExtra: {
                /** @description The key of the extra's award category. */
                category: string;
                /** @description The label of the button that requests it. */
                label: components["schemas"]["LocalizedText"];
            } | null;
        };
        /**
         * @description Other forms of a name, by language and by the form's key in the texts of that language. If a form is missing,
         *     use the name.
         */
        NameForms: {
            [key: string]: {
                [key: string]: string;
            };
        };
        /** @description One award: its name, periods and limits. */
        Award: {
            /** @description The award's name as in a list, for example "Hugo Awards". */
            name: components["schemas"]["LocalizedText"];
            forms?: components["schemas"]["NameForms"];
            /** @description The suffix of the award's page paths after `nominate-` and `vote-`. Absent when the paths have no suffix. */
            segment?: string;
            /** @description The award's year, for example 1944. */
            year: number;
            /** @description The year of the eligible works, for example 1943. Present when the award is for works of one year. */
            worksOf?: number;
            /** @description What is eligible, as a list of sentences. */
            eligible?: components["schemas"]["LocalizedText"][];
            /** @description The nomination period. Absent when the award has no nominations. */
            nominations?: components["schemas"]["Period"];
            /** @description The voting period. Absent when the award has no vote. */
            voting?: components["schemas"]["Period"];
            /** @description The time when the finalists are announced. If absent, this is when voting opens. */
            announced?: components["schemas"]["Instant"];
            /** @description A sentence about when the final ballot is announced. */
            finalBallot?: components["schemas"]["LocalizedText"];
            /**
             * Format: date
             * @description The day of the award ceremony. Absent before it is known.
             */
            ceremony?: string;
            /** @description The maximum number of nominations in each category. */
            maxNominations: number;
            /** @description The number of ballot positions in each category. */
            positions: number;
            /** @description The label of the entry -1, a vote for giving no award. Null if the award does not have it. */
            noAward: components["schemas"]["LocalizedText"] | null;
        };
        /** @description From `opens` until the end of the minute of `closes`. */
        Period: {
            /** @description The first instant that is open. */
            opens: components["schemas"]["Instant"];
            /** @description The start of the last minute that is open. */
            closes: components["schemas"]["Instant"];
        };
        /** @description A category of an award. */
        HugoCategory: {
            /** @description The key that names the category in nominations, votes and finalists. */
            key: string;
            /** @description The name of the category. */
            title: components["schemas"]["LocalizedText"];
            /** @description Who or what is eligible. Absent without such a text. */
            description?: components["schemas"]["LocalizedText"];
            /** @description The year of the eligible works. Present when the award is for works of one year. */
            year?: number;
            /** @description The key of the category's award. */
            award: string;
            /**
             * @description The length of works in this category. Both limits are inclusive, and a missing limit is open. Clients use
             *     it for hints, never to refuse a work.
             */
            length?: {
                /**
                 * @description What the limits count: `words` of a text, or `minutes` of a running time.
                 * @enum {string}
                 */
                unit: "words" | "minutes";
                /** @description The least length. Absent without a lower limit. */
                min?: number;
                /** @description The greatest length. Absent without an upper limit. */
                max?: number;
            };
            /** @description The fields of a nomination, in the order of the form. */
            fields: {
                /** @description The field's key in a nomination. */
                key: string;
                /** @description The field's label in the form. */
                label: components["schemas"]["LocalizedText"];
            }[];
        };
        /** @description The state and version of the server. */
        Health: {
            /**
             * @description Always `ok`. A server that cannot work answers with a problem document instead.
             * @constant
             */
            status: "ok";
            /** @description The server's version. */
            version?: string;
            /** @description The `id` of `GET /config`. */
            convention?: string;
            /** @description The newest database migration that the server includes. */
            migration?: string;
        };
        /**
         * @description What an account may do on behalf of others.
         * @enum {string}
         */
        Role: "member_admin" | "hugo_admin";
        /** @description The reason, for the log. The owner of the record can read it. */
        Reason: string;
        /** @description The reason for a change that needs no other detail. */
        ReasonOnly: {
            reason: components["schemas"]["Reason"];
        };
        /** @description A search for people. */
        PeopleQuery: {
            /** @description A member number or id, the start of an address, or words of a name. */
            query: components["schemas"]["FilledName"];
        };
        /** @description The details that identify a person in a list. */
        FoundPerson: {
            /** @description The id of the record. */
            id: components["schemas"]["Id"];
            /** @description The full name as in official documents. */
            legal_name: string;
            /** @description The public name or, without one, the legal name. */
            preferred_name: string;
            /** @description The address of the account that the person is on. Null without an account. */
            email: string | null;
            membership: components["schemas"]["MembershipKey"];
            member_number: components["schemas"]["MemberNumber"];
            /**
             * @description How the query matched. Only in search results. `similar` is a name with a typing error, and `id` the id of
             *     the record.
             * @enum {unknown}
             */
            match?: "member_number" | "id" | "name" | "email" | "similar";
        };
        /** @description The people that match a search. */
        PeopleFound: {
            status: components["schemas"]["SuccessStatus"];
            /** @description The best matches first. */
            people: components["schemas"]["FoundPerson"][];
            /** @description Whether other people match too. */
            more: boolean;
            allowance?: components["schemas"]["Allowance"];
        };
        /** @description Present when an administrator has little left of a limit. */
        Allowance: {
            /** @description The number of calls left without waiting. When none is left, `too_many_requests` contains the time to wait. */
            left: number;
            /** @description The number of seconds until one more call is available. */
            next_seconds: number;
        };
        /** @description An administrator whose limits are reset. */
        LimitsLift: {
            /** @description The address of the administrator's account. */
            email: components["schemas"]["Email"];
            reason: components["schemas"]["Reason"];
        };
        /** @description The result of an administrator's change to a person. */
        PersonChanged: {
            status: components["schemas"]["SuccessStatus"];
            updated: components["schemas"]["UpdatedFields"];
            /** @description The time of the last change to the record. */
            last_modified: components["schemas"]["Instant"];
        };
        /** @description The person that was created. */
        PersonMade: {
            status: components["schemas"]["SuccessStatus"];
            /** @description The id of the new record. */
            id: components["schemas"]["Id"];
            member_number: components["schemas"]["MemberNumber"];
        };
        /** @description Changes to a person's details. */
        PersonEdit: {
            /** @description The `last_modified` of the record that the changes are based on. */
            last_modified: components["schemas"]["Instant"];
            changes: components["schemas"]["PersonDetails"];
            reason: components["schemas"]["Reason"];
        };
        /** @description The membership to give to a person. */
        MembershipChange: {
            /** @description A key of `membershipTypes` in `GET /config`. */
            membership: components["schemas"]["TypeKey"];
            reason: components["schemas"]["Reason"];
        };
        /** @description The address to move a person to. */
        EmailChange: {
            /** @description The address of the new account. It may have people already. */
            email: components["schemas"]["Email"];
            reason: components["schemas"]["Reason"];
        };
        /** @description A person who gets a free membership. */
        CompRequest: {
            /** @description The free membership: a key of `membershipTypes` in `GET /config`. */
            membership: components["schemas"]["TypeKey"];
            reason: components["schemas"]["Reason"];
        } & WithRequired<components["schemas"]["PersonDetails"], "legal_name" | "email">;
        /** @description The record to merge into the one of the path. */
        MergeRequest: {
            /** @description The id of the record that is removed. */
            other: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
        };
        /** @description The confirmation of an erasure. */
        EraseRequest: {
            /** @description The legal name on record, to confirm that it is the right person. */
            legal_name: components["schemas"]["FilledName"];
            reason: components["schemas"]["Reason"];
        };
        /**
         * @description One field of a record, before and after. Null when the field was or is empty, or when the value is withheld or
         *     no longer kept.
         */
        FieldChange: {
            /** @description The name of the field. */
            field: string;
            /** @description The value before the change. */
            before: string | null;
            /** @description The value after the change. */
            after: string | null;
        };
        /** @description One change to a record. */
        LogEntry: {
            /** @description The time of the change. */
            time: components["schemas"]["Instant"];
            /**
             * @description Who made the change: `account` is the signed-in account, `purchase` a purchase, and `crew` an
             *     administrator.
             * @enum {string}
             */
            by: "account" | "purchase" | "crew";
            /** @description The administrator, for administrators only. A command is `cli:` and a name. */
            operator: string | null;
            /** @description The operation that made the change. Clients show operations that they do not recognize as a change. */
            operation: string;
            /** @description The reason that the administrator gave. Null for other changes, and when it is withheld. */
            reason: string | null;
            /** @description The changed fields. */
            changes: components["schemas"]["FieldChange"][];
        };
        /** @description One page of the changes to a person. */
        PersonLog: {
            /** @description The changes, newest first. */
            log: components["schemas"]["LogEntry"][];
            next?: components["schemas"]["LogCursor"];
        };
        /** @description The start of the next page of a log. Absent on the last page. */
        LogCursor: string;
        /** @description What the mail is about, such as `login` or `new_member`. */
        MailKind: string;
        /** @description How many times the server tried to send the mail. */
        MailAttempts: number;
        /** @description The mail server's last error. Null when there was none. */
        MailError: string | null;
        /** @description A mail that was or will be sent. */
        MailRecord: {
            /** @description The id of the mail. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["MailKind"];
            /** @description The time when the mail was queued. */
            created: components["schemas"]["Instant"];
            /** @description The time of the next attempt. Without meaning once the mail was sent or has failed. */
            due: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description The time when it was sent or skipped. Null before that.
             */
            sent: string | null;
            /**
             * Format: date-time
             * @description The time when the server gave up sending it. Null if it did not.
             */
            failed: string | null;
            error: components["schemas"]["MailError"];
            attempts: components["schemas"]["MailAttempts"];
        };
        /** @description The account that a person is on. Null without an address. */
        AccountRecord: {
            /** @description The address that identifies the account. */
            email: string;
            /** @description The language of the account's mails. Null when none was set. */
            language: string | null;
            /**
             * Format: date-time
             * @description The time of the first sign-in. Null before it.
             */
            signed_in: string | null;
            /**
             * Format: date-time
             * @description Since when its address has been unsubscribed from campaigns; absent while it is not.
             */
            unsubscribed?: string;
            /** @description The account's roles. Empty for most accounts. */
            roles: components["schemas"]["Role"][];
            /** @description The other people on the account, sorted by id. At most 100. */
            people: components["schemas"]["FoundPerson"][];
        };
        /** @description The times of the last saves. Null before the first save. */
        AwardsSent: {
            /**
             * Format: date-time
             * @description The time of the last save of nominations in any category.
             */
            nominated: string | null;
            /**
             * Format: date-time
             * @description The time of the last save of the ballot.
             */
            voted: string | null;
        };
        /** @description An administrator's view of a person, without votes and nominations. */
        PersonRecord: {
            person: components["schemas"]["Person"];
            /** @description The account that the person is on. Null without an address. */
            account: components["schemas"]["AccountRecord"] | null;
            awards: components["schemas"]["AwardsSent"];
            /** @description The 100 newest purchases for the person or paid by their account. */
            purchases: components["schemas"]["Purchase"][];
            /** @description The 100 newest mails to or about the person. Mails are deleted a month after they were sent. */
            mails: components["schemas"]["MailRecord"][];
            /** @description The changes to the record, newest first. At most 100; `log_next` starts the next page. */
            log: components["schemas"]["LogEntry"][];
            log_next?: components["schemas"]["LogCursor"];
            allowance?: components["schemas"]["Allowance"];
        };
        /** @description A save in a category of the awards, without its content. */
        AwardSave: {
            /**
             * @description Whether the ballot or the nominations were saved.
             * @enum {string}
             */
            kind: "vote" | "nomination";
            /** @description The time of the save. */
            time: components["schemas"]["Instant"];
            category: components["schemas"]["CategoryKey"];
            signature: components["schemas"]["Signature"];
            /**
             * @description The network address that saved it. Empty when it is no longer stored: see `originsDeleted` of `GET
             *     /config`.
             */
            client_ip: string;
            /** @description What the browser called itself. Null when it is not stored. */
            client_ua: string | null;
        };
        /** @description All stored data of a person, without data of other people. */
        PersonExport: {
            /** @description The time of the export. */
            exported: components["schemas"]["Instant"];
            person: components["schemas"]["Person"];
            /** @description The account that the person is on. Null without an address. */
            account: components["schemas"]["AccountRecord"] | null;
            awards: components["schemas"]["AwardsSent"];
            /** @description The passkeys, oldest first. Absent from servers without passkeys. */
            passkeys?: components["schemas"]["StoredPasskey"][];
            /** @description Every save of the ballot, then every save of nominations, each oldest first. */
            saves: components["schemas"]["AwardSave"][];
            /** @description The purchases for the person or paid by their account, newest change first. */
            purchases: components["schemas"]["Purchase"][];
            /** @description The mails to or about the person, newest first. */
            mails: components["schemas"]["MailRecord"][];
            /** @description The changes to the record, newest first. */
            log: components["schemas"]["LogEntry"][];
        };
        /** @description Which mails to find. A mail must match every given field, but of `person` and `email` one is enough. */
        MailQuery: {
            /** @description The id of the person that the mail is about. */
            person?: components["schemas"]["Id"];
            /** @description The address that the mail was sent to. */
            email?: components["schemas"]["Email"];
            state?: components["schemas"]["MailState"];
            /** @description The whole name of a campaign. */
            campaign?: components["schemas"]["FilledName"];
            /** @description The smallest `id` of the previous page. */
            before?: components["schemas"]["Id"];
            limit?: components["schemas"]["Limit"];
        };
        /** @description The maximum number of entries. The default is 50. */
        Limit: number;
        /**
         * @description A `skipped` mail had nothing left to report when its turn came.
         * @enum {string}
         */
        MailState: "waiting" | "sent" | "skipped" | "failed" | "bounced";
        /** @description One page of the mails that match. */
        MailsFound: {
            status: components["schemas"]["SuccessStatus"];
            /** @description The mails, newest first. */
            mails: components["schemas"]["FoundMail"][];
            more: components["schemas"]["HasMore"];
        };
        /** @description A mail without its content. */
        FoundMail: {
            /** @description The id of the mail. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["MailKind"];
            state: components["schemas"]["MailState"];
            /** @description The address. Null before the mail was sent or a send was attempted. */
            recipient: string | null;
            /** @description The name of its campaign. Null when it belongs to none. */
            campaign: string | null;
            /** @description The time when the mail was queued. */
            created: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description The time of the next attempt.
             */
            due: string | null;
            /**
             * Format: date-time
             * @description The time when the mail was sent, skipped, given up or returned.
             */
            done: string | null;
            attempts: components["schemas"]["MailAttempts"];
            /** @description Why the mail came back or, if it did not, the mail server's last error. Null without either. */
            problem: string | null;
        };
        /** @description Whether a mail is sent again. */
        Resent: {
            status: components["schemas"]["SuccessStatus"];
            /** @description Whether the mail was queued. False when it was already waiting. */
            queued: boolean;
        };
        /** @description A mail that may be a delivery report. */
        BounceReport: {
            /** @description The whole mail, or its first 256 kB. */
            report: string;
            reason: components["schemas"]["Reason"];
        };
        /** @description What a delivery report was about. */
        BounceFound: {
            status: components["schemas"]["SuccessStatus"];
            /**
             * @description `recorded`, or the reason why not: the mail is not a delivery report (`no_report`), it is about an
             *     unknown mail (`not_ours`), it does not report a failure (`not_failed`), or it was already recorded
             *     (`known`).
             * @enum {string}
             */
            found: "no_report" | "not_ours" | "not_failed" | "known" | "recorded";
        };
        /**
         * @description What members do in the awards.
         * @enum {string}
         */
        AwardAct: "vote" | "nominate";
        /** @description The audience of a campaign that is being planned. */
        CampaignPlan: {
            act: components["schemas"]["AwardAct"];
            /** @description Leave out people who have already voted or nominated. */
            only_not_yet?: boolean;
        };
        /** @description A campaign to start. */
        CampaignRequest: {
            /** @description A name that no campaign had before. */
            name: components["schemas"]["FilledName"];
            act: components["schemas"]["AwardAct"];
            /** @description Leave out people who have already voted or nominated. */
            only_not_yet?: boolean;
            /** @description The maximum number of mails per minute, across all processes. The default is 100. */
            per_minute?: number;
            reason: components["schemas"]["Reason"];
        };
        /** @description The campaign to pause or resume. */
        CampaignPause: {
            /** @description The name of the campaign. */
            name: components["schemas"]["FilledName"];
            /** @description True to hold its unsent mails, false to go on sending them. */
            is_paused: boolean;
            reason: components["schemas"]["Reason"];
        };
        /** @description People with the right who do not get the mail, by reason. */
        LeftOut: {
            /** @description The number of people who have already voted or nominated. */
            done: number;
            /** @description The number of people who are on no account. */
            without_address: number;
            /** @description The number of people whose address is known to reject email. */
            bouncing: number;
            /** @description The number of people who have unsubscribed from campaigns. */
            unsubscribed: number;
        };
        /** @description The campaign that was started. */
        CampaignStarted: {
            status: components["schemas"]["SuccessStatus"];
            /** @description The number of people who get a mail. */
            recipients: number;
            left_out: components["schemas"]["LeftOut"];
        };
        /** @description What a campaign would send. */
        CampaignPlanned: {
            status: components["schemas"]["SuccessStatus"];
            /** @description The number of people who would get a mail now. */
            recipients: number;
            left_out: components["schemas"]["LeftOut"];
            /** @description One of the mails, in English. Null when there are no recipients. */
            sample: components["schemas"]["SampleMail"] | null;
        };
        /** @description A mail of a campaign with a made-up name and address and links that do not work. */
        SampleMail: {
            /** @description The made-up address. */
            to: string;
            /** @description The subject line. */
            subject: string;
            /** @description The plain text. */
            text: string;
        };
        /** @description A list of campaigns. */
        Campaigns: {
            /** @description The campaigns, newest first. */
            campaigns: components["schemas"]["Campaign"][];
        };
        /** @description A campaign, with the number of its mails in each state. */
        Campaign: {
            /** @description The id of the campaign, for `before`. */
            id: components["schemas"]["Id"];
            /** @description The name that the administrator gave it. */
            name: string;
            act: components["schemas"]["AwardAct"];
            /** @description Whether it leaves out people who have already voted or nominated. */
            only_not_yet: boolean;
            /** @description The maximum number of its mails per minute. */
            per_minute: number;
            /** @description The time when it was started. */
            created: components["schemas"]["Instant"];
            /** @description Whether its unsent mails are held. */
            is_paused: boolean;
            /** @description The number of mails that are not sent yet. */
            waiting: number;
            /** @description The number of mails that were sent and did not come back. */
            sent: number;
            /** @description The number of people without a right, an address or anything left to do when their mail was due. */
            skipped: number;
            /** @description The number of mails that the server gave up sending. */
            failed: number;
            /** @description The number of mails that came back. */
            bounced: number;
        };
        /** @description One page of a ballot's saves. */
        BallotVersions: {
            /** @description The saves, newest first. */
            versions: components["schemas"]["BallotVersion"][];
            /** @description Whether there are earlier versions. */
            more: boolean;
        };
        /** @description A ballot after one save, without the votes. */
        BallotVersion: {
            /** @description The time of the save, which identifies the version. */
            time: components["schemas"]["Instant"];
            /** @description The number of filled positions on the whole ballot. */
            entries: number;
            /**
             * @description How the ballot was saved. Null when the voter saved it.
             * @enum {unknown}
             */
            entered: "paper" | "restored" | null;
            /**
             * @description Present when two records that both voted were merged. `counted`: the merge saved the counted ballot again,
             *     unchanged; the voter did not save it. `set_aside`: a save of the disallowed ballot.
             * @enum {unknown}
             */
            merge?: "counted" | "set_aside";
        };
        /** @description A ballot on paper. */
        PaperBallot: {
            /** @description The name that the voter signed with. */
            signature: components["schemas"]["FilledName"];
            votes: components["schemas"]["Rankings"];
            /** @description Whether the paper ballot replaces a saved one. */
            replaces?: boolean;
            reason: components["schemas"]["Reason"];
        };
        /** @description The version of a ballot to restore. */
        BallotRestore: {
            /** @description The `time` of the version to restore. */
            version: components["schemas"]["Instant"];
            /** @description The `time` of the newest version that the administrator has seen. */
            newest: components["schemas"]["Instant"];
            reason: components["schemas"]["Reason"];
        };
        /** @description What to count or not to count. */
        BallotRuling: {
            /**
             * @description All votes or all nominations of the person.
             * @enum {string}
             */
            ballot: "votes" | "nominations";
            reason: components["schemas"]["Reason"];
        };
        /**
         * @description The result of the call. With `pending`, nothing has changed yet: another administrator must approve the change
         *     first.
         */
        BallotDone: {
            status: components["schemas"]["SuccessStatus"];
            /** @description Whether anything changed. */
            changed: boolean;
            /** @description Whether the person has an address to notify. */
            is_mailed: boolean;
            /** @description The id of the pending change, as in `listPendingActs`. */
            pending?: components["schemas"]["Id"];
        };
        /** @description The changes that wait for approval. */
        PendingActs: {
            /** @description The changes, oldest first. */
            pending: components["schemas"]["PendingAct"][];
        };
        /** @description A change that an administrator requested and another one must approve. */
        PendingAct: {
            /** @description The id of the pending change. */
            id: components["schemas"]["Id"];
            /**
             * @description An operation of this document, `grantRole`, `archiveConvention`, `applyConfig`, which changes the convention's
             *     configuration, or `releaseHold`, which releases what is held after a move.
             */
            operation: string;
            /** @description The person whose ballot it is. Null for changes that are not about a person. */
            person: null | {
                /** @description The id of the person. */
                id: components["schemas"]["Id"];
                /** @description The full name as in official documents. */
                legal_name: string;
            };
            /** @description The address that the change is about, such as the account that gets a role. */
            account: string | null;
            /**
             * @description The request without its reason. Empty for an account that can neither approve the change nor requested it.
             *     `replaced` contains the request that it replaced. For `applyConfig`, `active_version` is the active version:
             *     if it isn't `base`, the change can only be rejected.
             */
            request: {
                [key: string]: unknown;
            };
            /** @description The address of the administrator who requested it, or `cli:` and the name given to the command. */
            requester: string;
            /** @description The reason that the requester gave. */
            reason: string;
            /**
             * Format: date-time
             * @description The time of the request.
             */
            created: string;
            /**
             * Format: date-time
             * @description The time when the request ends without a decision.
             */
            expires: string;
            /** @description Whether the calling account can approve it now. */
            can_approve: boolean;
        };
        /** @description A decision about a pending change. */
        PendingDecision: {
            /**
             * @description `approve` makes the change. `reject` drops it.
             * @enum {string}
             */
            decision: "approve" | "reject";
            reason: components["schemas"]["Reason"];
        };
        /** @description The recorded decision. */
        PendingDecided: {
            status: components["schemas"]["SuccessStatus"];
            /**
             * @description What was decided.
             * @enum {string}
             */
            decision: "approved" | "rejected";
        };
        /** @description How many people have voted and nominated. */
        Turnout: {
            votes: components["schemas"]["TurnoutOf"];
            nominations: components["schemas"]["TurnoutOf"];
        };
        /** @description The number of people, in total and in each category. */
        TurnoutOf: {
            /** @description The number of people with an entry in any category. */
            people: number;
            /** @description The categories with entries, in the order of the configuration. */
            categories: {
                /** @description The key of the category. */
                key: string;
                /** @description The English name of the category. */
                title: string;
                /** @description The number of people with an entry in this category. */
                people: number;
            }[];
        };
        /** @description Which rows of the audit trail to list. A row must match every given field. */
        AuditQuery: {
            /** @description An address, or the name that a command was run with. Matches rows of changes that they made or approved. */
            operator?: string;
            /** @description Only rows from this time on. */
            since?: components["schemas"]["Instant"];
            /** @description The name of an operation, such as `changeEmail`. */
            operation?: string;
            /** @description The id of the person that the row is about. */
            person?: components["schemas"]["Id"];
            /**
             * @description Returns only changes or only reads. Without it, returns both.
             * @enum {string}
             */
            only?: "changes" | "reads";
            /** @description The smallest `row` of the previous page. */
            before?: components["schemas"]["Id"];
            limit?: components["schemas"]["Limit"];
        };
        /** @description What one administrator changed or read in one record. */
        AuditRow: {
            /** @description The row's position in the audit trail, starting at 1. */
            row: number;
            /** @description The time of the change or read. */
            time: components["schemas"]["Instant"];
            /** @description The address of the administrator. A command is `cli:` and a name. */
            operator: string;
            /**
             * @description The other administrator who approved the change, or `single_administrator`. Null when no approval was
             *     needed.
             */
            approved_by: string | null;
            /** @description The operation: one of this document, or one of the command line. */
            operation: string;
            /** @description Whether the call only read data. */
            is_read: boolean;
            /** @description The reason that the administrator gave. Null without one, as for most reads. */
            reason: string | null;
            /** @description The id of the person. Null when the row is not about one person. */
            person: number | null;
            /** @description The address of the account that the row is about. */
            account: string | null;
            /** @description The changed fields. For a search, the search terms. */
            changes: components["schemas"]["FieldChange"][];
            /** @description The hash that chains this row to all rows before it, in hexadecimal. */
            hash: string;
        };
        /** @description One page of the audit trail. */
        AuditRows: {
            status: components["schemas"]["SuccessStatus"];
            /** @description The rows, newest first. */
            rows: components["schemas"]["AuditRow"][];
            more: components["schemas"]["HasMore"];
        };
        /** @description Which purchases to find. A purchase must match every given field. */
        PurchaseQuery: {
            /**
             * @description Only purchases that need attention for this reason, or for `any`.
             * @enum {string}
             */
            trouble?: "any" | "waiting" | "refund_due" | "competing";
            /** @description The address of the payer. */
            email?: components["schemas"]["Email"];
            /** @description The id of a person that an item is for. */
            person?: components["schemas"]["Id"];
            /** @description The smallest `id` of the previous page. */
            before?: components["schemas"]["Id"];
            limit?: components["schemas"]["Limit"];
        };
        /** @description One page of the purchases that match. */
        PurchasesFound: {
            status: components["schemas"]["SuccessStatus"];
            /** @description The purchases, newest first. */
            purchases: components["schemas"]["FoundPurchase"][];
            more: components["schemas"]["HasMore"];
        };
        /** @description The payment provider's id of the payment. Null before the provider knows it. */
        NullableChargeId: string | null;
        /** @description A purchase as a whole, as the payment provider has it. Amounts are in the minor unit of the currency. */
        FoundPurchase: {
            /** @description The id of the purchase. An item in `GET /purchase/list` has an id of its own. */
            id: components["schemas"]["Id"];
            /** @description The time of the order. */
            created: components["schemas"]["Instant"];
            /** @description The time of the last change. */
            updated: components["schemas"]["Instant"];
            /**
             * @description The state of its payment: `requires_action`, `processing`, `succeeded` or `failed`. `refunded` and
             *     `disputed` are fields of their own.
             */
            status: string;
            account: components["schemas"]["PaymentAccount"];
            charge: components["schemas"]["NullableChargeId"];
            /** @description The address of the payer. */
            email: string;
            /** @description The total price. */
            amount: number;
            currency: components["schemas"]["Currency"];
            /** @description The part of `amount` that was refunded. */
            refunded: number;
            /** @description Whether the card holder's bank has taken the money back, or is about to. */
            disputed: boolean;
            /** @description The amount that still has to be refunded. */
            due: number;
            /** @description The items in English, separated by commas. */
            what: string;
            /** @description The items that could not be delivered, one per line. */
            problem: string | null;
            /** @description Why the purchase needs attention. Empty when it needs none. */
            troubles: ("waiting" | "refund_due" | "competing")[];
        };
        /** @description The period to report on. */
        MoneySpan: {
            /** @description The first instant of the period. */
            from: components["schemas"]["Instant"];
            /** @description The end of the period, not included. */
            to: components["schemas"]["Instant"];
            /** @description The last `line` of the previous page. Returns only later movements. */
            after?: components["schemas"]["Id"];
            /**
             * @description The maximum number of movements. The lines of one movement are never split. Without it, the response
             *     contains all of them.
             */
            limit?: number;
        };
        /** @description The money movements of a period. */
        MoneyBook: {
            status: components["schemas"]["SuccessStatus"];
            /** @description The movements, oldest first. */
            lines: components["schemas"]["MoneyLine"][];
            /** @description The sums of these lines, one for each payment account and currency. */
            sums: components["schemas"]["MoneySum"][];
            /** @description Whether the period has later movements. Present with `limit`. */
            more?: boolean;
        };
        /** @description Money that came in (positive) or went out (negative), in the minor unit of the currency. */
        MoneyLine: {
            /** @description The number of the movement. The items of one charge have the same number. */
            line: number;
            /** @description The time when the server recorded the movement. */
            time: components["schemas"]["Instant"];
            account: components["schemas"]["PaymentAccount"];
            currency: components["schemas"]["Currency"];
            /**
             * @description Whether it is a charge, a refund or a dispute.
             * @enum {string}
             */
            kind: "charge" | "refund" | "dispute";
            /** @description The amount. Negative for money that went out. */
            amount: number;
            /** @description The id of the purchase, as in `POST /admin/purchases/find`. */
            purchase: components["schemas"]["Id"];
            charge: components["schemas"]["NullableChargeId"];
            /** @description The items in English. One item for a line of a charge that is split by item. */
            what: string;
        };
        /** @description The sums of the lines of one payment account, by kind and in total. */
        MoneySum: {
            account: components["schemas"]["PaymentAccount"];
            currency: components["schemas"]["Currency"];
            /** @description The sum of the charges. */
            charge: number;
            /** @description The sum of the refunds. Negative for money that went out. */
            refund: number;
            /** @description The sum of the disputes. Negative while they hold money. */
            dispute: number;
            /** @description The sum of all three. */
            total: number;
        };
        /** @description Whether a refund was marked as made. */
        Settled: {
            status: components["schemas"]["SuccessStatus"];
            /** @description False when no refund was due. */
            changed: boolean;
        };
    };
    responses: {
        /** @description A PNG picture of 709 by 299 pixels. */
        Badge: {
            headers: {
                /** @description A file name that contains the event and the person's id. */
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "image/png": components["schemas"]["Png"];
            };
        };
        /** @description The request does not match the contract or breaks a rule (`invalid`). `errors` lists the faults. */
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
        /**
         * @description The request has no valid session, or the login key is wrong (`unauthorized`). `message` is exactly
         *     `Unauthorized`.
         */
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
         * @description Nothing was charged or bought. The card was declined (`card_declined`); the payment provider refused the
         *     convention's request, independent of the card (`provider_refused`); or no payment was made, because the bank
         *     did not confirm it or because it was cancelled or returned (`payment_failed`). The money of a payment that
         *     arrived when the last place was gone goes back (`places_gone`).
         */
        NotPaid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "card_declined" | "provider_refused" | "payment_failed" | "places_gone";
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
        /** @description The person is not on the account or does not exist (`not_yours`). */
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
        /** @description The person is not on the account (`not_yours`), or the request comes from another site (`cross_site`). */
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
        /** @description The person is not on the account (`not_yours`), or is held after a move (`ballot_held`). */
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
        /**
         * @description The person is not on the account (`not_yours`) or is held after a move (`ballot_held`), or the request comes
         *     from another site (`cross_site`).
         */
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
        /**
         * @description The person is not on the account (`not_yours`), is held after a move (`ballot_held`) or has no right to vote
         *     (`not_eligible`), or the request comes from another site (`cross_site`).
         */
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
        /**
         * @description The person is not on the account (`not_yours`) or has no right to vote (`not_eligible`), or the request came
         *     from another site (`cross_site`).
         */
        NotVoterOrCrossSite: {
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
                    code?: "not_yours" | "not_eligible" | "cross_site";
                };
            };
        };
        /** @description The person is not on the account (`not_yours`), or has no right to vote (`not_eligible`). */
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
        /** @description The object does not exist (`not_found`). */
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
        /** @description The convention does not offer this (`not_offered`). */
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
        /** @description The object does not exist (`not_found`), or the convention does not offer this at all (`not_offered`). */
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
         * @description The price has changed (`amount_mismatch`, with the right `amount`), or `duplicate`: the idempotency key was
         *     used for another purchase, or an upgrade of the same person is being paid at this moment. The account that has
         *     the person can end that payment by starting another purchase.
         *     Something is not yet or no longer on sale (`not_on_sale`); its last place is sold (`sold_out`), or being paid
         *     for, so that it may become free again (`places_held`); or the account already holds as many unpaid places as
         *     one account can (`too_many_held`).
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
         * @description The price has changed (`amount_mismatch`, with the right `amount`); an invoice has already been paid
         *     (`already_paid`); the person already has a site selection token (`already_held`); or `duplicate`: the
         *     idempotency key was used for another purchase, or the same invoice or the same person's token is being paid at
         *     this moment. The payer of a waiting payment, or the account that has the person, can end it by starting
         *     another purchase.
         *     Something is not yet or no longer on sale (`not_on_sale`); its last place is sold (`sold_out`), or being paid
         *     for, so that it may become free again (`places_held`); or the account already holds as many unpaid places as
         *     one account can (`too_many_held`).
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
         * @description The path does not support this method (`method_not_allowed`). This applies to every method that is not
         *     documented for the path.
         */
        MethodNotAllowed: {
            headers: {
                /** @description The methods that the path supports. */
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
        /** @description The request's line and headers exceed 16 kB (`headers_too_large`). */
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
                /** @description Seconds to wait before the next request. */
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
        /** @description An error on the server (`internal`). */
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
        /**
         * @description The server is starting or stopping, or the database or an external service does not respond (`unavailable`).
         *     Repeat the same request after `Retry-After`.
         */
        Unavailable: {
            headers: {
                /** @description Seconds to wait before the next request. */
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
        /** @description The account has none of the call's roles (`missing_role`), or must sign in with a passkey (`passkey_required`). */
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
                    /** @enum {string} */
                    code?: "missing_role" | "passkey_required";
                };
            };
        };
        /**
         * @description The account has none of the call's roles (`missing_role`); it must sign in with a passkey (`passkey_required`); or the request comes from another site
         *     (`cross_site`).
         */
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
                    code?: "missing_role" | "passkey_required" | "cross_site";
                };
            };
        };
        /**
         * @description The account has none of the call's roles (`missing_role`); it must sign in with a passkey (`passkey_required`); the call is for the caller's own account, or the
         *     caller has had the role for too few days (`second_administrator_required`); or the request comes from another
         *     site (`cross_site`).
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
                    code?: "missing_role" | "passkey_required" | "second_administrator_required" | "cross_site";
                };
            };
        };
        /**
         * @description The account has none of the call's roles (`missing_role`); it must sign in with a passkey (`passkey_required`); the person is on the administrator's own account
         *     (`own_record`); or the request comes from another site (`cross_site`).
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
                    code?: "missing_role" | "passkey_required" | "own_record" | "cross_site";
                };
            };
        };
        /**
         * @description The account has none of the call's roles (`missing_role`); it must sign in with a passkey (`passkey_required`); the administrator's last sign-in is too old
         *     (`fresh_sign_in_required`); the person is on the administrator's own account (`own_record`); or the request
         *     comes from another site (`cross_site`).
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
                    code?: "missing_role" | "passkey_required" | "fresh_sign_in_required" | "own_record" | "cross_site";
                };
            };
        };
        /**
         * @description The account has none of the call's roles (`missing_role`); it must sign in with a passkey (`passkey_required`); the administrator's last sign-in is too old
         *     (`fresh_sign_in_required`); the person is on the administrator's own account (`own_record`); the administrator
         *     made the request or has had the role for too few days (`second_administrator_required`); or the request comes
         *     from another site (`cross_site`).
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
                    code?: "missing_role" | "passkey_required" | "fresh_sign_in_required" | "own_record" | "second_administrator_required" | "cross_site";
                };
            };
        };
        /**
         * @description The account has none of the call's roles (`missing_role`); it must sign in with a passkey (`passkey_required`); or the administrator's last sign-in is too old
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
                    code?: "missing_role" | "passkey_required" | "fresh_sign_in_required";
                };
            };
        };
        /**
         * @description The person is not on the account (`not_yours`). An administrator changes the address of a person on their own
         *     account, or to their own address (`own_record`), or changes an address when their last sign-in is too old
         *     (`fresh_sign_in_required`). Or the request comes from another site (`cross_site`).
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
         * @description The account has none of the call's roles (`missing_role`); it must sign in with a passkey (`passkey_required`); the administrator's last sign-in is too old
         *     (`fresh_sign_in_required`); the person is on the administrator's own account (`own_record`) or has no right to
         *     vote (`not_eligible`); voting has not opened (`voting_closed`); or the request comes from another site
         *     (`cross_site`).
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
                    code?: "missing_role" | "passkey_required" | "fresh_sign_in_required" | "own_record" | "not_eligible" | "voting_closed" | "cross_site";
                };
            };
        };
        /** @description The current data does not allow this (`conflict`). `message` contains the reason. Nothing was changed. */
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
        /**
         * @description A field in the request was changed elsewhere after `last_modified` (`stale_person`). `errors` lists each such
         *     field, and `person` is the current record. Nothing was saved.
         */
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
        /**
         * @description The key has expired and a new link is being mailed (`expired_key`), with a code for the browser that this
         *     response's cookie identifies; or the request comes from another site (`cross_site`).
         */
        ExpiredKey: {
            headers: {
                /** @description Identifies the browser that the new code is for. See `POST /login/code`. */
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
        /**
         * @description The code does not match this browser's newest mail. After the last try the code is void (`tries_left` is
         *     0), and a new link brings a new code.
         */
        WrongCode: {
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
                "application/problem+json": components["schemas"]["WrongCode"];
            };
        };
        /**
         * @description No code can be entered (`expired_code`): the code is too old, void after five tries, already used, or was
         *     requested in another browser. Or the request comes from another site (`cross_site`).
         */
        ExpiredCode: {
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
        /**
         * @description The passkey opens no account here (`unknown_passkey`): it was removed, its person was moved, or the answer was
         *     not made for this site with the screen lock. The response is the same in all these cases.
         */
        UnknownPasskey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:unknown_passkey",
                 *       "title": "Unknown passkey",
                 *       "status": 401,
                 *       "code": "unknown_passkey",
                 *       "message": "This passkey does not open an account here."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "unknown_passkey";
                };
            };
        };
        /**
         * @description The challenge is too old, was used, or was made for another browser (`expired_challenge`); or the request comes
         *     from another site (`cross_site`).
         */
        ExpiredChallenge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:expired_challenge",
                 *       "title": "Challenge has expired",
                 *       "status": 403,
                 *       "code": "expired_challenge",
                 *       "message": "This took too long, or was tried before. Try again."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "expired_challenge" | "cross_site";
                };
            };
        };
        /**
         * @description The person is not on the account, or another person's passkey opened the session (`not_yours`); the last sign-in
         *     is too old (`fresh_sign_in_required`); an account of the crew has a passkey, which must open the session
         *     (`passkey_required`); or the request comes from another site (`cross_site`).
         */
        MayNotStartPasskey: {
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
                    code?: "not_yours" | "fresh_sign_in_required" | "passkey_required" | "cross_site";
                };
            };
        };
        /**
         * @description The person is not on the account, or another person's passkey opened the session (`not_yours`); the last sign-in
         *     is too old (`fresh_sign_in_required`); an account of the crew has a passkey, which must open the session
         *     (`passkey_required`); the challenge is too old, was used, or was made for another person
         *     (`expired_challenge`); or the request comes from another site (`cross_site`).
         */
        MayNotAddPasskey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:expired_challenge",
                 *       "title": "Challenge has expired",
                 *       "status": 403,
                 *       "code": "expired_challenge",
                 *       "message": "This took too long, or was tried before. Try again."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "not_yours" | "fresh_sign_in_required" | "passkey_required" | "expired_challenge" | "cross_site";
                };
            };
        };
        /**
         * @description The person is not on the account, or another person's passkey opened the session (`not_yours`); the account
         *     belongs to the crew, and no passkey opened the session (`passkey_required`); or the request comes from another
         *     site (`cross_site`).
         */
        MayNotChangePasskey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:conkit:problem:passkey_required",
                 *       "title": "Passkey required",
                 *       "status": 403,
                 *       "code": "passkey_required",
                 *       "message": "Sign in with a passkey to do this."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "not_yours" | "passkey_required" | "cross_site";
                };
            };
        };
        /** @description This passkey is stored already (`duplicate`), or the person has as many as possible (`conflict`). */
        PasskeyConflict: {
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
                 *       "message": "This passkey is stored already."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "duplicate" | "conflict";
                };
            };
        };
        /**
         * @description The account has none of the call's roles (`missing_role`); it must sign in with a passkey (`passkey_required`); the administrator's last sign-in is too old
         *     (`fresh_sign_in_required`); the call is for the caller's own account, or the caller has had the role for too few
         *     days (`second_administrator_required`); or the request comes from another site (`cross_site`).
         */
        MayNotReset: {
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
                    code?: "missing_role" | "passkey_required" | "fresh_sign_in_required" | "second_administrator_required" | "cross_site";
                };
            };
        };
        /** @description Paper publications have not been bought for this person (`paper_pubs_not_bought`). */
        PaperPubsNotBought: {
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
        /**
         * @description No person on the account is a member (`not_eligible`), or the request comes from another site
         *     (`cross_site`).
         */
        MayNotJoinChat: {
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
        /**
         * @description The address has already been invited (`duplicate`). Only Slack workspaces answer this. If the invitation
         *     is a mailed link, as in the demonstration, repeat the call to send another.
         */
        AlreadyInvited: {
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
        /** @description Nothing has been saved (`not_found`), or the convention does not offer this (`not_offered`). */
        NothingSaved: {
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
                 *       "message": "Nothing has been saved yet."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not_found" | "not_offered";
                };
            };
        };
        /**
         * @description The person is not on the account (`not_yours`), is held after a move (`ballot_held`) or has no right to
         *     nominate (`not_eligible`); nominations are closed (`nominating_closed`); or the request comes from another
         *     site (`cross_site`).
         */
        MayNotNominate: {
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
        /**
         * @description `lastmod` is not the time of the category's newest save (`stale_nominations`). `current` is the newest
         *     save.
         */
        StaleNominations: {
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
        /**
         * @description The person is not on the account (`not_yours`), is held after a move (`ballot_held`) or has no right to
         *     vote (`not_eligible`); voting has not opened or is closed (`voting_closed`); or the request comes from
         *     another site (`cross_site`).
         */
        MayNotVote: {
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
        /** @description `lastmod` is not the time of the ballot's newest save (`stale_votes`). `current` is the saved ballot. */
        StaleVotes: {
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
        /** @description All codes have been given out (`none_left`). */
        NoneLeft: {
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
    };
    parameters: {
        /**
         * @description The id of a person on the account.
         * @example 1
         */
        PersonId: components["schemas"]["Id"];
        /**
         * @description The id of a passkey.
         * @example 1
         */
        PasskeyId: components["schemas"]["Id"];
        /**
         * @description The id of a person on any account.
         * @example 1
         */
        AnybodyId: components["schemas"]["Id"];
        /**
         * @description The id of a mail.
         * @example 71
         */
        MailId: components["schemas"]["Id"];
        /**
         * @description The id of a change that waits for approval.
         * @example 3
         */
        PendingId: components["schemas"]["Id"];
        /**
         * @description The id of a purchase.
         * @example 812
         */
        PurchaseId: components["schemas"]["Id"];
        /**
         * @description Created by the client, once for each purchase attempt, and kept until the outcome is known.
         * @example 0d0c5c4e-7f5c-4b8e-9f2a-3f1f6f2f9b11
         */
        IdempotencyKey: components["schemas"]["IdempotencyKey"];
        /**
         * @description The maximum number of people. Without it, the response contains all of them.
         * @example 100
         */
        PeopleLimit: number;
        /**
         * @description Returns only people whose id is greater than this one.
         * @example 812
         */
        PeopleAfter: components["schemas"]["Id"];
        /**
         * @description The maximum number of entries. Without it, the response contains all of them.
         * @example 100
         */
        EntryLimit: number;
        /**
         * @description Returns only entries whose id is less than this one.
         * @example 812
         */
        EntryBefore: components["schemas"]["Id"];
        /**
         * @description Replaces the person's badge name. A line break splits it into two lines.
         * @example Aoife
         */
        BadgeName: components["schemas"]["Name"];
        /**
         * @description Replaces the person's badge subtitle.
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
            /** @description The request was accepted. The response does not reveal whether the address is known. */
            200: {
                headers: {
                    /** @description Identifies the browser that made the request. See `POST /login/code`. */
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
                    /** @description The session cookie. See the security scheme `session`. */
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
            403: components["responses"]["ExpiredKey"];
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
            /** @description Signed in. The response also deletes the code's cookie. */
            200: {
                headers: {
                    /** @description The session cookie. See the security scheme `session`. */
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
            401: components["responses"]["WrongCode"];
            403: components["responses"]["ExpiredCode"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options with a new challenge. */
            200: {
                headers: {
                    /** @description Identifies the browser that the challenge is for. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "k5-6N8f_1_xRHjiG1qwnh5dnwW5diSzuktblc5euiUI",
                     *       "rpId": "localhost",
                     *       "timeout": 60000,
                     *       "userVerification": "required",
                     *       "allowCredentials": []
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyRequestOptions"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["CrossSite"];
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
    signInWithPasskey: {
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
                 *       "credential": {
                 *         "id": "cGFzc2tleS1leGFtcGxl",
                 *         "rawId": "cGFzc2tleS1leGFtcGxl",
                 *         "type": "public-key",
                 *         "clientExtensionResults": {},
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiWlhoaGJYQnNaUSIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6ODA4MCJ9",
                 *           "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAA",
                 *           "signature": "MEUCIQDexample",
                 *           "userHandle": "cGVyc29u"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    /** @description The session cookie. See the security scheme `session`. */
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
            401: components["responses"]["UnknownPasskey"];
            403: components["responses"]["ExpiredChallenge"];
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
    getUser: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of people. Without it, the response contains all of them.
                 * @example 100
                 */
                limit?: components["parameters"]["PeopleLimit"];
                /**
                 * @description Returns only people whose id is greater than this one.
                 * @example 812
                 */
                after?: components["parameters"]["PeopleAfter"];
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
            /** @description The answer was recorded. */
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
            /** @description The language was saved. */
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
                 * @description Ends every session of the account (`all=1` or `all=true`).
                 * @example true
                 */
                all?: boolean;
                /**
                 * @description Expires all login links and codes that were mailed to the account so far (`keys=1` or `keys=true`).
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
            /** @description Signed out. `opt` and `sessions` are present with `all`, and `keys` is present with `keys`. */
            200: {
                headers: {
                    /** @description Deletes the session cookie. */
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
            /** @description The result. `name` is the person's public name or, without one, the name or address from the request. */
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
                 * @description The id of a person on the account.
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
            /** @description The names of the changed fields. `key_sent` is true when a new address was sent its login link. */
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
            402: components["responses"]["PaperPubsNotBought"];
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
                 * @description The `next` of the previous page.
                 * @example 814-1207
                 */
                before?: components["schemas"]["LogCursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the log. */
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
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passkeys": [
                     *         {
                     *           "id": 1,
                     *           "name": "Aoife’s phone",
                     *           "created": "2019-07-01T12:00:00.000Z",
                     *           "used": "2019-07-02T08:30:00.000Z",
                     *           "is_current": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
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
                 *       "name": "Aoife’s phone",
                 *       "credential": {
                 *         "id": "cGFzc2tleS1leGFtcGxl",
                 *         "rawId": "cGFzc2tleS1leGFtcGxl",
                 *         "type": "public-key",
                 *         "clientExtensionResults": {},
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiWlhoaGJYQnNaUSIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6ODA4MCJ9",
                 *           "attestationObject": "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YUA",
                 *           "transports": [
                 *             "internal"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The passkey was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Aoife’s phone",
                     *       "created": "2019-07-01T12:00:00.000Z",
                     *       "used": "2019-07-02T08:30:00.000Z",
                     *       "is_current": false
                     *     }
                     */
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotAddPasskey"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["PasskeyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options with a new challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rp": {
                     *         "name": "Dublin 2019",
                     *         "id": "localhost"
                     *       },
                     *       "user": {
                     *         "id": "cGVyc29u",
                     *         "name": "family@example.com",
                     *         "displayName": "Aoife Byrne"
                     *       },
                     *       "challenge": "k5-6N8f_1_xRHjiG1qwnh5dnwW5diSzuktblc5euiUI",
                     *       "pubKeyCredParams": [
                     *         {
                     *           "type": "public-key",
                     *           "alg": -7
                     *         }
                     *       ],
                     *       "timeout": 60000,
                     *       "attestation": "none",
                     *       "excludeCredentials": [],
                     *       "authenticatorSelection": {
                     *         "residentKey": "required",
                     *         "requireResidentKey": true,
                     *         "userVerification": "required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyCreationOptions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotStartPasskey"];
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
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
                /**
                 * @description The id of a passkey.
                 * @example 1
                 */
                passkey: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "The old phone"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description The name was saved. */
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
            403: components["responses"]["MayNotChangePasskey"];
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
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
                /**
                 * @description The id of a passkey.
                 * @example 1
                 */
                passkey: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey was removed. */
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
            403: components["responses"]["MayNotChangePasskey"];
            404: components["responses"]["NotFoundOrOffered"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            403: components["responses"]["MayNotJoinChat"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["AlreadyInvited"];
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest save of each category. Categories without a save are missing. */
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
                    "application/json": components["schemas"]["NominationsList"];
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is queued. */
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
            404: components["responses"]["NothingSaved"];
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
                 * @description The id of a person on the account.
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
            /** @description The saved nominations of the category. */
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
            403: components["responses"]["MayNotNominate"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["StaleNominations"];
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
                 * @description The maximum number of people. Without it, the response contains all of them.
                 * @example 100
                 */
                limit?: components["parameters"]["PeopleLimit"];
                /**
                 * @description Returns only people whose id is greater than this one.
                 * @example 812
                 */
                after?: components["parameters"]["PeopleAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People are in the order of the account, awards in the order of the configuration. */
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
            /** @description The finalists by category key. */
            200: {
                headers: {
                    /** @description Changes whenever the finalists change. */
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest save of each category, by category key. Without any vote, an empty object. */
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is queued. */
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
            404: components["responses"]["NothingSaved"];
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
                 * @description The id of a person on the account.
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
            /** @description `votes` contains the categories that were saved. */
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
            403: components["responses"]["MayNotVote"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["StaleVotes"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setReminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
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
                 *       "wanted": true
                 *     }
                 */
                "application/json": components["schemas"]["RemindersRequest"];
            };
        };
        responses: {
            /** @description The choice was saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "wanted": true
                     *     }
                     */
                    "application/json": components["schemas"]["RemindersAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotVoterOrCrossSite"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReading: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. Without one, `time` is null and `entries` is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "time": "2019-07-01T11:39:19.076Z",
                     *       "entries": {
                     *         "1": {
                     *           "status": "read",
                     *           "note": "The ending!"
                     *         },
                     *         "3": {
                     *           "status": "reading",
                     *           "note": ""
                     *         }
                     *       },
                     *       "kept_until": "2019-11-18T00:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ReadingList"];
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
    saveReading: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
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
                 *       "lastmod": null,
                 *       "entries": {
                 *         "1": {
                 *           "status": "read",
                 *           "note": "The ending!"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReadingRequest"];
            };
        };
        responses: {
            /** @description The entries were saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "time": "2019-07-01T11:42:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ReadingAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MayNotVote"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteReading: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account keeps no list. */
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
            403: components["responses"]["NotYoursHeldOrCrossSite"];
            404: components["responses"]["NotOffered"];
            405: components["responses"]["MethodNotAllowed"];
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Downloads by category key and format. An empty object while there is no packet. */
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
                     *           "url": "/hugo-packet/1/Novel/epub?until=1561989600000&right=c2lnbmVk",
                     *           "bytes": 12400000
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail with the code is queued. */
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
            409: components["responses"]["NoneLeft"];
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
                 * @description Created by the client, once for each purchase attempt, and kept until the outcome is known.
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
            /** @description The purchase is complete, or its payment is in progress. */
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
                 * @description Created by the client, once for each purchase attempt, and kept until the outcome is known.
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
            /** @description The purchase is complete, or its payment is in progress. */
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
                 * @description Created by the client, once for each purchase attempt, and kept until the outcome is known.
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
            /** @description The purchase is complete, or its payment is in progress. */
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
            /** @description The status of the purchase. */
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
            /** @description The status of the purchase. */
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
            /** @description The status of the purchase. */
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
            /** @description The bank's decision was recorded. `POST /purchase/finish` continues the payment. */
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
             * @description Amounts by day pass type and day. `day1` is the first of the `daypassDays` of `GET /config`. Days that are
             *     not sold for a type are missing.
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
            /** @description Categories by key. Keys without a value are left out. */
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
                     *             "amount": 4000,
                     *             "sale": {
                     *               "state": "on_sale",
                     *               "changes": "2019-01-01T00:00:00.000Z",
                     *               "next_amount": 5000
                     *             }
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
                 * @description The maximum number of entries. Without it, the response contains all of them.
                 * @example 100
                 */
                limit?: components["parameters"]["EntryLimit"];
                /**
                 * @description Returns only entries whose id is less than this one.
                 * @example 812
                 */
                before?: components["parameters"]["EntryBefore"];
                /**
                 * @description Returns only entries with this status.
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
            /** @description Sorted by the last change, newest first. */
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
                    "application/json": components["schemas"]["PurchaseList"];
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
            /** @description The public key of each payment account. `default` is always present. */
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
                 * @description The payment provider's signature of the body.
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
                "application/json": components["schemas"]["ProviderEvent"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                 * @description Replaces the person's badge name. A line break splits it into two lines.
                 * @example Aoife
                 */
                name?: components["parameters"]["BadgeName"];
                /**
                 * @description Replaces the person's badge subtitle.
                 * @example Dublin
                 */
                subtitle?: components["parameters"]["BadgeSubtitle"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
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
                 * @description Replaces the person's badge name. A line break splits it into two lines.
                 * @example Aoife
                 */
                name?: components["parameters"]["BadgeName"];
                /**
                 * @description Replaces the person's badge subtitle.
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
                 * @description The language of the texts. Texts that the convention does not have in this language are in English.
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
            /** @description An iCalendar file. */
            200: {
                headers: {
                    /** @description A file name that contains the event. */
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
                    "text/calendar": components["schemas"]["Calendar"];
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
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form, filled in. 404 when no site selection token was paid for this person. */
            200: {
                headers: {
                    /** @description A file name that contains the event and the person's id. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Pdf"];
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
                 * @description The id of a person on the account.
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
                    /** @description A file name that contains the event and the person's id. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": components["schemas"]["Png"];
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
                 * @description The id of a person on the account.
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
                    /** @description A file name that contains the event and the person's id. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Pdf"];
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
    getAppleWalletPass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed pass. 404 for a person with neither a badge nor a day pass. */
            200: {
                headers: {
                    /** @description A file name that contains the event and the person's id. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.pkpass": components["schemas"]["WalletPass"];
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
    getGoogleWalletLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a person on the account.
                 * @example 1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. 404 for a person with neither a badge nor a day pass. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://pay.google.com/gp/v/save/eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJiIn0.c2ln"
                     *     }
                     */
                    "application/json": components["schemas"]["WalletLink"];
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
            /** @description The configuration. */
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
                     *       "convention": {
                     *         "firstDay": "2019-08-15",
                     *         "lastDay": "2019-08-19",
                     *         "timeZone": "Europe/Dublin",
                     *         "place": {
                     *           "en": "Convention Centre Dublin"
                     *         },
                     *         "website": "https://dublin2019.com/"
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
                     *         "accessibility": true,
                     *         "awards": true,
                     *         "badge": true,
                     *         "barcode": true,
                     *         "chat": true,
                     *         "daypass": true,
                     *         "items": true,
                     *         "nominations": true,
                     *         "packet": true,
                     *         "paper_pubs": true,
                     *         "passkeys": true,
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
                     *           },
                     *           "date": "2019-08-14"
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
                     *         "originsDeleted": "2019-09-19",
                     *         "retention": [
                     *           {
                     *             "kind": "origins",
                     *             "days": 30,
                     *             "from": "convention",
                     *             "by": "job",
                     *             "until": "2019-09-19T00:00:00.000Z"
                     *           }
                     *         ]
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
    getAccessibility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contact": "access@example.com",
                     *       "reviewed": "2019-03-01",
                     *       "standard": {
                     *         "en": "WCAG 2.2, level AA"
                     *       },
                     *       "tested": [
                     *         {
                     *           "en": "Every page by keyboard alone."
                     *         }
                     *       ],
                     *       "limits": [
                     *         {
                     *           "en": "Some texts in the voter packet are scanned pictures."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Accessibility"];
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
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is ready, and the database accepts writes. */
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
            /** @description The people that match. */
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
                 * @description The `log_next` of the previous page.
                 * @example 814-1207
                 */
                log_before?: components["schemas"]["LogCursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a person on any account.
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
                 * @description The id of a person on any account.
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
            /** @description The names of the changed fields. Empty when nothing differs. */
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
                 * @description The id of a person on any account.
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
            /** @description The names of the changed fields. Empty when the person already has this membership. */
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
                 * @description The id of a person on any account.
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
            /** @description The names of the changed fields. Empty when the person already has this address. */
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
                 * @description The id of a person on any account.
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
                 * @description The id of a person on any account.
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
            /** @description The person's data. */
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
                 * @description The id of a person on any account.
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
            /** @description The person was erased. */
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
            /** @description The mails that match. */
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
                 * @description The id of a mail.
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
            /** @description The mail is queued. */
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
            /** @description The result for this report. */
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
                 * @description The id of a person on any account.
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
            /** @description The mail is queued. */
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
            /** @description The limits were reset. */
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
    resetPasskeys: {
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
                 *       "email": "awards@example.com",
                 *       "reason": "Lost the phone and called me"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeysReset"];
            };
        };
        responses: {
            /** @description The account has no passkey any more. */
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
            403: components["responses"]["MayNotReset"];
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
    listCampaigns: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of entries. Without it, the response contains all of them.
                 * @example 100
                 */
                limit?: components["parameters"]["EntryLimit"];
                /**
                 * @description Returns only entries whose id is less than this one.
                 * @example 812
                 */
                before?: components["parameters"]["EntryBefore"];
            };
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
                     *           "id": 4,
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
            /** @description The number of recipients. */
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
            /** @description The numbers, and a sample mail. */
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
            /** @description The campaign was paused or resumed. */
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
                 * @description The time of the last version on the previous page.
                 * @example 2019-07-01T12:00:00.000Z
                 */
                before?: components["schemas"]["Instant"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a person on any account.
                 * @example 1
                 */
                id: components["parameters"]["AnybodyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of versions. */
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
                 * @description The id of a person on any account.
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
            /** @description The ballot was entered. `changed` is false when the same ballot was already saved. */
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
                 * @description The id of a person on any account.
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
            /** @description The ballot was restored. `changed` is false when the same ballot was already saved. */
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
                 * @description The id of a person on any account.
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
            /** @description The ballot was disallowed. `changed` is false when it already was. */
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
                 * @description The id of a person on any account.
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
            /** @description The ballot was allowed. `changed` is false when it already was. */
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
            /** @description The rows that match. */
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
            /** @description The purchases that match. */
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
            /** @description The lines, oldest first, and their sums. */
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
                 * @description The id of a purchase.
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
            /** @description The refund is marked as made. `changed` is false when no refund was due. */
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
            query?: {
                /**
                 * @description The maximum number of changes. The default is 100.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Returns only changes whose id is greater than this one.
                 * @example 3
                 */
                after?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes that wait for approval. */
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
                 * @description The id of a change that waits for approval.
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
            /** @description The decision was recorded. */
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
