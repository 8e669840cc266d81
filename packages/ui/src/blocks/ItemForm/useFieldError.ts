import { useState } from 'react';
import { useTried } from '../../primitives/Field/tried.ts';
import { useAfterPress } from '../../primitives/hooks/useAfterPress.ts';

/**
 * What a field says is wrong with it: at once what the server did not accept, and what is missing once the
 * field was left, or its form was tried.
 *
 * @param refusal the server's words
 * @param problem what is missing
 */
export function useFieldError(refusal: string | undefined, problem: string | undefined) {
  const isTried = useTried();
  const afterPress = useAfterPress();
  const [wasLeft, setLeft] = useState(false);
  const errorMessage = refusal ?? (isTried || wasLeft ? problem : undefined);
  return { errorMessage, onBlur: () => afterPress(() => setLeft(true)) };
}
