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
import type { Id } from '../../primitives/element/id.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './PersonPicker.css.ts';

/** A person that can be picked. */
export interface PickablePerson<PersonId extends Id = Id> {
  /** Any but `other`. */
  id: PersonId;
  name: string;
  /** The key of their membership type. */
  membership: string;
  /** The label of their membership type. */
  membershipLabel: string;
}

export interface PersonPickerProps<PersonId extends Id = Id> extends ElementProps {
  /** The people to choose from. */
  people: readonly PickablePerson<PersonId>[];
  /** The picked person's id, `other` for another member, or null if none is picked. */
  value: PersonId | 'other' | null;
  /** Called with the picked person's id, or `other`. */
  onChange: (value: PersonId | 'other') => void;
  /** The membership types of the people who can be picked. All types if empty. */
  membershipTypes?: readonly string[];
  /** Finds a member who isn't in the list. Without it, only listed people can be picked. */
  lookup?: ReactNode;
  /** The member that the lookup found. */
  foundPerson?: PickablePerson<PersonId>;
  /** Called to look up a different member. */
  onRemove?: () => void;
  /**
   * Whether nothing can be picked.
   *
   * @default false
   */
  isDisabled?: boolean;
  /** Replaces single texts. */
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
export const PersonPicker = <PersonId extends Id>(props: PersonPickerProps<PersonId>) => {
  const { people, value, onChange, membershipTypes, lookup, foundPerson, isDisabled } = props;
  const words = useMessages('PersonPicker', personPickerMessages, props.messages);
  const hint = (person: PickablePerson<PersonId>) =>
    isPickable(person, membershipTypes)
      ? person.membershipLabel
      : `${person.membershipLabel}: ${words.notAllowed}`;
  const options = people.map((person) => ({
    value: String(person.id),
    label: person.name,
    hint: hint(person),
    isDisabled: !isPickable(person, membershipTypes),
  }));
  /** A radio button's value is text, but an id may be a number. */
  const pick = (text: string) => {
    const picked = people.find(({ id }) => String(id) === text);
    if (picked) onChange(picked.id);
    else if (text === 'other') onChange(text);
  };
  return (
    <div {...elementProps(props, css.picker)}>
      <RadioList
        name="person"
        label={words.label}
        options={lookup ? [...options, { value: 'other', label: words.other }] : options}
        value={value === null ? null : String(value)}
        onChange={pick}
        isDisabled={isDisabled}
      />
      {value === 'other' && lookup && (
        <div className={css.other}>
          {foundPerson ? (
            <>
              <p role="status">
                <strong>{foundPerson.name}</strong>{' '}
                <span className={css.hint}>{hint(foundPerson)}</span>
              </p>
              <Button isDisabled={isDisabled} onPress={() => props.onRemove?.()}>
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
