import type { FieldError, NewPerson } from '@conkit/api-client';
import { changedFields, type PersonFields } from '@conkit/rules';
import { findPersonField } from '../../api/people.ts';
import { findQuestion } from '../../checkout/useQuestions.tsx';

/** Returns a new member as the API takes it, with the filled fields only. */
export const toNewPerson = (membership: string, person: PersonFields): NewPerson => ({
  ...changedFields(undefined, person),
  membership,
  legal_name: person.legal_name ?? '',
  email: person.email?.trim() ?? '',
});

/** Returns the person's field or the question that a request error refers to, if any. */
export const findMemberField = (error: FieldError): string | undefined =>
  findPersonField(error) ?? findQuestion(error);
