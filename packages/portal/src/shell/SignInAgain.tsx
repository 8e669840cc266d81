import { Button, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { requestLinkMutation } from '../api/session.ts';
import { useProblemText } from './problemText.ts';

interface SignInAgainProps {
  /** The account whose session has ended. */
  email: string;
  /** Where the link leads; a path of this site that goes on with the draft. */
  path: string;
}

/**
 * Where something could not be sent because the session has ended: the draft is still there, and a login
 * link brings the session back, whether it is opened in another tab or goes on in its own.
 */
export function SignInAgain({ email, path }: SignInAgainProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const request = useMutation(requestLinkMutation(api));
  const button = (
    <Button isPending={request.isPending} onPress={() => request.mutate({ email, path })}>
      <Trans>Send login link</Trans>
    </Button>
  );
  return (
    <Notice
      tone="warning"
      role="alert"
      title={<Trans>You are signed out</Trans>}
      action={request.isSuccess ? undefined : button}
    >
      <p>
        {request.isSuccess ? (
          <Trans>
            A mail is on its way to {email}. Open its link on this device: it goes on where you
            were, or come back here afterwards and send again.
          </Trans>
        ) : (
          <Trans>What you typed is kept on this device. Sign in again, then go on.</Trans>
        )}
      </p>
      {request.isError && <p>{problemText(request.error)}</p>}
    </Notice>
  );
}
