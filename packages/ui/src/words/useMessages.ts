import { useMemo } from 'react';
import { useSurroundings } from './ConKitProvider.tsx';
import type { AllWords } from './words.ts';

/**
 * Returns a component's messages: from its `messages` prop, else the provider, else English. The object is stable while
 * nothing changes.
 *
 * @param name The component's name.
 * @param english The defaults in its `X.messages.ts`.
 * @param own The component's `messages` prop.
 */
export function useMessages<Name extends keyof AllWords>(
  name: Name,
  english: AllWords[Name],
  own?: Partial<AllWords[Name]>,
): AllWords[Name] {
  const provided = useSurroundings().messages[name];
  return useMemo(() => ({ ...english, ...provided, ...own }), [english, provided, own]);
}
