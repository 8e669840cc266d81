import { isBlank, type Phase } from '@conkit/rules';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { VotingPageMessages } from '../../locales/en/VotingPage.gen.ts';
import { SignatureField } from '../SignatureField.tsx';
import * as css from './VotingPage.css.ts';

/** The voter of the page, if there is one. */
export type Voter =
  /** A visitor, who signs in here. */
  | {
      readonly kind: 'visitor';
      /** The form that mails a login link to this page: `SignIn`. */
      readonly signIn: ReactNode;
      /** Where a membership is bought without signing in. */
      readonly newMembershipHref: string;
    }
  /** An account, but none of its voters; the page explains how to get to a ballot. */
  | { readonly kind: 'none'; readonly isSharedAccount: boolean }
  /** A person without the right to vote. */
  | { readonly kind: 'noRight'; readonly name: string }
  | {
      readonly kind: 'voter';
      readonly name: string;
      /** The membership in words: "Adult member #214". */
      readonly membership: string;
      /** Their signature; undefined until they sign. */
      readonly signature: string | undefined;
      /** Whether this device stores changes that an earlier visit could not save. */
      readonly hasUnsavedChanges: boolean;
      /**
       * Whether their ballot is on hold because they were moved to this account, so that there is nothing to sign.
       *
       * @default false
       */
      readonly isOnHold?: boolean;
    };

/** The id of the signature form, for links to it. */
export const SIGNATURE_ID = 'signature';

interface VoterCardProps {
  voter: Voter;
  /** Before voting opens there is no ballot to sign; after it closed the ballot is shown without signing. */
  phase: Phase;
  words: VotingPageMessages;
  /** Called with a trimmed signature that is not blank. */
  onSign: (signature: string) => void;
}

/** The voter: their signature, the form for it, or what to do instead. */
export function VoterCard({ voter, phase, words, onSign }: VoterCardProps) {
  const [hasSignedHere, setSignedHere] = useState(false);
  if (voter.kind === 'visitor') {
    const link = (text: string) => <Link href={voter.newMembershipHref}>{text}</Link>;
    return (
      <>
        <p>{phase === 'closed' ? words.signInToRead : words.signInToVote({ link })}</p>
        {voter.signIn}
      </>
    );
  }
  if (voter.kind !== 'voter') return <NoVoter voter={voter} phase={phase} words={words} />;
  const { name, membership, signature, hasUnsavedChanges, isOnHold = false } = voter;
  const isOpen = phase === 'open' && !isOnHold;
  const sign = (given: string) => {
    setSignedHere(true);
    onSign(given);
  };
  if (isOpen && signature !== undefined) {
    return (
      <Signed autoFocus={hasSignedHere} voter={`${name} · ${membership}`}>
        {words.signingAs({ signature })}
      </Signed>
    );
  }
  return (
    <Card title={name} subtitle={membership}>
      <CardBody>
        {phase === 'before' && <p>{words.notYet}</p>}
        {isOpen && (
          <>
            {hasUnsavedChanges && <Notice tone="warning">{words.hasUnsaved}</Notice>}
            <SignatureForm words={words} onSign={sign} />
          </>
        )}
        {phase === 'closed' && <p>{words.readOnly}</p>}
      </CardBody>
    </Card>
  );
}

/** Asks for the signature that a ballot requires. */
function SignatureForm({ words, onSign }: Pick<VoterCardProps, 'words' | 'onSign'>) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank(text)) onSign(text.trim());
  };
  return (
    <form id={SIGNATURE_ID} className={css.form} onSubmit={submit}>
      <SignatureField
        label={words.signature}
        description={words.signatureHint}
        value={text}
        onChange={setText}
      />
      <div>
        <Button type="submit" tone="primary" isDisabled={isBlank(text)}>
          {words.sign}
        </Button>
      </div>
    </form>
  );
}

interface SignedProps {
  children: string;
  /** The voter's name and membership. */
  voter: string;
  /** Whether to take the focus, because it replaces the form that had it. */
  autoFocus: boolean;
}

/** The given signature and who the voter is, in a few lines: the ballot follows on the same screen of a phone. */
function Signed({ children, voter, autoFocus }: SignedProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (autoFocus) text.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    <div className={css.signed}>
      <p ref={text} tabIndex={-1} className={css.signature}>
        {children}
      </p>
      <p className={css.voter}>{voter}</p>
    </div>
  );
}

interface NoVoterProps {
  voter: Extract<Voter, { kind: 'none' | 'noRight' }>;
  phase: Phase;
  words: VotingPageMessages;
}

/** Explains how to get to a ballot, when the page belongs to no voter or to a person without the right to vote. */
function NoVoter({ voter, phase, words }: NoVoterProps) {
  const link = (text: string) => <Link href="/">{text}</Link>;
  return (
    <Card title={words.who}>
      <CardBody>
        <p>{phase === 'closed' ? words.wayToRead({ link }) : words.wayToBallot({ link })}</p>
        {voter.kind === 'noRight' && <p>{words.noRight({ name: voter.name })}</p>}
        {voter.kind === 'none' && voter.isSharedAccount && phase !== 'closed' && (
          <p>{words.severalPeople}</p>
        )}
      </CardBody>
    </Card>
  );
}
