import type { WrongCode } from '@conkit/api-client';
import { loginTarget } from '@conkit/rules';
import { CheckInbox, type CodeEntry } from '@conkit/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '../../api/problem.ts';
import { codeLoginMutation, userQuery } from '../../api/session.ts';
import { reportFailure } from '../../shell/analytics.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { forgetAskedMail, type AskedMail } from './askedMail.ts';
import { useLinkRequest } from './useLinkRequest.ts';

interface InboxCardProps {
  asked: AskedMail;
  /** Where signing in leads. With `/`, the path of the mail applies. */
  path: string;
  /** Whether it replaces a form that had the focus. */
  autoFocus: boolean;
  onChangeAddress: () => void;
}

/** Waits for the link or the code of a mail that was sent. Loaded on demand. */
export default function InboxCard({ asked, path, autoFocus, onChangeAddress }: InboxCardProps) {
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const problemText = useProblemText();
  const { request: resend, ask } = useLinkRequest();
  const { status, error, mutate, reset } = useMutation({
    ...codeLoginMutation(api, queryClient),
    onError: (failure) => reportFailure('login', failure),
  });
  useSignedInElsewhere();
  const signIn = (code: string) =>
    mutate(
      { code },
      {
        onSuccess: async (answer) => {
          forgetAskedMail();
          const next = path === '/' ? (answer.path ?? asked.path) : path;
          await router.navigate({ href: loginTarget({ next }), replace: true });
          await router.invalidate();
        },
      },
    );
  const entry = (): CodeEntry => {
    if (status === 'pending' || status === 'success') return { kind: 'checking' };
    if (!error) return { kind: 'ready' };
    const problem = error instanceof ApiError ? error.problem : undefined;
    if (problem?.code === 'wrong_code') {
      return { kind: 'wrong', remainingAttempts: (problem as WrongCode).tries_left };
    }
    if (problem?.code === 'expired_code') return { kind: 'expired' };
    return { kind: 'failed', errorMessage: problemText(error) };
  };
  return (
    <CheckInbox
      email={asked.email}
      reason={asked.reason}
      codeEntry={entry()}
      onSubmitCode={signIn}
      resendRequest={resend}
      onResend={() => ask({ email: asked.email, path: asked.path }, { onSuccess: reset })}
      onChangeAddress={onChangeAddress}
      autoFocus={autoFocus}
    />
  );
}

/** Reloads the page's data when the link was opened in another tab, which broadcasts the sign-in. */
function useSignedInElsewhere() {
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  const read = () => Boolean(queryClient.getQueryData(userQuery(api).queryKey));
  const isSignedIn = useSyncExternalStore(subscribe, read, () => false);
  useEffect(() => {
    if (isSignedIn) void router.invalidate();
  }, [isSignedIn, router]);
}
