import type { PurchaseTrouble } from '@conkit/ui';
import { useProblemText } from '../shell/problemText.ts';
import type { Trouble } from './trouble.ts';

/** Adds the server's error message to the trouble of a purchase. */
export function useTrouble(trouble: Trouble | null): PurchaseTrouble | null {
  const problemText = useProblemText();
  if (trouble?.kind !== 'refused') return trouble;
  return { kind: 'refused', text: problemText(trouble.error) };
}
