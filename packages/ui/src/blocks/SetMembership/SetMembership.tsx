import type { AwardName, Entitlement } from '@conkit/rules';
import { useState } from 'react';
import { endingRightsMessages } from '../../locales/en/EndingRights.gen.ts';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { useMessages } from '../../words/provider.tsx';
import { actForPersonMessages } from '../../locales/en/ActForPerson.gen.ts';
import { formatRight } from '../../components/EndingRights/EndingRights.tsx';
import { ActForPerson, type ActProps } from '../ActForPerson/ActForPerson.tsx';

export interface SetMembershipProps extends ActProps {
  /** The label of the current membership. */
  present: string;
  /** The memberships to choose from, without the current one. */
  options: readonly SelectOption[];
  /** The chosen membership's key; '' for none. */
  value: string;
  onChange: (membership: string) => void;
  /** The rights that begin: `endingRights` of the rules, from the chosen membership to the current one. */
  begins: readonly Entitlement[];
  /** The rights that end: `endingRights` from the current membership to the chosen one. */
  ends: readonly Entitlement[];
  /**
   * The collective name of the convention's awards.
   *
   * @default the convention has no awards
   */
  awards?: AwardName | undefined;
  /** Whether the chosen membership comes with a member number. */
  bringsNumber: boolean;
  /** Called to set the chosen membership. */
  onSet: () => void;
}

/**
 * The page where the crew gives a person another membership without a payment. Before the change, it lists the rights
 * that begin and end.
 *
 * @example
 * ```tsx
 * <SetMembership
 *   name="Aoife Byrne"
 *   operator="desk@example.com"
 *   present="Supporting"
 *   options={[{ value: 'Adult', label: 'Adult' }]}
 *   value={type}
 *   onChange={setType}
 *   begins={endingRights(types, type, 'Supporter')}
 *   ends={endingRights(types, 'Supporter', type)}
 *   awards={{ name: 'Hugo Awards' }}
 *   bringsNumber={false}
 *   reason={reason}
 *   onReasonChange={setReason}
 *   isSending={false}
 *   onSet={set}
 *   onCancel={back}
 * />
 * ```
 */
export const SetMembership = (props: SetMembershipProps) => {
  const { name, present, options, value, onChange, begins, ends, awards } = props;
  const words = useMessages('ActForPerson', actForPersonMessages, props.messages);
  const endingRights = useMessages('EndingRights', endingRightsMessages);
  const [refusals, setRefusals] = useState(0);
  const isChosen = value !== '';
  const rights = (heading: string, list: readonly Entitlement[]) => (
    <>
      {heading}
      <ul>
        {list.map((each) => (
          <li key={each}>{formatRight(endingRights, each, awards)}</li>
        ))}
      </ul>
    </>
  );
  const isSame = begins.length === 0 && ends.length === 0;
  return (
    <ActForPerson
      {...props}
      title={words.membership({ name })}
      follows={[
        ...(isChosen && isSame ? [words.sameRights] : []),
        ...(begins.length > 0 ? [rights(words.begins, begins)] : []),
        ...(ends.length > 0 ? [rights(words.ends, ends)] : []),
        ...(props.bringsNumber ? [words.newNumber] : []),
        words.noMoney,
        words.mailed({ name }),
        words.seesChange({ name }),
      ]}
      action={words.giveMembership}
      hasChanges={isChosen}
      isReady={isChosen}
      onAct={props.onSet}
      refusals={refusals}
      onRefused={() => setRefusals((count) => count + 1)}
    >
      <p>
        {words.present}: <strong>{present}</strong>
      </p>
      <Select
        label={words.newMembership}
        placeholder={words.choose}
        isRequired
        options={options}
        value={value}
        onChange={onChange}
        errorMessage={refusals > 0 && !isChosen ? words.choose : undefined}
      />
    </ActForPerson>
  );
};
