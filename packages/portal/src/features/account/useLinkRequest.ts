import type { LinkRequest } from '@conkit/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '../../api/problem.ts';
import { requestLinkMutation } from '../../api/session.ts';
import { useProblemText } from '../../shell/problemText.ts';

/** For how many seconds the server wants to be asked no more; undefined where it has not said so. */
const waitOf = (error: unknown): number | undefined =>
  error instanceof ApiError && error.code === 'too_many_requests' ? error.retryAfter : undefined;

/** Asks for a login link, and what has become of it in words. */
export function useLinkRequest() {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const { status, variables, error, mutate, reset } = useMutation(requestLinkMutation(api));
  // As long as the server said; then it can be asked again, and nothing says any more that it cannot.
  useEffect(() => {
    const seconds = waitOf(error);
    if (seconds === undefined) return;
    const timer = setTimeout(reset, seconds * 1000);
    return () => clearTimeout(timer);
  }, [error, reset]);
  const request = (): LinkRequest => {
    switch (status) {
      case 'pending':
        return { kind: 'sending' };
      case 'success':
        return { kind: 'sent', email: variables.email };
      case 'error':
        return {
          kind: 'failed',
          problem: problemText(error),
          mustWait: waitOf(error) !== undefined,
        };
      default:
        return { kind: 'none' };
    }
  };
  return { request: request(), ask: mutate, reset };
}
