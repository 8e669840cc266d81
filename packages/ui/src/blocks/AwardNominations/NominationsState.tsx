import { SignInLink } from '../../components/SaveState/SignInLink.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { AwardNominationsMessages } from './AwardNominations.messages.tsx';

interface NominationsStateProps {
  gate: 'open' | 'signedOut' | 'closed';
  hasUnsaved: boolean;
  isKept: boolean;
  /** Where to sign in and return from. */
  signInHref: string;
  words: AwardNominationsMessages;
}

/** The notices about the whole page: an ended session, a passed deadline, no storage. */
export function NominationsState(props: NominationsStateProps) {
  const { gate, hasUnsaved, isKept, signInHref, words } = props;
  if (gate === 'closed' && hasUnsaved) {
    return (
      <Notice tone="danger" role="alert">
        {words.closedUnsaved}
      </Notice>
    );
  }
  if (gate === 'signedOut') {
    const sentence = isKept ? words.signedOut : words.signedOutUnkept;
    return (
      <Notice tone="danger" role="alert">
        {sentence((text) => (
          <SignInLink href={signInHref} isKept={isKept}>
            {text}
          </SignInLink>
        ))}
      </Notice>
    );
  }
  if (isKept) return null;
  return (
    <Notice tone="warning" role="alert">
      {words.notKept}
    </Notice>
  );
}
