import type { OperationId } from '@conkit/api-client';

/**
 * Declared refusals that no client can provoke, with the reason. A test fails when a declared refusal is neither here
 * nor provoked by a check, and when a refusal here is not declared.
 */

/** For all operations. */
export const NEVER: Readonly<Record<string, string>> = {
  '500 internal': 'a fault of the server, which no request should cause',
  '503 unavailable': 'only while the server starts, stops or has lost its database',
  '404 not_offered': 'the convention has this; another convention decides, not a client',
  '403 passkey_required': 'only in a convention whose crew must sign in with passkeys',
  '403 fresh_sign_in_required': 'a kit would have to wait until its sign-in is old',
  '402 provider_refused': 'only if the payment provider refuses the convention’s own request',
  '402 places_gone': 'only when the last place is sold while a bank waits',
  '409 not_on_sale': 'only before or after a sale, which the convention decides',
  '409 sold_out': 'only in a convention with quotas, and a kit buys no places out',
  '409 places_held': 'only in a convention with quotas, and a kit holds no places',
  '409 too_many_held': 'only in a convention with quotas, and a kit holds no places',
};

/** The kit moves no people who have voted, because that would close their ballots for days. */
const HELD = {
  '403 ballot_held': 'only after a move by the crew, and for days',
};

/** The kit has no authenticator. */
const WITHOUT_PASSKEYS = 'only for a person with as many passkeys as possible';

/** By operation. */
export const UNPROVOKED: Readonly<Partial<Record<OperationId, Readonly<Record<string, string>>>>> =
  {
    getVotes: HELD,
    vote: HELD,
    getNominations: HELD,
    nominate: HELD,
    mailVotes: HELD,
    mailNominations: HELD,
    requestSeriesExtra: HELD,
    getBallot: HELD,
    getReading: HELD,
    saveReading: { ...HELD, '403 voting_closed': 'only 90 days after the results' },
    deleteReading: HELD,
    settleRefund: {
      '403 own_record': 'only for an administrator’s own purchase that could not be delivered',
    },
    changeEmail: {
      '409 conflict': 'only for a record that was transferred or whose move its member stopped',
    },
    decidePendingAct: {
      '403 own_record': 'only for the ballot of an administrator, which a kit does not have',
    },
    startPasskey: { '409 conflict': WITHOUT_PASSKEYS },
    addPasskey: {
      '409 duplicate': 'only for a passkey that is stored already',
      '409 conflict': WITHOUT_PASSKEYS,
    },
    removePasskey: { '409 conflict': 'only for the last passkey of an administrator' },
    inviteToChat: { '409 duplicate': 'only if the workspace of Slack has the member already' },
  };

/** Returns why no check provokes a refusal; undefined when one does. */
export const whyNot = (id: OperationId, refusal: string): string | undefined =>
  UNPROVOKED[id]?.[refusal] ?? NEVER[refusal];
