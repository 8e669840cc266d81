import type { Config, User } from '@conkit/api-client';
import { Link, PasskeyOffer } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../api/problem.ts';
import { canHavePasskeys } from '../../browser/passkeys.ts';
import { describePasskeyError } from '../../shell/passkeyText.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { useAddPasskey } from './useAddPasskey.ts';

interface OfferPasskeyProps {
  config: Config;
  user: User;
}

const unchanging = () => () => undefined;

/**
 * Returns the person to offer a passkey to, after a sign-in by mail: the one whose link opened the session, or the only
 * one on the account.
 */
function findOfferedPerson({ parts }: Config, { passkeys, people, person_id }: User) {
  if (!parts.passkeys || !passkeys || passkeys.is_signed_in_by) return undefined;
  const person = people.length === 1 ? people[0] : people.find(({ id }) => id === person_id);
  return person && !passkeys.people.includes(person.id) ? person : undefined;
}

const nameOffer = (email: string) => `conkit:no-passkey-offer:${email}`;

/** Returns whether the offer of a passkey was dismissed on this device. Without storage, it counts as dismissed. */
function isOfferDismissed(email: string): boolean {
  try {
    return localStorage.getItem(nameOffer(email)) !== null;
  } catch {
    return true;
  }
}

/** Stores that the offer of a passkey was dismissed. */
function dismissOffer(email: string): void {
  try {
    localStorage.setItem(nameOffer(email), '1');
  } catch {
    // Storage is blocked, so the offer isn't shown anyway.
  }
}

/** Offers a passkey until it is added or dismissed. Rendered only in the browser, which stores the dismissal. */
export function OfferPasskey({ config, user }: OfferPasskeyProps) {
  const person = findOfferedPerson(config, user);
  const canOffer = () => canHavePasskeys() && !isOfferDismissed(user.email);
  const isOffered = useSyncExternalStore(unchanging, canOffer, () => false);
  const [isDismissed, setDismissed] = useState(false);
  if (!person || !isOffered || isDismissed) return null;
  return (
    <Offer
      person={person}
      isShared={user.people.length > 1}
      onDismiss={() => {
        dismissOffer(user.email);
        setDismissed(true);
      }}
    />
  );
}

interface OfferProps {
  person: User['people'][number];
  isShared: boolean;
  onDismiss: () => void;
}

function Offer({ person, isShared, onDismiss }: OfferProps) {
  const { words } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const { isPending, error, add } = useAddPasskey(person);
  const message = () => {
    if (!error) return undefined;
    const text = describePasskeyError(words.i18n, error) ?? problemText(error);
    if (!(error instanceof ApiError && error.code === 'fresh_sign_in_required')) return text;
    return (
      <>
        {text}{' '}
        <Link href="/passkeys">
          <Trans>Sign in again</Trans>
        </Link>
      </>
    );
  };
  return (
    <PasskeyOffer
      person={isShared ? person.preferred_name : undefined}
      isAdding={isPending}
      errorMessage={message()}
      onAdd={add}
      onDismiss={onDismiss}
    />
  );
}
