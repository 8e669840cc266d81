import { isPickable } from '@conkit/rules';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { RadioList } from '../../primitives/RadioList/RadioList.tsx';
import { useMessages } from '../../words/useMessages.ts';
import * as css from './PersonPicker.css.ts';
import { personPickerMessages, type PersonPickerMessages } from './PersonPicker.messages.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

/** Somebody to pick. */
export interface PickablePerson {
  id: number;
  name: string;
  /** The key of their type of membership. */
  membership: string;
  /** What that type is called. */
  membershipLabel: string;
}

export interface PersonPickerProps extends ElementProps {
  people: readonly PickablePerson[];
  /** The picked person's id, `other` for somebody who is looked for, or null for nobody. */
  value: number | 'other' | null;
  onChange: (value: number | 'other') => void;
  /** The membership types that may be picked; all, when there are none named. */
  required?: readonly string[];
  /** Finds somebody who is not in the list; without it nobody else can be picked. */
  lookup?: ReactNode;
  /** Who was found. */
  found?: PickablePerson;
  /** Called to look for somebody else than was found. */
  onRemove?: () => void;
  /** @default false */
  isDisabled?: boolean;
  messages?: Partial<PersonPickerMessages>;
}

/**
 * Picks a person of the account, or finds another member. Who may not be picked is there, and says why.
 *
 * @example
 * ```tsx
 * <PersonPicker
 *   people={[{ id: 5, name: 'Aoife', membership: 'Adult', membershipLabel: 'Adult' }]}
 *   value={5}
 *   onChange={pick}
 * />
 * ```
 */
export const PersonPicker = (props: PersonPickerProps) => {
  const { people, value, onChange, required, lookup, found, isDisabled } = props;
  const words = useMessages('PersonPicker', personPickerMessages, props.messages);
  const hint = (person: PickablePerson) =>
    isPickable(person, required)
      ? person.membershipLabel
      : `${person.membershipLabel}: ${words.notAllowed}`;
  const options = people.map((person) => ({
    value: String(person.id),
    label: person.name,
    hint: hint(person),
    isDisabled: !isPickable(person, required),
  }));
  return (
    <div {...elementProps(props, css.picker)}>
      <RadioList
        name="person"
        label={words.label}
        options={lookup ? [...options, { value: 'other', label: words.other }] : options}
        value={value === null ? null : String(value)}
        onChange={(next) => onChange(next === 'other' ? next : Number(next))}
        isDisabled={isDisabled}
      />
      {value === 'other' && lookup && (
        <div className={css.other}>
          {found ? (
            <>
              <p role="status">
                <strong>{found.name}</strong> <span className={css.hint}>{hint(found)}</span>
              </p>
              <Button isDisabled={isDisabled} onPress={props.onRemove}>
                {words.findAnother}
              </Button>
            </>
          ) : (
            lookup
          )}
        </div>
      )}
    </div>
  );
};
