import type { EditTrouble } from '@conkit/ui';
import { useState } from 'react';
import { ApiError } from '../../api/problem.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { useLinkRequest } from './useLinkRequest.ts';

interface Failure {
  error: unknown;
  /** The account was signed out elsewhere, and what is typed is on this page only. */
  isSignedOut: boolean;
  /** The account that was signed in. */
  email: string;
  personId: number;
}

/** Why a person's changes were not saved, in words; undefined where nothing is to be said. */
export function useEditTrouble(failure: Failure): EditTrouble | undefined {
  const { error, isSignedOut, email, personId } = failure;
  const problemText = useProblemText();
  const { request, ask } = useLinkRequest();
  /** The failure that a link was asked for: where saving has failed once more, that one did not help. */
  const [asked, setAsked] = useState<unknown>();
  if (isSignedOut) return { kind: 'signedOutUnkept' };
  if (error === null) return undefined;
  const code = error instanceof ApiError ? error.code : undefined;
  // The choice between both versions says it all.
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
