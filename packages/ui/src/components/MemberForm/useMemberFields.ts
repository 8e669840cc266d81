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

/** The props that the person fields share. */
export interface MemberFieldsProps {
  value: PersonFields;
  /** Called with the whole new record on every change. */
  onChange: (value: PersonFields) => void;
  /** The saved record of an existing person. Fields that differ from it are marked as changed. */
  original?: PersonFields;
  /**
   * Whether the form was submitted. Then every problem is shown, and before that only those of fields that lost focus.
   *
   * @default false, or the state of the surrounding form
   */
  isSubmitted?: boolean;
  /** Error messages from elsewhere, by field. They override the form's own. */
  errors?: Partial<Record<PersonFieldPath, string>>;
}

type TextPath = Exclude<PersonField, 'paper_pubs'>;

/** Removes NUL, which only a paste can add and which records don't allow. */
const clean = (text: string) => text.replaceAll('\0', '');

/** Returns a function that creates the props of the field at a path, and the errors by path. */
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
  /** Values that were already missing in the saved record are not errors. */
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
