import type { Phase } from '@conkit/rules';
import { useEffect, useRef, useState } from 'react';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SignatureForm } from './SignatureForm.tsx';
import type { Voter } from './types.ts';
import * as css from './VotingPage.css.ts';
import type { VotingPageMessages } from './VotingPage.messages.tsx';

interface VoterCardProps {
  voter: Voter;
  /** Before voting opens there is no ballot to sign; after it closed the ballot is shown without signing. */
  phase: Phase;
  words: VotingPageMessages;
  onSign: (signature: string) => void;
}

/** The voter: their signature, the form for it, or what to do instead. */
export function VoterCard({ voter, phase, words, onSign }: VoterCardProps) {
  const [hasSignedHere, setSignedHere] = useState(false);
  if (voter.kind !== 'voter') return <NoVoter voter={voter} phase={phase} words={words} />;
  const { name, membership, signature, hasUnsaved, isHeld = false } = voter;
  const isOpen = phase === 'open' && !isHeld;
  const sign = (given: string) => {
    setSignedHere(true);
    onSign(given);
  };
  return (
    <Card title={name} subtitle={membership}>
      <CardBody>
        {phase === 'before' && <p>{words.notYet}</p>}
        {isOpen && signature === undefined && (
          <>
            {hasUnsaved && <Notice tone="warning">{words.hasUnsaved}</Notice>}
            <SignatureForm words={words} onSign={sign} />
          </>
        )}
        {isOpen && signature !== undefined && (
          <Signed takesFocus={hasSignedHere}>{words.signingAs(signature)}</Signed>
        )}
        {phase === 'closed' && <p>{words.readOnly}</p>}
      </CardBody>
    </Card>
  );
}

interface NoVoterProps {
  voter: Exclude<Voter, { kind: 'voter' }>;
  phase: Phase;
  words: VotingPageMessages;
}

/** Explains how to get to a ballot, when the page belongs to no voter or to a person without the right to vote. */
function NoVoter({ voter, phase, words }: NoVoterProps) {
  const isSignedIn = voter.kind === 'noRight' || voter.isSignedIn;
  // A visitor's sign-in leads back to this page, which may be another person's ballot.
  const href = voter.kind === 'nobody' && voter.signInHref ? voter.signInHref : '/';
  const link = (text: string) => <Link href={href}>{text}</Link>;
  return (
    <Card title={words.who}>
      <CardBody>
        <p>{phase === 'closed' ? words.wayToRead(link) : words.wayToBallot(isSignedIn, link)}</p>
        {voter.kind === 'noRight' && <p>{words.noRight(voter.name)}</p>}
        {voter.kind === 'nobody' && voter.isSharedAccount && phase !== 'closed' && (
          <p>{words.severalPeople}</p>
        )}
      </CardBody>
    </Card>
  );
}

interface SignedProps {
  children: string;
  /** Whether to take the focus, because it replaces the form that had it. */
  takesFocus: boolean;
}

/** The given signature. */
function Signed({ children, takesFocus }: SignedProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <p ref={text} tabIndex={-1} className={css.signature}>
      {children}
    </p>
  );
}
