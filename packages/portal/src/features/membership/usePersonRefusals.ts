import type { FieldError } from '@conkit/api-client';
import { useState } from 'react';
import { personFieldOf } from '../../api/personField.ts';
import { useRefusals } from '../../i18n/useRefusals.ts';

const none: readonly FieldError[] = [];

/** What the server did not accept of a person, by field and in words, until something is changed. */
export function usePersonRefusals() {
  const [errors, setErrors] = useState(none);
  const refusals = useRefusals(errors, personFieldOf);
  return { refusals, refuse: setErrors, forgetRefusals: () => setErrors(none) };
}
