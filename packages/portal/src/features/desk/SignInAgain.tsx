import type { WrongCode } from '@conkit/api-client';
import { Button, Card, CardBody, CheckInbox, Notice, type CodeEntry } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter, useRouterState } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../api/problem.ts';
import { freshCodeMutation } from '../../api/admin.ts';
import { provePasskey } from '../../api/passkeys.ts';
import { requestLinkMutation } from '../../api/session.ts';
import { describePasskeyError } from '../../shell/passkeyText.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { useDeskProblem } from './deskTask.ts';

interface Props {
  /** The email of the signed-in account. */
  email: string;
  /** Why the last action failed. Renders nothing unless it needs a recent sign-in. */
  error: unknown;
  /** Repeats the action. */
  onSignedIn: () => void;
}

/** Returns true if an action was refused because the sign-in is too old. */
export const needsFreshSignIn = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'fresh_sign_in_required';

/** Shows why an action failed, unless it needs a recent sign-in, for which {@link SignInAgain} is there. */
export function ActProblem({ error }: { error: Error | null }) {
  const problemText = useDeskProblem();
  if (!error || needsFreshSignIn(error)) return null;
  return <Notice tone="danger">{problemText(error)}</Notice>;
}

/**
 * Mails a code for an action that needs a recent sign-in, and repeats the action afterwards. The form
 * behind it keeps its input. The mail's link signs in in another tab, after which the administrator presses
 * the action's button again.
 */
export function SignInAgain({ email, error, onSignedIn }: Props) {
  const { api, user } = useRouteContext({ from: '__root__' });
  const path = useRouterState({ select: ({ location }) => location.href });
  const problemText = useProblemText();
  const [isOpen, setOpen] = useState(false);
  const mail = useMutation(requestLinkMutation(api));
  const code = useMutation({
    ...freshCodeMutation(api),
    onSuccess: () => {
      setOpen(false);
      onSignedIn();
    },
  });
  if (!needsFreshSignIn(error)) return null;
  // A session that a mail opens could no longer act.
  if (user?.passkeys?.is_required) return <PasskeyAgain onSignedIn={onSignedIn} />;
  const ask = () =>
    mail.mutate({ email, path }, { onSuccess: () => (code.reset(), setOpen(true)) });
  if (!isOpen) {
    return (
      <AskAgain
        errorMessage={mail.error && problemText(mail.error)}
        isPending={mail.isPending}
        onPress={ask}
      >
        <Trans>Mail me a code</Trans>
      </AskAgain>
    );
  }
  return (
    <CheckInbox
      email={email}
      reason="asked"
      codeEntry={toCodeEntry(code, problemText)}
      onSubmitCode={(digits) => code.mutate({ code: digits })}
      resendRequest={mail.isPending ? { kind: 'sending' } : { kind: 'none' }}
      onResend={ask}
      onChangeAddress={() => setOpen(false)}
      autoFocus
    />
  );
}

/** Signs in again with a passkey, and repeats the action afterwards. */
function PasskeyAgain({ onSignedIn }: Pick<Props, 'onSignedIn'>) {
  const { api, queryClient, user, words } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const problemText = useProblemText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provePasskey(api),
    onSuccess: async (email) => {
      if (email === user?.email) return onSignedIn();
      // The passkey of another account: show that account.
      await queryClient.invalidateQueries({ queryKey: ['user'] });
      return router.invalidate();
    },
  });
  return (
    <AskAgain
      errorMessage={error && (describePasskeyError(words.i18n, error) ?? problemText(error))}
      isPending={isPending}
      onPress={() => mutate()}
    >
      <Trans>Sign in with your passkey</Trans>
    </AskAgain>
  );
}

interface AskAgainProps {
  errorMessage: ReactNode;
  isPending: boolean;
  onPress: () => void;
  /** The button's label. */
  children: ReactNode;
}

/** Explains that an act needs a recent sign-in, with the button that begins one. */
const AskAgain = ({ errorMessage, isPending, onPress, children }: AskAgainProps) => (
  <Card>
    <CardBody>
      <Notice role="status" tone="warning">
        <Trans>
          This needs a sign-in within the last few minutes. What you have typed stays here.
        </Trans>
      </Notice>
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      <Button tone="primary" isPending={isPending} onPress={onPress}>
        {children}
      </Button>
    </CardBody>
  </Card>
);

function toCodeEntry(
  { isPending, error }: { readonly isPending: boolean; readonly error: Error | null },
  problemText: (error: unknown) => string,
): CodeEntry {
  if (isPending) return { kind: 'checking' };
  if (!error) return { kind: 'ready' };
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem?.code === 'wrong_code') {
    return { kind: 'wrong', remainingAttempts: (problem as WrongCode).tries_left };
  }
  if (problem?.code === 'expired_code') return { kind: 'expired' };
  return { kind: 'failed', errorMessage: problemText(error) };
}
