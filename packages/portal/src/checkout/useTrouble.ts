import type { PurchaseTrouble } from '@conkit/ui';
import { useProblemText } from '../shell/problemText.ts';
import type { Trouble } from './trouble.ts';

/** Why a purchase did not go on, with the server's refusal in words. */
export function useTrouble(trouble: Trouble | null): PurchaseTrouble | null {
  const problemText = useProblemText();
  if (trouble?.kind !== 'refused') return trouble;
  return { kind: 'refused', text: problemText(trouble.error) };
}
