import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as css from './EditMember.css.ts';
import type { EditMemberMessages } from './EditMember.messages.ts';
import type { EditTrouble } from './EditMemberProps.ts';

interface TroubleProps {
  trouble: EditTrouble;
  words: EditMemberMessages;
}

/** Why the changes were not saved, and what to do next. */
export const Trouble = ({ trouble, words }: TroubleProps) => (
  <div className={css.trouble}>
    {trouble.kind === 'signedOut' ? (
      <SignInAgain {...trouble} words={words} />
    ) : (
      <Notice
        tone="danger"
        role="alert"
        title={trouble.kind === 'signedOutUnkept' ? words.signedOut : undefined}
      >
        {trouble.kind === 'signedOutUnkept' ? words.signedOutUnkept : trouble.problem}
      </Notice>
    )}
  </div>
);

type SignInAgainProps = Extract<EditTrouble, { kind: 'signedOut' }> & {
  words: EditMemberMessages;
};

/** Offers a login link, which restores the session in this tab or another one. The changes are kept. */
const SignInAgain = ({ request, onRequest, words }: SignInAgainProps) => (
  <Notice
    tone="warning"
    role="alert"
    title={words.signedOut}
    action={
      request.kind === 'sent' ? undefined : (
        <Button isPending={request.kind === 'sending'} onPress={onRequest}>
          {words.sendLink}
        </Button>
      )
    }
  >
    <p>{request.kind === 'sent' ? words.linkSent(request.email) : words.signedOutKept}</p>
    {request.kind === 'failed' && <p>{request.problem}</p>}
  </Notice>
);
