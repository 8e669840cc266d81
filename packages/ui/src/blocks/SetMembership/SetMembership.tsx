import type { AwardName, Entitlement } from '@conkit/rules';
import { useState } from 'react';
import { endingRightsMessages } from '../../locales/en/EndingRights.gen.ts';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { useMessages } from '../../words/provider.tsx';
import { actForPersonMessages } from '../../locales/en/ActForPerson.gen.ts';
import * as css from '../../components/EndingRights/EndingRights.css.ts';
import { formatRight } from '../../components/EndingRights/EndingRights.tsx';
import { ActForPerson, type ActProps } from '../ActForPerson/ActForPerson.tsx';

export interface SetMembershipProps extends ActProps {
  /** The label of the current membership. */
  currentMembership: string;
  /** The memberships to choose from, without the current one. */
  options: readonly SelectOption[];
  /** The chosen membership's key; '' for none. */
  value: string;
  /** Called with the chosen membership's key. */
  onChange: (membership: string) => void;
  /** The rights that begin: `endingRights` of the rules, from the chosen membership to the current one. */
  addedRights: readonly Entitlement[];
  /** The rights that end: `endingRights` from the current membership to the chosen one. */
  removedRights: readonly Entitlement[];
  /**
   * The collective name of the convention's awards.
   *
   * @default the convention has no awards
   */
  awardName?: AwardName | undefined;
  /**
   * Whether members vote on the site of a later convention.
   *
   * @default true
   */
  hasSiteSelection?: boolean | undefined;
  /** Whether the chosen membership comes with a member number. */
  hasMemberNumber: boolean;
  /** Called to set the chosen membership. */
  onSubmit: () => void;
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
 *   currentMembership="Supporting"
 *   options={[{ value: 'Adult', label: 'Adult' }]}
 *   value={type}
 *   onChange={setType}
 *   addedRights={endingRights(types, type, 'Supporter')}
 *   removedRights={endingRights(types, 'Supporter', type)}
 *   awardName={{ name: 'Hugo Awards' }}
 *   hasMemberNumber={false}
 *   reason={reason}
 *   onReasonChange={setReason}
 *   isPending={false}
 *   onSubmit={set}
 *   onCancel={back}
 * />
 * ```
 */
export const SetMembership = (props: SetMembershipProps) => {
  const { name, currentMembership, options, value, onChange, addedRights, removedRights } = props;
  const words = useMessages('ActForPerson', actForPersonMessages, props.messages);
  const endingRights = useMessages('EndingRights', endingRightsMessages);
  const [refusals, setRefusals] = useState(0);
  const isChosen = value !== '';
  const rights = (heading: string, list: readonly Entitlement[]) => (
    <>
      {heading}
      <ul className={css.rights}>
        {list.map((each) => (
          <li key={each}>{formatRight(endingRights, each, props)}</li>
        ))}
      </ul>
    </>
  );
  const isSame = addedRights.length === 0 && removedRights.length === 0;
  return (
    <ActForPerson
      {...props}
      title={words.membership({ name })}
      consequences={[
        ...(isChosen && isSame ? [words.sameRights] : []),
        ...(addedRights.length > 0 ? [rights(words.begins, addedRights)] : []),
        ...(removedRights.length > 0 ? [rights(words.ends, removedRights)] : []),
        ...(props.hasMemberNumber ? [words.newNumber] : []),
        words.noMoney,
        words.mailed({ name }),
        words.seesChange({ name }),
      ]}
      actionLabel={words.giveMembership}
      hasChanges={isChosen}
      isReady={isChosen}
      onSubmit={props.onSubmit}
      failedAttempts={refusals}
      onInvalid={() => setRefusals((count) => count + 1)}
    >
      <p>
        {words.present}: <strong>{currentMembership}</strong>
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
