import type { Config, Person, User } from '@conkit/api-client';
import { isBlank, type Phase } from '@conkit/rules';
import { Button, Card, CardBody, Notice, TextField, usePersonSubtitle } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { useSubtitle } from '../../i18n/useSubtitle.ts';
import { storedBallot } from './ballotDraft.ts';
import * as styles from './VoterCard.css.ts';

const SIGNATURE_LENGTH = 200;

interface VoterCardProps {
  config: Config;
  user: User | null;
  person: Person | undefined;
  /** Whether the person has the right to vote. */
  mayVote: boolean;
  /** Before voting opens there is no ballot to sign; after it closed there is one to read, unsigned. */
  phase: Phase;
  signature: string | undefined;
  /** Called while the voter signs: what the ballot needs can be fetched. */
  onPrepare: () => void;
  onSign: (signature: string) => void;
}

/** Who is voting: the signature, the form that asks for it, or what to do instead. */
export function VoterCard(props: VoterCardProps) {
  const { config, user, person, mayVote, phase, signature, onPrepare, onSign } = props;
  const { t } = useLingui();
  const subtitleOf = useSubtitle(config);
  const subtitleText = usePersonSubtitle();
  const [hasSignedHere, setSignedHere] = useState(false);
  if (!person || !mayVote) {
    return (
      <Card title={t`Who is voting?`}>
        <CardBody>
          <p>
            <WayToBallot isClosed={phase === 'closed'} isSignedIn={user !== null} />
          </p>
          {person && (
            <p>
              <Trans>
                {person.legal_name} cannot vote: the right to vote comes with a WSFS membership.
              </Trans>
            </p>
          )}
          {user && !person && user.people.length > 1 && phase !== 'closed' && (
            <p>
              <Trans>
                Several people share this account. The link of each of them leads to their own
                ballot.
              </Trans>
            </p>
          )}
        </CardBody>
      </Card>
    );
  }
  return (
    <Card title={person.preferred_name} subtitle={subtitleText(subtitleOf(person))}>
      <CardBody>
        {phase === 'before' && (
          <p>
            <Trans>Your ballot will be here when voting opens.</Trans>
          </p>
        )}
        {phase === 'open' && !signature && (
          <>
            <WaitingDraft config={config} person={person} />
            <SignatureForm
              onPrepare={onPrepare}
              onSign={(given) => {
                setSignedHere(true);
                onSign(given);
              }}
            />
          </>
        )}
        {phase === 'open' && signature && (
          <Signed signature={signature} takesFocus={hasSignedHere} />
        )}
        {phase === 'closed' && (
          <p>
            <Trans>This is your ballot. It can be read, and not changed any more.</Trans>
          </p>
        )}
      </CardBody>
    </Card>
  );
}

/** How somebody gets to a ballot from a page that is nobody's. */
function WayToBallot({ isClosed, isSignedIn }: { isClosed: boolean; isSignedIn: boolean }) {
  if (isClosed) {
    return (
      <Trans>
        The ballot of each member who could vote is reached from the <Link to="/">main page</Link>.
      </Trans>
    );
  }
  return isSignedIn ? (
    <Trans>
      To vote, open your personal login link. A login mail has one for every member who can vote; to
      get a new mail, sign out and ask for it on the <Link to="/">main page</Link>.
    </Trans>
  ) : (
    <Trans>
      To vote, open your personal login link. It is mailed to every member who can vote; ask for a
      new one on the <Link to="/">main page</Link>.
    </Trans>
  );
}

interface SignedProps {
  signature: string;
  /** Where the form that had the focus has gone: the next thing to do is below. */
  takesFocus: boolean;
}

/** The signature that was given. */
function Signed({ signature, takesFocus }: SignedProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <p ref={text} tabIndex={-1} className={styles.signature}>
      <Trans>Signing as “{signature}”</Trans>
    </p>
  );
}

const unchanging = () => () => undefined;

/** Says that this device keeps what an earlier visit could not save. */
function WaitingDraft({ config, person }: { config: Config; person: Person }) {
  const isWaiting = useSyncExternalStore(
    unchanging,
    () => storedBallot(config.id, person.id).read() !== null,
    () => false,
  );
  if (!isWaiting) return null;
  return (
    <Notice tone="warning">
      <Trans>
        This device keeps changes to your ballot that are not saved yet. Sign, and they will be.
      </Trans>
    </Notice>
  );
}

/** Asks for the signature that a ballot needs. */
function SignatureForm({ onPrepare, onSign }: Pick<VoterCardProps, 'onPrepare' | 'onSign'>) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank(text)) onSign(text.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t`Signature`}
        name="signature"
        autoComplete="name"
        description={t`Your name, as a signature of your ballot. Then your ballot opens.`}
        maxLength={SIGNATURE_LENGTH}
        value={text}
        onChange={(value) => {
          setText(value);
          onPrepare();
        }}
      />
      <div>
        <Button type="submit" tone="primary" isDisabled={isBlank(text)}>
          <Trans>OK</Trans>
        </Button>
      </div>
    </form>
  );
}
