import { useState } from 'react';
import { useAfterPress } from './useAfterPress.ts';
import { useIsSubmitted } from '../Field/Field.tsx';

/**
 * Returns the error of a field: a refusal by the server at once, a missing value after the field lost the focus or the
 * form was submitted.
 *
 * @param refusal why the server refused the value, in words
 * @param problem what is missing, in words
 */
export function useFieldError(refusal: string | undefined, problem: string | undefined) {
  const isTried = useIsSubmitted();
  const afterPress = useAfterPress();
  const [wasLeft, setLeft] = useState(false);
  const errorMessage = refusal ?? (isTried || wasLeft ? problem : undefined);
  return { errorMessage, onBlur: () => afterPress(() => setLeft(true)) };
}
