import type { Config } from '@conkit/api-client';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { canHavePasskeys } from '../../browser/passkeys.ts';
import { useSingleFlight } from '../../browser/useSingleFlight.ts';
import { useProblemText } from '../../shell/problemText.ts';

const unchanging = () => () => undefined;

/**
 * Signs in with a passkey. `press` is undefined where passkeys aren't supported. While rendering, the server assumes
 * that they are.
 *
 * @param path the path on this site to open after signing in
 */
export function usePasskey({ parts }: Config, path: string) {
  const context = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const problemText = useProblemText();
  const isSupported = useSyncExternalStore(unchanging, canHavePasskeys, () => true);
  const { mutateAsync, isPending, data, error, reset } = useMutation({
    mutationFn: async () => {
      const { signIn } = await import('./passkeySignIn.ts');
      return signIn(context, router, path);
    },
  });
  // The second press of a double click must not ask the browser again.
  const press = useSingleFlight(() => mutateAsync().catch(() => undefined));
  return {
    press: parts.passkeys && isSupported ? press : undefined,
    isPending,
    problem: data ?? (error ? problemText(error) : undefined),
    forget: reset,
  };
}
