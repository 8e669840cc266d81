import { changedFields } from '@conkit/rules';
import { MemberForm, type MemberFormProps } from '../../components/MemberForm/MemberForm.tsx';
import { useMessages } from '../../words/provider.tsx';
import { actForPersonMessages } from '../../locales/en/ActForPerson.gen.ts';
import { editMemberMessages } from '../../locales/en/EditMember.gen.ts';
import { ActForPerson, type ActProps } from '../ActForPerson/ActForPerson.tsx';
import type { EditMemberProps } from '../EditMember/EditMember.tsx';
import { FieldConflicts, ResumedNotice } from '../EditMember/EditParts.tsx';

export interface EditRecordProps
  extends
    ActProps,
    Pick<
      EditMemberProps,
      | 'value'
      | 'savedValue'
      | 'onChange'
      | 'conflicts'
      | 'onResolveConflict'
      | 'failedAttempts'
      | 'onStartOver'
    >,
    Pick<
      MemberFormProps,
      'validationErrors' | 'paperPubs' | 'getBadgeImage' | 'badgeTemplate' | 'hasBadge'
    > {
  /** Called to save the changes. */
  onSubmit: () => void;
  /** Called when saving is tried while something is missing. */
  onInvalid: () => void;
  /**
   * Whether the changes were restored from an earlier visit.
   *
   * @default false
   */
  isRestored?: boolean;
}

/**
 * The page where the crew edits a person's details: the members' own form, conflicting changes, the consequences and
 * the reason. Address and membership have pages of their own.
 *
 * @example
 * ```tsx
 * <EditRecord
 *   name="Aoife Byrne"
 *   operator="desk@example.com"
 *   value={typed}
 *   savedValue={saved}
 *   onChange={setTyped}
 *   conflicts={[]}
 *   onResolveConflict={choose}
 *   reason={reason}
 *   onReasonChange={setReason}
 *   failedAttempts={0}
 *   onInvalid={refuse}
 *   isPending={false}
 *   onSubmit={save}
 *   onCancel={back}
 *   onStartOver={() => setTyped(saved)}
 * />
 * ```
 */
export const EditRecord = (props: EditRecordProps) => {
  const { name, value, savedValue, conflicts, failedAttempts } = props;
  const words = useMessages('ActForPerson', actForPersonMessages, props.messages);
  const edit = useMessages('EditMember', editMemberMessages);
  const hasChanges = Object.keys(changedFields(savedValue, value)).length > 0;
  const isDecided = conflicts.every(({ choice }) => choice !== null);
  return (
    <ActForPerson
      {...props}
      title={words.edit({ name })}
      consequences={[words.noMail({ name }), words.seesChange({ name })]}
      actionLabel={words.save}
      hasChanges={hasChanges}
      isReady={hasChanges && isDecided}
      errorMessage={failedAttempts > 0 && !hasChanges ? words.nothingChanged : props.errorMessage}
      onSubmit={props.onSubmit}
    >
      {props.isRestored && <ResumedNotice onStartOver={props.onStartOver} words={edit} />}
      <FieldConflicts
        conflicts={conflicts}
        onResolveConflict={props.onResolveConflict}
        words={edit}
      />
      <MemberForm
        variant="existing"
        isAdmin
        hasFixedEmail
        hasBadge={props.hasBadge}
        value={value}
        savedValue={savedValue}
        onChange={props.onChange}
        isSubmitted={failedAttempts > 0}
        validationErrors={props.validationErrors}
        paperPubs={props.paperPubs}
        badgeTemplate={props.badgeTemplate}
        getBadgeImage={props.getBadgeImage}
        messages={{ readOnlyEmailHint: () => words.emailElsewhere }}
      />
    </ActForPerson>
  );
};
