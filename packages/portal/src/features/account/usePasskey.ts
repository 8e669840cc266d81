import type { Config } from '@conkit/api-client';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { canHavePasskeys } from '../../browser/passkeys.ts';
import { useSingleFlight } from '../../browser/useSingleFlight.ts';
import { useProblemText } from '../../shell/problemText.ts';

const unchanging = () => () => undefined;

/**
 * Signs in with a passkey. `press` is undefined where there are none; the server assumes that browsers have them.
 *
 * @param path the path on this site to open after signing in
 */
export function usePasskey({ parts }: Config, path: string) {
  const context = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const problemText = useProblemText();
  const isSupported = useSyncExternalStore(unchanging, canHavePasskeys, () => true);
  const [{ isPending, problem }, setState] = useState<{ isPending?: boolean; problem?: string }>(
    {},
  );
  const press = useSingleFlight(async () => {
    setState({ isPending: true });
    const failure = await import('./passkeySignIn.ts')
      .then(({ signIn }) => signIn(context, router, path))
      .catch(problemText);
    setState(failure === undefined ? {} : { problem: failure });
  });
  return {
    press: parts.passkeys && isSupported ? press : undefined,
    isPending,
    problem,
    forget: () => setState({}),
  };
}
