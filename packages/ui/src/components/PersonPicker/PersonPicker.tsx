import { isPickable } from '@conkit/rules';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { RadioList } from '../../primitives/RadioList/RadioList.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  personPickerMessages,
  type PersonPickerMessages,
} from '../../locales/en/PersonPicker.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './PersonPicker.css.ts';

/** A person that can be picked. */
export interface PickablePerson {
  id: number;
  name: string;
  /** The key of their membership type. */
  membership: string;
  /** The label of their membership type. */
  membershipLabel: string;
}

export interface PersonPickerProps extends ElementProps {
  people: readonly PickablePerson[];
  /** The picked person's id, `other` for another member, or null if none is picked. */
  value: number | 'other' | null;
  onChange: (value: number | 'other') => void;
  /** The membership types of the people who can be picked. All types if empty. */
  required?: readonly string[];
  /** Finds a member who isn't in the list. Without it, only listed people can be picked. */
  lookup?: ReactNode;
  /** The member that the lookup found. */
  found?: PickablePerson;
  /** Called to look up a different member. */
  onRemove?: () => void;
  /** @default false */
  isDisabled?: boolean;
  messages?: SomeMessages<PersonPickerMessages>;
}

/**
 * Picks a person of the account, or another member with a lookup. People who can't be picked are listed with the
 * reason.
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
