import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { ApiError, type ErrorCode } from '../api/problem.ts';

type Some<Code extends ErrorCode> = Code;

/**
 * Codes that screens handle with their own texts, that only a bug causes, or that mean the server lacks
 * something.
 */
type CodeWithoutText = Some<
  | 'wrong_code'
  | 'expired_code'
  | 'card_declined'
  | 'provider_refused'
  | 'payment_failed'
  | 'places_gone'
  | 'missing_role'
  | 'fresh_sign_in_required'
  | 'passkey_required'
  | 'unknown_passkey'
  | 'expired_challenge'
  | 'own_record'
  | 'second_administrator_required'
  | 'conflict'
  | 'not_found'
  | 'method_not_allowed'
  | 'too_large'
  | 'headers_too_large'
  | 'unsupported_media_type'
  | 'internal'
  | 'unavailable'
>;

/**
 * Matches the errors of Chromium, Firefox, WebKit and Vite for code that failed to load: offline, or from
 * an older release.
 */
const NOT_LOADED = /module|preload/;

/** Returns a function that describes an error in the user's language. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useLingui();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) {
        if (NOT_LOADED.test(String(error))) {
          return t`This could not be opened. Check your network and try again; if that does not help, load the page again.`;
        }
        return t`Something went wrong on this page. Load it again; if it happens again, write to us.`;
      }
      switch (error.code) {
        case 'network':
          return t`There is no connection to the server. Check your network and try again.`;
        case 'unauthorized':
          return t`You are signed out. Sign in again to go on.`;
        case 'expired_key':
          return t`This login link has expired.`;
        case 'not_yours':
          return t`This person is not on your account.`;
        case 'not_eligible':
          return t`This membership does not include that right.`;
        case 'ballot_held':
          return t`This person was moved to your address. To protect their vote, their ballot and nominations stay closed here for some days. If a deadline is near, write to us.`;
        case 'nominating_closed':
          return t`Nominations are closed.`;
        case 'voting_closed':
          return t`Voting is closed.`;
        case 'cross_site':
          return t`This request came from another site. Load the page again.`;
        case 'amount_mismatch':
          return t`The price has changed since this page was loaded. Check the new total before you pay.`;
        case 'already_paid':
          return t`This has already been paid.`;
        case 'already_held':
          return t`This member has a site selection token already, and needs only one.`;
        case 'not_on_sale':
          return t`This is not on sale at the moment.`;
        case 'sold_out':
          return t`This is sold out.`;
        case 'places_held':
          return t`Someone is paying for the last one. Try again in 15 minutes.`;
        case 'too_many_held':
          return t`Pay or cancel another purchase first.`;
        case 'duplicate':
          return t`This purchase has already been made. Load the page again before you buy anything else.`;
        case 'none_left':
          return t`There are none left. Please write to us.`;
        case 'stale_votes':
          return t`The ballot was changed in another window.`;
        case 'stale_nominations':
          return t`These nominations were changed in another window. Load the page again.`;
        case 'stale_person':
          return t`These details were changed elsewhere in the meantime. Compare them and save again.`;
        case 'paper_pubs_not_bought':
          return t`This person has no paper publications. Add them with an upgrade.`;
        case 'too_many_requests': {
          const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
          return t`That was too often. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
        }
        case 'not_offered':
          return t`This convention does not have this.`;
        case 'invalid':
          return t`The server did not accept what was entered. Check the fields and try again.`;
        case 'not_implemented':
          return t`This is not available yet.`;
        default:
          // The compiler requires that each code of the contract has a message above or is in `CodeWithoutText`.
          // Codes of a newer server get here.
          error.code satisfies CodeWithoutText;
      }
      return t`The server has a problem. Try again in a moment.`;
    },
    [t],
  );
}
