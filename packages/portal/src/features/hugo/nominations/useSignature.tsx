import type { Person } from '@conkit/api-client';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DialogCode } from '../../../shell/DialogCode.tsx';

const loadDialog = () => import('./SignatureDialog.tsx');

interface Signature {
  /** The signature of this visit; asks for it the first time. Null when the person cancels. */
  sign: () => Promise<string | null>;
  dialog: ReactNode;
}

/**
 * The signature of a person's nominations, asked for once per visit. It is kept beside the account's data,
 * so that both awards know it and signing out forgets it.
 *
 * @param isSoon whether it is about to be needed: the dialog's code is then fetched ahead, for a
 *   connection that may be gone by the time
 */
export function useSignature(person: Person, isSoon: boolean): Signature {
  const queryClient = useQueryClient();
  const queryKey = ['hugo', 'signature', person.id];
  const { data } = useQuery<string>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(signature: string | null) => void>(undefined);
  useEffect(() => {
    if (isSoon) void loadDialog().catch(() => undefined);
  }, [isSoon]);
  const close = (signature: string | null) => {
    if (signature !== null) queryClient.setQueryData(queryKey, signature);
    setOpen(false);
    answer.current?.(signature);
    answer.current = undefined;
  };
  const sign = () => {
    if (data !== undefined) return Promise.resolve(data);
    // Asked again while it is open: it is the same question.
    answer.current?.(null);
    setOpen(true);
    return new Promise<string | null>((resolve) => {
      answer.current = resolve;
    });
  };
  const dialog = isOpen && (
    <DialogCode load={loadDialog} onFailed={() => close(null)}>
      {({ default: SignatureDialog }) => (
        <SignatureDialog name={person.legal_name} onSign={close} onCancel={() => close(null)} />
      )}
    </DialogCode>
  );
  return { sign, dialog };
}
