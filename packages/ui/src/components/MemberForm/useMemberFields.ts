import {
  changedFields,
  MAX_FIELD_LENGTH,
  MAX_LENGTHS,
  personProblems,
  type FieldProblem,
  type PersonField,
  type PersonFieldPath,
  type PersonFields,
} from '@conkit/rules';
import { useState } from 'react';
import { useTried } from '../../primitives/Field/tried.ts';
import { useAfterPress } from '../../primitives/hooks/useAfterPress.ts';
import type { MemberFormMessages } from './MemberForm.messages.ts';

/** What the fields of a person are given. */
export interface MemberFieldsProps {
  value: PersonFields;
  /** Called with the whole new record at every change. */
  onChange: (value: PersonFields) => void;
  /** The saved record of an existing person; what differs from it is styled as changed. */
  original?: PersonFields;
  /**
   * Sending was tried: every problem is shown, not only those of the fields already left.
   *
   * @default false, but inside a form that tells so by itself
   */
  isSubmitted?: boolean;
  /** Problems found elsewhere, in words, by field; they win over the form's own. */
  errors?: Partial<Record<PersonFieldPath, string>>;
}

type TextPath = Exclude<PersonField, 'paper_pubs'>;

/** The text without NUL, which only a paste can bring in and which is not allowed in a record. */
const clean = (text: string) => text.replaceAll('\0', '');

/** A function that gives the attributes of the field at a path, and the errors by path. */
export const useMemberFields = (
  { value, original, onChange, errors, isSubmitted }: MemberFieldsProps,
  words: MemberFormMessages,
) => {
  const [visited, setVisited] = useState<ReadonlySet<PersonFieldPath>>(new Set());
  const isTried = useTried();
  const afterPress = useAfterPress();
  const isMine = ({ field }: FieldProblem) => original === undefined || isChanged(field);
  const isDue = ({ field }: FieldProblem) => isSubmitted === true || isTried || visited.has(field);

  const changed = changedFields(original, value);
  /** What an existing record lacked before is not what its editor is asked about. */
  const isChanged = (path: PersonFieldPath) =>
    Object.hasOwn(changed, path.startsWith('paper_pubs') ? 'paper_pubs' : path);

  const shown: Partial<Record<PersonFieldPath, string>> = {};
  for (const problem of personProblems(value))
    if (isMine(problem) && isDue(problem)) shown[problem.field] = words.problem(problem);
  Object.assign(shown, errors);

  const visit = (path: PersonFieldPath) =>
    afterPress(() => setVisited((paths) => (paths.has(path) ? paths : new Set([...paths, path]))));
  const change = (part: PersonFields) => onChange({ ...value, ...part });

  const field = (path: TextPath) => ({
    name: path,
    value: value[path] ?? '',
    onChange: (text: string) => change({ [path]: clean(text) }),
    onBlur: () => visit(path),
    isChanged: original !== undefined && isChanged(path),
    errorMessage: shown[path],
    maxLength: MAX_LENGTHS[path] ?? MAX_FIELD_LENGTH,
  });
  return { field, errors: shown, visit, change };
};
