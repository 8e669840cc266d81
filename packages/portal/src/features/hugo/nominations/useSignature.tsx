import type { Person } from '@conkit/api-client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LazyDialog } from '../../../shell/LazyDialog.tsx';
import { useRememberedSignature } from '../shared/useRememberedSignature.ts';

const loadDialog = () => import('./SignatureDialog.tsx');

interface Signature {
  /** The signature of this visit; asks for it the first time. Null when the person cancels. */
  sign: () => Promise<string | null>;
  dialog: ReactNode;
}

/**
 * The signature of a person's nominations, asked for once per visit for both awards.
 *
 * @param isSoon whether it is about to be needed: the dialog's code is then fetched ahead, for a
 *   connection that may be gone by the time
 */
export function useSignature(person: Person, isSoon: boolean): Signature {
  const { signature, remember } = useRememberedSignature('nominations', person.id);
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(signature: string | null) => void>(undefined);
  useEffect(() => {
    if (isSoon) void loadDialog().catch(() => undefined);
  }, [isSoon]);
  const close = (given: string | null) => {
    if (given !== null) remember(given);
    setOpen(false);
    answer.current?.(given);
    answer.current = undefined;
  };
  const sign = () => {
    if (signature !== undefined) return Promise.resolve(signature);
    // Asked again while it is open: it is the same question.
    answer.current?.(null);
    setOpen(true);
    return new Promise<string | null>((resolve) => {
      answer.current = resolve;
    });
  };
  const dialog = isOpen && (
    <LazyDialog load={loadDialog} onFailed={() => close(null)}>
      {({ default: SignatureDialog }) => (
        <SignatureDialog name={person.legal_name} onSign={close} onCancel={() => close(null)} />
      )}
    </LazyDialog>
  );
  return { sign, dialog };
}
