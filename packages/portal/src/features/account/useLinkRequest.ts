import type { LinkRequest } from '@conkit/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { requestLinkMutation } from '../../api/session.ts';
import { useProblemText } from '../../shell/problemText.ts';

/** Asks for a login link, and what has become of it in words. */
export function useLinkRequest() {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const { status, variables, error, mutate, reset } = useMutation(requestLinkMutation(api));
  const request = (): LinkRequest => {
    switch (status) {
      case 'pending':
        return { kind: 'sending' };
      case 'success':
        return { kind: 'sent', email: variables.email };
      case 'error':
        return { kind: 'failed', problem: problemText(error) };
      default:
        return { kind: 'none' };
    }
  };
  return { request: request(), ask: mutate, reset };
}
