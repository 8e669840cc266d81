import type { Person } from '@conkit/api-client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LazyDialog } from '../../../shell/LazyDialog.tsx';
import { useRememberedSignature } from '../shared/useRememberedSignature.ts';

const loadDialog = () => import('./signatureDialog.ts');

interface Signature {
  /** This visit's signature; undefined before signing. */
  signature: string | undefined;
  /**
   * Returns this visit's signature, and asks for it the first time. Resolves with null if the person
   * cancels.
   */
  sign: () => Promise<string | null>;
  dialog: ReactNode;
}

/**
 * Manages the signature of a person's nominations, which is asked for once per visit for all awards.
 *
 * @param isSoon whether it will be needed soon: the dialog's code is loaded early, because the connection
 *   may be lost later
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
    // Called again while open: cancel the earlier call.
    answer.current?.(null);
    setOpen(true);
    return new Promise<string | null>((resolve) => {
      answer.current = resolve;
    });
  };
  const dialog = isOpen && (
    <LazyDialog load={loadDialog} onError={() => close(null)}>
      {({ SignatureDialog }) => (
        <SignatureDialog name={person.legal_name} onSign={close} onCancel={() => close(null)} />
      )}
    </LazyDialog>
  );
  return { signature, sign, dialog };
}
