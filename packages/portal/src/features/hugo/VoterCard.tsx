import type { Config, Person, User } from '@conkit/api-client';
import { isBlank, personSubtitle, type Phase } from '@conkit/rules';
import { Button, Card, CardBody, Notice, subtitleText, TextField } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { usePersonCardMessages } from '../../i18n/messages/personCard.ts';
import { readBallotDraft } from './ballotDraft.ts';
import * as styles from './VoterCard.css.ts';

const SIGNATURE_LENGTH = 200;

interface VoterCardProps {
  config: Config;
  user: User | null;
  person: Person | undefined;
  /** Whether the person has the right to vote. */
  mayVote: boolean;
  /** Before voting opens there is no ballot to sign; after it closed there is one to read. */
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
  const words = usePersonCardMessages(config);
  const hasBegun = phase !== 'before';
  if (!person || !mayVote) {
    return (
      <Card title={t`Who is voting?`}>
        <CardBody>
          <p>
            <Trans>
              To vote, open your personal login link. It is mailed to every member who can vote; ask
              for a new one on the <Link to="/">main page</Link>.
            </Trans>
          </p>
          {person && (
            <p>
              <Trans>
                {person.legal_name} cannot vote: the right to vote comes with a WSFS membership.
              </Trans>
            </p>
          )}
          {user && !person && user.people.length > 1 && (
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
    <Card
      title={person.preferred_name}
      subtitle={subtitleText(personSubtitle(person, config.membershipTypes), words)}
    >
      <CardBody>
        {!hasBegun && (
          <p>
            <Trans>Your ballot will be here when voting opens.</Trans>
          </p>
        )}
        {hasBegun && !signature && (
          <>
            <WaitingDraft config={config} person={person} isClosed={phase === 'closed'} />
            <SignatureForm onPrepare={onPrepare} onSign={onSign} />
          </>
        )}
        {hasBegun && signature && <Signed signature={signature} />}
      </CardBody>
    </Card>
  );
}

/** The signature that was given. The form that had the focus has gone: the next thing to do is below. */
function Signed({ signature }: { signature: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.signature}>
      <Trans>Signing as “{signature}”</Trans>
    </p>
  );
}

const unchanging = () => () => undefined;

interface WaitingDraftProps {
  config: Config;
  person: Person;
  isClosed: boolean;
}

/** Says that this device keeps what an earlier visit could not save. */
function WaitingDraft({ config, person, isClosed }: WaitingDraftProps) {
  const isWaiting = useSyncExternalStore(
    unchanging,
    () => readBallotDraft(config.id, person.id) !== null,
    () => false,
  );
  if (!isWaiting) return null;
  return (
    <Notice tone="warning">
      {isClosed ? (
        <Trans>
          This device keeps changes to your ballot that were not saved before voting closed. They do
          not count; sign to see them beside what does.
        </Trans>
      ) : (
        <Trans>
          This device keeps changes to your ballot that are not saved yet. Sign, and they will be.
        </Trans>
      )}
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
