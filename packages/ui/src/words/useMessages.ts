import { useMemo } from 'react';
import { useSurroundings } from './ConKitProvider.tsx';
import type { AllWords } from './words.ts';

/**
 * The words of a component: those of its `messages`, else the provider's, else English. The same object as
 * long as nothing of it changes.
 *
 * @param name the component's
 * @param english what stands in its `X.messages.ts`
 * @param own the component's `messages` property
 */
export function useMessages<Name extends keyof AllWords>(
  name: Name,
  english: AllWords[Name],
  own?: Partial<AllWords[Name]>,
): AllWords[Name] {
  const provided = useSurroundings().messages[name];
  return useMemo(() => ({ ...english, ...provided, ...own }), [english, provided, own]);
}
