import type { EditTrouble } from '@conkit/ui';
import { useState } from 'react';
import { ApiError } from '../../api/problem.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { useLinkRequest } from './useLinkRequest.ts';

interface Failure {
  error: unknown;
  /** Whether the account was signed out elsewhere and the changes are on this page only. */
  isSignedOut: boolean;
  /** The email of the account that was signed in. */
  email: string;
  personId: number;
}

/** Returns why a person's changes weren't saved, or undefined if there is nothing to show. */
export function useEditTrouble(failure: Failure): EditTrouble | undefined {
  const { error, isSignedOut, email, personId } = failure;
  const problemText = useProblemText();
  const { request, ask } = useLinkRequest();
  /** The failure after which a link was requested. A later failure needs a new link. */
  const [asked, setAsked] = useState<unknown>();
  if (isSignedOut) return { kind: 'signedOutUnkept' };
  if (error === null) return undefined;
  const code = error instanceof ApiError ? error.code : undefined;
  // The form shows both versions to choose from, so no message is needed.
  if (code === 'stale_person') return undefined;
  if (code !== 'unauthorized') return { kind: 'refused', problem: problemText(error) };
  return {
    kind: 'signedOut',
    request: asked === error ? request : { kind: 'none' },
    onRequest: () => {
      setAsked(error);
      ask({ email, path: `/?edit=${personId}` });
    },
  };
}
