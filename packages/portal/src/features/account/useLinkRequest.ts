import type { LinkRequest } from '@conkit/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '../../api/problem.ts';
import { requestLinkMutation } from '../../api/session.ts';
import { useProblemText } from '../../shell/problemText.ts';

/** Returns how many seconds to wait before another request, or undefined. */
const getWaitSeconds = (error: unknown): number | undefined =>
  error instanceof ApiError && error.code === 'too_many_requests' ? error.retryAfter : undefined;

/** Requests a login link. `request` describes the state of the request. */
export function useLinkRequest() {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const { status, variables, error, mutate, mutateAsync, reset } = useMutation(
    requestLinkMutation(api),
  );
  // Remove the error after the wait, when a new request is allowed.
  useEffect(() => {
    const seconds = getWaitSeconds(error);
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
          errorMessage: problemText(error),
          isRateLimited: getWaitSeconds(error) !== undefined,
        };
      default:
        return { kind: 'none' };
    }
  };
  return { request: request(), ask: mutate, askOnce: mutateAsync, reset };
}
